"""marco_polo.card-moves, card-chain, card-deal, and the twenty chance cards."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import at, cited, goods, legal, marco_polo, place, play, said, under, why

POSTS = {"yellow": "Samarkand", "mauve": "Ceylon", "blue": "Calicut", "green": "Tabriz"}


def draw(card: str, *others: str, cash: int = 100, hand: str = "-", **facts: Any) -> Any:
    """The state after player 1 has bought and drawn this card on a post of its colour."""
    merchant = f"{POSTS[card.partition('-')[0]]} {cash} {hand}"
    return play(at("trade", merchant, *(others or ("Buda 100 -",)), **facts), "buy", f"draw {card}")


FINES = {
    "yellow-astrologer": 20, "mauve-insult": 30, "mauve-bath": 20, "blue-typhoon": 30, "green-volcano": 20, "green-tartar": 20,
}  # fmt: skip


@pytest.mark.parametrize(("card", "fine"), FINES.items())
def test_chance_fines_go_to_the_bank(card: str, fine: int) -> None:
    state = draw(card)
    assert state.table.cash == (80 - fine, 100)
    assert cited(state) == ["chance-draw", f"chance-{card}", "debt", "chance-draw"]
    assert under(state, card.partition("-")[0]) == [card]
    assert (state.phase, state.table.left) == ("buy", 2)


@pytest.mark.parametrize(("card", "amount"), [("yellow-birthday", 40), ("blue-new-year", 30)])
def test_chance_gifts_every_other_merchant_pays(card: str, amount: int) -> None:
    state = draw(card, "Buda 100 -", "Kiev 100 -", "Acre 100 -")
    assert state.table.cash == (80 + 3 * amount, 100 - amount, 100 - amount, 100 - amount)


@pytest.mark.parametrize(("card", "more"), [("yellow-hunt", 1), ("mauve-chief", 2), ("blue-khan", 1), ("green-machines", 1)])
def test_chance_more_cards_free_from_the_same_pile(card: str, more: int) -> None:
    state, colour = draw(card), card.partition("-")[0]
    for _ in range(more):
        assert state.phase == "draw"
        assert why(state, "done") == ("card-chain", "due-draw")
        assert under(state, colour) == []
        state = state.play(state.moves()[0])
    assert (state.phase, state.table.left, state.table.cash[0]) == ("buy", 2, 80)
    assert len(goods(state, 1)) == more
    assert under(state, colour) == [card]


def test_chance_yellow_zanzibar() -> None:
    state = draw("yellow-zanzibar", "Zanzibar 100 -")
    assert (place(state, 1), state.table.player) == ("Zanzibar", 1)


def test_chance_yellow_pope_any_merchant_himself_included_or_none() -> None:
    state = draw("yellow-pope", "Buda 100 -", "Acre 100 -")
    assert legal(state) == ["name 1", "name 2", "name 3", "decline"]
    assert place(state.play("name 2"), 2) == "Acre"
    assert state.play("name 2").phase == "buy"
    himself = state.play("name 1")
    assert (place(himself, 1), himself.table.player) == ("Acre", 1)
    there = state.play("name 3")
    assert (said(there)[:2], there.phase) == (["named", "pawn-there"], "buy")
    assert said(state.play("decline"))[0] == "card-declined"


def test_chance_green_karakorum_another_not_himself() -> None:
    state = draw("green-karakorum", "Buda 100 -", "Acre 100 -")
    assert legal(state) == ["name 2", "name 3"]
    assert why(state, "name 1") == ("chance-green-karakorum", "not-oneself")
    assert why(state, "decline") == ("chance-green-karakorum", "must-name")
    sent = state.play("name 3")
    assert (place(sent, 3), sent.phase) == ("Karakorum", "buy")


def test_chance_mauve_danger_another_must_come() -> None:
    state = draw("mauve-danger", "Buda 100 -", "Acre 100 -")
    assert legal(state) == ["name 2", "name 3"]
    assert why(state, "decline") == ("chance-mauve-danger", "must-name")
    assert place(state.play("name 2"), 2) == "Ceylon"


@pytest.mark.parametrize("card", ["mauve-join", "blue-join", "green-join"])
def test_chance_join_he_may_force_a_deal(card: str) -> None:
    state = draw(card, "Buda 100 tea,yaks", "Acre 100 -")
    assert legal(state) == ["name 2", "decline"]
    joined = state.play("name 2")
    assert (place(joined, 1), joined.table.cash[:2], joined.phase) == ("Buda", (50, 130), "fan")
    assert why(joined, "take dates") == ("card-deal", "not-in-fan")
    taken = joined.play("take tea")
    assert cited(taken)[0] == "card-deal"
    assert (goods(taken, 1), goods(taken, 2), taken.table.player) == (["tea"], ["yaks"], 1)
    declined = state.play("decline")
    assert (declined.phase, declined.table.left) == ("buy", 2)


def test_chance_blue_wind_two_more_turns_when_this_is_over() -> None:
    state = draw("blue-wind")
    assert (state.phase, state.table.extra) == ("buy", 2)
    again = play(state, "done")
    assert (again.table.player, again.table.extra, again.turn) == (0, 1, 21)
    fight = play(again, "announce sea", "spin attack", "dice 1 1")
    assert (fight.table.player, fight.table.extra, fight.turn) == (0, 0, 22)
    assert play(fight, "announce sea", "spin attack", "dice 1 1").table.player == 1


def test_chance_blue_wind_a_second_card_adds_two() -> None:
    assert draw("blue-wind", extra=1).table.extra == 3


def test_chance_blue_wind_stays_owed_after_a_block() -> None:
    state = at("spin", "Venice 240 tea", "Buda 0 dates", announced="land", extra=1).play("spin 1")
    assert (state.table.player, state.table.extra) == (0, 0)


def test_card_moves_may_share_any_space() -> None:
    state = play(draw("yellow-pope", "Buda 100 -", "Acre 100 -"), "name 2")
    assert place(state, 2) == place(state, 3) == "Acre"


def test_card_moves_end_the_buying_only_if_the_own_pawn_changes_space() -> None:
    assert draw("yellow-zanzibar").table.player == 1
    there = play(at("trade", "Zanzibar 100 -", "Buda 100 -"), "buy", "draw yellow-zanzibar")
    assert (there.phase, there.table.left) == ("buy", 2)
    same = play(draw("mauve-join", "Ceylon 100 tea"), "name 2", "take tea")
    assert (same.phase, same.table.left) == ("buy", 2)


def test_card_moves_free_draws_still_owed_are_made() -> None:
    """Chief, then join: Anna goes to Buda, and her second free card is still drawn; then her buying is over."""
    state = play(draw("mauve-chief", "Buda 100 tea"), "draw mauve-join", "name 2", "take tea")
    assert (state.phase, place(state, 1)) == ("draw", "Buda")
    ended = state.play("draw pearls")
    assert (goods(ended, 1), ended.table.player) == (["pearls", "tea"], 1)
    assert under(ended, "mauve") == ["mauve-join", "mauve-chief"]


def test_card_moves_khanbalik_is_joined_only_by_one_who_may_enter() -> None:
    khan = "Khanbalik 100 tea on:Kyoto table"
    assert said(draw("mauve-join", khan))[2] == "cannot-join"
    assert legal(draw("mauve-join", khan, hand="falcons,peacocks,giraffes")) == ["name 2", "decline"]
    both = draw("mauve-join", khan, "Buda 0 dates")
    assert why(both, "name 2") == ("card-moves", "khanbalik-closed")
    assert both.refusal("name 2").clauses == ("marco_polo.card-moves",)
    empty = draw("mauve-join", khan.replace("tea", "-"), "Buda 0 dates", "Kiev 0 -")
    assert empty.refusal("name 2").clauses == ("marco_polo.card-deal", "marco_polo.card-moves")
    assert empty.refusal("name 4").clauses == ("marco_polo.card-deal",)


def test_card_moves_who_may_not_enter_khanbalik_stays_without_a_word_of_his_hand_before() -> None:
    agenda = "end, buy, return mauve-danger, name mauve-danger"
    for hand, to in (("tea", "Buda"), ("tea,rhubarb,falcons", "Khanbalik")):
        state = at("name", "Khanbalik 100 - on:Kyoto table", f"Buda 0 {hand}", agenda=agenda)
        assert legal(state) == ["name 2"]
        assert place(state.play("name 2"), 2) == to


def test_card_chain_a_chance_card_among_them_is_carried_out_too() -> None:
    state = play(draw("mauve-chief"), "draw mauve-bath", "draw mauve-insult")
    assert state.table.cash[0] == 80 - 20 - 30
    assert under(state, "mauve") == ["mauve-bath", "mauve-insult", "mauve-chief"]


def test_card_chain_ends_because_a_card_is_not_under_its_pile_before_it_is_done() -> None:
    hand = "topaz,lapis-lazuli,silver-jewels,pearls,sapphires,diamonds,giant-rubies,amethysts,gold-jewels"
    state = draw("mauve-chief", hand=hand)
    assert legal(state) == [f"draw mauve-{name}" for name in ("insult", "danger", "bath", "join")]
    state = state.play("draw mauve-bath")
    assert "draw mauve-chief" not in legal(state)


def test_card_deal_needs_30_in_cash_and_a_merchant_with_goods_both_or_neither() -> None:
    assert said(draw("green-join", "Buda 100 tea", cash=40))[2] == "cannot-join"
    assert said(draw("green-join", "Buda 100 -"))[2] == "cannot-join"
    exact = draw("green-join", "Buda 100 tea", cash=50).play("name 2")
    assert exact.table.cash == (0, 130)


def test_card_deal_is_exempt_from_never_both() -> None:
    state = play(draw("green-join", "Tabriz 100 tea"), "name 2", "take tea", "buy", "draw silks")
    assert goods(state, 1) == ["tea", "silks"]


def test_chance_amounts_are_in_the_maps_file() -> None:
    amounts = marco_polo.world("orient").chart.amounts
    assert amounts == FINES | {
        "yellow-birthday": 40, "blue-new-year": 30, "yellow-hunt": 1, "mauve-chief": 2, "blue-khan": 1, "green-machines": 1,
        "blue-wind": 2,
    }  # fmt: skip
