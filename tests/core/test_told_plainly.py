"""Clauses, numbers and moves as text: what stands in them, and what is refused at its line."""

from __future__ import annotations

import re
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

import gamelib
from gamelib.core import judges
from gamelib.core.errors import RecordError
from gamelib.core.exercise import Unread
from gamelib.core.rulebook import Clause
from gamelib.core.text import Line
from gamelib.core.words import words


def test_a_clause_tells_its_note_if_it_has_one() -> None:
    plain = Clause("mark.end", "End", "It ends.", "rulebook")
    assert str(plain) == "End [mark.end]: It ends. Basis: rulebook."
    assert str(Clause("mark.end", "End", "It ends.", "rulebook", "at last")).endswith("Basis: rulebook. (at last)")


def test_a_number_may_have_as_many_digits_as_its_highest() -> None:
    line = Line(1, 0, "seed: 9")
    assert line.number_of("9" * 20, "seed", 0, 10**20) == 10**20 - 1
    with pytest.raises(RecordError, match="seed must be a whole number"):
        line.number_of("9" * 21, "seed", 0, 10**20)


def test_a_move_that_cannot_be_read_is_refused_at_its_line() -> None:
    text = gamelib.playout("mark", gamelib.mark.Rules(players=2, rows_to_end=1), seed=3).text()
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if "first " in line)
    lines[at] = lines[at].replace("first ", "fly to ")
    with pytest.raises(RecordError, match="fly") as caught:
        gamelib.Record.read("\n".join(lines) + "\n")
    assert caught.value.line == at + 1


def test_of_an_endless_answer_a_thousand_moves_are_looked_at() -> None:
    read: list[str] = []
    game = SimpleNamespace(parse=lambda text: read.append(text) or gamelib.mark.parse("bid 1"))
    task: Any = SimpleNamespace(game=game)
    with pytest.raises(Unread):
        judges.read_moves(task, ("bid 1" for _ in count()), 3)
    assert len(read) == 1000


HARD = re.compile(
    r"\b(expropriat\w*|(un)?developed|the drawer\w*|nothing is a bid|safe-conduct|fanned|the fan|a ransom)\b", re.IGNORECASE
)


@pytest.mark.parametrize("name", gamelib.RULESETS)
@pytest.mark.parametrize("group", ["clauses", "events", "refusals", "ask", "clicked", "lying", "board", "at", "hints", "needs"])
def test_what_is_said_at_a_table_needs_no_word_that_only_the_rulebook_has(name: str, group: str) -> None:
    """The title of a clause may have it: it stands beside a sentence in plain words."""
    for key, said in words(name, "en").texts.get(group, {}).items():
        sentence = said if isinstance(said, str) else said.get("sentence", "")
        assert not HARD.search(sentence), key
