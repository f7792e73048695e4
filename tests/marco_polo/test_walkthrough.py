"""What the lesson says of a scene is what the scene shows."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gamelib.marco_polo.atlas import world
from gamelib.marco_polo.engine.end import worth
from gamelib.teach import Moment, lesson

WHO = ("Anna", "Ben")


def scenes() -> list[tuple[str, str, str]]:
    """A clause and its face, and what is told and asked of it."""
    return [(scene.clause, scene.face, f"{scene.text()} {scene.question()}") for scene in lesson("marco_polo").scenes()]


def seen(clause: str, face: str) -> Any:
    """The state that the scene shows: what was before its last move, or where a move is asked about."""
    return Moment.of(clause, face).before()


ALL = scenes()
each = pytest.mark.parametrize(("clause", "face", "said"), ALL, ids=[f"{clause}~{face}" for clause, face, _ in ALL])


def test_the_page_has_scenes() -> None:
    assert len(ALL) > 80


@each
def test_numbers_and_kinds_spun_are_those_of_the_scene(clause: str, face: str, said: str) -> None:
    state = seen(clause, face)
    for spun, kind in re.findall(r"has spun a (\d)(?: by (land|sea))?", said):
        assert state.table.spun == int(spun)
        assert not kind or ("land", "sea")[state.table.kind] == kind


@each
def test_merchants_stand_where_the_text_says(clause: str, face: str, said: str) -> None:
    state = seen(clause, face)
    for who, where in re.findall(r"(Anna|Ben)(?: is| stands|, who is|,) in ([A-Z]\w+)", said):
        at = state.table.places[WHO.index(who)]
        assert world(state.rules.map).spaces[at].name == where


@each
def test_money_is_what_the_text_says(clause: str, face: str, said: str) -> None:
    state = seen(clause, face)
    for cash in re.findall(r"(?:with|has|and) (\d+) (?:besants|in cash)", said):
        assert state.table.cash[0] == int(cash)


@each
def test_goods_worth_eighty_are_counted(clause: str, face: str, said: str) -> None:
    state = seen(clause, face)
    numbers = {"two": 2, "three": 3, "four": 4}
    for many in re.findall(r"(?:with|holds) (two|three|four) goods worth 80", said):
        assert (state.table.hands[0] & world(state.rules.map).finest).bit_count() == numbers[many]


def test_ben_could_be_home_with_more_when_anna_wins() -> None:
    state = seen("marco_polo.goal-first", "")
    assert worth(state.rules, state.table, 1) > worth(state.rules, state.table, 0)
    bens = type(state)(state.rules, state.table.changed(player=1, actor=1, spun=2))
    assert bens.play("go Venice").outcome.winners == (1,)
