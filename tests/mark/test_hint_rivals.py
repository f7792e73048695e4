"""Hints in MARK over whole games: who else may sell is named, and no sale is left alone or warning forgotten silently."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple

import gamelib
from gamelib.core.events import Event
from gamelib.core.view import View
from gamelib.core.words import words
from gamelib.mark.bots import costs
from gamelib.mark.bots.reasons import RULED, settled
from gamelib.mark.bots.unsold import NEAR, sold_instead
from gamelib.mark.bots.worth import Outlook
from gamelib.mark.notation import Refine, Sell, Take
from gamelib.mark.strong.expert import Mind
from gamelib.mark.table import ACT, COLOURS
from gamelib.players.hints import Hint, hint
from gamelib.players.search import sensible

NAMES = ("Ann", "Ben", "Cleo", "Dan")
Action = Take | Refine | Sell


class Told(NamedTuple):
    """A hint for an action, with the table it was given at and its sentences."""

    view: View
    move: Action
    hint: Hint
    text: str


@cache
def told() -> tuple[Told, ...]:
    """The actions of games in which one player asks for a hint each time and does what it says."""
    return tuple(one for players in (2, 3, 4) for seed in range(4) for one in _game(players, seed))


def _game(players: int, seed: int) -> Iterator[Told]:
    state, luck, bot = gamelib.ruleset("mark").start(players=players), Random(seed), sensible("mark")
    while state.actor is not None:
        if state.actor != 0 or state.phase != ACT or len(state.moves()) == 1:
            state = state.play(state.chance(luck) if state.actor < 0 else bot(state.seen_by(state.actor), luck))
            continue
        view = state.seen_by(0)
        one = hint(view, Random(seed))
        assert isinstance(one.move, Action)
        yield Told(view, one.move, one, " ".join(part for part in (one.why(NAMES), one.beside(NAMES)[1]) if part))
        state = state.play(one.move)


def price(view: View, sale: Sell) -> int:
    return view.rules.market[sale.row][view.table.sold[sale.colour]]


def sales(view: View) -> list[Sell]:
    return [move for move in view.moves() if isinstance(move, Sell)]


def on_roofs(view: View, colour: int) -> list[str]:
    return [NAMES[other] for other in range(1, view.rules.players) if colour in view.table.roofs[other]]


def held(view: View, colour: int) -> int:
    """What may come first: the pieces of player 0, those on other roofs, and near the end those in other yards."""
    yards = view.table.yards if left(view, colour) <= 2 else view.table.yards[:1]
    return sum(places.count(colour) for places in (*yards, *view.table.roofs))


def left(view: View, colour: int) -> int:
    return view.rules.market_squares - view.table.sold[colour]


def test_a_take_carries_the_warning_of_the_bids_wherever_it_holds_and_nowhere_else() -> None:
    warned = 0
    for view, move, _, text in told():
        if isinstance(move, Take):
            holds = held(view, move.colour) >= left(view, move.colour)
            assert ("this one may never be sold" in text) == holds, text
            assert not holds or f"{left(view, move.colour)} more" in text
            assert not holds or f"{held(view, move.colour)} piece" in text
            warned += holds
    assert warned


def test_no_piece_that_may_never_be_sold_is_taken_where_another_action_is_nearly_as_good() -> None:
    changed, kept = 0, 0
    for view, _, _, _ in told():
        worths = {move: worth for worth, move in Mind(view).ranked(view.table)}
        stays = [move for move in worths if isinstance(move, Take) and held(view, move.colour) >= left(view, move.colour)]
        others = [worth for move, worth in worths.items() if move not in stays]
        for move in stays:
            near = bool(others) and max(others) >= worths[move] - NEAR
            assert (sold_instead(view, move) != move) == near
            assert sold_instead(view, move) not in set(stays) - {move}
            changed, kept = changed + near, kept + (not near)
    assert changed
    assert kept


def test_under_changed_rules_the_advice_is_left_as_it_is() -> None:
    rules = gamelib.mark.Rules(players=3, cash=50)
    for state in gamelib.playout("mark", rules, bots="sensible", seed=1).states():
        if state.phase == ACT:
            view = state.seen_by(state.actor or 0)
            assert all(settled(view, move) == move for move in view.moves())


def test_every_company_that_may_sell_the_colour_first_is_named() -> None:
    named = set()
    for view, move, one, text in told():
        promised = re.search(rf"earns?.* \$|\$\d+ square|{COLOURS[move.colour]} row", text)
        quiet = one.key.startswith(("ends", "take-new", "take-enough", "last-square")) or view.table.actions > 1
        if promised and not quiet and left(view, move.colour) > 1 and not (isinstance(move, Sell) and len(sales(view)) > 1):
            rivals = on_roofs(view, move.colour)
            assert all(rival in text for rival in rivals), (text, rivals)
            named.add(len(rivals))
    assert {0, 1, 2} <= named


def test_a_last_square_shuts_out_everybody_who_has_the_colour() -> None:
    shut = [(view, move, text) for view, move, one, text in told() if one.key == "shuts-out"]
    for view, move, text in shut:
        others = range(1, view.rules.players)
        has = [NAMES[one] for one in others if move.colour in (*view.table.yards[one], *view.table.roofs[one])]
        assert all(name in text for name in has)
    assert shut


def test_a_sale_of_more_money_is_never_left_alone_without_a_word() -> None:
    keys = set()
    for view, move, one, text in told():
        now = price(view, move) if isinstance(move, Sell) else 0
        best = max((price(view, sale) for sale in sales(view)), default=0)
        dearer = [sale for sale in sales(view) if price(view, sale) == best > now]
        if not dearer or any(sale.colour == move.colour for sale in dearer if isinstance(move, Sell)):
            continue
        assert any(f"{COLOURS[sale.colour]} for ${best}" in text for sale in dearer), text
        assert one.cost is not None
        keys.add(one.cost[0])
        spoken = COLOURS.index(str(one.cost[1]["gives"]))
        assert one.cost[1]["money"] == best
        new = [colour for colour in range(len(COLOURS)) if not view.table.sold[colour]]
        claiming = [other for other in range(1, view.rules.players) if {*view.table.roofs[other]} & {*new}]
        if one.cost[0].startswith(("rather-alone", "rather-yard")):
            assert not on_roofs(view, spoken)
            yards = [other for other in range(1, view.rules.players) if spoken in view.table.yards[other]]
            assert yards == list(one.cost[1].get("rivals", ()))  # type: ignore[call-overload]
            assert spoken not in new or not claiming, "any colour without a row may claim a free one"
        if one.cost[0].startswith("rather-claimed"):
            assert spoken in new
            assert list(one.cost[1]["rivals"]) == claiming  # type: ignore[call-overload]
        if one.cost[0].startswith("rather-opens"):
            sale = next(sale for sale in dearer if sale.colour == spoken)
            assert one.cost[1]["next"] == view.rules.market[sale.row][view.table.sold[spoken] + 1]
            assert [NAMES[rival] for rival in one.cost[1]["rivals"]] == on_roofs(view, spoken)  # type: ignore[attr-defined]
        if one.cost[0] == "rather-opens-first":
            assert sum(roof.count(spoken) for roof in view.table.roofs[1:]) < left(view, spoken)
    assert {"rather-alone", "rather-opens", "rather-opens-first", "rather-opens-fee", "rather-second"} <= keys


def test_no_amount_is_told_that_cannot_be_recounted_on_the_table() -> None:
    assert {move.kind for view, *_ in told() for move in view.moves()} <= set(RULED)
    assert all(one.margin == "" for _, _, one, _ in told())


def test_a_hint_is_two_sentences_at_most() -> None:
    assert all(text.count(". ") <= 1 for *_, text in told())


def test_a_storage_fee_is_told_as_what_will_be_paid() -> None:
    fees = [(one.cost, text) for _, _, one, text in told() if one.cost and one.cost[0].startswith("cost-fee")]
    for (_, values), text in fees:
        assert "more storage" not in text
        assert f"you will pay ${values['pays']} storage" in text
        assert ("instead of" in text) == (values["paid"] != 0)
    assert fees


def test_waiting_at_a_fee_again_says_what_storage_has_cost_so_far() -> None:
    paid = [Event("mark.storage-fee", "fee", {"player": player, "fee": fee}) for player, fee in ((0, 5), (1, 10), (0, 10))]
    keys = set()
    for view, _, one, _ in told():
        if one.cost is None:
            continue
        key = one.cost[0]
        waits = costs.so_far(view, key, paid)
        assert waits in (None, ("storage-so-far", {"sum": 15}))
        assert costs.so_far(view, key, paid[1:2]) is None, "what another company paid is not counted"
        if waits is not None:
            after = view.guess(Random(1)).play(one.move).table
            assert Outlook(view.rules, after, 0).fee(0, 0) > 0 or after.sold != view.table.sold
            keys.add(key)
        elif key.startswith("cost-fee"):
            assert key.endswith("-first"), "another action comes first"
    assert {"cost-fee", "rather-opens-due", "rather-opens-fee"} <= keys
    asked = replace(told()[0].hint, cost=("cost-fills", {}), so_far=("storage-so-far", {"sum": 15}))
    assert asked.beside()[1].endswith(" You have paid $15 storage so far.")


def test_a_yard_square_is_chosen_for_its_ways_to_the_roof() -> None:
    view = gamelib.ruleset("mark").start(players=3).play("first 1").play("roll white red").seen_by(0)
    move = gamelib.ruleset("mark").parse("take white 2")
    cost = costs.said(view, move)
    assert cost is not None
    assert words("mark").say("hints", *cost) == (
        "From yard square 2 it can be refined to roof 1, 2 and 3, more than from some other squares."
    )
    assert costs.said(view, gamelib.ruleset("mark").parse("take white 1")) is None
