"""Scores that nothing can change any more: they are those of the end, and the rest is offered to be skipped."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib
from gamelib import city
from gamelib.city.bots import costs
from gamelib.city.bots.late import own_fixed_told
from gamelib.city.bots.reasons import reason, settled
from gamelib.city.engine.end import counted
from gamelib.city.fixed import fixed, is_fixed, runs_out
from gamelib.city.needs import needs
from gamelib.city.notation import Reserve
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
        hurting = {"lengthens", "takes-plot", "takes-away", "bars-way", "draw-all", "draw-blocker", "draw-shops"}
        late = {"own-fixed", "own-fixed-lacking", "own-fixed-passing"}
        assert advice.key in ({"all-fixed", "only"} if all_fixed else late | {"only"} | hurting)
        assert costs.said(view, advice.move) is None
        keys.add(advice.key)
    assert "all-fixed" in keys
    assert any(key.startswith("own-fixed") for key in keys)
    assert "changes no route" not in words("city").say("hints", "own-fixed", {})


def test_whoever_has_a_fixed_score_is_told_who_can_still_pass_and_no_lower_than_they_come() -> None:
    keys, hindered = set(), 0
    for seed in range(8):
        states = decisions(3, seed)
        ended = gamelib.playout("city", city.Rules(players=3), "sensible", seed).final().outcome
        for state in states:
            view, me = state.seen_by(state.actor), state.actor
            if not is_fixed(state.rules, state.table, me) or fixed(state.rules, state.table):
                continue
            scores = [sum(one) - coins for one, coins in zip(counted(state.rules, state.table), state.table.coins, strict=True)]
            key, values = own_fixed_told(state.rules, state.table, me)
            keys.add(key)
            behind = [player for player in range(3) if player != me and scores[player] >= scores[me]]
            passed = [player for player in behind if ended.scores[player] < scores[me]]
            assert not passed or key != "own-fixed", "who passed could pass"
            if key != "own-fixed":
                least, mine, score = (int(values[one].replace("−", "-")) for one in ("least", "mine", "score"))
                assert least < mine == scores[me] <= score == scores[values["player"]]
                assert ended.scores[values["player"]] >= least
            for move in [one for one in state.moves() if isinstance(one, Reserve)][:2]:
                better = settled(view, move)
                hindered += better != move
                others = {reason(view, one)[0] for one in state.moves() if isinstance(one, Reserve)}
                assert (reason(view, better)[0] == "takes-away") == ("takes-away" in others)
    assert {"own-fixed", "own-fixed-lacking"} <= keys
    assert hindered


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


def test_where_the_pile_is_empty_whoever_plays_alone_may_leave_the_rest_to_bots() -> None:
    record = gamelib.playout("city", city.Rules(players=2), "sensible", 1)
    first = next(at for at, state in enumerate(record.states()) if runs_out(state.rules, state.table) and state.actor == 0)
    assert not fixed(record.states()[first].rules, record.states()[first].table)
    page = TablePage(record, face="play")
    page.game.seats, page.game.chance = [PERSON, PERSON], ROLLS
    page.game.take_back(first)
    assert "Let bots finish for me" not in shown(page, "moves"), "others at the screen want to play"
    page.game.seats = [PERSON, "sensible"]
    assert "Let bots finish for me" in shown(page, "moves")
    done(ask(page, "skip"))
    assert page.game.at == first
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
