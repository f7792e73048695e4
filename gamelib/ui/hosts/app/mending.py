"""A page some of whose games are damaged: these are set aside, and everything else is there as it was."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Mapping, Set
from pathlib import Path
from typing import Any

from ... import kinds
from ...page import Page
from ...table import putting_away
from ...table.keeping import unreadable
from . import drawers

CARRIED = ("version", "language", "purse", "satchel")
"""What belongs to the visitor, whichever page is open."""
Data = Mapping[str, Any]
log = logging.getLogger(__name__)


def mended(path: Path) -> tuple[Page, int]:
    """The page without its damaged games, and how many these are; a page that is damaged itself raises :class:`ValueError`."""
    mending = _Mending(path)
    page = kinds.restored(mending.page(drawers.read(path)))
    try:
        log.error("Damaged games were set aside: %s.", ", ".join(_set_aside(path, page, mending.healthy)))
    except OSError as error:  # then it lies there as it was, and is mended again the next time
        log.error("A damaged game could not be set aside: %r", error)
    return page, mending.damaged


def _set_aside(path: Path, page: Page, healthy: Set[Path]) -> list[str]:
    """Put a copy of the page aside with all that belongs to no healthy game, and write the page anew; what was put aside."""
    aside = [unreadable(path)]
    shutil.copyfile(path, aside[0])
    aside += [one.rename(unreadable(one)) for one in drawers.drawers_of(path) if one not in healthy]
    data = kinds.put_away(page)
    if data is None:
        path.unlink()
    else:
        drawers.put(path, drawers.Folding().apart(data))
    return [one.name for one in aside]


class _Mending:
    """The data of a page with all games that can be brought back, and the drawers in which these lie."""

    def __init__(self, path: Path) -> None:
        self.path, self.healthy, self.damaged = path, set[Path](), 0

    def page(self, data: Any) -> Any:
        """A page as it was; where the game on its table is damaged, the page that led to it, or the door with other games."""
        if not isinstance(data, Mapping):
            return data
        if data.get("kind") == "door":
            return {**data, "waiting": self._waiting(data.get("waiting"))}
        if data.get("kind") != "table":
            return {key: self.page(one) for key, one in data.items()}
        table, origin = self._table(data), self.page(data.get("origin"))
        left = [one for one in map(self._table, data.get("left", ())) if one is not None]
        if table is not None:
            return {**table, "origin": origin, "left": left}
        if not origin and not data.get("door"):
            raise ValueError("No door leads away from this table.")
        carried = {key: data[key] for key in CARRIED if key in data}
        return {**origin, **carried} if origin else {"kind": "door", **carried, "waiting": _seated(left)}

    def _waiting(self, data: Any) -> Data | None:
        """The tables that wait at the door, but for those with a damaged game."""
        every = [] if data is None else [data, *data.get("left", ())]
        return _seated([one for one in map(self._table, every) if one is not None])

    def _table(self, data: Data) -> Data | None:
        """One table with its game and no others; None where it cannot be brought back."""
        try:
            game = drawers.unfolded(self.path, data["game"])
            table = {key: one for key, one in data.items() if key not in ("left", "origin")} | {"game": game}
            putting_away.restored(table)
        except Exception as error:
            if not isinstance(error, ValueError):
                log.error("A game could not be brought back: %r", error)
            self.damaged += 1
            return None
        if game is not data["game"]:
            self.healthy.add(drawers.drawer(self.path, data["game"][drawers.DRAWER]))
        return table


def _seated(tables: list[Data]) -> Data | None:
    """The first of the tables, with which the others wait; None where there is none."""
    return {**tables[0], "left": tables[1:]} if tables else None
