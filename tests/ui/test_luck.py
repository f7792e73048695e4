"""Luck by hand at a plain table: a teacher says what the dice show, and nothing waits for dice that nobody throws."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.core.deeds import in_words
from gamelib.core.moves import CHANCE
from gamelib.ui.play import pausing
from gamelib.ui.table.game import ASKS, ROLLS
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, shown, table


def asked_by_hand(name: str) -> TablePage:
    """A plain table of a new game at which somebody chooses what falls."""
    page = ask(table(name, players=3), "face", "play")
    page.game.chance = ASKS
    return page


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_whatever_falls_can_be_chosen_or_let_fall(name: str) -> None:
    page = asked_by_hand(name)
    for _ in range(40):
        if page.game.state.actor == CHANCE:
            assert 'data-key="step"' in shown(page, "moves")
            ask(page, "step")
        else:
            ask(page, "lift")
            ask(page, "play", str(page.game.state.moves()[0]))
    assert page.game.last == 40


def test_dice_are_set_to_what_was_chosen() -> None:
    page = ask(asked_by_hand("mark"), "play", "first 1")
    text = shown(page, "moves")
    assert text.count('name="first"') == text.count('name="second"') == 6
    ask(page, "dice", "roll", first="red", second="star")
    assert str(page.game.state.last_move) == "roll red star"


def test_dice_that_do_not_exist_are_refused_in_a_sentence() -> None:
    page = ask(asked_by_hand("mark"), "play", "first 1")
    before = page.game.last
    ask(page, "dice", "roll", first="red", second="hammer")
    assert page.game.last == before
    assert page.answer


def test_what_is_no_pair_of_dice_has_a_button_each() -> None:
    text = shown(asked_by_hand("shark"), "moves")
    assert [f'data-arg="first {player}"' in text for player in (1, 2, 3)] == [True] * 3


def test_cards_that_are_hidden_are_not_listed() -> None:
    page = ask(TablePage(gamelib.playout("marco_polo", seed=1, limit=300), seat=0), "face", "play")
    hidden = [at for at, state in enumerate(page.game.states) if state.actor == CHANCE and state.phase == "draw"]
    page.game.chance = ASKS
    page.game.take_back(hidden[-1])
    page.clear()
    text = shown(page, "moves")
    assert 'data-do="play"' not in text
    assert 'data-key="step"' in text


def test_luck_by_hand_is_in_the_menu_on_a_wall_and_at_hand_where_it_was_chosen() -> None:
    page = ask(table(players=3), "face", "play")
    page.game.chance = ROLLS
    assert 'data-key="luck"' not in shown(page, "time", "head")
    ask(page, "projector")
    assert 'data-key="luck"' in shown(page, "head")
    assert 'data-key="luck"' not in shown(page, "time")
    assert ask(page, "luck").game.chance == ASKS
    ask(page, "projector")
    assert 'data-key="luck"' in shown(page, "time")
    assert ask(page, "luck").game.chance == ROLLS


def test_nobody_at_a_common_table_sets_its_luck() -> None:
    page = TablePage(gamelib.playout("mark", seed=1, limit=30), seat=0)
    before = page.game.chance
    assert ask(page, "luck").game.chance == before


@pytest.mark.parametrize(
    ("name", "move", "words"),
    [
        ("city", "tile station", "Petrol station"),
        ("mark", "first 2", "Ben begins"),
        ("shark", "deal red", "Red"),
        ("marco_polo", "spin attack", "an attack"),
    ],
)
def test_what_falls_is_named_as_the_board_names_it(name: str, move: str, words: str) -> None:
    assert in_words(gamelib.ruleset(name).parse(move), name, ("Anna", "Ben", "Chloé")) == words


def test_where_it_is_hidden_what_may_fall_the_card_does_not_say_that_one_chooses() -> None:
    page = asked_by_hand("marco_polo")
    while page.moment.moves or page.game.state.actor != CHANCE:
        ask(page, "step")
    card = shown(page, "moves")
    assert "it cannot be chosen" in card
    assert "You choose here" not in card


@pytest.mark.parametrize(
    ("name", "question", "due"),
    [
        ("mark", "What shall the dice show?", "Roll the dice"),
        ("shark", "Which share shall be dealt?", "Deal the start shares"),
        ("city", "Which tile shall be drawn?", "Draw a tile"),
        ("marco_polo", "Where shall the ring stop?", "Spin the roulette"),
    ],
)
def test_the_card_asks_in_the_words_of_the_game_and_says_whose_luck_it_is(name: str, question: str, due: str) -> None:
    page = asked_by_hand(name)
    while question not in shown(page, "moves"):
        at_chance = page.game.state.actor == CHANCE
        ask(page, "lift")
        ask(page, "step") if at_chance else ask(page, "play", str(page.game.state.moves()[0]))
        assert page.game.last < 40
    card = shown(page, "moves")
    assert f">{due.split()[0]} by luck</button>" in card
    if page.game.state.turn:
        player = page.tongue.player(page.game.state.table.player)
        assert f"<h3>{player}: {due[0].lower()}{due[1:]}</h3>" in card


def test_the_two_dice_are_called_as_the_rules_call_them() -> None:
    page = ask(asked_by_hand("shark"), "step")
    while page.game.state.phase != "roll":
        ask(page, "step") if page.game.state.actor == CHANCE else ask(page, "play", str(page.game.state.moves()[0]))
    assert "<legend>The colour die</legend>" in shown(page, "moves")
    record = gamelib.playout("marco_polo", seed=1, limit=400)
    fights = [at for at, state in enumerate(record.states()) if state.phase == "fight"]
    page = ask(TablePage(record), "face", "play")
    page.game.chance = ASKS
    page.game.take_back(fights[0])
    page.clear()
    card = shown(page, "moves")
    assert "<legend>Black (robbers)</legend>" in card
    assert "<legend>White (merchant)</legend>" in card


def test_where_nothing_can_be_chosen_nothing_is_asked() -> None:
    page = asked_by_hand("marco_polo")
    while page.moment.moves or page.game.state.actor != CHANCE:
        ask(page, "step")
    card = shown(page, "moves")
    assert "?" not in card
    assert ">Turn a card</button>" in card


def test_a_wall_shows_that_luck_is_by_hand() -> None:
    page = ask(ask(table(players=3), "face", "play"), "projector")
    page.game.chance = ROLLS
    assert shown(page, "head").index("popovertarget") < shown(page, "head").index('data-key="luck"')
    ask(page, "luck")
    assert shown(page, "head").index("popovertarget") > shown(page, "head").index('data-key="luck"')
    assert shown(page, "head").count('data-key="luck"') == 1


def test_a_bot_answers_dice_that_were_chosen_for_it_only_after_they_were_seen() -> None:
    page = ask(asked_by_hand("mark"), "play", "first 2")
    page.game.seats[1] = "sensible"
    ask(page, "dice", "roll", first="red", second="gold")
    text = shown(page, "moves")
    assert "rolls red and gold" in text
    assert 'data-key="go-on"' in text
    assert page.contents()["facts"]["flow"] == pausing.LOOKS
    at = page.game.at
    ask(page, "go-on")
    assert page.game.at == at + 1
    page.game.take_back(at)
    ask(page, "luck")
    assert page.contents()["facts"]["flow"] < pausing.LOOKS, "where luck falls by itself nobody waits for it"
