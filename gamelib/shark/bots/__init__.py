"""Bots for SHARK. A bot is called with what it sees and a generator, and answers a move."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from .trader import holder_bot, trader_bot

__all__ = ["BOTS", "holder_bot", "random_bot", "trader_bot"]


def random_bot(view: View, rng: Random) -> Move:
    """Any legal move, each as likely as the others."""
    return rng.choice(view.moves())


BOTS = {"random": random_bot, "trader": trader_bot, "holder": holder_bot}
