"""What differs between two tables, in a sentence about who stands better and a short list of places."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from html import unescape

from ...drawing import escaped
from ..markup import Tongue, element
from . import curve_groups, curves

MOST = 6
"""So many places are listed; the boards show the others."""
COMMON = ("map", "market", "plot", "space")
"""Places that are nobody's, although a number follows their name."""
_LOOMS = re.compile(r'class="looms ([^"]*)"[^>]*>\s*<title>([^<]*)</title>')
"""What will come, such as a fee: no place, and yet what two tables may differ in."""
NONE = "–"
_PLACE = re.compile(r'data-place="([^"]*)"[^>]*>\s*<title>([^<]*)</title>')
Values = Mapping[str, int]
"""What each player has, by the number of the player."""


def told(boards: Sequence[str], names: Sequence[str], stood: Sequence[tuple[str, Values]], tongue: Tongue) -> str:
    """The two tables compared, as their drawings name every place, and as two curves say who stands how."""
    rows = list(_places(*map(_titles, boards)))
    if not rows:
        return element("p", element("b", escaped(tongue.ui("differs-nothing"))), class_="differs")
    head = "<td></td>" + "".join(element("th", escaped(name), scope="col") for name in names)
    cells = ("".join(element("td", escaped(one)) for one in row) for row in rows[:MOST])
    table = element("table", f"<tr>{head}</tr>" + "".join(element("tr", cell) for cell in cells))
    more = element("p", escaped(tongue.ui("and-more", number=len(rows) - MOST)), class_="quiet") if len(rows) > MOST else ""
    return element("div", _standing(stood, names[1], tongue) + table + more, class_="differs")


def _standing(stood: Sequence[tuple[str, Values]], branch: str, tongue: Tongue) -> str:
    """Who has more and who less on the right."""
    if len(stood) != 2:
        return ""
    (what, left), (_, right) = stood
    gains = {int(name) - 1: right[name] - left[name] for name in left if name in right and name.isdigit()}
    parts = [
        tongue.ui("differs-more" if gain > 0 else "differs-less", player=player, amount=f"{abs(gain):,}")
        for player, gain in gains.items()
        if gain
    ]
    sums = ", ".join(parts) or tongue.ui("differs-level")
    sentence = tongue.ui("differs-standing", branch=branch, what=what, told=sums)
    return element("p", f"<b>{escaped(sentence)}</b>") if gains else ""


def standing(known: curve_groups.Sampled, at: int, ruleset: str, tongue: Tongue) -> tuple[str, Values] | None:
    """The curve that tells best who is ahead, in words, and where it has every player at a place."""
    group = next((one for one in curve_groups.STANDING if one in known.series.curves), None)
    if group is None:
        return None
    index = known.place(at)
    return curves.named(group, ruleset, tongue), {name: line[index] for name, line in known.series.curves[group].items()}


def _titles(board: str) -> dict[str, str]:
    """What a drawing says of what will come, and of every place."""
    return {place: unescape(title) for place, title in (*_LOOMS.findall(board), *_PLACE.findall(board))}


def _places(left: Mapping[str, str], right: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Where two tables differ: the name of the place, and what is there on both; those of players first."""
    differing = (place for place in dict.fromkeys((*left, *right)) if left.get(place) != right.get(place))
    for place in sorted(differing, key=_rank):
        yield _apart(left.get(place, ""), right.get(place, ""))


def _rank(place: str) -> int:
    kind, _, further = place.partition("/")
    return 1 if kind in COMMON else 0 if further[:1].isdigit() else 2


def _apart(one: str, other: str) -> tuple[str, str, str]:
    """Two names of one place as what they have in common and what each says, in short where that differs already."""
    (name, _, first), (same, _, second) = one.partition(": "), other.partition(": ")
    if (first or second) and not (one and other):
        return name or same, first or NONE, second or NONE
    if name != same:
        return ("", name, same) if name and same else ("", one, other)
    if not first or not second:
        return "", one, other
    brief = (first.partition(";")[0], second.partition(";")[0])
    return (name, *brief) if brief[0] != brief[1] else (name, first, second)
