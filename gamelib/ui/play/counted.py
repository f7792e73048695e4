"""How the figures of a hint are counted: sentences, and a table where two sums stand side by side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from ...core.words import Words
from ...drawing import escaped
from ...players.hints import Said
from ..markup import Tongue, element

if TYPE_CHECKING:
    from ...players.hints import Hint

HEAD, ROWS = "-head", "-rows"
"""What a sum is called in a table, and its rows, ``what it is = the figure``, beside the sentence that tells the same."""


def folded(found: Hint, tongue: Tongue) -> str:
    """How the figures of the reason are counted, for whoever wants to count them again: folded until asked for."""
    if not found.counted:
        return ""
    says = tongue.of(found.ruleset)
    parts = groupby(found.counted, lambda one: _labels(one, says))
    told = "".join(_table(list(sums), says, tongue) if labels else _lines(sums, says, tongue) for labels, sums in parts)
    summary = element("summary", escaped(tongue.ui("hint-counted")))
    return element("details", summary + told, class_="counted", data_key="hint-counted")


def _labels(one: Said, says: Words) -> tuple[str, ...]:
    """What the rows of a sum are called, none where it stays a sentence: only sums of the same rows stand in one table."""
    key, values = one
    return tuple(label for label, _ in _cells(key, values, says)) if says.has("hints", key + HEAD) else ()


def _cells(key: str, values: Mapping[str, object], says: Words, names: Sequence[str] = ()) -> list[tuple[str, str]]:
    """The rows of a sum: what each is, and its figure."""
    rows = says.say("hints", key + ROWS, values, names).split(" | ")
    return [(label, figure) for label, _, figure in (row.rpartition(" = ") for row in rows)]


def _lines(sums: Iterable[Said], says: Words, tongue: Tongue) -> str:
    said = (says.say("hints", key, values, tongue.names) for key, values in sums)
    return "".join(element("p", escaped(line), class_="counted-line") for line in said)


def _table(sums: Sequence[Said], says: Words, tongue: Tongue) -> str:
    """The sums as columns, row by row; the last row is what they come to."""
    heads = [says.say("hints", key + HEAD, values, tongue.names) for key, values in sums]
    rows = list(zip(*[_cells(key, values, says, tongue.names) for key, values in sums], strict=True))
    top = element("td", "") + "".join(element("th", escaped(head), scope="col") for head in heads)
    body = "".join(
        element(
            "tr", element("th", escaped(row[0][0]), scope="row") + "".join(element("td", escaped(figure)) for _, figure in row)
        )
        for row in rows
    )
    return element("table", element("tr", top) + body, class_="counted-sums")
