"""The front door: which game, how, with how many and how good; the games that wait; and the ways to learn one."""

from .choices import BOTS, LEVELS, NAMES, USUAL_LEVEL, WAYS, players_of, usual_players
from .page import DoorPage, restored

__all__ = [
    "BOTS", "LEVELS", "NAMES", "USUAL_LEVEL", "WAYS", "DoorPage", "players_of", "restored", "usual_players",
]  # fmt: skip
