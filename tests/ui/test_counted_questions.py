"""Whoever asks how many there are is told a number, and no number that the asker may not know."""

from __future__ import annotations

import re
from html import unescape

import pytest

import gamelib
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, played, table
from tests.ui.test_honest_answers import CITY
from tests.ui.test_ways_of_asking import NAMES, told

pytestmark = pytest.mark.usefixtures("rules_alone")


def at_city(text: str = CITY) -> TablePage:
    game = gamelib.ruleset("city")
    page = TablePage(begun(game.position(text, game.Rules(players=2)), NAMES[:2]), folder=None, face="play")
    page.opened.seats = ["random", PERSON]  # type: ignore[union-attr]
    return page


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("how many tiles are left", "16 tiles are left in the pile: waste dump 2,"),
        ("how many tiles are in the pile?", "16 tiles are left in the pile"),
        ("How many parks are left?", "Park: 2 left in the pile."),
        ("how many markers do I have", "Ben has 3 markers in hand, 3 on reserved plots, and 2 more"),
        ("how many markers has Anna?", "Anna has 4 markers in hand, 2 on reserved plots, and 2 more"),
        ("how much money do I have", "Ben has 15 coins."),
        ("how much money does Anna have?", "Anna has 15 coins."),
        ("how many plots have I reserved?", "Ben has reserved 3 plots: G2, B5 and F5."),
        ("how many roads are there", "0 roads lie on the board."),
        ("how long is the road to my waste dump", "Ben has no waste dump yet, so no road to one."),
        ("how far is my fishmonger from the port?", "Ben has no fishmonger yet"),
        ("what is my score", "If the game ended now, Ben would have routes of 32 less 15 coins: 17."),
    ],
)
def test_what_lies_open_is_counted(question: str, answer: str) -> None:
    assert told(at_city(), question).startswith(answer)


def test_a_route_is_told_by_its_length_and_whose_it_is() -> None:
    record = gamelib.ruleset("city").demos["city.route"]
    page = TablePage(record, len(record.moves), face="play")
    state = page.game.state
    from gamelib.city.curves import route_lengths

    lengths = route_lengths(state.rules, state.table)
    player, good = next((seat, good) for seat, row in enumerate(lengths) for good, length in enumerate(row) if length)
    shop, who = ("waste dump", "fishmonger", "petrol station", "toy shop")[good], page.tongue.player(player)
    answer = told(page, f"how long is the road to {who}'s {shop}?")
    assert answer.startswith(f"The {shop} of {who} is {lengths[player][good]} road tile")


@pytest.mark.parametrize(
    "question",
    ["how many markers does one begin with?", "What is a road?", "how much is a toy shop?", "how many parks may I build?"],
)
def test_no_number_is_told_where_a_word_is_left_over_or_something_else_is_asked(question: str) -> None:
    answer = told(at_city(), question)
    assert not re.search(r"left in the pile|in hand, \d|lie on the board", answer), answer


def test_money_of_somebody_who_is_not_here_is_nobodys() -> None:
    page = played(table(), "first 1", "roll red blue")
    assert "cash: $" not in told(page, "how much money has Zoe?")


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("how many pieces are left?", "The bank has 39 pieces: white 8, blue 8, gold 8, green 8 and red 7."),
        ("how many red pieces are in the bank?", "Red: 7 pieces in the bank."),
        ("How many pieces has Anna?", "Anna has 1 piece in the yard and 0 pieces on the roof."),
        ("how many pieces do I have?", "Ben has 0 pieces in the yard and 0 pieces on the roof."),
        ("how many rows are full?", "0 of 5 market rows are full."),
    ],
)
def test_pieces_are_counted_where_they_lie(question: str, answer: str) -> None:
    page = table(players=3)
    page.game.names, page.face = NAMES, "play"
    played(page, "first 1", "roll red blue", "take red 1", "roll green gold")
    assert told(page, question).startswith(answer)


def test_of_hidden_hands_only_the_number_of_cards_is_told() -> None:
    page = table("marco_polo", players=2, seed=5)
    page.game.names, page.face = NAMES[:2], "play"
    while not all(page.game.state.table.hands) or page.game.state.actor != 0:
        ask(page, "step")
    page.game.seats = [PERSON, "random"]
    hands = [hand.bit_count() for hand in page.game.state.table.hands]
    assert told(page, "how many cards do I have?").startswith(f"Anna holds {hands[0]} goods card")
    assert told(page, "how many cards has Ben?").startswith(f"Ben holds {hands[1]} goods card")
    assert told(page, "how many green cards has Ben?").startswith("Which colours Ben holds, only Ben knows.")
    assert told(page, "how much are Ben's goods worth?").startswith("What the goods of Ben are worth, only Ben knows.")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_count_has_its_sentence_its_words_and_its_clause(name: str) -> None:
    game, texts = gamelib.ruleset(name), gamelib.core.words.words(name)
    counts = gamelib.core.rulesets.part(name, "counts")
    record = gamelib.playout(name, seed=1, limit=80)
    for state in (*record.states(),)[::20]:
        for one in counts.counts(state.rules, state.table):
            assert one.clause in game.rulebook
            assert texts.say("counts", one.key, one.values)
            assert one.key in texts.texts["counts-asked"]


def test_the_question_stands_above_its_answer_for_as_long_as_that_is_shown() -> None:
    page = played(table(), "first 1", "roll red blue")
    page.face = "play"
    ask(page, "question", move="how many <b>pieces</b> are left?")
    shown = page.contents()["answer"]
    assert shown.startswith('<p class="quiet asked-above">You asked: how many &lt;b&gt;pieces')
    assert "You asked" in ask(page, "look", "take red 1").contents()["answer"], "pointing at something changes nothing"
    assert "You asked" not in ask(page, "place", "yard/1/0").contents()["answer"]
    assert "You asked" not in ask(page, "play", "take red 1").contents()["answer"]
    ask(page, "question", move="x" * 300)
    assert "x" * 161 not in unescape(page.contents()["answer"])


def test_a_name_is_known_without_its_accents_and_its_capital() -> None:
    page = table(players=2)
    page.game.names, page.face = ("Anna", "Chloé"), "play"
    played(page, "first 1", "roll red blue")
    assert told(page, "how much money has chloe").startswith("Chloé's cash: $30.")


def test_whoever_waits_asks_about_their_own_things() -> None:
    page = table(players=2)
    page.game.names, page.face = ("Anna", "Ben"), "play"
    played(page, "first 1", "roll red blue", "take red 1", "roll green gold")
    page.game.seats = [PERSON, "random"]
    assert page.game.state.actor == 1
    assert told(page, "how many pieces do I have?").startswith("Anna has 1 piece in the yard")
    assert told(page, "how much money do I have?").startswith("Anna's cash: $30.")
