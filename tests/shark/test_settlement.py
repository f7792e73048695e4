"""shark.settle-order, loss, loss-exempt, loss-together, forced-sale, bankrupt."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import at, cash, cited, event, legal, money, play, said, shark, values, why

GROWS = {"yellow": "A6 B6 C6 A7 B7"}
MOVES = ("roll yellow 4", "place yellow D6")
"""Yellow grows from 5 to 6 and removes what stands on E6."""


def struck(blue: str, cash: tuple[int, ...], shares: tuple[str, ...], **more: Any) -> Any:
    """After yellow has removed a blue chain."""
    return play(at("roll", cash, shares, blue=blue, **GROWS, **more), *MOVES)


def test_settle_order_pays_what_rises_before_what_falls() -> None:
    """Ben has no cash but for the dividend, and it comes in time to pay the loss."""
    state = struck("E6 E7 J2 J3", (0, 0), ("", "yellow 2 blue 1"))
    assert cash(state) == (6, 0)
    assert money(state, "dividend") == {1: 2}
    assert money(state, "loss") == {1: -2}


def test_loss_is_the_fall_for_every_share_of_all_but_the_placer() -> None:
    state = struck("E6 E7 E8 J2 J3", (1, 20, 20), ("blue 4", "blue 5", "red 9"))
    assert (values(state)["blue"], cash(state)) == (2, (7, 5, 20))
    owes = event(state, "owes")
    assert owes.witness["lines"] == ({"company": "blue", "shares": 5, "points": 3, "each": 1000},)
    assert owes.witness["money"] == 15000


def test_loss_exempt_is_the_placer_on_every_company_he_lowers() -> None:
    rules = shark.Rules(players=2, variant_one=True)
    state = at("roll", (0, 30), ("red 2 blue 2", "red 1 blue 1"), rules=rules, red="B1 C1 D1 E1 F1 H1 I1 J1", blue="G2 G3")
    after = play(state, "roll red 2", "place red G1")
    assert values(after) == {"red": 7}
    assert cash(after) == (0, 30 - 1 - 2)
    assert said(after).count("exempt") == 2
    assert event(after, "owes").clause == "shark.loss-together"


def test_loss_together_is_one_sum_for_all_falls() -> None:
    """Neither fall alone would ruin Ben, and he may not pay one and fail at the other."""
    built = {"yellow": "B7 C7 C6", "blue": "E7 F7", "green": "D8 D9"}
    state = at("roll", (0, 5, 9), ("", "blue 2 green 1", "green 1"), **built)
    after = play(state, "roll yellow 4", "place yellow D7")
    assert after.table.out == (False, True, False)
    assert [e.values["owed"] for e in after.events if e.key == "owes"] == [6000, 2000]
    assert cash(after) == (4, 0, 7)
    assert event(after, "bankrupt").values["owed"] == 6000


def test_loss_together_is_cited_only_where_two_values_fall() -> None:
    """A lone blue building is removed too, but what blue is worth stays: only green falls."""
    built = {"yellow": "B7 C7 C6", "blue": "E7 J2 J3", "green": "D8 D9"}
    after = play(at("roll", (0, 9), ("", "blue 2 green 1"), **built), "roll yellow 4", "place yellow D7")
    assert (event(after, "owes").clauses, event(after, "owes").values["owed"]) == (("shark.loss",), 2000)


def test_loss_together_settles_clockwise_from_the_placers_left() -> None:
    built = {"yellow": "B7 C7 C6", "blue": "E7 F7 J2 J3 J4"}
    shares = ("blue 4", "blue 4", "", "blue 4")
    state = at("roll", (4, 4, 0, 4), shares, player=3, **built)
    state = play(state, "roll yellow 4", "place yellow D7")
    asked = []
    while state.phase == "settle":
        asked.append(state.actor)
        state = state.play("surrender blue")
    assert list(dict.fromkeys(asked)) == [3, 0, 1]
    assert (state.phase, state.actor) == ("trade-after", 2)


# --------------------------------------------------------------------------------------------------------- forced sales


def test_forced_sale_takes_the_cash_first() -> None:
    state = struck("E6 E7 J2 J3 J4", (0, 5), ("", "blue 4"))
    assert (state.phase, state.actor, cash(state)) == ("settle", 1, (6, 0))
    assert state.table.debts == (0, 3000)
    assert money(state, "loss") == {1: -5}


def test_forced_sale_rounds_the_lot_anew_with_each_share() -> None:
    state = struck("E6 E7 J2 J3 J4", (0, 5), ("", "blue 4"))
    first = state.play("surrender blue")
    assert event(first, "surrender").witness["money"] == 1000
    assert event(first, "surrender").values["rest"] == 2000
    second = first.play("surrender blue")
    assert event(second, "surrender").witness == {"shares": 2, "points": 3, "each": 1000, "percent": 50, "money": 3000}
    assert (second.phase, cash(second), second.table.shares[1]) == ("trade-after", (6, 0), (0, 2, 0, 0))
    assert second.table.stock[1] == 38


def test_forced_sale_leaves_the_choice_and_the_change_to_the_debtor() -> None:
    """He owes 3,000 more: red at 4 or blue at 4, one lot a company."""
    state = struck("E6 E7 J2 J3 J4 J5", (0, 1), ("", "blue 2 red 3"), red="B1 B2 B3 B4")
    assert (state.table.debts, legal(state)) == ((0, 3000), ["surrender red", "surrender blue"])
    mixed = play(state, "surrender red", "surrender blue")
    assert (cash(mixed), mixed.table.shares[1]) == ((6, 1), (2, 1, 0, 0))
    assert event(mixed, "change").flows == ((("bank",), ("cash", 1), "money", 1000),)
    assert cash(play(state, "surrender blue", "surrender blue")) == (6, 1)


def test_forced_sale_of_separate_lots_is_not_one_lot() -> None:
    """Two shares of one company at 3 bring 3,000; one each of two companies at 3 bring 1,000 and 1,000."""
    state = struck("E6 E7 J2 J3 J4", (0, 1), ("", "blue 2 red 2"), red="B1 B2 B3")
    assert state.table.debts == (0, 3000)
    assert play(state, "surrender blue", "surrender blue").phase == "trade-after"
    assert play(state, "surrender blue", "surrender red").table.debts == (0, 3000)
    assert play(state, "surrender blue", "surrender red").phase == "settle"


def test_forced_sale_brings_at_least_a_thousand() -> None:
    state = struck("E6 E7 J2", (0, 0), ("", "blue 1"))
    assert (values(state)["blue"], state.phase) == (1, "settle")
    assert cash(state.play("surrender blue")) == (6, 0)


def test_forced_sale_option_lets_small_lots_bring_nothing() -> None:
    rules = shark.Rules(players=2, small_lots_bring_nothing=True)
    assert struck("E6 E7 J2", (0, 0), ("", "blue 1"), rules=rules).outcome.clause == "shark.bankrupt"
    state = struck("E6 E7 J2", (0, 1), ("", "blue 2"), rules=rules).play("surrender blue")
    assert event(state, "surrender").values["brings"] == 0
    assert state.play("surrender blue").phase == "trade-after"


def test_forced_sale_percentage_is_a_rule() -> None:
    rules = shark.Rules(players=2, forced_percent=100)
    state = struck("E6 E7 J2 J3 J4", (0, 5), ("", "blue 4"), rules=rules).play("surrender blue")
    assert (state.phase, cash(state)) == ("trade-after", (6, 0))


def test_forced_sale_refuses_what_brings_nothing_and_what_is_not_there() -> None:
    state = struck("E6 E7", (0, 2), ("", "blue 3 red 2"), red="B1 B2 B3 B4")
    assert why(state, "surrender blue") == ("forced-sale", "brings-nothing")
    assert why(state, "surrender green") == ("forced-sale", "brings-nothing")
    assert why(state.play("surrender red"), "buy red") == ("forced-sale", "due-settle")
    richer = struck("E6 E7", (0, 2), ("", "blue 3 red 2"), red="B1 B2 B3 B4", green="J9")
    assert why(richer, "surrender green") == ("forced-sale", "no-share")


# ------------------------------------------------------------------------------------------------------------ bankruptcy


@pytest.mark.parametrize(("money", "out"), [(0, True), (1, True), (2, False), (6, False)])
def test_bankrupt_is_whose_cash_and_lots_fall_short(money: int, out: bool) -> None:
    """Blue falls to 0, so three blue shares bring nothing; two red ones at 4 bring 4,000 of the 6,000 owed."""
    state = struck("E6 E7", (0, money, 5), ("", "blue 3 red 2", "red 1"), red="B1 B2 B3 B4")
    assert state.table.out[1] is out
    assert (state.phase == "settle") == (not out and money < 6)
    if out:
        assert (state.table.cash[1], state.table.shares[1]) == (0, (0, 0, 0, 0))
        assert state.table.stock == (39, 40, 40, 40)
        assert state.phase == "trade-after"


def test_bankrupt_players_take_no_more_turns_and_get_nothing() -> None:
    state = struck("E6 E7", (3, 0, 5), ("red 1", "blue 3", "red 1"), red="B1 B2 B3 B4").play("done")
    assert state.table.player == 2
    state = play(state, "done", "roll red 1", "place red A4", "done")
    assert state.table.player == 0
    assert state.table.cash[1] == 0


def test_bankrupt_in_the_middle_of_a_settlement_with_several_companies_falling() -> None:
    """Ben must choose shares, Chloé is out, David pays: in this order, and the turn goes on."""
    built = {"yellow": "B7 C7 C6", "blue": "E7 F7 J2 J3", "green": "D8 D9 I9 J9 K9"}
    shares = ("", "blue 2 green 2", "blue 5 green 5", "green 1")
    state = play(at("roll", (0, 4, 0, 3), shares, **built), "roll yellow 4", "place yellow D7")
    assert (state.phase, state.actor, state.table.debts) == ("settle", 1, (0, 4000, 20000, 2000))
    assert not any(state.table.out), "Chloé's turn to settle has not come"
    state = play(state, "surrender green", "surrender green", "surrender blue")
    assert state.table.out == (False, False, True, False)
    assert cash(state) == (4, 0, 0, 1)
    assert cited(state)[-2:] == ["bankrupt", "loss"]
    assert (state.phase, state.actor) == ("trade-after", 0)


def test_bankrupt_leaves_the_last_one_the_winner_at_once() -> None:
    state = struck("E6 E7", (0, 1, 2), ("red 1", "blue 3", "blue 4"), red="B1 B2 B3 B4")
    assert state.phase == "over"
    assert (state.outcome.clause, state.outcome.winners) == ("shark.bankrupt", (0,))
    assert state.outcome.scores == (10000, 0, 0), "six of premium and a red share at 4"
    assert "due-over" in why(state, "done")


def test_the_placer_never_fails() -> None:
    state = struck("E6 E7", (0, 9), ("blue 9", ""))
    assert (state.table.out, cash(state)) == ((False, False), (6, 9))
