"""What the tints on a board mean, said beside it: on a wall no corner of the board is free for a legend."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.words import words
from ...drawing import escaped
from ..markup import element
from ..table.cuts import TINTS
from ..table.marks import ROAD, Mark

SWATCH = (
    '<svg class="marks" viewBox="0 0 20 20" aria-hidden="true">'
    '<rect class="{role}" x="2" y="2" width="16" height="16" rx="4"/></svg>'
)


def legend(marks: Iterable[Mark], language: str) -> str:
    """A line for each tint where parts are told apart; what becomes a road alone is said beside the board anyway."""
    seen, says = {role: said for role, _, places, *said in marks if places}, words("ui", language)
    if not seen.keys() >= set(TINTS[:2]):
        return ""
    roles = [role for role in (*TINTS, ROAD) if role in seen]
    told = [(role, "".join(seen[role]) or says.say("ui", role, {})) for role in roles]
    return element("ul", (element("li", SWATCH.format(role=role) + escaped(text)) for role, text in told), class_="tints")


def undrawn(told: Mapping[str, Any], wide: bool) -> dict[str, Any]:
    """What the script is told; on a wall without the words from which it draws a legend on the board."""
    kept = {key: text for key, text in told["words"].items() if not wide or key not in (*TINTS, ROAD)}
    return {**told, "words": kept}
