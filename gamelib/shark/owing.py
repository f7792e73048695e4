"""What a player still owes while a settlement lasts: a page tells what a share that is given up covers of it."""

from __future__ import annotations

from .engine.settlement import still_owed as owing

__all__ = ["owing"]
