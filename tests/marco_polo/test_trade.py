"""marco_polo.trade-where, sell, buy, chance-draw, deal, meeting-places, bank, goods."""

from __future__ import annotations

import pytest

from .tables import WORLD, at, cited, goods, legal, marco_polo, moving, play, said, under, why


def test_trade_where_only_on_a_post() -> None:
    for state in (moving(1, "Damascus 240 tea", "Kiev 0 -").play("go Mecca"),):
        assert (state.phase, state.table.player) == ("fresh-start", 1)
    post = moving(1, "Damascus 240 tea", "Kiev 0 -").play("go Tabriz")
    assert (post.phase, post.table.left) == ("trade", 3)


def test_trade_where_a_port_is_no_post_unless_it_is_both() -> None:
    port = moving(1, "Damascus 240 tea", "Kiev 0 dates").play("go Acre")
    assert port.phase == "announce"
    assert moving(2, "Kerman 240 tea", "Kiev 0 dates").play("go Hormuz").phase == "trade"


def test_trade_where_nothing_to_trade_ends_the_turn() -> None:
    state = moving(1, "Damascus 10 -", "Kiev 0 dates").play("go Tabriz")
    assert said(state)[-2:] == ["nothing-to-trade", "turn"]


def test_trade_where_sell_first_then_buy() -> None:
    state = play(at("trade", "Tabriz 100 tea,dates", "Kiev 0 -"), "sell tea", "buy", "draw hides")
    assert why(state, "sell dates") == ("trade-where", "sell-first")
    assert legal(state) == ["buy", "done"]


def test_sell_any_number_of_any_colour_at_face_value() -> None:
    state = play(at("trade", "Tabriz 0 tea,dates,pearls,yaks", "Kiev 0 hides"), "sell tea", "sell yaks", "sell pearls")
    assert (state.table.cash[0], goods(state, 1)) == (180, ["dates"])
    assert (under(state, "blue"), under(state, "yellow"), under(state, "mauve")) == (["tea"], ["yaks"], ["pearls"])
    assert state.events[0].flows == ((("hand", 0), ("pile", "mauve"), "pearls", 1), (("bank",), ("cash", 0), "money", 50))


def test_sell_cards_go_under_their_pile_in_order() -> None:
    state = play(at("trade", "Tabriz 0 tea,dates,almonds", "Kiev 0 hides"), "sell dates", "sell tea", "sell almonds")
    assert under(state, "blue") == ["dates", "tea", "almonds"]


def test_sell_only_what_he_holds_and_no_papers() -> None:
    state = at("trade", "Tabriz 0 tea on:Kyoto table", "Kiev 0 hides")
    assert why(state, "sell dates") == ("sell", "not-held")
    assert why(state, "sell table") == ("sell", "only-goods")
    assert why(state, "sell yellow-hunt") == ("goods", "no-such-good")


def test_buy_one_at_a_time_for_20_up_to_three() -> None:
    state = at("trade", "Tabriz 100 -", "Kiev 0 hides")
    for left, card in ((2, "silks"), (1, "carpets"), (0, "woollens")):
        state = state.play("buy")
        assert (state.phase, state.table.left) == ("draw", left)
        state = state.play(f"draw {card}")
    assert (state.table.cash[0], goods(state, 1)) == (40, ["woollens", "silks", "carpets"])
    assert state.table.player == 1


def test_buy_stopping_when_he_likes() -> None:
    state = play(at("trade", "Tabriz 100 -", "Kiev 0 hides"), "buy", "draw silks", "done")
    assert (state.table.player, state.table.left) == (1, 0)


def test_buy_only_with_cash() -> None:
    state = at("trade", "Tabriz 19 tea", "Kiev 0 hides")
    assert legal(state) == ["sell tea", "done"]
    assert why(state, "buy") == ("buy", "buy-no-cash")
    ended = play(at("trade", "Tabriz 39 -", "Kiev 0 hides"), "buy", "draw silks")
    assert (ended.table.cash[0], ended.table.player) == (19, 1)


@pytest.mark.parametrize(
    ("post", "colour"), [("Tabriz", "green"), ("Samarkand", "yellow"), ("Ceylon", "mauve"), ("Calicut", "blue")]
)
def test_buy_from_the_pile_of_the_posts_colour(post: str, colour: str) -> None:
    state = at("trade", f"{post} 100 -", "Kiev 0 hides").play("buy")
    first = WORLD.card_index
    assert all(
        first[str(move).split()[1]] // 14 == ["yellow", "mauve", "blue", "green"].index(colour) for move in state.moves()
    )


