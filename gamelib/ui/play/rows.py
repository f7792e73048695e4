"""Moves that differ in one word as rows of small buttons, under a title that says what the rows have in common."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...drawing import escaped
from ..markup import Tongue, element
from ..table.choices import number_range
from ..table.moment import Moment
from . import phrases, trading

ROW, ROWS, ACROSS, SHORT, WORD, FEW = 3, 5, 6, 3, 16, 7
"""More moves than a few that differ only in a last short word stand in a row; so many rows of so many, of so many letters, and
where room is scarce in any one word of so many, of no more than a few moves."""
Rows = dict[str, list[tuple[str, Move]]]
"""The moves that begin alike, each by the word in which they differ."""


def in_a_row(now: Moment, moves: list[Move], gains: dict[Move, int], tongue: Tongue, dense: bool) -> str:
    """Moves that differ in a short word as rows of small buttons: "Take blue to yard square", and then 1, 2, 3, 4.

    Where room is scarce the word may be any of them: "Buy a share", and then red, blue, green, yellow.
    """
    said = {move: phrases.said(move, tongue, now.state.ruleset) for move in moves}
    if len(moves) == 1 or number_range(moves) is not None:
        return ""
    rows = _rows(said) if len(moves) > ROW else {}
    rows = rows or (_one_word_apart(said) if dense else {})
    title, heads = _in_common(list(rows))
    parts = []
    for head, ends in zip(heads, rows.values(), strict=True):
        small = "".join(_end(last, move, said[move], trading.amount(now, move, gains)) for last, move in ends)
        parts.append(element("div", element("span", escaped(head)) + element("div", small), class_="ends"))
    short = all(len(head) < FEW for head in heads) and all(len(ends) < ROW for ends in rows.values())
    if title:
        return _grouped(title, parts, "named two" if short else "named")
    return element("div", parts, class_="many") if parts else ""


def _grouped(title: str, parts: list[str], look: str) -> str:
    """Rows under a title that says what they have in common."""
    return element("div", element("p", escaped(title)) + element("div", parts, class_=look), class_="many grouped")


def _in_common(heads: Sequence[str]) -> tuple[str, list[str]]:
    """What rows begin and end with alike, as their title, and what is left of each: "Take to yard square", and a colour."""
    words = [head.split() for head in heads]
    short = min(map(len, words), default=0)
    front = next((at for at in range(short) if len({one[at] for one in words}) > 1), 0)
    back = next((at for at in range(short - front) if len({one[-1 - at] for one in words}) > 1), 0)
    if len(words) < 2 or not front:
        return "", list(heads)
    title = [*words[0][:front], *words[0][len(words[0]) - back :]]
    return " ".join(title), [" ".join(one[front : len(one) - back]).removesuffix(":") for one in words]


def _rows(said: dict[Move, str]) -> Rows:
    """The moves by all but the last word of what is said of them, if that makes a few short rows; else nothing."""
    rows: Rows = {}
    for move, sentence in said.items():
        head, _, last = sentence.rpartition(" ")
        rows.setdefault(head, []).append((last, move))
    short = all(len(last) <= SHORT for ends in rows.values() for last, _ in ends)
    return rows if short and len(rows) <= ROWS and 1 < max(map(len, rows.values())) <= ACROSS else {}


def _one_word_apart(said: dict[Move, str]) -> Rows:
    """One row of moves of which the same words are said but for a single short one; else nothing."""
    sentences = [sentence.split(" ") for sentence in said.values()]
    if len({len(words) for words in sentences}) > 1 or len(sentences) > FEW:
        return {}
    apart = [at for at, words in enumerate(zip(*sentences, strict=True)) if len(set(words)) > 1]
    if len(apart) != 1 or len(sentences[0]) == 1 or any(len(words[apart[0]]) > WORD for words in sentences):
        return {}
    at, first = apart[0], sentences[0]
    return {" ".join(first[:at] + first[at + 1 :]): [(words[at], move) for words, move in zip(sentences, said, strict=True)]}


def _end(last: str, move: Move, whole: str, gain: int) -> str:
    """The button for one move of a row: the word in which it differs, and what it earns or costs."""
    amount = f" <small>{abs(gain):,}</small>" if gain else ""
    inside = element("span", escaped(last)) + amount
    return element("button", inside, type="button", data_do="play", data_arg=str(move), class_="deed", aria_label=whole)
