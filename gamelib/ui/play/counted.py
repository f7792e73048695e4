"""How the figures of a hint are counted: sentences, and a table where two sums stand side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    parts = groupby(found.counted, lambda one: says.has("hints", one[0] + HEAD))
    told = "".join(_table(list(sums), says, tongue) if tabled else _lines(sums, says, tongue) for tabled, sums in parts)
    summary = element("summary", escaped(tongue.ui("hint-counted")))
    return element("details", summary + told, class_="counted", data_key="hint-counted")


def _lines(sums: Iterable[Said], says: Words, tongue: Tongue) -> str:
    said = (says.say("hints", key, values, tongue.names) for key, values in sums)
    return "".join(element("p", escaped(line), class_="counted-line") for line in said)


def _table(sums: Sequence[Said], says: Words, tongue: Tongue) -> str:
    """The sums as columns, row by row; the last row is what they come to."""
    heads = [says.say("hints", key + HEAD, values, tongue.names) for key, values in sums]
    columns = [says.say("hints", key + ROWS, values, tongue.names).split(" | ") for key, values in sums]
    rows = [[cell.rpartition(" = ") for cell in row] for row in zip(*columns, strict=True)]
    top = element("td", "") + "".join(element("th", escaped(head), scope="col") for head in heads)
    body = "".join(
        element("tr", element("th", escaped(row[0][0]), scope="row") + "".join(element("td", escaped(one[2])) for one in row))
        for row in rows
    )
    return element("table", element("tr", top) + body, class_="counted-sums")
