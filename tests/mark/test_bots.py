"""The greedy bot plays and bids sensibly, and is far better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib
from gamelib import mark
from gamelib.mark.bots.worth import Outlook

greedy = mark.BOTS["greedy"]

COLOURS = ("white", "blue", "gold", "green", "red")
EMPTY = ". . . ."


def table(phase: str = "act", dice: str = "", market: str = "empty", rules: Any = None, more: str = "", **company: Any) -> Any:
    """A position of two players, the first to move; the bank holds what is left of each colour."""
    rows = {"yard": EMPTY, "roof": EMPTY, "their_yard": EMPTY, "their_roof": EMPTY, "cash": 30, "their_cash": 30} | company
    chosen = mark.Rules(players=2, **(rules or {}))
    lines = ["turn: 30", f"phase: {phase}", "player: 1", f"market: {market}", f"bank: {_bank(chosen, market, rows)}"]
    lines += [f"dice: {dice}"] * bool(dice) + ["actions: 1"] * (phase == "act")
    lines.append("company 1: ${cash} | yard {yard} | roof {roof}".format(**rows))
    lines.append("company 2: ${their_cash} | yard {their_yard} | roof {their_roof}".format(**rows))
    return mark.position("\n".join(lines) + more, chosen)


def _bank(rules: Any, market: str, rows: dict[str, Any]) -> str:
    sold = {entry.split()[1]: int(entry.split()[2]) for entry in market.split(",") if market != "empty"}
    lying = " ".join(map(str, rows.values())).split()
    left = {colour: rules.pieces - lying.count(colour) - sold.get(colour, 0) for colour in COLOURS}
    return ", ".join(f"{colour} {0 if sold.get(colour) == rules.market_squares else left[colour]}" for colour in COLOURS)


def choices(state: Any) -> set[str]:
    """What the greedy bot does over many lots."""
    return {str(greedy(state.seen_by(state.actor), Random(seed))) for seed in range(20)}


def wins(bots: tuple[str, ...], games: int, rules: Any = None) -> float:
    """The part of the games that the first bot wins from each seat in turn; a shared win counts for its part."""
    chosen = rules or mark.Rules(players=len(bots))
    won = 0.0
    for game in range(games):
        seat = game % len(bots)
        record = gamelib.playout("mark", chosen, bots[-seat:] + bots[:-seat] if seat else bots, seed=game // len(bots))
        outcome = record.states()[-1].outcome
        if seat in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / games


# --------------------------------------------------------------------------------------------------------------- strength


def test_greedy_beats_random() -> None:
    assert wins(("greedy", "random"), 100) >= 0.95


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_a_table_of_random_players(players: int) -> None:
    assert wins(("greedy",) + ("random",) * (players - 1), 36) >= 0.8


@pytest.mark.parametrize(
    "changed",
    [
        {"rows_to_end": 4},
        {"fee_one_row": 0, "fee_both_rows": 0},
        {"fee_one_row": 20, "fee_both_rows": 50},
        {"market": tuple(tuple(10 * price for price in row) for row in mark.Rules().market)},
        {"market": ((1, 2, 3, 4, 5),) * 5, "cash": 0},
        {"squares": 1},
    ],
)
def test_greedy_beats_random_under_other_rules(changed: dict[str, Any]) -> None:
    assert wins(("greedy", "random"), 24, mark.Rules(players=2, **changed)) >= 0.8


def test_greedy_players_finish_among_themselves() -> None:
    for players in (2, 4):
        outcome = gamelib.playout("mark", mark.Rules(players=players), "greedy", seed=players).states()[-1].outcome
        assert outcome is not None
        assert outcome.finished


# ---------------------------------------------------------------------------------------------------------------- actions


def test_it_sells_on_the_best_square() -> None:
    state = table(dice="red blue", market="A red 4, C blue 1", roof="red blue . .")
    assert choices(state) == {"sell red 1 A"}


def test_it_claims_the_row_that_pays_most_at_once() -> None:
    state = table(dice="red blue", roof="red . . .")
    assert choices(state) == {"sell red 1 E"}


def test_it_does_not_hand_the_best_square_to_a_rival() -> None:
    state = table(dice="red gold", market="A red 3", roof="red . . .", their_roof="red . . .")
    assert not any(choice.startswith("sell") for choice in choices(state))
    assert choices(table(dice="red gold", market="A red 3", roof="red . . .")) == {"sell red 1 A"}


def test_it_refines_rather_than_pay_for_storage() -> None:
    state = table(dice="red gold", yard="red blue . .")
    assert all(choice.startswith("refine red") for choice in choices(state))


def test_it_takes_the_piece_that_will_pay_more() -> None:
    state = table(dice="red blue", market="A red 4, E blue 1")
    assert all(choice.startswith("take red") for choice in choices(state))


def test_it_ends_the_game_only_when_that_wins() -> None:
    market = "A red 5, B blue 5, C gold 5, D green 5, E white 4"
    ahead = table(dice="white star", market=market, roof="white . . .", cash=100, their_cash=120)
    assert choices(ahead) == {"sell white 1 E"}
    behind = table(dice="white star", market=market, roof="white . . .", cash=100, their_cash=150)
    assert not any(choice.startswith("sell") for choice in choices(behind))


# ------------------------------------------------------------------------------------------------ auctions and returns


def bidding(cash: int = 30, **said: Any) -> Any:
    return table(phase="bid", dice="hammer red", market="A red 4", cash=cash, more="\nauction: red\nbids: - -", **said)


def amounts(state: Any) -> list[int]:
    return [int(choice.removeprefix("bid ")) for choice in choices(state)]


def test_it_bids_for_what_it_wants_and_never_more_than_the_worth() -> None:
    state = bidding()
    worth = Outlook(state.rules, state.table, 0).lot(4)
    assert min(amounts(state)) > 0
    assert max(amounts(state)) <= worth


def test_it_bids_nothing_with_a_full_yard() -> None:
    assert amounts(bidding(yard="blue gold green white")) == [0]


def test_it_keeps_the_fee_that_the_piece_would_cost() -> None:
    rich = {"rules": {"market": ((100, 200, 300, 400, 900),) * 5}}
    assert min(amounts(bidding(cash=12, **rich))) == 12
    assert amounts(bidding(cash=12, yard="blue gold . .", **rich)) == [7]


def test_it_does_not_bid_for_a_piece_that_costs_more_storage_than_it_earns() -> None:
    assert amounts(bidding(yard="blue gold . .")) == [0]


def test_it_names_what_it_can_use_and_the_rival_cannot() -> None:
    naming: dict[str, Any] = {"phase": "name-colour", "dice": "hammer star", "market": "A red 4, E blue 1"}
    assert choices(table(**naming, their_yard="gold gold green white")) == {"auction red"}
    assert choices(table(**naming, yard="gold gold green white")) == {"auction white", "auction gold", "auction green"}


def test_it_places_a_piece_where_the_roof_is_free() -> None:
    state = table(phase="place", dice="hammer red", market="A red 4", roof="blue blue gold .", more="\nauction: red\nwinner: 1")
    assert choices(state) <= {"place 3", "place 4"}


def test_it_gives_back_what_is_worth_least() -> None:
    crowd: dict[str, Any] = {"phase": "return", "yard": "red blue red .", "cash": 2}
    assert choices(table(**crowd, market="A red 3, E blue 1")) == {"return yard 2"}
    assert choices(table(**crowd, market="A red 4, E blue 1")) == {"return yard 1", "return yard 3"}, "one red square is left"


def test_it_answers_alike_on_tables_that_it_cannot_tell_apart() -> None:
    opened = bidding(their_cash=25).play("bid 3")
    other = bidding(their_cash=25).play("bid 9")
    assert opened != other
    for seed in range(20):
        assert greedy(opened.seen_by(1), Random(seed)) == greedy(other.seen_by(1), Random(seed))
