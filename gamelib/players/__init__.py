"""Who plays: bots by name, whole games, bots that think ahead, and hints for people."""

from .hints import Hint, hint

__all__ = ["Hint", "hint"]
