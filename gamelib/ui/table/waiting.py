"""Tables that wait: a game that is left stays where it is, and one that is taken up has the others with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .game import PERSON, Game

if TYPE_CHECKING:
    from .page import TablePage

MOST = 6
"""So many games a visitor has at most, the one that is played among them."""
ODD = "odd"
"""The part of an address that stands for the game to which a designer's page led."""


def seated(table: TablePage, tables: Iterable[TablePage]) -> TablePage:
    """The table at which somebody sits down; the others go on waiting."""
    others = [one for one in tables if one is not table]
    for one in others:
        one.left = []
    table.left = others
    return table


def begun(table: TablePage, tables: Iterable[TablePage]) -> TablePage:
    """A table with a new game, at which somebody sits down; all others go on waiting, of the same game, too.

    One at which nobody ever decided anything makes room for another of its game. Where too many wait, see :func:`_drop_one`.
    """
    name = table.game.state.ruleset
    others = [one for one in tables if one.game.state.ruleset != name or _is_touched(one.game)]
    while len(others) >= MOST:
        _drop_one(others)
    _count(table, others)
    return seated(table, others)


def set_aside(table: TablePage) -> None:
    """Let the game of a table wait at the door beside the others, before another one begins there."""
    if not table.door or table.seat is not None or not _is_touched(table.game):
        return
    kept = type(table)(None, folder=table.folder, face=table.face)
    kept.language, kept.door = table.language, True
    kept.open(table.game)
    others = list(table.left)
    while len(others) > MOST - 2:
        _drop_one(others)
    kept.number = table.number
    table.left = [kept, *others]
    _count(table, table.left)


def _count(newest: TablePage, others: Iterable[TablePage]) -> None:
    """Number the games of a kind by their age, the one that was begun first first."""
    kind = newest.game.state.ruleset
    older = sorted((one for one in others if one.game.state.ruleset == kind), key=lambda one: one.number)
    for number, one in enumerate([*older, newest]):
        one.number = number


def _drop_one(others: list[TablePage]) -> None:
    """Let go of a game that is over, then of one that was only watched; else of whichever was left first."""
    over = [one for one in others if is_over(one)]
    watched = [one for one in others if not _is_touched(one.game)]
    others.remove((over or watched or others)[-1])


def is_over(table: TablePage) -> bool:
    """Whether a game has come to its end."""
    return table.game.states[table.game.last].actor is None


def _is_touched(game: Game) -> bool:
    """Whether a person decided anything in a game."""
    people = [seat for seat, who in enumerate(game.seats) if who == PERSON]
    return any(state.actor in people for line in game.branches for state in line.states[:-1])


def key(table: TablePage) -> str:
    """By what a table that waits is asked for: its game, and its number where there are several."""
    return table.game.state.ruleset + (f"-{table.number}" if table.number else "")


def address(table: TablePage) -> str:
    """Where a table is found in its visit: by its game, and by the rule that is demonstrated on it."""
    if table.opened is None or not table.door or table.seat is not None:
        return ""
    if table.origin is not None:
        return f"{table.origin.address}/{table.demonstrated.partition('.')[2] if table.only_shows else ODD}"
    clause = table.demonstrated.partition(".")[2] if table.aside else ""
    return f"/{table.opened.state.ruleset}/table" + (f"/{clause}" if clause else "")
