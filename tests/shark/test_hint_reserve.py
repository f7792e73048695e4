"""A hint in SHARK keeps enough money to pay for any one building of another player, and says so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

from gamelib.core.table import replaced
from gamelib.core.words import words
from gamelib.players.hints import Hint, _aside, reason
from gamelib.shark.bots.plans import trade
from gamelib.shark.bots.promise import all_rolls
from gamelib.shark.bots.reasons import onward
from gamelib.shark.bots.reserve import dearest_debt, ruinous, worst_debt
from gamelib.shark.bots.sites import sites
from gamelib.shark.bots.trading import Trade
from gamelib.shark.notation import BUYS, DONE, Buy, Put, Sell
from gamelib.shark.table import AFTER, COMPANIES, HUES, PLACE, THOUSAND
from tests.shark.test_hint_falls import rolled, trading

SHORT = ("cost-fall-short", "cost-buy-short", "cost-no-cash")
"""A debt that the cash alone would not pay: after a trade, after a purchase, and where no cash is left."""


@cache
def poor() -> list[Any]:
    """Tables after a building, at which the player has little cash or none beside some shares of the cheapest company."""
    found = []
    for at, state in enumerate(trading(AFTER, every=2)):
        table, me = state.table, state.actor
        cheap = min((value, company) for company, value in enumerate(table.values) if value)[1]
        held = tuple(at % 3 * 2 * (company == cheap) for company in HUES)
        cash = at % 4 * 2 * THOUSAND
        changed = table.changed(cash=replaced(table.cash, me, cash), shares=replaced(table.shares, me, held))
        found.append(type(state)(state.rules, changed))
    return [state for state in found if len(state.moves()) > 1]


def followed(state: Any) -> Iterator[tuple[Any, Hint]]:
    """Every step of a trade that does what the hints say, with the hint."""
    me, told = state.actor, list[Hint]()
    while state.actor == me and state.phase == AFTER and len(state.moves()) > 1:
        view = state.seen_by(me)
        step = trade(view, told)
        told.append(Hint("shark", step.move, None, 0.0, *reason(view, step.move, step), times=step.times, plan=step))
        yield state, told[-1]
        state = state.play(step.move)


def test_the_debts_that_put_a_player_out_are_those_of_the_engine() -> None:
    seen = set()
    for state in poor()[::9]:
        me, dice, out, owed = state.actor, rolled(state), False, 0
        for after in (one for one in map(dice.play, dice.moves()) if one.phase == PLACE):
            for built in (after.play(move) for move in after.moves() if isinstance(move, Put)):
                out |= built.table.out[me]
                owes = [event for event in built.events if event.key == "owes" and event.values["player"] == me]
                owed = max([owed, *(event.values["owed"] for event in owes)])
        worst = worst_debt(state.rules, state.table, me)
        assert ruinous(state.rules, state.table, me) == out, state.position()
        assert (worst is None) == (not owed)
        assert worst is None or worst.owed <= owed
        seen.add(out)
    assert seen == {True, False}


def test_after_the_trade_of_hints_no_single_building_puts_the_player_out() -> None:
    risky = 0
    for state in poor():
        risky += ruinous(state.rules, state.table, state.actor)
        last, hint = list(followed(state))[-1]
        after = last.play(hint.move).table if hint.move != DONE else last.table
        assert not ruinous(state.rules, after, state.actor), state.position()
    assert risky > 5


def test_a_hint_that_keeps_money_names_the_building_and_what_it_would_cost() -> None:
    keys = set()
    for state in poor():
        for now, hint in followed(state):
            if not hint.key.endswith("keep"):
                continue
            keys.add(hint.key)
            told: Any = hint.values
            me, says = now.actor, hint.why()
            assert f"{told['money']:,} FT" in says
            assert f"{told['rival']} is built on {told['square']}" in says
            assert "more than your cash and your shares at half price" in says
            assert "out of the game" in says
            if isinstance(hint.move, Sell):
                bought = Hint("shark", BUYS[hint.move.company], None, 0.0, "buy", {"each": 9_000})
                assert _aside(now.seen_by(me), hint.move, "changes", [bought]) is None, "its promise is not why it is sold"
            after = now
            for _ in range(hint.times if isinstance(hint.move, Buy) else 0):
                after = after.play(hint.move)
            if not isinstance(hint.move, Sell):
                one_more = next(move for move in after.moves() if isinstance(move, Buy) and str(told["company"]) in str(move))
                too_many = after.play(one_more).table
                assert ruinous(now.rules, too_many, me), "one share more would be one too many"
                assert worst_debt(now.rules, too_many, me).owed == told["money"], "so much is owed with one share more"  # type: ignore[union-attr]
                assert "with one " in says
                assert not ruinous(now.rules, after.table, me)
    assert {"keep", "buy-keep", "sell-keep"} <= keys


def test_whoever_buys_is_told_at_once_how_the_worst_debt_is_paid() -> None:
    """From the cash and shares at half price where that is enough: the same words as after the trade."""
    keys = set()
    for state in (*poor(), *trading(AFTER, every=2)):
        for now, hint in followed(state):
            view, me = now.seen_by(now.actor), now.actor
            cost = _aside(view, hint.move, "costs")
            cost = onward(view, hint.move, hint.plan, cost) if isinstance(hint.plan, Trade) else cost
            if cost is None or not cost[0].startswith(SHORT):
                continue
            keys.add(cost[0])
            says = words("shark").say("hints", *cost, ("Ann", "Ben", "Cleo"))
            after = now
            for _ in range(hint.times if isinstance(hint.move, Buy) else 0):
                after = after.play(hint.move)
            table, values = after.table, dict[str, Any](cost[1])
            held = sum(table.shares[me][COMPANIES.index(company)] for company in values["falls"])
            assert (" share," in says.partition("owe ")[2]) == (held == 1), says
            assert "at half price: enough to stay in the game." in says
            assert not ruinous(now.rules, table, me)
            assert ("no cash left" in says) == (not table.cash[me])
    assert {f"{key}{one}" for key in SHORT for one in ("", "-one")} <= keys


def test_whoever_ends_a_trade_against_a_hint_is_told_that_a_building_could_put_the_player_out() -> None:
    seen = set()
    for state in poor():
        cost, worst = _aside(state.seen_by(state.actor), DONE, "costs"), dearest_debt(state.rules, state.table, state.actor)
        if cost is not None and worst is not None and worst.owed > state.table.cash[state.actor]:
            out = words("shark").say("hints", *cost, ("Ann", "Ben", "Cleo")).endswith("you would be out of the game.")
            assert out == (worst.left < 0)
            seen.add(out)
    assert seen == {True, False}


def test_what_is_sold_to_pay_for_others_pays_for_as_many_as_the_hint_says() -> None:
    """A swap that would leave too little money is not begun."""
    swaps = 0
    for state in poor():
        steps = [hint for _, hint in followed(state)]
        for one, following in pairwise(steps):
            if one.key.startswith("sell-for") and one.times == 1:
                assert (type(following.move), following.times) == (Buy, one.values["number"]), state.position()
                swaps += 1
    assert swaps


def test_no_hint_of_a_trade_is_long() -> None:
    """Three sentences, and one more that warns; what speaks against it is said once."""
    for state in poor():
        for now, hint in followed(state):
            cost = _aside(now.seen_by(now.actor), hint.move, "costs")
            parts = [hint.why(), "" if cost is None else words("shark").say("hints", *cost, ("Ann", "Ben", "Cleo"))]
            said = " ".join(parts)
            assert len([one for one in said.split(". ") if one]) <= 4, said
            assert said.lower().replace(",", " ").split().count("but") <= 1, said


def test_a_likely_building_is_paid_from_the_cash_after_the_trade_of_hints() -> None:
    """One that six rolls of the dice or more allow; whoever gives up shares for it gets half of what a sale brings now."""
    short = 0
    for state in (*trading(AFTER, every=2), *poor()):
        short += likely_short(state)
        last, hint = list(followed(state))[-1]
        after = last.play(hint.move) if hint.move != DONE and last.actor == state.actor else last
        if after.actor == state.actor and hint.move == DONE:
            assert not likely_short(after), after.position()
    assert short > 5


def likely_short(state: Any) -> bool:
    """Whether a building that six of 36 rolls allow would make the player owe more than all cash."""
    table, rolls = state.table, all_rolls(state.rules, state.table)
    held, cash = table.shares[state.actor], table.cash[state.actor]
    for company, own in enumerate(sites(state.rules, table.chains, table.built, table.values)):
        for site in own:
            often = sum(company in colours and bool(site.squares & inside) for colours, inside in rolls)
            owed = sum(-min(points, 0) * number * THOUSAND for points, number in zip(site.changes, held, strict=True))
            if 6 * often >= len(rolls) and owed > cash:
                return True
    return False


def test_what_a_purchase_puts_at_risk_is_told_with_it() -> None:
    told = 0
    for state in (*trading(AFTER, every=2), *poor()):
        view = state.seen_by(state.actor)
        step = trade(view)
        if not isinstance(step.move, Buy) or step.keeps is not None:
            continue
        risk = onward(view, step.move, step, None)
        after = state
        for _ in range(step.times):
            after = after.play(step.move)
        worst = dearest_debt(after.rules, after.table, state.actor)
        short = worst is not None and worst.owed > after.table.cash[state.actor]
        assert (risk is not None) == short
        if risk is not None and worst is not None:
            assert risk[1]["money"] == worst.owed
            told += 1
    assert told
