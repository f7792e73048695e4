"""Scores that nothing can change any more: they are those of the end, and the rest is offered to be skipped."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib
from gamelib import city
from gamelib.city.bots import costs
from gamelib.city.engine.end import counted
from gamelib.city.fixed import fixed, is_fixed
from gamelib.city.needs import needs
from gamelib.core.words import words
from gamelib.players.hints import hint
from gamelib.ui.table.game import PERSON, ROLLS
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, done, shown


def decisions(players: int, seed: int) -> list[Any]:
    """What is decided in a game of sensible bots, but for bids."""
    played = gamelib.playout("city", city.Rules(players=players), "sensible", seed).states()
    return [state for state in played if state.phase in ("choose", "build")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_score_that_is_fixed_is_that_of_the_end(players: int) -> None:
    known = 0
    for seed in range(6):
        states = decisions(players, seed)
        ended = gamelib.playout("city", city.Rules(players=players), "sensible", seed).final().outcome
        for state in states:
            routes = counted(state.rules, state.table)
            for player in range(players):
                if is_fixed(state.rules, state.table, player):
                    assert sum(routes[player]) - state.table.coins[player] == ended.scores[player]
                    known += 1
        assert not is_fixed(states[0].rules, states[0].table, 0)
    assert known


def test_a_fixed_score_is_told_by_the_card_and_by_the_hint() -> None:
    keys = set()
    for state in [state for seed in range(4) for state in decisions(3, seed)]:
        me, view = state.actor, state.seen_by(state.actor)
        told = [key for key, _ in needs(state.rules, state.table, me)]
        if not is_fixed(state.rules, state.table, me):
            assert not {"all-fixed", "own-fixed"} & set(told)
            continue
        all_fixed = fixed(state.rules, state.table)
        assert told[0] == ("all-fixed" if all_fixed else "own-fixed")
        assert (len(told) == 1) == all_fixed
        advice = hint(view, Random(1))
        hurting = {"lengthens", "takes-plot", "takes-away", "draw-all", "draw-blocker", "draw-shops"}
        assert advice.key in ({"all-fixed", "only"} if all_fixed else {"own-fixed", "only"} | hurting)
        assert costs.said(view, advice.move) is None
        keys.add(advice.key)
    assert {"all-fixed", "own-fixed"} <= keys
    assert "changes no route" not in words("city").say("hints", "own-fixed", {})


def test_where_no_score_can_change_the_rest_can_be_skipped() -> None:
    record = next(
        record
        for record in (gamelib.playout("city", city.Rules(players=2), "sensible", seed) for seed in range(9))
        if fixed(record.final().rules, record.states()[-4].table)
    )
    page = TablePage(record, face="play")
    page.game.seats, page.game.chance = [PERSON, "sensible"], ROLLS
    first = next(at for at, state in enumerate(record.states()) if fixed(state.rules, state.table) and state.actor == 0)
    page.game.take_back(first)
    assert page.game.at == page.game.last == first
    assert 'data-do="skip" data-arg="end"' in shown(page, "moves")
    done(ask(page, "skip"))
    assert page.game.at == first, "only the way to the end decides for a person"
    done(ask(page, "skip", "end"))
    assert page.game.state.actor is None


def test_as_long_as_a_score_can_change_nobody_decides_for_a_person() -> None:
    page = TablePage(gamelib.playout("city", city.Rules(players=2), "sensible", 1, limit=12), face="play")
    page.game.seats, page.game.chance = [PERSON, "sensible"], ROLLS
    ask(page, "skip")
    while page.job is not None:
        page.work()
    assert page.game.state.actor == 0
    assert 'data-key="skip"' not in shown(page, "moves")
