"""What can be decided here: moves in words by kind, numbers in fields, chance with its odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import astuple
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from ...core.deeds import in_words
from ...core.moves import CHANCE, Move, Place
from ...core.rulesets import part
from ...drawing import escaped
from ..markup import Tongue, button, element, headed, select
from .game import AnyState

FEW = 16
"""Up to so many moves of a kind are buttons; more are a list, or a field where they are numbers in a row."""
SHORT = 3
"""Up to so many letters of a word fit on a button of a table."""
Odds = dict[Move, Fraction]
"""The odds of the outcomes of chance; where all are alike they are said once, and each outcome has none of its own."""


def slug(place: Place) -> str:
    """A place as the drawing names it."""
    return "/".join(map(str, place))


def rest(move: Move) -> str:
    """What a move says beyond its kind."""
    return str(move).partition(" ")[2]


def name_of(move: Move, same: Sequence[Move]) -> str:
    """The short name by which a move is told from others of its kind: its last word if that is enough."""
    last = rest(move).rpartition(" ")[2]
    return last if len({rest(one).rpartition(" ")[2] for one in same}) == len(same) else rest(move)


@lru_cache(maxsize=8192)
def named(move: Move, tongue: Tongue, ruleset: str) -> str:
    """A move in words: the word for its kind, and the rest of its notation; to a plain tongue as something to do.

    Where its ruleset has another word for it in what is due, it is that: "End turn".
    """
    said, group = tongue.of(ruleset), f"do-{tongue.phase}"
    if tongue.plain and move.kind in said.texts.get(group, {}):
        return said.say(group, move.kind, {}, tongue.names)
    if tongue.plain:
        return in_words(move, ruleset, tongue.names, tongue.rules, tongue.language)
    return f"{said.label('move', move.kind)} {rest(move)}".strip()


def needed(state: AnyState) -> tuple[object, str]:
    """The rules of a table whose ruleset needs them to name what its moves are about, else nothing; and what is due there."""
    return None if part(state.ruleset, "spoken") is None else state.rules, state.phase


def told_apart(moves: Sequence[Move], tongue: Tongue, ruleset: str) -> dict[Move, str]:
    """The moves in words; those of which the same would be said are said in full: from which square a piece is sold."""
    said = {move: named(move, tongue, ruleset) for move in moves}
    often = Counter(said.values()) if tongue.plain else Counter[str]()
    fully = (move for move, words in said.items() if often[words] > 1)
    return said | {move: in_words(move, ruleset, tongue.names, tongue.rules, tongue.language, fully=True) for move in fully}


def targets(moves: Sequence[Move], actor: int) -> list[Place]:
    """The places where a move may end."""
    return list(dict.fromkeys(move.places(actor)[-1] for move in moves if move.places(actor)))


def by_kind(moves: Sequence[Move]) -> dict[str, list[Move]]:
    """The moves by their kind, in order."""
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    return kinds


def offered(state: AnyState, moves: Sequence[Move], tongue: Tongue) -> str:
    """Every move, grouped by kind, each way of choosing fit for how many there are."""
    odds: Odds = dict(state.odds()) if state.actor == CHANCE else {}
    shares = set(odds.values())
    even = f"  {tongue.ui('each', odds=next(iter(shares)))}" if len(shares) == 1 else ""
    groups = by_kind(moves).items()
    return "".join(_kind(state, kind, group, {} if even else odds, even, tongue) for kind, group in groups)


def _kind(state: AnyState, kind: str, moves: list[Move], odds: Odds, even: str, tongue: Tongue) -> str:
    label = tongue.of(state.ruleset).label("move", kind)
    if len(moves) == 1 and not rest(moves[0]):
        return element("div", button(label + _odd(moves[0], odds), "play", str(moves[0])), class_="kind")
    return element("div", headed(label + even, _field(state, kind, moves, odds, tongue), "h3"), class_="kind")


def _field(state: AnyState, kind: str, moves: list[Move], odds: Odds, tongue: Tongue) -> str:
    bounds = number_range(moves) if state.actor != CHANCE else None
    if bounds is not None:
        return _number(kind, bounds, tongue)
    if (pairs := pairs_of(moves)) is not None:
        return _matrix(kind, pairs, odds)
    if len(moves) > FEW:
        return _list(state, kind, moves, odds, tongue)
    return element("div", (button(rest(move) + _odd(move, odds), "play", str(move)) for move in moves), class_="row")


def number_range(moves: Sequence[Move]) -> tuple[int, int] | None:
    """The least and the most, where the moves are one number each and all between are there."""
    parts = [astuple(move) for move in moves]
    numbers = [part[0] for part in parts if len(part) == 1 and isinstance(part[0], int)]
    if len(numbers) != len(moves) or rest(moves[0]) != str(numbers[0]):
        return None
    return (numbers[0], numbers[-1]) if numbers == list(range(numbers[0], numbers[0] + len(moves))) else None


def _number(kind: str, bounds: tuple[int, int], tongue: Tongue) -> str:
    low, high = bounds
    field = (
        f'<input type="number" name="number" required min="{low}" max="{high}" step="1" value="{low}" '
        f'aria-label="{escaped(tongue.ui("from-to", low=low, high=high))}">'
    )
    span = element("small", escaped(tongue.ui("from-to", low=low, high=high)))
    go = element("button", escaped(tongue.ui("play")), type="submit", class_="strong")
    return element("form", f"{field}{span}{go}", data_do="number", data_arg=kind, class_="row", autocomplete="off")


def _list(state: AnyState, kind: str, moves: list[Move], odds: Odds, tongue: Tongue) -> str:
    options = [(str(move), rest(move) + _odd(move, odds)) for move in moves]
    field = select("", options, options[0][0], tongue.of(state.ruleset).label("move", kind), name="move")
    go = element("button", escaped(tongue.ui("play")), type="submit")
    places = targets(moves, state.actor or 0)
    note = element("small", escaped(tongue.ui("on-board", places=len(places)))) if places else ""
    return element("form", f"{field}{go}{note}", data_do="chosen", data_arg=kind, class_="row")


class Pairs(NamedTuple):
    """Moves that are every pair of two words, as those of two dice are."""

    rows: list[str]
    columns: list[str]
    cells: dict[tuple[str, str], Move]


def pairs_of(moves: Sequence[Move]) -> Pairs | None:
    """Rows, columns and cells, where the moves are every pair of two words; None where they are not."""
    pairs = [tuple(rest(move).split(" ")) for move in moves]
    if len(moves) <= FEW // 2 or any(len(pair) != 2 for pair in pairs):
        return None
    cells = {(pair[0], pair[1]): move for pair, move in zip(pairs, moves, strict=True)}
    rows, columns = list(dict.fromkeys(row for row, _ in cells)), list(dict.fromkeys(column for _, column in cells))
    return Pairs(rows, columns, cells) if len(cells) == len(rows) * len(columns) and len(columns) <= 8 else None


def _matrix(kind: str, pairs: Pairs, odds: Odds) -> str:
    """A button a pair: with its odds; or with the column's word if it is short enough to need no head; else under its head."""
    rows, columns, cells = pairs
    short = not odds and max(map(len, columns)) <= SHORT
    head = element("tr", ["<td></td>", *(element("th", escaped(column), scope="col") for column in columns)])
    body = []
    for row in rows:
        line = [element("th", escaped(row), scope="row")]
        line += [_cell(cells[row, column], odds, column if short else "·") for column in columns]
        body.append(element("tr", line))
    return element("table", body if short else [head, *body], class_="pairs")


def _cell(move: Move, odds: Odds, text: str) -> str:
    said = str(odds[move]) if odds else text
    return element("td", button(said, "play", str(move), aria_label=rest(move) + _odd(move, odds), title=rest(move)))


def _odd(move: Move, odds: Odds) -> str:
    return f"  {odds[move]}" if odds else ""
