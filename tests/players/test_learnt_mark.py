"""The strong bot of MARK under the printed rules: learnt chances of a win, bids that answer sensible ones, one round ahead."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.mark import strong
from gamelib.mark.bots import greedy_bot
from gamelib.mark.strong.chances import Chances, chances_of
from gamelib.mark.strong.expert import Expert, Mind, room, roomiest, sensible_bids, top_bids
from gamelib.mark.strong.guide import Guide
from gamelib.mark.strong.inputs import Colour, company, course, lead, purse
from gamelib.players.search import Search
from gamelib.players.thinking import thinking

from .mark_tables import AUCTION, END, MARK, position

LEARNT = [players for players in (2, 3, 4) if chances_of(players) is not None]


def auction(sold: int = 4, mine: int = 45, other: int = 45) -> Any:
    return position(AUCTION.format(sold=sold, bank=8 - sold, mine=mine, other=other))


def states(players: int, phase: str, seed: int = 3) -> list[Any]:
    every = gamelib.playout("mark", MARK.Rules(players=players), "sensible", seed).states()
    return [state for state in every if state.phase == phase]


def test_it_learnt_for_every_number_of_players_and_only_the_printed_rules() -> None:
    for players in LEARNT:
        assert isinstance(thinking("mark", MARK.Rules(players=players)).guide, Expert)
        for changed in ({"cash": 35}, {"rows_to_end": 4}, {"zero_is_a_bid": True}):
            assert isinstance(thinking("mark", MARK.Rules(players=players, **changed)).guide, Guide)


@pytest.mark.parametrize("players", LEARNT)
def test_chances_are_chances_and_more_cash_is_never_worse(players: int) -> None:
    chances = chances_of(players)
    assert chances is not None
    for state in states(players, "roll")[::7]:
        rules, table = state.rules, state.table
        here = [chances.win(rules, table, player) for player in range(players)]
        assert all(0 <= one <= 1 for one in here)
        richer = table.changed(cash=(table.cash[0] + 60, *table.cash[1:]))
        assert chances.win(rules, richer, 0) > here[0]


def test_a_judgement_is_what_the_table_of_numbers_says() -> None:
    """One unit for colours and one for the whole, worked out by hand."""
    names = [name for name, _ in [*course(0, 0, 25, 5), *course(1, 0, 25, 5), *company(0, 4, 4), *company(1, 4, 4)]]
    names += [name for one in (purse(0, 1), purse(1, 1), lead(1, 1)) for name, _ in one]
    coloured = [name for roller in (0, 1) for name, _ in Colour((5.0, 10.0, 15.0), 0, 0, 8, roller, ((0, 0),) * 2).inputs()]
    learnt = {
        "colour": {name: [0.0] for name in coloured} | {"always": [-1.0], "price 1": [10.0]},
        "whole": {name: [0.0, 0.0] for name in names} | {"always": [-9.0, -2.0], "unit 1": [1.0, 0.1], "cash 0": [0.0, 2.0]},
        "win": {"says": [0.5]},
    }
    table = MARK.start(MARK.Rules(players=2)).table.changed(player=1, actor=0)
    first_price = 10 * 9 / 40 - 1
    answer = -2 + 0.3 * 2 + 5 * first_price * 0.1
    assert 5 * first_price < 9
    assert Chances(learnt).win(MARK.Rules(players=2), table, 0) == pytest.approx(1 / (1 + exp(-answer)))
    learnt["whole"]["always"] = [-6.0, -2.0]
    answer += 0.5 * (5 * first_price - 6)
    assert Chances(learnt).win(MARK.Rules(players=2), table, 0) == pytest.approx(1 / (1 + exp(-answer)))


def test_inputs_count_from_the_company_that_is_judged() -> None:
    assert company(1, 4, 2) == [(f"crowd yard 1 {step}", 1.0) for step in (2, 3, 4)] + [("crowd roof 1 2", 1.0)]
    colour = Colour((30, 70), 0, 3, 0, 1, ((2, 0), (0, 4)))
    assert dict(colour.inputs()) == {
        "always": 1.0,
        "price 1": 0.75, "price 2": 1.75, "sold 3": 1.0, "bank": 0.0, "rolls 1": 1.0, "row A": 1.0, "bank empty": 1.0,
        "roof 0 1": 1.0, "roof 0 2": 1.0, "yard 1 1": 1.0, "yard 1 2": 1.0, "yard 1 3": 2.0,
    }  # fmt: skip
    assert dict(lead(-50, 2)) == {"lead": -0.5, "lead late": -1.0}
    late = {"always": 1.0, "rolls 0": 1.0, "closed": 0.4, "left": 0.2, "free": 0.2, "left 5": 1.0, "left 10": 1.0}
    assert dict(course(0, 2, 5, 1)) == late


def test_sensible_bids_are_foreseen_as_often_as_they_are_made() -> None:
    for state in (auction(), auction(3), auction(4, other=6), auction(other=0)):
        likely = sensible_bids(state.rules, state.table, 1, 0)
        assert sum(likely.values()) == pytest.approx(1)
        view = state.play("bid 0").seen_by(1)
        made = [greedy_bot(view, Random(seed)).amount for seed in range(2000)]
        for amount in {*likely, *made}:
            assert made.count(amount) / 2000 == pytest.approx(likely.get(amount, 0.0), abs=0.05)


def test_of_equal_bids_the_one_nearer_to_the_roller_is_the_top() -> None:
    rules = MARK.Rules(players=3)
    table = next(state.table for state in states(3, "bid") if state.actor == state.table.player)
    tops = top_bids(rules, table, table.player, table.lot)
    assert sum(tops.values()) == pytest.approx(1)
    one, two = (sensible_bids(rules, table, (table.player + away) % 3, table.lot) for away in (1, 2))
    for amount in one:
        if amount:
            wins = one[amount] * sum(chance for other, chance in two.items() if other <= amount)
            assert tops.get((amount, -1), 0.0) == pytest.approx(wins)


def test_it_bids_only_what_it_can_pay_and_wins_or_stays_out() -> None:
    for players in LEARNT:
        for state in states(players, "bid", 5):
            view = state.seen_by(state.actor)
            bid = Expert()(view, Random(1)).amount
            tops = top_bids(state.rules, state.table, state.actor, state.table.lot)
            assert 0 <= bid <= state.table.cash[state.actor]
            assert bid <= max(top for top, _ in tops) + 1
            assert Mind(view).bid(state.table, state.table.lot)[1] == bid
    assert Expert()(auction(mine=0).seen_by(0), Random(1)).amount == 0


@pytest.mark.parametrize(("mine", "sells"), [(70, True), (20, False)])
def test_it_ends_the_game_only_to_win_it(mine: int, sells: bool) -> None:
    view = position(END.format(mine=mine)).seen_by(0)
    for bot in (Expert(), Search(32)):
        assert str(bot(view, Random(1))).startswith("sell red") is sells


def test_of_like_moves_it_makes_the_one_that_leaves_room() -> None:
    empty = -1
    assert room((0, empty, empty, empty), (1, 1, empty, empty)) < room((empty, empty, 0, empty), (1, 1, empty, empty))
    state = next(s for s in states(2, "act") if str(s.moves()[0]).startswith("take"))
    yard, roof = (empty,) * 4, (1, 1, empty, empty)
    player = state.actor
    table = state.table.changed(yards=(yard,) * 2, roofs=(roof,) * 2)
    takes = [move for move in MARK.catalogue(state.rules) if move.kind == "take" and move.colour == 0]
    assert roomiest(table, player, takes).square in (2, 3)


def test_actions_are_named_by_their_chances_one_of_each_kind() -> None:
    for state in states(2, "act")[::5]:
        view = state.seen_by(state.actor)
        ranked = Mind(view).ranked(view.table)
        assert [move for _, move in ranked] == list(strong.promising(view, 99, Random(1)))
        assert [worth for worth, _ in ranked] == sorted([worth for worth, _ in ranked], reverse=True)
        kinds = [(move.kind, move.colour, getattr(move, "row", None)) for _, move in ranked]
        assert len(set(kinds)) == len(kinds)
        assert Expert()(view, Random(1)) == ranked[0][1]
    assert not any(strong.promising(state.seen_by(state.actor), 99, Random(1)) for state in states(2, "bid"))


@pytest.mark.parametrize("players", LEARNT)
def test_it_wins_more_than_its_share(players: int) -> None:
    rules, won, games = MARK.Rules(players=players), 0.0, 60
    for number in range(games):
        place = number % players
        bots = [Expert() if seat == place else "sensible" for seat in range(players)]
        ended = gamelib.playout("mark", rules, bots, 700 + number // players).final().outcome
        won += (place in ended.winners) / len(ended.winners)
    assert won > 1.2 * games / players
