"""Designing: rules of one's own that must do what was asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...core.errors import RulesError
from ...core.exercise import Exercise, Fault, Unread
from ..rules import VALUES, Rules

WORTH, LAST = 130, 35
MOST_DIGITS = 6


def _flat(task: Exercise, answer: Any) -> Fault | None:
    """Five rows that the rules accept, each worth as much as before, with no square above the limit."""
    try:
        market = answer.market if isinstance(answer, Rules) else _rows(answer)
        rules = replace(task.state.rules, market=market)
    except TypeError:
        raise Unread("no-market", found=type(answer).__name__) from None
    except RulesError as error:
        return Fault("bad-market", {"why": error.sentence}, error.clause)
    for row, values in enumerate(rules.market):
        if sum(values) != WORTH:
            return Fault("row-worth", {"row": row, "sum": sum(values)}, "mark.market-values")
        if values[-1] > LAST:
            return Fault("row-last", {"row": row, "last": values[-1]}, "mark.market-values")
    return None


def _rows(answer: Any) -> tuple[tuple[int, ...], ...]:
    """Rows of numbers; as text with blanks between numbers and a stroke between rows."""
    if not isinstance(answer, str):
        return tuple(tuple(row) for row in answer)
    rows = [row.split() for row in answer.split("/")]
    if not all(number.isdecimal() and len(number) <= MOST_DIGITS for row in rows for number in row):
        raise Unread("no-market", found="text")
    return tuple(tuple(map(int, row)) for row in rows)


FLAT = Exercise(
    "mark",
    "flat",
    "design",
    ("mark.market-values", "mark.market-shape"),
    _flat,
    ((18, 22, 26, 30, 34),) * 5,
    (VALUES, ((26, 26, 26, 26, 26),) * 5, ((5, 10, 20, 30, 35),) * 5, ((20, 30, 40, 40),) * 5),
    field="table",
)
