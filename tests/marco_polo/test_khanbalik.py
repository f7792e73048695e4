"""marco_polo.khanbalik-entry, khanbalik-gift, khanbalik-pass, mission-secret, mission, arrival, sold-papers."""

from __future__ import annotations

import pytest

from .tables import at, cited, goes, goods, legal, marco_polo, moving, place, play, said, under, why

FINE = "falcons,peacocks,giraffes"


def before_the_khan(hand: str = FINE, **facts: object) -> object:
    return moving(1, f"Xian 0 {hand}", "Buda 0 dates", **facts).play("go Khanbalik")


@pytest.mark.parametrize("hand", ["-", "tea", "tea,falcons", "tea,falcons,pearls,silks,dates,yaks"])
def test_khanbalik_entry_is_closed_without_three_goods_of_80(hand: str) -> None:
    state = moving(1, f"Xian 9 {hand}", "Buda 0 coconuts")
    assert "Khanbalik" not in goes(state)
    assert why(state, "go Khanbalik") == ("khanbalik-entry", "go-khanbalik")
    assert state.refusal("go Khanbalik").values["held"] == sum(card in ("tea", "falcons") for card in hand.split(","))


def test_khanbalik_entry_with_three_of_any_colours() -> None:
    for hand in (FINE, "tea,falcons,carpets", "tea,rhubarb,carpets,gold-jewels"):
        assert "Khanbalik" in goes(moving(1, f"Xian 0 {hand}", "Buda 0 dates"))


def test_khanbalik_gift_three_of_his_choice_go_under_their_piles_in_order() -> None:
    state = before_the_khan("almonds,tea,falcons,peacocks,carpets")
    assert (state.phase, state.actor) == ("gift", 0)
    assert legal(state) == ["give falcons", "give peacocks", "give tea", "give carpets"]
    assert why(state, "give almonds") == ("khanbalik-gift", "not-fine")
    assert why(state, "give rhubarb") == ("khanbalik-gift", "not-held")
    state = play(state, "give peacocks", "give tea", "give falcons")
    assert (under(state, "yellow"), under(state, "blue")) == (["peacocks", "falcons"], ["tea"])
    assert goods(state, 1) == ["almonds", "carpets"]
    assert (state.phase, legal(state)) == ("table", ["table Manila", "table Mandalay", "table Kyoto", "table Lhasa"])


def test_khanbalik_gift_is_shown_and_the_table_drawn_from_those_left() -> None:
    taken = moving(1, f"Xian 0 {FINE}", "Buda 0 - on:Lhasa table", "Kiev 0 dates").play("go Khanbalik")
    state = play(taken, "give falcons", "give peacocks", "give giraffes")
    assert legal(state) == ["table Manila", "table Mandalay", "table Kyoto"]
    assert why(state, "table Lhasa") == ("khanbalik-gift", "no-such-table")
    assert state.seen_by(1).events[0].values["card"] == "giraffes"
    sent = state.play("table Kyoto")
    assert (sent.table.golden[0], sent.table.stages[0], sent.table.player) == (True, 1, 1)


def test_khanbalik_pass_closed_to_one_without_the_gift() -> None:
    state = moving(2, "Shangdu 0 tea", "Buda 0 dates")
    assert not {"Khanbalik", "Hangzhou", "Xian"} & goes(state)
    assert why(state, "go Hangzhou") == ("khanbalik-pass", "go-past-khanbalik")


def test_khanbalik_pass_with_the_gift_the_move_ends_there() -> None:
    state = moving(2, f"Shangdu 0 {FINE}", "Buda 0 dates")
    assert "Khanbalik" in goes(state)
    assert "Hangzhou" not in goes(state)
    assert why(state, "go Hangzhou") == ("khanbalik-pass", "go-past-gate")


@pytest.mark.parametrize("stage", ["on:Kyoto table", "home:Kyoto table secret:kite", "on:Kyoto"])
def test_khanbalik_pass_after_the_gift_he_passes_or_stops_and_gives_nothing(stage: str) -> None:
    state = moving(2, f"Shangdu 0 {FINE} {stage}", "Buda 0 dates")
    assert {"Khanbalik", "Hangzhou", "Xian"} <= goes(state)
    stopped = state.play("go Khanbalik")
    assert (goods(stopped, 1), stopped.table.player) == (FINE.split(","), 1)