def test_buy_never_both_from_the_pile_and_from_a_merchant() -> None:
    state = play(at("trade", "Tabriz 100 -", "Tabriz 0 tea"), "buy", "draw silks")
    assert state.refusal("deal 2").clauses[0] == "marco_polo.buy"
    assert why(state, "deal 2") == ("buy", "not-both")
    dealt = play(at("trade", "Tabriz 100 -", "Tabriz 0 tea,dates"), "deal 2", "take tea")
    assert dealt.table.player == 1


def test_chance_draw_counts_is_paid_shown_done_and_put_under_its_pile() -> None:
    state = play(at("trade", "Tabriz 100 -", "Kiev 0 hides"), "buy", "draw green-tartar")
    assert (state.table.cash[0], state.table.left, state.phase) == (60, 2, "buy")
    assert under(state, "green") == ["green-tartar"]
    assert cited(state) == ["chance-draw", "chance-green-tartar", "debt", "chance-draw"]


def test_deal_30_for_one_card_at_random_no_refusal() -> None:
    state = at("trade", "Tabriz 100 -", "Tabriz 0 tea,dates,yaks").play("deal 2")
    assert state.table.cash == (70, 30)
    assert [str(move) for move, chance in state.odds()] == ["take yaks", "take dates", "take tea"]
    assert {chance.denominator for _, chance in state.odds()} == {3}
    taken = state.play("take tea")
    assert (goods(taken, 1), goods(taken, 2), taken.table.player) == (["tea"], ["yaks", "dates"], 1)


def test_deal_one_card_in_all() -> None:
    state = at("trade", "Tabriz 100 -", "Tabriz 0 tea", "Tabriz 0 dates")
    assert legal(state) == ["buy", "deal 2", "deal 3", "done"]
    done = play(state, "deal 2", "take tea")
    assert (done.table.player, done.phase) == (1, "announce")


def test_deal_table_and_secret_are_not_in_the_fan() -> None:
    state = at("trade", "Tabriz 100 -", "Tabriz 0 tea home:Kyoto table secret:kite").play("deal 2")
    assert legal(state) == ["take tea"]
    assert why(at("trade", "Tabriz 100 -", "Tabriz 0 - on:Kyoto table"), "deal 2") == ("deal", "deal-no-goods")


def test_deal_only_with_one_who_stands_there_and_with_cash() -> None:
    assert why(at("trade", "Tabriz 100 -", "Kiev 0 tea"), "deal 2") == ("deal", "deal-elsewhere")
    assert why(at("trade", "Tabriz 100 tea", "Tabriz 0 dates"), "deal 1") == ("deal", "deal-oneself")
    assert why(at("trade", "Tabriz 29 tea", "Tabriz 0 dates"), "deal 2") == ("deal", "deal-no-cash")
    assert "deal 2" in legal(at("trade", "Tabriz 30 tea", "Tabriz 0 dates"))


def test_deal_after_sales_in_the_same_turn() -> None:
    state = play(at("trade", "Tabriz 0 tea", "Tabriz 0 dates"), "sell tea", "deal 2", "take dates")
    assert (state.table.cash, goods(state, 1)) == ((50, 30), ["dates"])


def test_meeting_places_have_no_trade() -> None:
    state = moving(1, "Buda 240 tea", "Venice 0 dates").play("go Venice")
    assert "meeting-place" in said(state)
    assert state.table.player == 1
    assert all(WORLD.colours[WORLD.index[name]] == -1 for name in ("Venice", "Khanbalik"))


def test_bank_money_never_runs_out() -> None:
    state = at("trade", "Tabriz 900000 tea", "Kiev 0 -").play("sell tea")
    assert state.holdings()[("bank",), "money"] == -900080


def test_bank_a_pile_never_empties() -> None:
    """All nine green goods are in hands: the five chance cards are left."""
    hand = "woollens,small-rugs,tapestries,hides,silks,sable-and-ermine,golden-robes,carpets,embroidered-cotton"
    state = at("trade", f"Tabriz 200 {hand}", "Kiev 0 -").play("buy")
    assert len(state.moves()) == 5
    chain = state.play("draw green-machines")
    assert legal(chain) == [f"draw green-{name}" for name in ("volcano", "join", "karakorum", "tartar")]


