"""The merchant plans, trades and comes home; it is far better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib

from .tables import at, marco_polo, moving

merchant = marco_polo.BOTS["merchant"]
HOME = "home:Kyoto table secret:kite"


def choices(state: Any) -> set[str]:
    """What the merchant does over many lots."""
    return {str(merchant(state.seen_by(state.actor), Random(seed))) for seed in range(10)}


def test_merchant_beats_random_from_either_seat() -> None:
    won = 0
    for game in range(40):
        seat = game % 2
        bots = ("merchant", "random") if seat == 0 else ("random", "merchant")
        record = gamelib.playout("marco_polo", marco_polo.Rules(players=2), bots, seed=game // 2)
        won += seat in record.final().outcome.winners
    assert won >= 36


@pytest.mark.parametrize("players", [2, 3, 4])
def test_merchants_finish_among_themselves(players: int) -> None:
    for seed in range(5):
        outcome = gamelib.playout("marco_polo", marco_polo.Rules(players=players), "merchant", seed=seed).final().outcome
        assert outcome.finished


def test_it_goes_to_the_khan_with_the_gift() -> None:
    assert choices(moving(3, "Shangdu 0 falcons,peacocks,giraffes", "Buda 0 dates")) == {"go Khanbalik"}


def test_it_goes_to_its_mission_and_home() -> None:
    assert choices(moving(3, "Delhi 0 - on:Lhasa table", "Buda 0 dates")) == {"go Lhasa"}
    assert choices(moving(3, f"Kiev 900 tea,silks,falcons {HOME}", "Acre 0 dates")) == {"go Venice"}


def test_it_stays_out_of_venice_until_it_can_win_there() -> None:
    assert choices(moving(2, f"Kiev 900 tea,falcons {HOME}", "Acre 0 dates")) != {"go Venice"}


def test_it_keeps_what_the_khan_wants_and_sells_the_cheapest() -> None:
    state = at("trade", "Tabriz 10 almonds,falcons,peacocks,giraffes", "Buda 0 dates")
    assert choices(state) == {"sell almonds"}


def test_it_sells_what_venice_would_refuse() -> None:
    state = at("trade", f"Kiev 2000 tea,almonds,coconuts,silks,falcons {HOME}", "Buda 0 dates")
    assert choices(state) == {"sell almonds"}


def test_it_buys_what_it_still_needs() -> None:
    assert choices(at("trade", f"Kiev 2000 tea,falcons {HOME}", "Buda 0 dates")) == {"buy"}
    assert choices(at("trade", f"Kiev 2000 tea,silks,falcons {HOME}", "Buda 0 dates")) == {"done"}


def test_it_does_not_buy_what_it_knows_to_be_bad() -> None:
    """Everything on the green pile has been seen, and the next three cards cost money."""
    goods = "woollens, small-rugs, tapestries, hides, silks, sable-and-ermine, golden-robes, carpets, embroidered-cotton"
    order = f"green-tartar, green-volcano, green-karakorum, {goods}, green-join, green-machines"
    assert choices(at("trade", "Tabriz 100 -", "Buda 0 dates", under={"green": order})) == {"done"}


def test_it_pays_ransom_with_the_cheapest_card_or_cash() -> None:
    assert choices(at("ransom", "Buda 100 almonds,tea", "Kiev 0 dates")) == {"ransom almonds"}
    assert choices(at("ransom", "Buda 100 falcons,peacocks,giraffes", "Kiev 0 dates")) == {"ransom cash"}


def test_it_refuses_fights_unless_the_loot_is_large() -> None:
    state = at("safe-conduct", "Xian 0 - on:Kyoto table", "Buda 0 dates")
    assert choices(state) == {"refuse"}
    assert choices(at("safe-conduct", "Xian 0 - on:Kyoto table", "Buda 0 dates", loot="300 | goods tea")) == {"fight"}


def test_it_starts_afresh_and_sends_rivals_away() -> None:
    assert choices(at("fresh-start", "Lhasa 0 -", "Buda 0 dates")) == {"fresh start"}
    agenda = "end, buy, return green-karakorum, name green-karakorum"
    state = at("name", "Tabriz 0 tea", "Shangdu 0 dates", f"Buda 0 yaks {HOME}", agenda=agenda)
    assert choices(state) == {"name 3"}
