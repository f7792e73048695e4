"""A table as plain data, and back: every branch, the place that is shown, who sits where, and whose eyes see it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING, Any

from ...core.record import Record
from .. import kinds
from .game import Branch, Game

if TYPE_CHECKING:
    from .page import TablePage


def saved(page: TablePage) -> dict[str, Any]:
    """The table as data; a demonstration is left, and the game behind it is what stays."""
    game, eyes = page.aside[0] if page.aside else (page.opened, page.chosen)
    data: dict[str, Any] = {
        "kind": "table",
        "door": page.door,
        "face": page.face,
        "projected": page.projected,
        "eyes": eyes,
        "seat": page.seat,
        "language": page.language,
    }
    if page.origin is not None:
        data["origin"] = page.origin.saved()
    if page.left:
        data["left"] = [saved(one) for one in page.left]
    return data if game is None else {**data, "game": _as_it_is(page, game)}


def _as_it_is(page: TablePage, game: Game) -> dict[str, Any]:
    """The game as data, made anew only after something was asked of the table."""
    place = (game, game.current, game.at, game.last)
    if page.put_away is None or page.put_away[0] != place:
        page.put_away = (place, _game(game))
    return page.put_away[1]


def _game(game: Game) -> dict[str, Any]:
    branches = [
        {"name": one.name, "parent": one.parent, "fork": one.fork, "base": one.base, "record": game.record(number).text()}
        for number, one in enumerate(game.branches)
    ]
    return {"branches": branches, "current": game.current, "at": game.at, "seats": game.seats, "chance": game.chance}


def restored(data: Mapping[str, Any]) -> TablePage:
    """The table that was put away; what does not fit raises :class:`ValueError`."""
    from .page import LAB, PLAY, TablePage

    try:
        page = TablePage(None, eyes=data["eyes"], seat=data["seat"], face=LAB if data["face"] == LAB else PLAY)
        page.door, page.projected, page.language = bool(data["door"]), bool(data["projected"]), str(data["language"])
        if "game" in data:
            chosen = page.chosen
            page.open(_opened(data["game"]), chosen)
        page.origin = kinds.restored(data["origin"]) if data.get("origin") else None
        page.left = [one for one in map(restored, data.get("left", ())) if one.opened is not None]
    except (KeyError, TypeError, IndexError) as error:
        raise ValueError(f"This is no table that was put away: {error}.") from None
    return page


def _opened(data: Mapping[str, Any]) -> Game:
    first, *others = data["branches"]
    game = Game(Record.read(first["record"]), 0)
    for one in others:
        base, line = int(one["base"]), game.branches[one["parent"]].states
        world, *later = Record.read(one["record"]).states()
        first = copy(line[base])  # which tells how it came about
        first.table = world.table
        states = [*line[:base], first, *later]
        game.branches.append(Branch(str(one["name"]), states, one["parent"], int(one["fork"]), base))
    game.switch(int(data["current"]))
    game.go(int(data["at"]))
    game.seats, game.chance = [str(seat) for seat in data["seats"]], str(data["chance"])
    if len(game.seats) != game.state.rules.players:
        raise ValueError("There must be as many seats as players.")
    return game
