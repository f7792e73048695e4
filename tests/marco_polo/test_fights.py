"""marco_polo.attack, fight, ransom, loot, safe-conduct, trade-when."""

from __future__ import annotations

import pytest

import gamelib

from .tables import at, cited, goods, legal, place, play, said, why


@pytest.mark.parametrize(("kind", "key"), [("land", "attack-land"), ("sea", "attack-sea")])
def test_attack_is_a_fight_instead_of_a_move_then_the_turn_is_over(kind: str, key: str) -> None:
    state = at("spin", "Acre 240 tea", "Buda 0 dates", announced=kind).play("spin attack")
    assert (said(state), state.phase, state.actor) == ([key], "fight", gamelib.CHANCE)
    over = state.play("dice 1 1")
    assert (over.table.player, place(over, 1)) == (1, "Acre")


@pytest.mark.parametrize("black", range(1, 7))
@pytest.mark.parametrize("white", range(1, 7))
def test_fight_black_higher_loses_otherwise_he_wins(black: int, white: int) -> None:
    state = at("fight", "Buda 240 tea", "Acre 0 dates").play(f"dice {black} {white}")
    assert (state.phase == "ransom") == (black > white)
    assert said(state)[0] == ("fight-lost" if black > white else "fight-won")


def test_fight_all_throws_are_equally_likely() -> None:
    odds = at("fight", "Buda 240 tea", "Acre 0 dates").odds()
    assert len(odds) == 36
    assert {chance.denominator for _, chance in odds} == {36}


def test_ransom_one_goods_card_of_his_choice_or_50_in_cash() -> None:
    state = at("ransom", "Buda 50 tea,dates", "Acre 0 almonds")
    assert legal(state) == ["ransom dates", "ransom tea", "ransom cash"]
    card = state.play("ransom tea")
    assert (goods(card, 1), card.table.loot_cash, card.table.cash[0]) == (["dates"], 0, 50)
    assert card.holdings()[("loot",), "tea"] == 1
    cash = state.play("ransom cash")
    assert (goods(cash, 1), cash.table.loot_cash, cash.table.cash[0]) == (["dates", "tea"], 50, 0)


def test_ransom_with_goods_but_less_than_50_a_card_must_be_given() -> None:
    state = at("ransom", "Buda 49 tea", "Acre 0 almonds")
    assert legal(state) == ["ransom tea"]
    assert why(state, "ransom cash") == ("ransom", "ransom-no-cash")
    assert why(state, "ransom almonds") == ("ransom", "not-held")
    assert why(state, "ransom gold") == ("goods", "no-such-good")
    assert why(state, "ransom table") == ("goods", "no-such-good")


def test_ransom_without_goods_he_owes_50() -> None:
    rich = at("fight", "Buda 80 -", "Acre 0 almonds").play("dice 6 1")
    assert (rich.table.cash[0], rich.table.loot_cash, rich.table.player) == (30, 50, 1)
    poor = at("fight", "Buda 30 -", "Acre 0 almonds").play("dice 6 1")
    assert (poor.table.cash[0], poor.table.loot_cash) == (0, 30)
    assert said(poor)[-2] == "forgiven"


def test_ransom_without_goods_a_table_is_sold_to_pay_it() -> None:
    state = at("fight", "Buda 30 - home:Kyoto table secret:kite", "Acre 0 almonds").play("dice 6 1")
    assert (state.phase, legal(state)) == ("debt", ["sell table", "sell secret"])
    paid = state.play("sell secret")
    assert (paid.table.cash[0], paid.table.loot_cash) == (30 + 240 - 50, 50)


def test_loot_the_winner_takes_everything() -> None:
    state = at("fight", "Buda 10 tea", "Acre 0 almonds", loot="150 | goods pearls, dates").play("dice 2 4")
    assert (goods(state, 1), state.table.cash[0]) == (["pearls", "dates", "tea"], 160)
    assert (state.table.loot, state.table.loot_cash) == (0, 0)
    assert said(at("fight", "Buda 10 tea", "Acre 0 almonds").play("dice 2 4"))[1] == "loot-empty"


def test_safe_conduct_lets_him_refuse_again_and_again() -> None:
    state = at("spin", "Xian 0 - on:Kyoto table", "Acre 0 tea", announced="land")
    for _ in range(3):
        state = play(state, "spin attack")
        assert legal(state) == ["fight", "refuse"]
        state = play(state, "refuse", "announce land")
    assert state.turn == 20


def test_safe_conduct_he_may_fight_all_the_same() -> None:
    state = play(at("safe-conduct", "Xian 0 - on:Kyoto table", "Acre 0 tea", loot="90 | goods none"), "fight", "dice 1 1")
    assert state.table.cash[0] == 90


@pytest.mark.parametrize("who", ["Xian 9 tea", "Xian 9 - home:Kyoto table secret:kite", "Xian 9 - on:Kyoto"])
def test_safe_conduct_only_on_a_mission_and_with_the_table(who: str) -> None:
    state = at("spin", who, "Acre 0 dates", announced="land").play("spin attack")
    assert state.phase == "fight"
    assert why(state, "refuse") == ("fight", "due-fight")


def test_trade_when_not_after_a_fight_on_a_post() -> None:
    state = at("fight", "Tabriz 240 tea", "Acre 0 almonds").play("dice 1 1")
    assert cited(state) == ["fight", "loot", "trade-when", "turn"]
    lost = play(at("fight", "Tabriz 240 tea", "Acre 0 almonds"), "dice 2 1", "ransom cash")
    assert cited(lost) == ["ransom", "trade-when", "turn"]
    assert why(at("fight", "Tabriz 240 tea", "Acre 0 almonds"), "buy") == ("fight", "due-fight")
