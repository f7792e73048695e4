"""Where a visitor's page lies on disk: a file for the page and one for each game, so that only what changed is written.

A game lies under the digest of its text, in an envelope, as it may hold what some at the table must not know. It is written
before the page that names it, and what no page names goes last: whenever the server is killed, the page that lies there finds
its games whole.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ...table.keeping import sealed, unreadable, unsealed, write

PAGE, GAME = ".page", ".game"
DRAWER = "drawer"
"""What stands in a page where a game was taken out of it."""


class Apart(NamedTuple):
    """A page as text, and the texts of its games by their digests."""

    page: str
    games: dict[str, str]


class Folding:
    """Takes pages apart; a game that did not change since the last time is not looked at again."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Any, str, str]] = {}

    def apart(self, data: Mapping[str, Any]) -> Apart:
        """The page without its games, and these."""
        games: dict[str, str] = {}
        seen: dict[int, tuple[Any, str, str]] = {}

        def folded(game: Any) -> Any:
            known = self._known.get(id(game))
            if known is None or known[0] is not game:
                text = json.dumps(game)
                known = (game, hashlib.sha256(text.encode()).hexdigest()[:32], text)
            seen[id(game)] = known
            games[known[1]] = known[2]
            return {DRAWER: known[1]}

        page = json.dumps(_with_games(data, folded))
        self._known = seen
        return Apart(page, games)


def _with_games(data: Any, work: Callable[[Any], Any]) -> Any:
    """The data of a page, with something done to the game on each of its tables."""
    if isinstance(data, list):
        return [_with_games(one, work) for one in data]
    if not isinstance(data, Mapping):
        return data
    is_table = data.get("kind") == "table"
    return {key: work(one) if is_table and key == "game" else _with_games(one, work) for key, one in data.items()}


def put(path: Path, apart: Apart) -> None:
    """Write what is not there yet: the games first, then the page; then games that it names no more go."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for name, text in apart.games.items():
        if not (place := drawer(path, name)).is_file():
            write(place, sealed(text))
    write(path, apart.page)
    for place in drawers_of(path):
        if place not in {drawer(path, name) for name in apart.games}:
            place.unlink(missing_ok=True)


def taken(path: Path) -> dict[str, Any]:
    """The page as data with its games in it; one that cannot be read raises :class:`ValueError`."""
    data: dict[str, Any] = _with_games(read(path), lambda game: unfolded(path, game))
    return data


def read(path: Path) -> Any:
    """The page as data without its games; what cannot be read raises :class:`ValueError`."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, RecursionError) as error:
        raise ValueError(str(error)) from None


def unfolded(path: Path, game: Any) -> Any:
    """A game of the page from its drawer; one that cannot be read raises :class:`ValueError`."""
    if not isinstance(game, Mapping) or DRAWER not in game:
        return game
    if not re.fullmatch("[0-9a-f]{32}", str(game[DRAWER])):
        raise ValueError("This is no drawer.")
    try:
        return json.loads(unsealed(drawer(path, str(game[DRAWER])).read_text(encoding="utf-8")))
    except (OSError, RecursionError) as error:
        raise ValueError(str(error)) from None


def set_aside(path: Path) -> Path:
    """Put a page that cannot be read where nothing is written over it, with its games; where that is."""
    aside = unreadable(path)
    for one in drawers_of(path):
        one.rename(unreadable(one))
    path.rename(aside)
    return aside


def remove(path: Path) -> None:
    """Throw a page away with its games."""
    for one in (path, *drawers_of(path)):
        one.unlink(missing_ok=True)


def drawer(path: Path, name: str) -> Path:
    """Where a game of the page lies, by its digest."""
    return path.with_name(f"{path.stem}-{name}{GAME}")


def drawers_of(path: Path) -> list[Path]:
    """Every game that lies with the page."""
    return list(path.parent.glob(f"{path.stem}-*{GAME}"))
