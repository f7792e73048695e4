"""The agenda in words: ``end``, ``trade``, ``draw yellow``, ``return yellow-hunt``, ``pay 2 1 40``, ``arrive 1``."""

from __future__ import annotations

from ..core.text import Line, shown
from .rules import Rules
from .table import COLOURS, TO_BANK, TO_LOOT, Task
from .world import World

SHAPES = {
    "end": "",
    "trade": "",
    "buy": "",
    "deal": "player",
    "draw": "colour",
    "return": "card",
    "name": "card",
    "pay": "player payee amount",
    "fan": "player player",
    "arrive": "player",
    "gift": "player amount",
    "table": "player",
    "secret": "player",
}
"""What stands behind the word of each task."""
PAYEES = {"bank": TO_BANK, "loot": TO_LOOT}


def write_task(here: World, task: Task) -> str:
    """A task in words."""
    kinds = SHAPES[str(task[0])].split()
    return " ".join([str(task[0]), *(_said(here, kind, int(part)) for kind, part in zip(kinds, task[1:], strict=True))])


def _said(here: World, kind: str, part: int) -> str:
    if kind == "colour":
        return COLOURS[part]
    if kind == "card":
        return here.cards[part]
    if kind == "payee" and part < 0:
        return next(word for word, payee in PAYEES.items() if payee == part)
    return str(part + 1) if kind in ("player", "payee") else str(part)


def read_task(here: World, rules: Rules, line: Line, text: str) -> Task:
    """The task that the words say; the line's error if there is no such task."""
    word, *parts = text.split() or [""]
    if word not in SHAPES or len(parts) != len(SHAPES[word].split()):
        examples = "end, trade, buy, draw yellow, return yellow-hunt, name yellow-pope, pay 2 1 40, fan 1 2, gift 1 3"
        line.fail(f"'{shown(text)}' is no task; tasks are written like {examples}.", text)
    return (word, *(_read(here, rules, line, kind, part) for kind, part in zip(SHAPES[word].split(), parts, strict=True)))


def _read(here: World, rules: Rules, line: Line, kind: str, part: str) -> int:
    if kind == "colour" and part in COLOURS:
        return COLOURS.index(part)
    if kind == "card" and part in here.card_index and not here.is_good(part):
        return here.card_index[part]
    if kind == "payee" and part in PAYEES:
        return PAYEES[part]
    if kind in ("player", "payee"):
        return line.number_of(part, "a player", 1, rules.players) - 1
    if kind == "amount":
        return line.number_of(part, "an amount", 0, 10**6)
    line.fail(f"'{shown(part)}' is no {kind}.", part)