def test_goods_by_name_and_value() -> None:
    values = dict(WORLD.chart.goods)
    assert len(values) == 36
    for colour in range(4):
        mine = sorted(value for _, value in WORLD.chart.goods[colour * 9 : colour * 9 + 9])
        assert mine == [30, 30, 50, 50, 50, 50, 80, 80, 80]
    blue = {"almonds": 30, "dates": 30, "coconuts": 50, "bananas": 50, "perfumes": 50, "medicinal-plants": 50}
    blue |= {"rare-spices": 80, "tea": 80, "rhubarb": 80}
    assert {name: values[name] for name in blue} == blue
    assert (values["porcupines"], values["tigers"], values["giraffes"]) == (30, 50, 80)
    assert (values["topaz"], values["diamonds"], values["gold-jewels"]) == (30, 50, 80)
    assert (values["small-rugs"], values["silks"], values["carpets"]) == (30, 50, 80)


def test_trade_numbers_are_rules() -> None:
    rules = marco_polo.Rules(players=2, price=5, buy_limit=1, deal_price=7)
    state = play(at("trade", "Tabriz 100 -", "Tabriz 0 tea", rules=rules), "buy", "draw silks")
    assert (state.table.cash[0], state.table.player) == (95, 1)
    assert at("trade", "Tabriz 100 -", "Tabriz 0 tea", rules=rules).play("deal 2").table.cash == (93, 7)


EACH = marco_polo.Rules(players=4, deal_with_each=True)


def test_deal_option_one_card_from_each_merchant_there() -> None:
    state = at("trade", "Tabriz 100 -", "Tabriz 0 tea,dates", "Tabriz 0 hides", "Kiev 0 yaks", rules=EACH)
    state = play(state, "deal 2", "take tea")
    assert (state.phase, legal(state)) == ("deal", ["deal 3", "done"])
    assert why(state, "deal 2") == ("deal", "deal-again")
    assert why(state, "deal 4") == ("deal", "deal-elsewhere")
    assert why(state, "buy") == ("buy", "dealt-already")
    assert why(state, "sell tea") == ("trade-where", "sell-before-dealing")
    assert marco_polo.position(state.position(), EACH) == state
    fanned = state.play("deal 3")
    assert (fanned.phase, marco_polo.position(fanned.position(), EACH)) == ("fan", fanned)
    after = fanned.play("take hides")
    assert after.table.cash == (40, 30, 30, 0)
    assert goods(after, 1) == ["tea", "hides"]
    assert after.turn == state.turn + 1, "nobody is left to deal with"


def test_deal_option_ends_when_the_money_does_or_the_player_has_enough() -> None:
    poor = at("trade", "Tabriz 50 -", "Tabriz 0 tea", "Tabriz 0 hides", "Kiev 0 yaks", rules=EACH)
    assert play(poor, "deal 2", "take tea").turn == poor.turn + 1
    rich = at("trade", "Tabriz 90 -", "Tabriz 0 tea", "Tabriz 0 hides", "Kiev 0 yaks", rules=EACH)
    after = play(rich, "deal 2", "take tea", "done")
    assert (after.table.cash[0], after.turn) == (60, rich.turn + 1)


def test_deal_without_the_option_is_one_in_all() -> None:
    three = marco_polo.Rules(players=3)
    state = at("trade", "Tabriz 100 -", "Tabriz 0 tea,dates", "Tabriz 0 hides", rules=three)
    after = play(state, "deal 2", "take tea")
    assert after.turn == state.turn + 1
    waiting = play(state, "deal 2").position().replace("agenda: end, fan", "agenda: end, deal 2, fan")
    with pytest.raises(ValueError, match="one deal is all there is"):
        marco_polo.position(waiting, three)


@pytest.mark.parametrize("bot", sorted(marco_polo.BOTS))
def test_deal_option_every_bot_plays_on(bot: str) -> None:
    import gamelib

    rules = marco_polo.Rules(players=4, deal_with_each=True, turn_limit=60)
    states = gamelib.playout(
        "marco_polo", rules, bot if bot == "random" else [bot, "random", "random", "random"], seed=7
    ).states()
    assert states[-1].outcome is not None
