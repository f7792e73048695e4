"""Positions of a plain table are read and written without further code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from gamelib.core import rules, table
from gamelib.core.errors import RecordError
from gamelib.core.kit.engine import Engine, Phase
from gamelib.core.kit.positions import Fault, PlainFacts
from gamelib.core.moves import CHANCE
from gamelib.core.rules import dial


@dataclass(frozen=True)
class Rules(rules.Rules):
    """A number of players."""

    players: int = dial(2, "heaps.setup", 2, 3)


class Table(table.Table):
    """Heaps of stones."""

    __slots__ = ("debt", "heaps", "player")
    player: int
    heaps: tuple[int, ...]
    debt: int


def _heaps(rules: Rules, table: Table) -> Iterator[Fault]:
    if len(table.heaps) > 3:
        yield "heaps", "there are three heaps at most."


class Facts(PlainFacts[Rules, Table]):
    """Its positions."""

    kind = Table
    faults = (_heaps,)


def _never(*values: Any) -> Any:
    raise AssertionError(values)


PHASES = (Phase("roll", "heaps.roll", _never, _never, {}, chance=True), Phase("take", "heaps.take", _never, _never, {}))
ENGINE: Engine[Rules, Table] = Engine(_never, PHASES, _never, _never, ())
TAKING = "turn: 3\nphase: take\nplayer: 2\ndebt: -4\nheaps: 1 0 5"


def read(text: str) -> Table:
    return Facts.read(Rules(), text, ENGINE)


def test_a_plain_position_reads_back() -> None:
    found = read(TAKING)
    assert (found.player, found.actor, found.debt, found.heaps) == (1, 1, -4, (1, 0, 5))
    assert "\n".join(Facts.write(Rules(), found)) == TAKING


@pytest.mark.parametrize(("phase", "actor"), [("roll", CHANCE), ("over", None)])
def test_the_phase_says_who_decides(phase: str, actor: int | None) -> None:
    found = read(TAKING.replace("take", phase).replace("player: 2\n", ""))
    assert (found.player, found.actor) == (-1, actor)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("phase: take", "phase: give", "line 2, column 8: 'give' is no phase; the phases are roll, take, over."),
        ("debt: -4", "debt: 1 2", "line 4: debt is one number."),
        ("debt: -4", "", "line 5: the position lacks a line 'debt: …'."),
        ("heaps: 1 0 5", "heaps: 1 x", "line 5, column 10: heaps must be a whole number, found 'x'."),
        ("heaps: 1 0 5", "heaps: 1 1 1 1", "line 5: there are three heaps at most."),
        ("player: 2", "player: 3", "line 3, column 9: player is 3; it must be from 1 to 2."),
        ("debt: -4", "dept: -4", "line 4: 'dept' is not a part of a position; the parts are turn, phase, debt, heaps, player."),
        ("debt: -4", "debt: 1\ndebt: 1", "line 5, column 1: 'debt' is given twice."),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, problem: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(TAKING.replace(old, new))
    assert str(caught.value) == problem
