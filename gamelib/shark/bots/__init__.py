"""Bots for SHARK. A bot is called with what it sees and a generator, and returns a move."""

from __future__ import annotations

from ...players.bots import BEGINNER, RANDOM, SENSIBLE, STRONG, Bot, Bots, random_bot
from ...players.search import Search
from .beginner import beginner_bot
from .trader import holder_bot, trader_bot

__all__ = ["BOTS", "beginner_bot", "holder_bot", "random_bot", "trader_bot"]


_BY_NAME: dict[str, Bot] = {
    RANDOM: random_bot,
    BEGINNER: beginner_bot,
    SENSIBLE: trader_bot,
    STRONG: Search(32, name=STRONG),
    "holder": holder_bot,
}
BOTS = Bots(_BY_NAME, also={"trader": SENSIBLE})
