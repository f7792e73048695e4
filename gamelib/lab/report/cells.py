"""The table of a report as people read it: a cell an estimate, with its unit and its interval."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.words import words
from ..estimate.units import NUMBER, SHARE, Unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .report import Report

Row = dict[str, Any]
SHARES = ("forced", "fair", "games")
"""Columns of shares, whatever the report is about."""
COUNTS = ("uses",)
BARE = ("what", "measure", "way", "value")
"""Columns that need no name where they stand in a line of text."""
LEVELS, CHANGES = ("before", "after"), ("difference",)
"""Levels are told one digit finer than their difference, lest they contradict it by rounding."""


def heads(report: Report) -> list[str]:
    """The headings of the columns."""
    texts = words("lab").texts["columns"]
    return [str(texts.get(column, column)) for column in columns(report)]


def columns(report: Report) -> list[str]:
    """The columns that are shown: an interval stands in the cell of its estimate; games are told where rows differ in them."""
    ends = {end for column in report.table.columns for end in _ends(str(column))}
    ends |= {"n"} if len(report.table) > 1 and report.table["n"].nunique() == 1 else set()
    return [str(column) for column in report.table.columns if column not in ends]


def rows(report: Report) -> list[list[str]]:
    """The cells of the table, a list a row."""
    known = columns(report)
    found: list[Row] = [{str(key): value for key, value in row.items()} for row in report.table.to_dict("records")]
    each = list(zip(found, _units(report), strict=True))
    return [[_cell(row, column, unit, _least(row, each)) for column in known] for row, unit in each]


def lines(report: Report) -> list[str]:
    """The table as text, a line a row, aligned."""
    named = ["" if column in BARE else f"{head} " for column, head in zip(columns(report), heads(report), strict=True)]
    cells = [[name + cell for name, cell in zip(named, row, strict=True)] for row in rows(report)]
    widths = [max((len(row[place]) for row in cells), default=0) for place in range(len(named))]
    return ["  " + "   ".join(map(str.ljust, row, widths)).rstrip() for row in cells]


def _units(report: Report) -> list[Unit]:
    return list(report.units) or [NUMBER] * len(report.table)


def _ends(column: str) -> tuple[str, str]:
    return ("low", "high") if column == "value" else (f"{column}_low", f"{column}_high")


def _least(row: Row, each: Sequence[tuple[Row, Unit]]) -> int | None:
    """Digits that the values of a measure need, so that differences between them can be found in the table."""
    spans = [(unit, other) for other, unit in each if "difference" in other and other["measure"] == row.get("measure")]
    return spans[0][0].finest((one["difference_low"], one["difference_high"]) for _, one in spans) if spans else None


def _cell(row: Row, column: str, unit: Unit, least: int | None) -> str:
    value, (low, high) = row[column], _ends(column)
    kind = _unit(column, unit)
    if low in row:
        return kind.estimate(value, row[low], row[high], least if column == "value" else None)
    if isinstance(value, float):
        places = unit.places(row["low"], row["high"]) if kind.scale == unit.scale else None
        return kind.say(value, places + 1 if places is not None and column in LEVELS else places)
    if str(value) in ("True", "False"):
        return words("lab").label("switch", value)
    return f"{value:,}" if isinstance(value, int) else str(value)


def _unit(column: str, unit: Unit) -> Unit:
    if column in SHARES:
        return SHARE
    if column in COUNTS:
        return NUMBER
    return unit.level() if column in LEVELS else unit.change() if column in CHANGES else unit
