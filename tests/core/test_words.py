"""Sentences are filled in with names, money, counts, labels and lists."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.core.deeds import in_words, without_notation
from gamelib.core.words import Words, words

TEXTS = {
    "labels": {"player": "Player #", "money": "$#", "and": " and ", "colour": {"red": "rouge"}},
    "events": {
        "names": "{who:player} wins.",
        "money": "{n:money}",
        "count": "{n:piece|pieces}",
        "label": "{c:colour}/{c:Colour}",
        "list": "{all:player}",
        "pairs": "{bids:player+money}",
        "plain": "{x}",
    },
}


@pytest.fixture
def said() -> Words:
    return Words(TEXTS, "toy")


def test_a_player_is_named_or_numbered_from_one(said: Words) -> None:
    assert said.say("events", "names", {"who": 0}, ["Anna"]) == "Anna wins."
    assert said.say("events", "names", {"who": 1}, ["Anna"]) == "Player 2 wins."


def test_money_counts_and_labels(said: Words) -> None:
    assert said.say("events", "money", {"n": 1234}) == "$1,234"
    assert [said.say("events", "count", {"n": n}) for n in (0, 1, 2)] == ["0 pieces", "1 piece", "2 pieces"]
    assert said.say("events", "label", {"c": "red"}) == "rouge/Rouge"
    assert said.say("events", "label", {"c": "mauve"}) == "mauve/Mauve"


def test_lists_are_joined_as_people_say_them(said: Words) -> None:
    assert said.say("events", "list", {"all": ()}) == ""
    assert said.say("events", "list", {"all": (0,)}) == "Player 1"
    assert said.say("events", "list", {"all": (0, 1, 2)}, ["A", "B", "C"]) == "A, B and C"
    assert said.say("events", "pairs", {"bids": ((0, 5), (1, 7))}) == "Player 1 $5 and Player 2 $7"


def test_a_value_is_never_read_as_a_template(said: Words) -> None:
    assert said.say("events", "plain", {"x": "{who.__class__}"}) == "{who.__class__}"


def test_a_missing_sentence_is_named(said: Words) -> None:
    with pytest.raises(KeyError, match="toy has no sentence 'nope' among its events"):
        said.say("events", "nope", {})


def test_another_language_falls_back_to_english() -> None:
    assert words("mark", "xx").texts == words("mark", "en").texts


def test_a_move_is_said_as_at_the_table_and_in_full_where_it_could_be_mistaken() -> None:
    mark = gamelib.ruleset("mark")
    assert in_words(mark.parse("refine red 2-1"), "mark") == "Refine red: yard 2 to roof 1"
    sales = [mark.parse(f"sell red {square} A") for square in (1, 2)]
    assert len({in_words(sale, "mark") for sale in sales}) == 1
    assert len({in_words(sale, "mark", fully=True) for sale in sales}) == 2


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_no_two_moves_are_called_alike_in_full(name: str) -> None:
    start = gamelib.ruleset(name).start()
    moves = gamelib.ruleset(name).catalogue(start.rules)
    names = [in_words(move, name, ("Anna", "Ben", "Chloé", "Dora", "Emil"), start.rules, fully=True) for move in moves]
    assert len(set(names)) == len(names)


def test_notation_between_backticks_is_said_in_words_and_other_code_stays() -> None:
    said = without_notation("Play `take red 3` by `mark.take`, then `work[1]`.", "mark")
    assert said == "Play ‘Take red to yard square 3’ by ‘Take’, then `work[1]`."
