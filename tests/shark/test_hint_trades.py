"""SHARK's hints trade by one rule: a share promises what the others' rolls bring it, and all sums can be counted again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import gamelib
from gamelib.core.deeds import several_in_words
from gamelib.core.words import words
from gamelib.players.hints import Hint, _aside, _counted, reason
from gamelib.shark.bots.plans import trade
from gamelib.shark.bots.promise import Promise, promised, promises
from gamelib.shark.bots.trading import LOSS, Trade, by_rule, offers
from gamelib.shark.notation import BUYS, DONE, SELLS, Buy, Put, Sell
from gamelib.shark.table import AFTER, BEFORE, COMPANIES, HUES, PLACE

OPTIONS: list[dict[str, Any]] = [{}, {"variant_one": True, "variant_two": True}, {"variant_three": True}]


def trading(seeds: int = 2, every: int = 3, **options: Any) -> Iterator[Any]:
    """Tables of sensible players at which somebody may trade."""
    for seed in range(seeds):
        rules = gamelib.ruleset("shark").Rules(**{"players": 3, **options})
        states = gamelib.playout("shark", rules, bots="sensible", seed=seed).states()
        yield from [state for state in states if state.phase in (BEFORE, AFTER) and len(state.moves()) > 1][seed::every]


def counted(state: Any, holder: int) -> list[tuple[int, int, int, int]]:
    """What the rolls of all others do to each company, each building where it pays them most, played on the engine itself."""
    tallies = [[0, 0, 0, 0] for _ in HUES]
    for player in range(state.rules.players):
        if player == holder or state.table.out[player]:
            continue
        dice = type(state)(state.rules, state.table.changed(phase="roll", actor=-1, player=player))
        for rolled in map(dice.play, dice.moves()):
            puts = [move for move in rolled.moves() if isinstance(move, Put)] if rolled.phase == PLACE else []
            effects = [effect(rolled, put, player) for put in puts]
            for company, points in enumerate(max(effects, key=lambda one: one[:3])[3]) if effects else ():
                tally = tallies[company]
                tally[0 if points > 0 else 2] += points != 0
                tally[1 if points > 0 else 3] += abs(points)
    return [(one[0], one[1], one[2], one[3]) for one in tallies]


def effect(rolled: Any, put: Put, player: int) -> tuple[int, int, int, list[int]]:
    """What a building pays its builder at once, what it takes from the values, and what it does to each."""
    after = rolled.play(put)
    moved = [now - then for now, then in zip(after.table.values, rolled.table.values, strict=True)]
    premium = sum(flow[3] for event in after.events if event.clause == "shark.premium" for flow in event.flows)
    dividend = max(moved[put.company], 0) * rolled.table.shares[player][put.company] * 1000
    return premium + dividend, -sum(moved), -put.company, moved


@pytest.mark.parametrize("options", [*OPTIONS, {"players": 4}])
def test_the_rolls_that_raise_and_lower_a_company_are_counted_as_the_engine_plays_them(options: dict[str, Any]) -> None:
    lowered = 0
    for state in trading(seeds=1, every=29, **options):
        figures = promises(state.rules, state.table, state.actor)
        assert [one[:4] for one in figures] == counted(state, state.actor), state.position()
        assert figures[0].each == (6 if state.rules.variant_three else 36)
        lowered += sum(one.falls for one in figures)
    assert lowered


@pytest.mark.parametrize(
    ("net", "money"), [(18, 500), (2, 56), (4, 111), (1, 28), (9, 250), (-9, -250), (0, 0), (-11, -306), (-12, -333)]
)
def test_a_promise_is_the_points_over_the_rolls_and_twice_the_points_are_twice_as_much(net: int, money: int) -> None:
    assert Promise(0, max(net, 0) + 5, 0, max(-net, 0) + 5, 36, 72).money == money


def test_a_share_promises_the_same_whatever_is_bought_and_sold() -> None:
    traded = 0
    for state in trading(every=5):
        before = promised(state.rules, state.table, state.actor)
        for move in state.moves():
            after = state.play(move)
            if isinstance(move, Buy | Sell):
                assert promised(after.rules, after.table, state.actor) == before
                traded += 1
    assert traded > 100


def test_the_sums_of_a_purchase_add_up_and_are_those_of_the_table() -> None:
    keys = set()
    for state in trading(seeds=4, every=1):
        view, step = state.seen_by(state.actor), by_rule(state.seen_by(state.actor))
        if not isinstance(step.move, Buy):
            continue
        told: Any
        key, told = reason(view, step.move)
        keys.add(key)
        table, figures = state.table, promised(state.rules, state.table, state.actor)
        can = {
            company: min(5 - table.bought, table.stock[company], table.cash[state.actor] // (1000 * table.values[company]))
            for company in HUES
            if table.values[company]
        }
        most = {company: number * figures[company] for company, number in can.items() if number and figures[company] > 0}
        assert most[step.move.company] == max(most.values())
        assert (step.times, told["each"]) == (can[step.move.company], figures[step.move.company])
        beside = [worth for company, worth in most.items() if company != step.move.company]
        if key in ("buy", "buy-most"):
            assert max(beside) * 20 <= most[step.move.company] * 19, "what is as good as equal is called so"
        if key == "buy":
            assert told["number"] == step.times
            assert told["instead"] == can[COMPANIES.index(told["other"])]
            assert told["gain"] == told["number"] * told["each"] >= told["less"]
            assert told["less"] == told["instead"] * told["piece"]
            assert told["piece"] == figures[COMPANIES.index(told["other"])] >= told["each"]
        elif key == "buy-even":
            other = COMPANIES.index(told["other"])
            assert (told["number"], told["instead"]) == (can[step.move.company], can[other])
            assert (told["gain"], told["less"]) == (most[step.move.company], most[other])
            assert told["less"] == max(worth for one, worth in most.items() if one != step.move.company)
        else:
            dearer = [figures[one] for one in most if one != step.move.company]
            assert max(dearer, default=0) < told["each"] or key == "buy-level"
    assert keys == {"buy", "buy-even", "buy-most", "buy-level", "buy-alone"}


def test_only_what_is_likely_to_lose_is_sold_and_never_before_ones_own_building() -> None:
    sold = 0
    for state in trading(seeds=6, every=1):
        view, step = state.seen_by(state.actor), by_rule(state.seen_by(state.actor))
        figures = promised(state.rules, state.table, state.actor)
        if isinstance(step.move, Sell):
            told: Any
            key, told = reason(view, step.move)
            assert state.phase == AFTER
            assert key in ("sell", "sell-one")
            assert told["loss"] == -figures[step.move.company] >= LOSS == told["limit"]
            assert told["sum"] == told["loss"] * step.times
            sold += 1
    assert sold > 5


def test_cash_is_spent_without_a_sale_that_would_pay_for_more() -> None:
    """A share that promises a gain is kept, also where its money would buy one more of something else."""
    for state in trading(seeds=3, every=1):
        step = by_rule(state.seen_by(state.actor))
        figures = promised(state.rules, state.table, state.actor)
        assert not (isinstance(step.move, Sell) and figures[step.move.company] >= 0)
        if any(offer.each > 0 for offer in offers(state.seen_by(state.actor))):
            assert step.move != DONE


def test_a_trade_comes_to_its_end_without_a_circle() -> None:
    for state in trading(seeds=3, every=4):
        bought, sold, player, now = set[int](), set[int](), state.actor, state
        while now.actor == player and now.phase == state.phase and len(now.moves()) > 1:
            move = trade(now.seen_by(player)).move
            bought |= {move.company} if isinstance(move, Buy) else set()
            sold |= {move.company} if isinstance(move, Sell) else set()
            now = now.play(move)
        assert not bought & sold


def test_done_says_what_stands_in_the_way() -> None:
    keys = set()
    for state in trading(seeds=8, every=1):
        view = state.seen_by(state.actor)
        if by_rule(view).move != DONE:
            continue
        told: Any
        key, told = reason(view, DONE)
        keys.add(key)
        cash, figures = state.table.cash[state.actor], promised(state.rules, state.table, state.actor)
        can = [move.company for move in state.moves() if isinstance(move, Buy)]
        if key == "limit":
            assert told["bought"] == state.table.bought == state.rules.buy_limit
        if key in ("no-cash", "no-money", "none-left"):
            assert not can
            assert (key == "no-cash") == (cash > 0) or key == "none-left"
        if key.startswith("no-rise"):
            assert max(figures[company] for company in can) <= 0
        if key == "wait":
            assert state.phase == BEFORE
            assert told["loss"] == -figures[COMPANIES.index(told["company"])] >= LOSS
    assert {"limit", "no-cash", "no-money", "wait"} <= keys
    assert keys & {"no-rise", "no-rise-level"}


def test_no_hint_that_ends_a_trade_says_but_twice_or_twice_that_one_can_sell() -> None:
    says = words("shark").texts["hints"]
    ends = [key for key in says if key in ("wait", "limit", "just-sold") or key.startswith("no-")]
    assert not [key for key in ends if key != "wait" and "But " in says[key]], "what can fall begins with it"
    assert "sell" not in says["wait"], "that it can be sold later is said after it"


def test_after_the_last_purchase_of_a_turn_one_can_still_sell() -> None:
    keys = set()
    for state in trading(every=1):
        cost = _aside(state.seen_by(state.actor), DONE, "costs")
        if state.phase == BEFORE and cost is not None:
            assert (cost[0] == "cost-again-sell") == (state.table.bought == 5)
            keys.add(cost[0])
    assert keys == {"cost-again", "cost-again-sell"}


def test_a_hint_shows_how_each_figure_that_it_names_is_counted() -> None:
    says, seen = words("shark"), 0
    for state in trading(every=3):
        view = state.seen_by(state.actor)
        move = by_rule(view).move
        _, told = reason(view, move)
        told_how = _counted(view, move, told)
        lines = [says.say("hints", *one) for one in told_how]
        named = [str(told[one]) for one in ("company", "other") if one in told]
        assert bool(lines) == bool(named)
        for company, (_, values) in zip(named, told_how[1:], strict=False):
            assert values["company"] == company
            assert values["up"] - values["down"] in (values["net"], -values["net"])  # type: ignore[operator]
            seen += 1
    assert seen > 20


def test_how_a_figure_is_counted_reads_as_a_sum() -> None:
    told = {"company": "red", "rises": 20, "up": 30, "falls": 8, "down": 12, "net": 18, "each": 36, "of": 72, "money": 500}
    assert words("shark").say("hints", "counted-gain", told) == (
        "Red: 20 of all 72 rolls raise it, by 30 points together, and 8 lower it, by 12 points: 18 × 1,000 FT ÷ 36 is about "
        "500 FT a share."
    )


def test_several_shares_are_said_as_a_number() -> None:
    assert several_in_words(SELLS[2], 2, "shark") == "Sell 2 green shares"
    assert several_in_words(BUYS[0], 5, "shark") == "Buy 5 red shares"
    assert several_in_words(gamelib.ruleset("mark").parse("bid 0"), 2, "mark") == ""


def test_a_change_names_the_one_building_that_made_it_and_of_several_none() -> None:
    by, since = set(), set()
    states = [state for state in trading(seeds=2, every=1) if any(isinstance(move, Sell) for move in state.moves())]
    for state, earlier in zip(states[6:], states, strict=False):
        view, move = state.seen_by(state.actor), next(one for one in state.moves() if isinstance(one, Sell))
        plan = Trade(BUYS[move.company], 1, earlier.table.built)
        bought = Hint("shark", BUYS[move.company], None, 0.0, "buy", {"each": 9_000}, plan=plan)
        told: Any
        key, told = _aside(view, move, "changes", [bought]) or ("", {})
        fresh = sum((now & ~then).bit_count() for now, then in zip(state.table.built, plan.built, strict=True))
        if trade(view, [bought]).keeps is not None:
            continue
        assert key == {0: "changed-sell", 1: "changed-sell-by"}.get(fresh, "")
        assert not key or told["then"] == 9_000
        if fresh == 1:
            put = gamelib.ruleset("shark").parse(f"place {told['rival']} {told['square']}")
            assert state.table.built[put.company] != plan.built[put.company]
        (by if fresh == 1 else since).add(fresh)
    assert by
    assert since
