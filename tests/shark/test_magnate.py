"""The magnate, which guides SHARK's strong bot: what it expects of placements, its trades, and that it beats sensible."""

from __future__ import annotations

from random import Random

import pytest

import gamelib
from gamelib.players.search import Search
from gamelib.players.thinking import thinking
from gamelib.shark.bots.magnate import MOST, NUMBERS, Magnate, Numbers, candidates, lead, magnate_bot, ranked
from gamelib.shark.bots.prospects import prospects
from gamelib.shark.engine.end import wealth
from gamelib.shark.rules import Rules
from gamelib.shark.strong import LOOKED_AT, chance_of_winning, placements
from gamelib.shark.table import AFTER, BEFORE, PLACE, THOUSAND


def decisions(rules: Rules, *phases: str) -> list[gamelib.State]:
    states = gamelib.playout("shark", rules, "sensible", seed=4).states()
    return [state for state in states if state.phase in phases and len(state.moves()) > 1]


def test_the_strong_bot_trades_as_the_magnate_whatever_its_budget() -> None:
    assert thinking("shark", Rules(players=3)).guide is magnate_bot
    for state in decisions(Rules(players=3), BEFORE, AFTER)[::25]:
        view = state.seen_by(state.actor)
        assert Search(4)(view, Random(1)) == Search(16)(view, Random(1)) == magnate_bot(view, Random(1))


def test_the_best_placements_of_the_magnate_are_played_on() -> None:
    for state in decisions(Rules(players=3), PLACE)[::12]:
        view = state.seen_by(state.actor)
        best = ranked(view, Random(1), NUMBERS[3])
        assert best == sorted(best, key=lambda one: -one[0])
        named = placements(view, 31, Random(1))
        assert list(named) == [move for _, move in best[:LOOKED_AT]]
    assert placements(decisions(Rules(players=3), AFTER)[0].seen_by(0), 31, Random(1)) == ()


def test_a_placement_counts_with_the_trade_that_may_follow_it() -> None:
    raised = 0
    for state in decisions(Rules(players=3), PLACE)[20::4]:
        view, numbers = state.seen_by(state.actor), NUMBERS[3]
        for worth, move in ranked(view, Random(1), numbers):
            plain = lead(state.rules, state.play(move).table, state.actor, numbers)
            assert worth >= plain - 1e-9
            raised += worth > plain + numbers.doubt
    assert raised


def test_the_chance_of_winning_grows_with_the_lead_and_is_known_at_the_end() -> None:
    for state in decisions(Rules(players=4), BEFORE)[10::6]:
        playing = [player for player in range(4) if not state.table.out[player]]
        leads = {player: lead(state.rules, state.table, player, NUMBERS[4]) for player in playing}
        chances = {player: chance_of_winning(state, player) for player in range(4)}
        assert sorted(playing, key=lambda player: leads[player]) == sorted(playing, key=lambda player: chances[player])
        assert all(0 < chances[player] < 1 if player in playing else not chances[player] for player in range(4))
    final = gamelib.playout("shark", Rules(players=3), "sensible", seed=4).final()
    assert sum(chance_of_winning(final, player) for player in range(3)) == pytest.approx(1)
    assert all(chance_of_winning(final, player) for player in final.outcome.winners)


def test_a_placement_pays_the_placer_and_hurts_holders_twice() -> None:
    state = decisions(Rules(players=3), PLACE)[20]
    coming = prospects(state.rules, state.table)
    assert sorted(coming) == [0, 1, 2]
    one = coming[0]
    assert one.premium > 0
    assert all(up >= 0 >= down for up, down in zip(one.ups, one.downs, strict=True))
    for company in range(4):
        held = tuple(int(other == company) for other in range(4))
        assert one.change(held, False) == pytest.approx(2 * (one.ups[company] + one.downs[company]))
        exempt = one.change(held, True) - one.premium
        assert exempt == pytest.approx(2 * one.ups[company] + one.downs[company])


def test_without_prospects_the_lead_is_money_against_the_richest_and_the_average() -> None:
    state = decisions(Rules(players=4), PLACE)[10]
    stands = [wealth(state.table, player) / THOUSAND for player in range(4)]
    numbers = Numbers(rounds=0.0, drift=0.0, leader=0.25)
    theirs = [stands[player] for player in (1, 2, 3) if not state.table.out[player]]
    expected = stands[0] - 0.25 * max(theirs) - 0.75 * sum(theirs) / len(theirs)
    assert lead(state.rules, state.table, 0, numbers) == pytest.approx(expected)


def test_a_trade_is_made_only_where_its_plan_promises_more_than_the_doubt() -> None:
    for state in decisions(Rules(players=2), BEFORE, AFTER)[::10]:
        view = state.seen_by(state.actor)
        move = magnate_bot(view, Random(1))
        assert view.refusal(move) is None
        assert Magnate(Numbers(doubt=1e9))(view, Random(1)) == view.moves()[-1]


def test_few_squares_of_a_site_and_not_too_many_placements_are_looked_at() -> None:
    for state in decisions(Rules(players=3), PLACE)[::8]:
        view = state.seen_by(state.actor)
        few, many = candidates(view, Random(2), 1), candidates(view, Random(2), 99)
        assert set(few) <= set(view.moves())
        assert set(many) <= set(view.moves())
        assert len(few) <= len(many) == min(MOST, len(view.moves()))


@pytest.mark.parametrize("variant", ["variant_one", "variant_two", "variant_three"])
def test_it_plays_every_variant_to_the_end(variant: str) -> None:
    rules = Rules(players=3, **{variant: True})
    assert gamelib.playout("shark", rules, ["strong", "sensible", "sensible"], seed=1).final().outcome is not None


def test_it_beats_the_sensible_trader() -> None:
    won = 0.0
    for seed in range(8):
        bots = ["strong", "sensible"] if seed % 2 else ["sensible", "strong"]
        ended = gamelib.playout("shark", Rules(players=2), bots, seed=seed).final().outcome
        won += ended is not None and bots[ended.winners[0]] == "strong"
    assert won >= 5
