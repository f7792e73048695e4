"""The voyager, which guides Marco Polo's strong bot: it counts known cards, sells in time, plays fair, and beats sensible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.marco_polo.atlas import world
from gamelib.marco_polo.bots.chart import Course, values
from gamelib.marco_polo.bots.numbers import Numbers, numbers_of
from gamelib.marco_polo.bots.pile import depth, purchases
from gamelib.marco_polo.bots.voyage import Voyage, sorted_goods
from gamelib.marco_polo.bots.voyager import Voyager, voyager_bot
from gamelib.marco_polo.engine.ways import OPEN
from gamelib.marco_polo.notation import Go
from gamelib.marco_polo.rules import Rules
from gamelib.marco_polo.table import HOMEWARD, NONE, ON_MISSION, OUTWARD, YELLOW
from gamelib.players.search import Search
from gamelib.players.thinking import thinking

HERE = world("orient")
NUMBERS = Numbers()


def card(name: str) -> int:
    return HERE.card_index[name]


def pile(*names: str) -> tuple[int, ...]:
    return tuple(card(name) for name in names)


def test_the_strong_bot_plays_as_the_voyager_whatever_its_budget() -> None:
    assert thinking("marco_polo", Rules(players=4)).guide is voyager_bot
    states = gamelib.playout("marco_polo", Rules(players=4), "sensible", seed=2, limit=200).states()
    decisions = [state for state in states if state.actor is not None and state.actor >= 0 and len(state.moves()) > 1]
    for state in decisions[::15]:
        view = state.seen_by(state.actor)
        assert Search(4)(view, Random(1)) == Search(16)(view, Random(1)) == voyager_bot(view, Random(1))


def test_what_is_hidden_does_not_change_its_move() -> None:
    states = gamelib.playout("marco_polo", Rules(players=3), "sensible", seed=5, limit=300).states()
    decisions = [state for state in states if state.actor is not None and state.actor >= 0]
    for state in decisions[::20]:
        view = state.seen_by(state.actor)
        other = view.guess(Random(7)).seen_by(state.actor)
        assert voyager_bot(view, Random(3)) == voyager_bot(other, Random(3))


def test_known_cards_are_counted_one_by_one_with_what_they_set_off() -> None:
    bottom = pile("yellow-hunt", "falcons", "yellow-zanzibar", "tigers")
    none, one, two = purchases(HERE, 3, NUMBERS, YELLOW, 0, 0, bottom, 3)
    assert (none.money, none.goods) == (0.0, 0.0)
    assert (one.money, one.finest, one.chance, one.goods) == (80.0, 1.0, 1.0, 1.0)
    assert two.goods == 1.0, "who is sent to Zanzibar buys no more"
    assert two.luck == one.luck + NUMBERS.zanzibar
    assert depth(bottom) == 2


def test_an_unknown_top_counts_on_average() -> None:
    hiding = sum(1 << one for one in pile("falcons", "porcupines", "yellow-astrologer"))
    _, one, two = purchases(HERE, 3, NUMBERS, YELLOW, hiding, 3, (), 2)
    assert one.money == pytest.approx((80 + 30 - 20) / 3)
    assert (one.finest, one.chance) == (pytest.approx(1 / 3), pytest.approx(2 / 3))
    assert two.chance == pytest.approx(8 / 9)


def test_the_only_good_of_a_colour_is_sold_last_and_the_finest_after_the_dear() -> None:
    hand = sum(1 << one for one in pile("porcupines", "tea", "coconuts", "topaz", "pearls"))
    outward = sorted_goods(HERE, hand, True, 3, 1, 2)
    assert outward.kept == {card("tea")}
    assert outward.spare == pile("pearls", "topaz", "coconuts", "porcupines")
    home = sorted_goods(HERE, hand, False, 3, 1, 2)
    assert home.kept == {card("porcupines"), card("coconuts")}
    assert home.spare == pile("pearls", "topaz", "tea")


def test_a_post_that_is_worth_a_stop_draws_from_the_straight_way() -> None:
    venice, aden = HERE.venice, HERE.index["Aden"]
    course = Course(venice, OPEN, NONE, False, False, True, True)
    nothing = (0.0,) * len(HERE.spaces)
    stop = tuple(3.0 if at == aden else 0.0 for at in range(len(HERE.spaces)))
    plain, drawn = values(HERE, course, nothing, 1.0, 1.0, 2), values(HERE, course, stop, 1.0, 1.0, 2)
    near, far = HERE.index["Aydhab"], HERE.index["Buda"]
    assert plain[venice] == drawn[venice] == 0.0
    assert drawn[near] - plain[near] > drawn[far] - plain[far] > 0
    assert all(one <= other for one, other in zip(plain, drawn, strict=True))


def ways(seed: int) -> list[tuple[Voyage, Any]]:
    """The plans of whoever is to move in a game of sensible merchants, with what each sees."""
    states = gamelib.playout("marco_polo", Rules(players=3), "sensible", seed=seed).states()
    views = [state.seen_by(state.actor) for state in states if state.phase == "move" and state.actor >= 0]
    return [(Voyage(view.rules, view.table, view.viewer, NUMBERS), view) for view in views]


def test_it_goes_to_the_goal_that_is_in_reach_with_all_that_it_takes() -> None:
    stages = set()
    for plan, view in [one for seed in range(12) for one in ways(seed)]:
        goal = next((move for move in view.moves() if isinstance(move, Go) and move.space == plan.target), None)
        if goal is not None and plan.course.useful and (plan.stage != OUTWARD or plan.short_of_goal <= 0):
            assert voyager_bot(view, Random(1)) == goal
            stages.add(plan.stage)
    assert stages == {OUTWARD, ON_MISSION, HOMEWARD}


def test_without_the_price_of_a_card_it_would_sell_a_good_of_the_khan() -> None:
    table = gamelib.ruleset("marco_polo").start(Rules(players=2)).table.copy()
    hand = sum(1 << one for one in pile("tea", "falcons"))
    for cash, spare in ((100, ()), (0, tuple(sorted(pile("tea", "falcons"))))):
        table.hands, table.cash = (hand, 0), (cash, 0)
        assert Voyage(Rules(players=2), table, 0, NUMBERS).goods.spare == spare


def test_a_colour_that_alone_is_missing_at_home_is_dug_for_even_under_the_card_that_leads_to_zanzibar() -> None:
    view = next(view for seed in range(40) for plan, view in ways(seed) if plan.stage == HOMEWARD)
    table = view.table.copy()
    table.tops = tuple(0 if colour == YELLOW else top for colour, top in enumerate(table.tops))
    table.bottoms = tuple(
        pile("yellow-zanzibar", "yellow-pope", "tigers") if colour == YELLOW else bottom
        for colour, bottom in enumerate(table.bottoms)
    )
    hand = sum(1 << one for one in pile("dates", "hides"))
    table.hands = tuple(hand if player == view.viewer else 0 for player in range(3))
    table.cash = tuple(2_000 if player == view.viewer else 0 for player in range(3))
    dig = Voyage(view.rules, table, view.viewer, NUMBERS)
    assert dig.missing == (YELLOW,)
    assert dig.offer(YELLOW, dig.purse, view.rules.buy_limit, 0)[1] > 0


def test_it_beats_the_sensible_merchant() -> None:
    won = 0
    for seed in range(8):
        bots = ["strong", "sensible"] if seed % 2 else ["sensible", "strong"]
        ended = gamelib.playout("marco_polo", Rules(players=2), bots, seed=seed).final().outcome
        won += ended is not None and bots[ended.winners[0]] == "strong"
    assert won >= 6


def test_numbers_of_its_own_are_those_it_goes_by() -> None:
    state = gamelib.playout("marco_polo", Rules(players=2), "sensible", seed=1, limit=40).final()
    while state.phase != "announce":
        state = state.play(state.moves()[0])
    view = state.seen_by(state.actor)
    assert Voyager(numbers_of(2))(view, Random(1)) == voyager_bot(view, Random(1))
    assert numbers_of(99) == numbers_of(4)
    assert all(len(legs) == 4 for legs in (NUMBERS.turn, NUMBERS.margin, NUMBERS.colour))
