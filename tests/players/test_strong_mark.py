"""How the strong bot judges MARK under changed rules: by races against all others, by numbers, and by playing the end out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.mark import strong
from gamelib.mark.notation import Bid
from gamelib.mark.strong import guide as guides
from gamelib.mark.strong.field import at, field_race
from gamelib.mark.strong.guide import Guide
from gamelib.mark.strong.judgement import Judgement
from gamelib.mark.strong.numbers import NUMBERS
from gamelib.players import search
from gamelib.players.search import Search
from gamelib.players.thinking import Thinking, thinking

from .mark_tables import AUCTION, END, MARK, position

STEEP = (5.0, 10.0, 15.0, 30.0, 70.0)


def auction(white: int) -> Any:
    """White is auctioned: the roller holds none, and so much of it is sold."""
    return position(AUCTION.format(sold=white, bank=8 - white, mine=45, other=45))


@pytest.mark.parametrize("players", sorted(NUMBERS))
def test_a_piece_on_the_way_is_never_worth_less(players: int) -> None:
    for sold, (own, field) in enumerate(field_race(STEEP, NUMBERS[players])[:-1]):
        for worths in (own, field):
            assert worths[at(1, 0, 0, 0)] > worths[at(0, 1, 0, 0)] > worths[at(0, 0, 0, 0)], sold
            assert worths[at(1, 0, 0, 0)] > worths[at(1, 0, 1, 0)]


def test_a_full_row_is_worth_nothing_more_and_the_next_to_act_has_the_better_of_it() -> None:
    races = field_race(STEEP, NUMBERS[2])
    assert set(races[5][0]) == set(races[5][1]) == {0.0}
    even = at(1, 1, 1, 1)
    assert races[4][0][even] > races[4][1][even]


def test_the_guide_judges_by_the_numbers_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[Any] = []
    monkeypatch.setattr(
        guides,
        "Judgement",
        lambda rules, table, me, numbers, *who: judged.append(numbers) or Judgement(rules, table, me, numbers),
    )
    for players in sorted(NUMBERS):
        rules = MARK.Rules(players=players, cash=35)
        states = gamelib.playout("mark", rules, "sensible", 1, 60).states()
        state = next(s for s in states if s.phase == "act" and len(s.moves()) > 1)
        guide = thinking("mark", rules).guide
        assert isinstance(guide, Guide)
        guide(state.seen_by(state.actor), Random(1))
        assert set(judged) == {NUMBERS[players]}
        judged.clear()
    own = NUMBERS[2]._replace(sale=50.0)
    Guide(own)(state.seen_by(state.actor), Random(1))
    assert set(judged) == {own}


@pytest.mark.parametrize(("mine", "sells"), [(70, True), (20, False)])
def test_it_ends_the_game_only_to_win_it(mine: int, sells: bool) -> None:
    state = position(END.format(mine=mine))
    assert str(Guide()(state.seen_by(0), Random(1))).startswith("sell red") is sells


def test_playing_the_end_out_finds_the_sale_that_wins() -> None:
    """Even a guide that would rather take a piece is corrected."""
    state = position(END.format(mine=70))
    view = state.seen_by(0)
    assert str(Search(16)(view, Random(1))).startswith("sell red")
    shy = Thinking(lambda view, rng: view.moves()[0], strong.candidates, float("inf"), strong.worth)
    assert str(state.moves()[0]).startswith("take")
    contest = search._Contest(view, shy.guide, state.moves()[0], Random(1), shy)
    assert str(contest.best([move for move in state.moves() if str(move).startswith("sell")], 16)).startswith("sell red")


def test_it_outbids_a_sensible_rival_by_little() -> None:
    state = auction(3)
    rival = max(MARK.BOTS["sensible"](state.seen_by(0), Random(seed)).amount for seed in range(40))
    bids = [Guide()(state.seen_by(0), Random(seed)) for seed in range(20)]
    assert all(isinstance(bid, Bid) and 0 < bid.amount <= rival + 1 for bid in bids)


def test_it_bids_nothing_without_room_or_money() -> None:
    text = auction(3).position()
    short = text.replace("blue 8, gold 8, green 8, red 8", "blue 7, gold 7, green 7, red 7")
    full = position(short.replace("company 1: $45 | yard . . . .", "company 1: $45 | yard blue gold green red"))
    poor = position(text.replace("company 1: $45", "company 1: $0"))
    assert [Guide()(state.seen_by(0), Random(1)).amount for state in (full, poor)] == [0, 0]


def test_only_the_end_is_played_out_one_action_of_each_kind() -> None:
    states = [s for s in gamelib.playout("mark", bots="sensible", seed=3).states() if s.phase == "act"]
    for state in states:
        view = state.seen_by(state.actor)
        named = strong.candidates(view, 99, Random(1))
        late = sum(5 - sold for sold in state.table.sold) <= strong.LATE
        assert bool(named) is late
        assert len({(move.kind, move.colour, getattr(move, "row", None)) for move in named}) == len(named)


def test_squares_left_are_those_of_the_rows_that_end_the_game() -> None:
    state = position(END.format(mine=20))
    assert strong.squares_left(state.rules, state.table) == 1
    assert strong.squares_left(MARK.Rules(players=2, rows_to_end=4), state.table) == 0


@pytest.mark.parametrize("players", sorted(NUMBERS))
def test_it_wins_more_than_its_share(players: int) -> None:
    rules, won, games = MARK.Rules(players=players), 0.0, 60
    for number in range(games):
        place = number % players
        bots = [Guide() if seat == place else "sensible" for seat in range(players)]
        ended = gamelib.playout("mark", rules, bots, 500 + number // players).final().outcome
        won += (place in ended.winners) / len(ended.winners)
    assert won > games / players


@pytest.mark.parametrize(
    "changed",
    [
        {"squares": 1, "crowded": 1, "fee_one_row": 0, "fee_both_rows": 0},
        {"squares": 8, "market_squares": 1, "market": ((90,),) * 5, "rows_to_end": 1},
        {"rows_to_end": 4, "zero_is_a_bid": True, "closed_hammer_ends_turn": True, "cash": 0},
    ],
)
def test_it_plays_under_other_rules_too(changed: dict[str, Any]) -> None:
    for players in (2, 4):
        record = gamelib.playout("mark", MARK.Rules(players=players, **changed), Guide(), 3, 300)
        assert record.moves
