"""Bots for Marco Polo. A bot is called with what it sees and a generator, and answers a move."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from .merchant import merchant_bot

__all__ = ["BOTS", "merchant_bot", "random_bot"]


def random_bot(view: View, rng: Random) -> Move:
    """Any legal move, each as likely as the others."""
    return rng.choice(view.moves())


BOTS = {"random": random_bot, "merchant": merchant_bot}
