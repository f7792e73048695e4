"""What a hint in SHARK says of an earlier one is true of the table, whether or not that one was followed."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any

from gamelib.core.words import words
from gamelib.players.hints import Hint
from gamelib.shark.bots.plans import last_trade, trade
from gamelib.shark.bots.trading import Trade
from gamelib.shark.map import name, spots
from gamelib.shark.notation import BUYS, DONE, SELLS, Sell
from gamelib.shark.table import AFTER, COMPANIES
from tests.players.half_followed import half_followed

SOLD = ("buy-for", "buy-for-flat", "buy-for-losing", "buy-sold", "just-sold")
"""The reasons that say that the player sold shares in this turn."""


@cache
def told() -> list[tuple[Any, Hint, list[Hint], Any]]:
    """Each hint with its table and those before it, and the most shares held so far in this turn."""
    found, turn, held = list[tuple[Any, Hint, list[Hint], Any]](), (0, 0), ()
    for seed in (5, 7):
        for state, one, before in islice(half_followed("shark", seed), 30):
            if (seed, state.turn) != turn:
                turn, held = (seed, state.turn), state.table.shares[0]
            held = tuple(map(max, held, state.table.shares[0]))
            found.append((state, one, before, held))
    return found


def test_whoever_is_told_to_have_sold_has_sold() -> None:
    seen = 0
    for state, one, _, held in told():
        if one.key in SOLD:
            for company in one.values.get("companies", [one.values.get("other")]):  # type: ignore[attr-defined]
                seen += 1
                assert state.table.shares[0][COMPANIES.index(company)] < held[COMPANIES.index(company)]
    assert seen > 2


def test_a_sale_that_was_advised_and_not_made_is_not_called_made() -> None:
    """Nothing has been sold: what the hint for this very turn advised to sell can still be bought."""
    seen = 0
    for state, one, _, _ in told():
        if state.phase != AFTER or not isinstance(one.plan, Trade):
            continue
        view = state.seen_by(0)
        for company in {each.company for each in state.moves() if each in BUYS}:
            kept = state.table.shares[0][company]
            sale = Trade(SELLS[company], 1, state.table.built, AFTER, ((company, kept - 1),), turn=state.turn)
            other = Trade(DONE, 1, state.table.built, AFTER, turn=state.turn)
            before = [Hint("shark", step.move, None, 0.0, "sell", {}, plan=step) for step in (sale, other)]
            step = trade(view, before)
            assert company not in step.sold
            seen += 1
    assert seen > 10


def test_what_a_share_was_worth_before_is_what_a_hint_told_and_the_building_stands() -> None:
    seen = 0
    for state, one, before, _ in told():
        key, values = one.change or ("", {})
        if key.endswith("-by"):
            rival = COMPANIES.index(str(values["rival"]))
            assert values["square"] in {name(*spot) for spot in spots(state.table.built[rival])}
        if key.startswith(("changed-sell", "changed-buy", "changed-flat")):
            assert any(values.get("then", 0) in map(abs, each.plan.figures) for each in before if isinstance(each.plan, Trade))
        if key == "changed-sold-for":
            last = last_trade(before, COMPANIES.index(str(values["company"])))
            assert last is not None
            assert isinstance(last.move, Sell)
            assert last.values["other"] == values["other"]
            said = words("shark").say("hints", *one.change)  # type: ignore[misc]
            assert "was sold" not in said
        seen += bool(key)
    assert seen
