"""How the strong bot judges the city game: plots that others want, routes that others can cut, and small bids."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.city import strong
from gamelib.city.engine.auction import bidders
from gamelib.city.notation import Reserve
from gamelib.city.strong import guide as guides
from gamelib.city.strong.guide import Guide
from gamelib.city.strong.judgement import Judgement
from gamelib.city.strong.numbers import NUMBERS, Numbers
from gamelib.players.search import Search
from gamelib.players.thinking import thinking

CITY = gamelib.ruleset("city")
CALM = Numbers(risk=0, others=0, best=0, enough=1, deny=0, near=0, detour=0, bid=0, part=0)


def states(players: int, seed: int = 2) -> list[Any]:
    """The decisions of a game of sensible bots."""
    played = gamelib.playout("city", CITY.Rules(players=players), "sensible", seed).states()
    return [state for state in played if state.actor is not None and state.actor >= 0 and len(state.moves()) > 1]


def choices(players: int) -> list[Any]:
    """Those with a reservation among the moves."""
    return [state for state in states(players) if any(isinstance(move, Reserve) for move in state.moves())]


def judged(state: Any, numbers: Numbers) -> Judgement:
    return Judgement(state.rules, state.table, state.actor, numbers)


@pytest.mark.parametrize("players", sorted(NUMBERS))
def test_the_guide_judges_by_the_numbers_of_the_table(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Numbers] = []
    monkeypatch.setattr(
        guides, "Judgement", lambda rules, table, me, numbers: seen.append(numbers) or Judgement(rules, table, me, numbers)
    )
    state = choices(players)[5]
    guide = thinking("city", state.rules).guide
    assert isinstance(guide, Guide)
    guide(state.seen_by(state.actor), Random(1))
    Guide(CALM)(state.seen_by(state.actor), Random(1))
    assert seen[0] == NUMBERS[players]
    assert seen[-1] == CALM


def test_a_plot_is_worth_what_it_gains_and_what_others_would_gain() -> None:
    state = choices(3)[8]
    here = state.rules.ground
    plots = [here.at(move.row, move.column) for move in state.moves() if isinstance(move, Reserve)]
    calm = judged(state, CALM)
    own = calm.outlook.gains(state.actor, plots)
    assert calm.reservations(plots) == own
    others = [calm.outlook.gains(other, plots) for other in calm.others]
    denied = judged(state, CALM._replace(deny=1.0)).reservations(plots)
    assert denied == pytest.approx([gain + sum(theirs) / 2 for gain, *theirs in zip(own, *others, strict=True)])
    assert denied != own


def test_a_route_past_plots_of_others_is_a_risk() -> None:
    """The risk never makes a player stand better, and in some state it counts."""
    pairs = [(judged(state, CALM).worth(), judged(state, CALM._replace(risk=1.0)).worth()) for state in states(3)]
    assert all(risky <= calm for calm, risky in pairs)
    assert any(risky < calm for calm, risky in pairs)


def test_without_any_weights_it_stands_by_its_own_routes() -> None:
    for state in states(2)[::5]:
        judgement = judged(state, CALM)
        own = state.table.coins[state.actor] - judgement.outlook.routes(state.actor)
        assert judgement.worth() == pytest.approx(own)
        both = judged(state, CALM._replace(others=1.0)).worth()
        other = 1 - state.actor
        assert both - own == pytest.approx(judgement.outlook.routes(other) - state.table.coins[other])


def test_bids_follow_the_numbers_and_the_purse() -> None:
    bidding = [state for players in (2, 4) for state in states(players) if state.phase == "bid"]
    assert bidding
    for state in bidding:
        view, coins = state.seen_by(state.actor), state.table.coins[state.actor]
        high = Guide(CALM._replace(bid=99))(view, Random(1)).amount
        assert high == (coins if state.table.marks[state.actor] else 0)
        assert Guide(CALM._replace(bid=-99))(view, Random(1)).amount == 0


def test_whoever_comes_last_at_equal_bids_offers_two_coins_or_none_where_another_could_build() -> None:
    """A single coin loses to every other single coin."""
    seen = set()
    for state in [state for seed in range(4) for state in states(3, seed) if state.phase == "bid"]:
        table, me = state.table, state.actor
        *before, last = bidders(state.rules, table)
        amounts = [guides.amount(state.seen_by(me), CALM._replace(bid=coins), 0.0) for coins in (1, 2)]
        rival = any(table.marks[other] for other in before)
        if not table.marks[me]:
            assert amounts == [0, 0]
        elif me == last and rival:
            assert amounts == [0, 2]
        else:
            assert amounts == [1, 2]
        seen.add((me == last, rival))
    assert {(True, True), (False, True)} <= seen


def test_of_two_players_nobody_pays_for_what_the_next_tile_brings_free() -> None:
    bids = [state.seen_by(state.actor) for seed in range(4) for state in states(2, seed) if state.phase == "bid"]
    assert bids
    assert all(Guide()(view, Random(seed)).amount == 0 for view in bids for seed in range(5))


@pytest.mark.parametrize("players", sorted(NUMBERS))
def test_it_wins_more_than_its_share(players: int) -> None:
    rules, won, games = CITY.Rules(players=players), 0.0, 40
    for number in range(games):
        place = number % players
        bots = [Guide() if seat == place else "sensible" for seat in range(players)]
        ended = gamelib.playout("city", rules, bots, 700 + number // players).final().outcome
        won += (place in ended.winners) / len(ended.winners)
    assert won > games / players


def test_only_the_last_plots_are_played_out_one_move_of_each_kind() -> None:
    named = 0
    for state in states(3):
        moves = strong.candidates(state.seen_by(state.actor), 99, Random(1))
        used = state.table.built | state.table.roads
        left = sum(
            not used >> plot & 1
            for plot in range(state.rules.ground.plots.bit_length())
            if state.rules.ground.plots >> plot & 1
        )
        assert bool(moves) is (left <= strong.LATE and state.phase != "bid")
        assert set(moves) <= set(state.moves())
        named += len(moves)
    assert named


def test_a_win_is_worth_more_than_any_lead() -> None:
    ended = gamelib.playout("city", CITY.Rules(players=3), "sensible", 4).final()
    winners, worths = ended.outcome.winners, [strong.worth(ended, player) for player in range(3)]
    assert min(worths[player] for player in winners) > max(worths[player] for player in range(3) if player not in winners)
    assert strong.worth(states(3)[0], 0) == 0


def test_playing_the_last_plots_out_corrects_a_poor_guide() -> None:
    """From the same late decisions, the moves that are played out win more than any move at all."""
    late = [
        state for seed in range(3) for state in states(2, seed) if strong.candidates(state.seen_by(state.actor), 99, Random(1))
    ]
    won = {"thought": 0.0, "any": 0.0}
    for number, state in enumerate(late[::2]):
        me, rng = state.actor, Random(number)
        for who, move in (("thought", Search(32)(state.seen_by(me), rng)), ("any", rng.choice(state.moves()))):
            after = state.play(move)
            while after.actor is not None:
                chance = after.actor < 0
                after = after.play(after.chance(rng) if chance else CITY.BOTS["sensible"](after.seen_by(after.actor), rng))
            won[who] += strong.worth(after, me)
    assert won["thought"] > won["any"]


@pytest.mark.parametrize(
    "changed",
    [{"may_abstain": True, "coins": 0}, {"setup": "hard", "reserve_by_roads": True, "demonstrations": True}, {"size": 4}],
)
def test_it_plays_under_other_rules_too(changed: dict[str, Any]) -> None:
    for players in (2, 4):
        assert gamelib.playout("city", CITY.Rules(players=players, **changed), Guide(), 3, 20_000).final().outcome
