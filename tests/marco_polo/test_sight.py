"""marco_polo.hidden-hands: what each player sees, the odds of a draw, and guesses."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import gamelib

from .tables import WORLD, at, legal, marco_polo, moving, play


def test_hidden_hands_number_of_cards_is_open_their_faces_are_not() -> None:
    state = at("announce", "Kiev 10 tea,silks", "Buda 20 dates")
    view = state.seen_by(1)
    assert view.holdings()[("hand", 0), "card"] == 2
    assert view.holdings()[("hand", 1), "dates"] == 1
    assert view.holdings()[("cash", 0), "money"] == 10
    assert "tea" not in view.position()


def test_hidden_hands_papers_are_open_and_missions_are_not() -> None:
    state = at("announce", "Kiev 10 - on:Lhasa table", "Buda 20 - home:Kyoto table secret:kite")
    view = state.seen_by(1)
    assert "on-mission ? | table" in view.position()
    assert "homeward Kyoto | table | secret kite" in state.seen_by(0).position()


def test_hidden_hands_are_shown_at_the_end() -> None:
    rules = marco_polo.Rules(players=2, turn_limit=20)
    over = at("trade", "Kiev 9 tea", "Buda 0 dates on:Lhasa table", rules=rules).play("done")
    assert over.seen_by(0).table == over.table


def test_hidden_hands_a_card_drawn_is_seen_by_its_drawer_alone() -> None:
    bought = at("trade", "Tabriz 100 -", "Buda 0 dates").play("buy")
    silks, carpets = bought.play("draw silks"), bought.play("draw carpets")
    assert silks.seen_by(1) == carpets.seen_by(1)
    assert silks.seen_by(1).events == carpets.seen_by(1).events, "nor what it is worth"
    assert str(silks.seen_by(1).events[0]) == "Player 1 draws a green goods card."
    assert str(silks.seen_by(0).events[0]) == "Player 1 draws silks (green 50)."


def test_hidden_hands_a_card_taken_is_seen_by_two() -> None:
    fanned = at("trade", "Tabriz 100 -", "Tabriz 0 tea,dates", "Buda 0 yaks").play("deal 2")
    tea, dates = fanned.play("take tea"), fanned.play("take dates")
    assert tea.seen_by(2) == dates.seen_by(2)
    assert tea.seen_by(2).events == dates.seen_by(2).events
    for viewer in (0, 1):
        assert "tea" in str(tea.seen_by(viewer).events[0])


def test_hidden_hands_ransom_and_loot_stay_hidden() -> None:
    lost = at("ransom", "Kiev 0 tea,silks", "Buda 0 yaks")
    assert lost.play("ransom tea").seen_by(1) == lost.play("ransom silks").seen_by(1)
    assert lost.play("ransom tea").seen_by(1).events == lost.play("ransom silks").seen_by(1).events
    won = at("fight", "Kiev 0 -", "Buda 0 yaks", loot="50 | goods tea").play("dice 1 1")
    assert [str(event) for event in won.seen_by(1).events][1] == "Player 1 takes the loot: 50 besants and 1 card."
    assert [str(event) for event in won.seen_by(0).events][1] == "Player 1 takes the loot: 50 besants and tea."


def test_hidden_hands_sales_and_gifts_are_shown() -> None:
    sold = at("trade", "Tabriz 100 tea", "Buda 0 dates").play("sell tea")
    assert "tea" in str(sold.seen_by(1).events[0])


def test_draw_the_unknown_top_is_drawn_before_what_was_put_under_it() -> None:
    """Every card that was never seen is equally likely; once they are gone, the order is known."""
    state = at("trade", "Tabriz 100 -", "Buda 0 dates", under={"green": "carpets, silks"}).play("buy")
    odds = dict(state.odds())
    assert len(odds) == 12
    assert set(odds.values()) == {Fraction(1, 12)}
    everything = [card for card in WORLD.cards[42:] if card not in ("carpets", "silks")]
    known = at("trade", "Tabriz 100 -", "Buda 0 dates", under={"green": ", ".join(["carpets", "silks", *everything])})
    state = known.play("buy")
    assert state.odds() == ((state.moves()[0], Fraction(1)),)
    assert legal(state) == ["draw carpets"]
    assert legal(play(state, "draw carpets", "buy")) == ["draw silks"]


def test_draw_through_a_players_eyes_counts_what_he_has_not_seen() -> None:
    """Ben does not know that Anna holds silks and hides: to him 11 cards of 13 unseen ones may be on top."""
    state = at("trade", "Tabriz 100 silks,hides", "Buda 0 carpets").play("buy")
    view = state.seen_by(1)
    moves = [str(move) for move in view.moves()]
    assert len(state.moves()) == 11
    assert len(moves) == 13
    weights = marco_polo.State.engine.weights(view.rules, view.table)
    chance = dict(zip(moves, (Fraction(weight, sum(weights)) for weight in weights), strict=True))
    assert chance["draw green-tartar"] == Fraction(1, 11)
    assert chance["draw silks"] == Fraction(6, 8) / 11
    assert sum(chance.values()) == 1


def test_fan_through_a_third_players_eyes() -> None:
    """Outside the piles are one yellow and one blue card that Chloé has not seen: each yellow good is as likely as the next."""
    state = at("trade", "Tabriz 100 -", "Tabriz 0 tea,yaks", "Buda 0 dates").play("deal 2")
    view = state.seen_by(2)
    moves = [str(move) for move in view.moves()]
    weights = marco_polo.State.engine.weights(view.rules, view.table)
    chance = dict(zip(moves, (Fraction(weight, sum(weights)) for weight in weights), strict=True))
    assert len(chance) == 9 + 8
    assert chance["take yaks"] == Fraction(1, 2) / 9
    assert chance["take tea"] == Fraction(1, 2) / 8


def guesses(state: Any, viewer: int) -> list[Any]:
    view = state.seen_by(viewer)
    found = [view.guess(Random(seed)) for seed in range(60)]
    assert all(guess.seen_by(viewer) == view for guess in found)
    return found


def test_guess_a_giver_holds_what_the_khan_wants() -> None:
    state = moving(1, "Xian 0 tea,falcons,carpets,yaks", "Buda 0 dates").play("go Khanbalik").play("give tea")
    for guess in guesses(state, 1):
        assert len(guess.moves()) >= 2
        play(guess, str(guess.moves()[0]))


def test_guess_nobody_stands_in_his_open_mission_city() -> None:
    state = at("announce", "Lhasa 0 - on:Kyoto table", "Buda 0 dates")
    cities = {guess.table.missions[0] for guess in guesses(state, 1)}
    assert cities == {0, 1, 2}


def test_guess_one_who_can_only_go_to_khanbalik_may_enter_it() -> None:
    state = moving(3, "Kaesong 0 tea,falcons,carpets", "Buda 0 dates")
    assert legal(state) == ["go Khanbalik"]
    for guess in guesses(state, 1):
        assert legal(guess) == ["go Khanbalik"]


def test_guess_every_card_is_somewhere_once() -> None:
    record = gamelib.playout("marco_polo", bots="merchant", seed=5)
    rng = Random(1)
    for state in record.states()[::7]:
        for viewer in range(3):
            guess = state.seen_by(viewer).guess(rng)
            assert marco_polo.position(guess.position(), guess.rules) == guess
