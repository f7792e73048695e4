"""A ruleset may say how its strong bot thinks: who guides it, what it looks at, how far, and what counts."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import gamelib
from gamelib.players import search, thinking
from gamelib.players.bots import Fitted
from gamelib.players.search import Search
from gamelib.players.thinking import Thinking


def choice_in(name: str) -> Any:
    """A state with many moves."""
    states = gamelib.playout(name, seed=2, limit=200).states()
    return next(s for s in states if s.actor is not None and s.actor >= 0 and len(s.moves()) > 4)


def think(monkeypatch: pytest.MonkeyPatch, how: Thinking) -> None:
    monkeypatch.setattr(search, "thinking", lambda name, rules: how)


def first(view: Any, rng: Random) -> Any:
    return view.moves()[0]


def test_a_ruleset_without_the_part_thinks_as_every_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "part", lambda name, what: None)
    thinking.thinking.cache_clear()
    assert thinking.thinking("mark", gamelib.ruleset("mark").Rules()) == Thinking()
    thinking.thinking.cache_clear()


def test_the_part_is_asked_for_the_rules_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = gamelib.ruleset("mark")
    part = SimpleNamespace(thinking=lambda rules: Thinking(ahead=rules.players, guide=first))
    monkeypatch.setattr(thinking, "part", lambda name, what: part)
    thinking.thinking.cache_clear()
    assert [thinking.thinking("mark", mark.Rules(players=players)).ahead for players in (2, 4)] == [2, 4]
    assert thinking.thinking("mark", mark.Rules()).guide is first
    monkeypatch.setattr(mark, "BASE", "mark", raising=False)
    thinking.thinking.cache_clear()
    assert isinstance(thinking.thinking("mark", mark.Rules()).guide, Fitted)
    thinking.thinking.cache_clear()


def test_its_guide_plays_its_own_seat_and_sensible_bots_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: dict[str, set[int]] = {"guide": set(), "sensible": set()}

    def noted(who: str) -> Any:
        return lambda view, rng: seats[who].add(view.viewer) or view.moves()[0]

    monkeypatch.setattr(search, "sensible", lambda name: noted("sensible"))
    think(monkeypatch, Thinking(guide=noted("guide"), ahead=3))
    state = choice_in("mark")
    Search(8)(state.seen_by(state.actor), Random(1))
    assert seats["guide"] == {state.actor}
    assert seats["sensible"] == set(range(state.rules.players)) - {state.actor}


def test_only_the_candidates_that_it_names_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    state = choice_in("mark")
    named, tried = state.moves()[2:4], set()
    think(monkeypatch, Thinking(guide=first, candidates=lambda view, most, rng: [*named, *named]))
    playout = search._Contest._round
    monkeypatch.setattr(search._Contest, "_round", lambda self: tried.update(self.worths) or playout(self))
    Search(12)(state.seen_by(state.actor), Random(1))
    assert tried == {state.moves()[0], *named}


def test_its_own_worth_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    state = choice_in("mark")
    after = {move: state.play(move).table for move in state.moves()}
    wanted = state.moves()[-1]
    think(
        monkeypatch,
        Thinking(guide=first, ahead=0, worth=lambda end, me: float(me == state.actor and end.table == after[wanted])),
    )
    assert Search(64)(state.seen_by(state.actor), Random(1)) == wanted


@pytest.mark.parametrize(("doubt", "changes"), [(0.0, True), (100.0, False)])
def test_its_doubt_says_how_clear_a_better_move_must_be(doubt: float, changes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other moves come out better, by a little and not always."""
    state = choice_in("mark")
    view, start = state.seen_by(state.actor), state.play(state.moves()[0])
    noise = Random(3)
    monkeypatch.setattr(
        search._Contest, "_playout", lambda self, after, luck: 0.0 if after == start else 0.5 + noise.gauss(0, 0.1)
    )
    think(monkeypatch, Thinking(guide=first, doubt=doubt))
    assert (Search(64)(view, Random(1)) != state.moves()[0]) is changes
