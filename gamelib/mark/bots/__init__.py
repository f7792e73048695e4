"""Bots for MARK. A bot is called with what it sees and a generator, and returns a move."""

from __future__ import annotations

from ...players.bots import BEGINNER, RANDOM, SENSIBLE, STRONG, Bot, Bots, random_bot
from ...players.search import Search
from .beginner import beginner_bot
from .greedy import greedy_bot

__all__ = ["BOTS", "beginner_bot", "greedy_bot", "random_bot"]


_BY_NAME: dict[str, Bot] = {RANDOM: random_bot, BEGINNER: beginner_bot, SENSIBLE: greedy_bot, STRONG: Search(64, STRONG)}
BOTS = Bots(_BY_NAME, also={"greedy": SENSIBLE})