def test_khanbalik_gift_numbers_are_rules() -> None:
    rules = marco_polo.Rules(players=2, gift=1)
    state = moving(1, "Xian 0 tea", "Buda 0 dates", rules=rules).play("go Khanbalik").play("give tea")
    assert state.phase == "table"


def test_mission_secret_from_the_others() -> None:
    state = play(before_the_khan(), "give falcons", "give peacocks", "give giraffes", "table Kyoto")
    other = play(before_the_khan(), "give falcons", "give peacocks", "give giraffes", "table Manila")
    assert state.seen_by(1) == other.seen_by(1)
    assert state.seen_by(1).events == other.seen_by(1).events
    assert "Kyoto" not in state.seen_by(1).position()
    assert state.seen_by(0) != other.seen_by(0)
    assert "Kyoto" in str(state.seen_by(0).events[0])


def test_mission_the_move_ends_there_and_a_secret_is_drawn() -> None:
    state = moving(2, "Delhi 0 - on:Lhasa table", "Buda 0 dates")
    assert why(state, "go Chengdu")[0] == "mission"
    state = state.play("go Lhasa")
    assert (state.phase, len(state.moves())) == ("secret", 4)
    done = state.play("secret kite")
    assert (done.table.stages[0], done.table.golden[0], done.table.learnt[0]) == (2, True, 1)
    assert done.seen_by(1).table.missions[0] == 3


def test_mission_passing_an_occupied_city_is_no_arrival() -> None:
    state = moving(2, "Delhi 0 - on:Lhasa table", "Lhasa 0 dates")
    assert "Lhasa" not in goes(state)
    passed = state.play("go Chengdu")
    assert (passed.table.stages[0], passed.phase) == (1, "announce")


def test_mission_of_another_city_is_nothing() -> None:
    state = moving(1, "Delhi 0 - on:Kyoto table", "Buda 0 dates").play("go Lhasa")
    assert (state.table.stages[0], state.phase) == (1, "announce")


def test_arrival_by_a_card_out_of_turn_counts() -> None:
    """Anna calls Ben to Mandalay, his mission city, and he draws his Secret; she stands on no post, so her turn ends."""
    agenda = "end, buy, return mauve-danger, name mauve-danger"
    state = at("name", "Mandalay 240 -", "Buda 0 - on:Mandalay table", agenda=agenda).play("name 2")
    assert cited(state)[-3:] == ["card-moves", "chance-draw", "mission"]
    assert (state.phase, state.table.player) == ("secret", 0)
    after = state.play("secret kite")
    assert (after.phase, after.table.player) == ("announce", 1)


def test_arrival_by_a_card_in_khanbalik_is_settled_after_the_card_before_free_draws() -> None:
    """Anna joins Ben in Khanbalik with three fine goods, in the middle of a chain of cards."""
    agenda = "end, buy, return mauve-chief, draw mauve, return mauve-join, name mauve-join"
    state = at("name", f"Ceylon 240 {FINE}", "Khanbalik 0 tea on:Kyoto table", agenda=agenda).play("name 2")
    assert state.phase == "fan"
    state = state.play("take tea")
    assert (state.phase, under(state, "mauve")) == ("gift", ["mauve-join"])
    state = play(state, "give falcons", "give tea", "give giraffes", "table Lhasa")
    assert (state.phase, goods(state, 1)) == ("draw", ["peacocks"])
    assert place(state, 1) == "Khanbalik"
    ended = state.play("draw pearls")
    assert under(ended, "mauve") == ["mauve-join", "mauve-chief"]
    assert ended.table.player == 1


def test_sold_papers_leave_the_game_and_the_mission_is_kept() -> None:
    state = play(at("trade", "Ceylon 30 - on:Kyoto table", "Buda 0 dates"), "buy", "draw mauve-insult", "sell table")
    assert state.holdings()[("box",), "table Kyoto"] == 1
    assert (state.table.missions[0], state.table.stages[0], state.table.golden[0]) == (2, 1, False)
    assert "sold-table" in said(state)
    assert state.seen_by(1).holdings()[("box",), "table"] == 1
    later = moving(2, "Hangzhou 0 - on:Kyoto", "Buda 0 dates", by="sea").play("go Kyoto")
    assert later.phase == "secret"
