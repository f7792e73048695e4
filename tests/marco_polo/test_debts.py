"""marco_polo.debt, fresh-start."""

from __future__ import annotations

from .tables import at, cited, goods, legal, marco_polo, place, play, said, under, why


def test_debt_who_has_the_cash_pays_without_being_asked() -> None:
    state = play(at("trade", "Ceylon 50 tea", "Buda 0 dates"), "buy", "draw mauve-insult")
    assert (state.table.cash[0], goods(state, 1)) == (0, ["tea"])


def test_debt_goods_of_his_choice_no_more_than_needed_keeping_the_change() -> None:
    state = play(at("trade", "Ceylon 25 tea,almonds,pearls", "Buda 0 dates"), "buy", "draw mauve-insult")
    assert (state.phase, state.actor, state.table.cash[0]) == ("debt", 0, 5)
    assert legal(state) == ["sell pearls", "sell almonds", "sell tea"]
    paid = state.play("sell tea")
    assert (paid.table.cash[0], goods(paid, 1), paid.phase) == (5 + 80 - 30, ["pearls", "almonds"], "buy")
    assert under(paid, "blue") == ["tea"]
    assert under(paid, "mauve") == ["mauve-insult"]


def test_debt_one_card_at_a_time_until_the_cash_suffices() -> None:
    rules = marco_polo.Rules(players=2, ransom=100)
    state = at("debt", "Buda 0 tea,almonds,pearls", "Kiev 0 dates", agenda="end, pay 1 loot 100", rules=rules)
    state = state.play("sell almonds")
    assert (state.phase, state.table.cash[0]) == ("debt", 30)
    state = state.play("sell tea")
    assert (state.table.cash[0], state.table.loot_cash) == (10, 100)


def test_debt_papers_only_when_no_goods_are_left() -> None:
    state = play(at("trade", "Ceylon 25 almonds home:Kyoto table secret:kite", "Buda 0 dates"), "buy", "draw mauve-insult")
    assert legal(state) == ["sell almonds"]
    assert why(state, "sell table") == ("debt", "goods-first")
    empty = play(at("trade", "Ceylon 25 - home:Kyoto table secret:kite", "Buda 0 dates"), "buy", "draw mauve-insult")
    assert legal(empty) == ["sell table", "sell secret"]
    paid = empty.play("sell table")
    assert (paid.table.cash[0], paid.table.golden[0], paid.table.learnt[0]) == (5 + 240 - 30, False, 1)


def test_debt_the_rest_is_forgiven() -> None:
    state = play(at("trade", "Ceylon 25 -", "Buda 0 dates"), "buy", "draw mauve-insult")
    assert (state.table.cash[0], said(state)[2]) == (0, "forgiven")
    assert state.table.player == 1


def test_debt_payers_go_clockwise_each_selling_and_paying_before_the_next() -> None:
    start = at("trade", "Samarkand 20 -", "Buda 10 tea", "Kiev 0 dates", "Acre 100 -")
    state = play(start, "buy", "draw yellow-birthday")
    assert (state.phase, state.actor) == ("debt", 1)
    state = state.play("sell tea")
    assert (state.actor, state.table.cash) == (2, (40, 50, 0, 100))
    state = state.play("sell dates")
    assert state.table.cash == (40 + 30 + 40, 50, 0, 60)
    assert [event.values["player"] for event in state.events if event.clause == "marco_polo.debt"] == [2, 2, 3]


def test_fresh_start_with_exactly_nothing_goes_to_venice_and_plays_from_there() -> None:
    state = at("fresh-start", "Lhasa 0 -", "Buda 0 dates")
    assert legal(state) == ["fresh start", "decline"]
    fresh = state.play("fresh start")
    assert (place(fresh, 1), fresh.table.cash[0], fresh.phase, fresh.turn) == ("Venice", 240, "announce", 20)
    assert cited(fresh) == ["fresh-start"]
    assert legal(fresh) == ["announce land", "announce sea"]


def test_fresh_start_may_be_declined() -> None:
    state = at("fresh-start", "Lhasa 0 -", "Buda 0 dates").play("decline")
    assert (place(state, 1), state.table.cash[0], state.phase) == ("Lhasa", 0, "announce")


def test_fresh_start_is_offered_only_to_one_who_has_nothing() -> None:
    for who in ("Lhasa 10 -", "Lhasa 0 tea", "Lhasa 0 - on:Kyoto table", "Lhasa 0 - home:Kyoto secret:kite"):
        state = at("trade", "Tabriz 9 yaks", who).play("done")
        assert state.phase == "announce", who
        assert why(state, "fresh start") == ("announce", "due-announce")
    assert at("trade", "Tabriz 9 yaks", "Lhasa 0 - on:Kyoto").play("done").phase == "fresh-start"


def test_fresh_start_is_no_arrival() -> None:
    rules = marco_polo.Rules(players=2, goal_for_two=0, least_of_colour=0)
    state = at("fresh-start", "Lhasa 0 - home:Kyoto", "Buda 0 dates", rules=rules).play("fresh start")
    assert state.outcome is None
