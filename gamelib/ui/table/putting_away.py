"""A table as plain data, and back: every branch, the place that is shown, who sits where, and whose eyes see it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from ...core.record import Record
from ...players.bots import bot_of
from .. import kinds
from .game import ASKS, PERSON, ROLLS, Branch, Game
from .sight import NOBODY, OPEN, Eyes

if TYPE_CHECKING:
    from .page import TablePage

_Written = tuple[tuple[Branch, int, tuple[str, ...]], str]
_written: WeakKeyDictionary[Game, dict[int, _Written]] = WeakKeyDictionary()
"""Records of branches as they were last written: a game of many branches is not written whole for every move."""
MOST_NUMBER = 100
"""No table has so high a number."""
MOST_PLAYERS = 12
"""At no table do more sit; on one without a game any of these seats may be meant."""


def saved(page: TablePage) -> dict[str, Any]:
    """The table as data; a demonstration is left, and the game behind it, or the page that led to it, is what stays."""
    if page.only_shows and page.origin is not None:
        return dict(page.origin.saved() or {})
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
    if page.number:
        data["number"] = page.number
    if page.origin is not None:
        data["origin"] = page.origin.saved()
    if page.left:
        data["left"] = [saved(one) for one in page.left]
    return data if game is None else {**data, "game": _as_it_is(page, game)}


def _as_it_is(page: TablePage, game: Game) -> dict[str, Any]:
    """The game as data, made anew only after something was asked of the table."""
    place = (game, game.current, game.at, game.last)
    if page.put_away is None or page.put_away[0] != place:
        page.put_away = (place, packed(game))
    return page.put_away[1]


def packed(game: Game) -> dict[str, Any]:
    """A game as plain data: every branch, the place that is shown, and who sits where."""
    records = _records(game)
    branches = [
        {
            "name": one.name,
            "parent": one.parent,
            "fork": one.fork,
            "base": one.base,
            "owner": one.owner,
            "record": records[number],
            **({"plays_on": True} if one.plays_on else {}),
            **({"other_luck": True} if one.other_luck else {}),
            **({"by_bots": sorted(one.by_bots)} if one.by_bots else {}),
        }
        for number, one in enumerate(game.branches)
    ]
    shown = {"current": game.current, "at": game.at, "passed_on": game.passed_on}
    return {"branches": branches, **shown, "seats": game.seats, "chance": game.chance}


def _records(game: Game) -> list[str]:
    """The branches as records; of one that did not grow since the last time, that which was written then."""
    known, now = _written.get(game, {}), dict[int, _Written]()
    for number, line in enumerate(game.branches):
        as_it_is = (line, len(line.states), game.names)
        before = known.get(id(line))
        is_same = before is not None and before[0][0] is line and before[0][1:] == as_it_is[1:]
        now[id(line)] = before if before is not None and is_same else (as_it_is, game.record(number).text())
    _written[game] = now
    return [now[id(line)][1] for line in game.branches]


def restored(data: Mapping[str, Any]) -> TablePage:
    """The table that was put away; what does not fit raises :class:`ValueError`."""
    from .page import LAB, PLAY, TablePage

    try:
        game = unpacked(data["game"]) if "game" in data else None
        players = MOST_PLAYERS if game is None else game.state.rules.players
        eyes, seat = _eyes(data["eyes"], players), data["seat"]
        seat = None if seat is None else _number(seat, players)
        page = TablePage(None, eyes=eyes, seat=seat, face=LAB if data["face"] == LAB else PLAY)
        page.door, page.projected, page.language = bool(data["door"]), bool(data["projected"]), str(data["language"])
        page.number = _number(data.get("number", 0), MOST_NUMBER)
        if game is not None:
            page.open(game, page.chosen)
        page.origin = kinds.restored(data["origin"]) if data.get("origin") else None
        page.left = [one for one in map(restored, data.get("left", ())) if one.opened is not None]
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"This is no table that was put away: {error}.") from None
    return page


def _eyes(data: object, players: int) -> Eyes:
    """Whose eyes see the table: all open, nobody's, or those of a seat that is there."""
    return NOBODY if data == NOBODY else OPEN if data is None else _number(data, players)


def _number(data: object, most: int) -> int:
    """A number below ``most``, of a seat or a branch."""
    if not isinstance(data, int) or not 0 <= data < most:
        raise ValueError(f"There is no number {str(data)[:60]} here.")
    return data


def unpacked(data: Mapping[str, Any]) -> Game:
    """The game of such data, read whole; what does not fit raises :class:`ValueError`."""
    try:
        return _unpacked(data)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"This is no game that was put away: {error}.") from None


def _unpacked(data: Mapping[str, Any]) -> Game:
    first, *others = data["branches"]
    game = Game(Record.read(first["record"]), 0)
    game.branch.by_bots = _places(first)
    for one in others:
        game.branches.append(_branch(game, one))
    game.switch(_number(data["current"], len(game.branches)))
    game.go(int(data["at"]))
    game.passed_on = bool(data.get("passed_on"))
    game.seats, game.chance = [str(seat) for seat in data["seats"]], str(data["chance"])
    _check_seats(game)
    return game


def _branch(game: Game, data: Mapping[str, Any]) -> Branch:
    """A branch of those that are there already."""
    line = game.branches[_number(data["parent"], len(game.branches))].states
    base = _number(data["base"], len(line))
    world, *later = Record.read(data["record"]).states()
    if (world.ruleset, world.rules) != (line[base].ruleset, line[base].rules):
        raise ValueError("A branch must be of the same game as all others.")
    first = copy(line[base])  # which tells how it came about
    first.table = world.table
    states = [*line[:base], first, *later]
    fork, owner = _number(data["fork"], len(states) + 1), _eyes(data.get("owner", NOBODY), world.rules.players)
    plays_on, other_luck = (bool(data.get(key)) for key in ("plays_on", "other_luck"))
    return Branch(str(data["name"]), states, data["parent"], fork, base, owner, plays_on, other_luck, by_bots=_places(data))


def _places(data: Mapping[str, Any]) -> set[int]:
    """Where bots decided for people on a branch."""
    return {int(at) for at in data.get("by_bots", ())}


def _check_seats(game: Game) -> None:
    """Raise :class:`ValueError` unless somebody who is known sits at every seat."""
    if len(game.seats) != game.state.rules.players:
        raise ValueError("There must be as many seats as players.")
    if game.chance not in (ASKS, ROLLS):
        raise ValueError(f"Chance does not know '{game.chance[:60]}'.")
    for seat in game.seats:
        if seat != PERSON:
            bot_of(game.ruleset, seat)
