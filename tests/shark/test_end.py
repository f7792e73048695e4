"""shark.end-value, end-buildings, end-settle, winner."""

from __future__ import annotations

from .tables import at, cash, cited, event, legal, play, said, shark, why

LONG = "B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 L2 L3"
"""A chain of 13."""


def test_end_value_ends_the_game_at_once() -> None:
    state = at("roll", (3, 9), ("red 2", "red 1 blue 3"), red=LONG + " L5", blue="C8 C9")
    over = play(state, "roll red 3", "place red L4")
    assert (over.actor, over.phase, legal(over)) == (None, "over", [])
    assert over.outcome.clause == "shark.end-value"
    assert over.outcome.scores == (3000 + 15000 + 4000 + 30000, 9000 + 2000 + 15000 + 6000)
    assert over.outcome.winners == (0,)
    assert why(over, "done") == ("end-value", "due-over")


def test_end_value_may_be_jumped_over() -> None:
    state = play(at("roll", red=LONG + " L5 K4"), "roll red 3", "place red L4")
    assert (state.outcome.clause, state.table.values[0]) == ("shark.end-value", 15)


def test_end_value_is_not_reached_at_fourteen() -> None:
    state = play(at("roll", red=LONG), "roll red 3", "place red L4")
    assert (state.table.values[0], state.outcome) == (14, None)


def test_end_buildings_counts_those_out_of_the_game() -> None:
    green = "A1 A3 A5 C1 C3 C5 E1 E3 E5 G1 G3 G5"
    state = play(at("roll", (8, 9), red="J8 J9", green=green, box="green 5"), "roll green 3", "place green K2")
    assert (state.outcome.clause, state.outcome.winners) == ("shark.end-buildings", (0, 1))
    earlier = play(at("roll", (8, 9), red="J8 J9", green=green, box="green 4"), "roll green 3", "place green K2")
    assert earlier.outcome is None


def test_end_buildings_comes_also_when_they_are_removed_in_the_same_placement_of_another() -> None:
    """Only a placement uses a building: a removal moves it from the map to the box, and the count stays."""
    state = at("roll", (0, 9), yellow="A6 B6 C6", blue="E6 E7", box="blue 15")
    after = play(state, "roll yellow 4", "place yellow D6")
    assert after.outcome is None
    assert after.table.box == (0, 17, 0, 0)


def test_end_settle_pays_everything_and_leaves_no_trade() -> None:
    state = at("roll", (3, 9), ("red 2", "red 1 blue 3"), red=LONG + " L5", blue="K4 J4 I4 C8 C9")
    over = play(state, "roll red 3", "place red L4")
    clauses = cited(over)
    assert clauses.index("loss") < clauses.index("end-value") < clauses.index("end-settle") < clauses.index("winner")
    assert over.outcome.scores == (3000 + 15000 + 4000 + 30000, 9000 + 2000 - 9000 + 15000 + 6000)


def test_end_settle_waits_for_a_forced_sale() -> None:
    state = at("roll", (3, 5), ("red 2", "blue 3"), red=LONG + " L5", blue="K4 J4 I4 C8 C9 C10")
    waiting = play(state, "roll red 3", "place red L4")
    assert (waiting.phase, waiting.outcome) == ("settle", None)
    assert shark.position(waiting.position(), waiting.rules) == waiting
    over = play(waiting, "surrender blue", "surrender blue", "surrender blue")
    assert (over.phase, over.outcome.clause) == ("over", "shark.end-value")
    assert over.outcome.scores == (3000 + 15000 + 4000 + 30000, 0)
    assert "end-settle" in cited(over)


def test_end_settle_takes_no_bankrupt_winner() -> None:
    """Ben goes bankrupt at the last placement; the last one left is named as the reason."""
    state = at("roll", (3, 0), ("", "blue 3"), red=LONG + " L5", blue="K4 J4 I4")
    over = play(state, "roll red 3", "place red L4")
    assert (over.outcome.clause, over.outcome.winners) == ("shark.bankrupt", (0,))
    assert over.outcome.scores == (18000, 0)


def test_winner_sells_all_shares_at_the_last_price() -> None:
    state = at("roll", (3, 9), ("red 2 green 4", "red 1 blue 3"), red=LONG + " L5", blue="C8 C9")
    over = play(state, "roll red 3", "place red L4")
    assert cash(over) == (52, 32)
    assert over.table.stock == (40, 40, 40, 40)
    sale = next(e for e in over.events if e.key == "final-sale")
    assert sale.flows[:2] == ((("shares", 0), ("bank",), "red share", 2), (("shares", 0), ("bank",), "green share", 4))
    assert sale.witness == {"red": 30000, "blue": 0, "green": 0, "yellow": 0}


def test_winner_may_be_several() -> None:
    state = at("roll", (3, 18), ("red 1", "red 1"), red=LONG + " L5")
    over = play(state, "roll red 3", "place red L4")
    assert over.outcome.winners == (0, 1)
    assert event(over, "shared-win").values["money"] == over.outcome.scores[0] == 35000
    assert "winner" not in said(over)


def test_winner_is_never_one_who_is_out() -> None:
    rules = shark.Rules(players=3, lone_premium=0)
    state = at("roll", (0, 0, 0), rules=rules, green="A1 C1", red="J8 J9", box="green 15", out=(2,))
    over = play(state, "roll green 3", "place green K2")
    assert (over.outcome.scores, over.outcome.winners) == ((0, 0, 0), (0, 2))
