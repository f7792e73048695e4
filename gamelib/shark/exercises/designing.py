"""Designing: a number of the rules that does what was asked for, and no more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...core.errors import RulesError
from ...core.exercise import Exercise, Fault, Unread
from ...core.judges import Game, read_number

PLACED = "place yellow D6"
BEN = 1


def _gentle(task: Exercise, answer: Any) -> Fault | None:
    """The lowest per cent at which Ben survives: he does with it, and does not with one less."""
    percent = read_number(answer.strip().removesuffix("%").strip() if isinstance(answer, str) else answer)
    if percent.denominator != 1:
        raise Unread("no-percent", found=percent)
    try:
        after = _settled(task, int(percent))
    except RulesError as error:
        low, high = task.state.rules.dials()["forced_percent"]["range"]
        return Fault("bad-percent", {"low": low, "high": high}, error.clause)
    if after.table.out[BEN]:
        why = next(event for event in after.events if event.key == "bankrupt")
        return Fault("ruined", {"percent": percent, "told": why.sentence(task.record.names)}, why.clause)
    if percent > 1 and not _settled(task, int(percent) - 1).table.out[BEN]:
        return Fault("gentler", {"percent": percent, "player": BEN}, "shark.forced-sale")
    return None


def _settled(task: Exercise, percent: int) -> Game:
    rules = replace(task.state.rules, forced_percent=percent)
    return type(task.state)(rules, task.state.table).play(PLACED)


GENTLE = Exercise(
    "shark", "gentle", "design", ("shark.forced-sale", "shark.bankrupt"), _gentle, 63, (50, 62, 70, 100, 200), field="number"
)
