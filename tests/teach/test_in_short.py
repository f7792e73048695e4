"""Every game in short: cards whose clauses exist, whose pictures are drawn, and whose numbers are those of the rules."""

from __future__ import annotations

import re
from dataclasses import replace
from string import Formatter
from typing import Any

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.drawing.cropping import letters
from gamelib.teach.in_short import Card, in_short
from gamelib.ui.rules import pictures

ruleset = pytest.mark.parametrize("name", gamelib.RULESETS)
CARDS = [card for name in gamelib.RULESETS for card in in_short(name).cards]
card = pytest.mark.parametrize("card", CARDS, ids=lambda one: f"{one.ruleset}-{one.name}")
SHOWN = {"wide": (340, 164, 11), "phone": (340, 190, 11), "wall": (390, 234, 15.5)}
"""How large the pictures are in a wide window, on a phone and on a wall, and the least letters there."""
LARGEST = 32_000


def scale(drawing: str, across: float, down: float) -> float:
    box = re.search(r'viewBox="([^"]+)"', drawing)
    assert box is not None
    width, height = map(float, box[1].split()[2:])
    return min(across / width, down / height)


@ruleset
def test_a_game_is_told_in_a_lead_and_five_to_seven_cards_whose_clauses_exist(name: str) -> None:
    short, book = in_short(name), gamelib.ruleset(name).rulebook
    assert 5 <= len(short.cards) <= 7
    cited = [*short.lead_clauses, *(clause for one in short.cards for clause in one.clauses), *short.optional]
    assert all(clause in book for clause in cited)
    assert all(one.clauses for one in short.cards)
    fields = gamelib.ruleset(name).Rules.dials()
    assert all(field in fields for some in short.optional.values() for field in some)


@card
def test_a_card_has_a_headline_a_few_words_and_a_picture_that_is_told(card: Card) -> None:
    rules = gamelib.ruleset(card.ruleset).Rules()
    assert 2 <= len(card.title().split()) <= 5
    assert 40 <= len(card.text(rules)) <= 190
    assert len(card.seen()) > 20


@card
def test_a_picture_is_small_and_its_letters_are_large_enough_everywhere(card: Card) -> None:
    drawing = pictures.drawn(card.picture)
    assert len(drawing) < LARGEST
    for across, down, least in SHOWN.values():
        assert min(letters(drawing)) * scale(drawing, across, down) >= least


@card
def test_a_picture_holds_nothing_that_only_a_page_needs(card: Card) -> None:
    drawing = pictures.drawn(card.picture)
    assert "data-place" not in drawing
    assert "<title" not in drawing


def numbers() -> list[tuple[str, str]]:
    """Every number of the rules that a text in short names."""
    found = set()
    for name in gamelib.RULESETS:
        texts = words(f"{name}/lessons").texts["short"]
        told = [texts["lead"], *(one["text"] for one in texts["cards"].values())]
        fields = {field for text in told for _, field, _, _ in Formatter().parse(text) if field}
        found |= {(name, field) for field in fields if field in gamelib.ruleset(name).Rules.dials()}
    return sorted(found - {(name, "players") for name in gamelib.RULESETS})


@pytest.mark.parametrize(("name", "field"), numbers())
def test_a_number_that_is_changed_is_told(name: str, field: str) -> None:
    rules: Any = gamelib.ruleset(name).Rules()
    low, high = rules.dials()[field]["range"]
    other = next(
        value for value in (getattr(rules, field) + by * rules.dials()[field]["step"] for by in (1, -1)) if low <= value <= high
    )
    changed = replace(rules, **{field: other})
    short = in_short(name)
    told = [[short.lead(one), *(card.text(one) for card in short.cards)] for one in (rules, changed)]
    assert told[0] != told[1]
    assert f"{other:,}" in " ".join(told[1])


def test_what_follows_from_the_rules_is_told_too() -> None:
    city, polo = gamelib.ruleset("city").Rules, gamelib.ruleset("marco_polo").Rules
    none = in_short("city").cards[-1]
    assert "counts 8." in none.text(city(players=2))
    assert "counts 14." in none.text(city(players=5))
    assert "1,100 besants" in in_short("marco_polo").lead(polo(players=2))
    assert "Players are merchants, besants their money." in in_short("marco_polo").lead(polo(players=2))
    assert "700 besants" in in_short("marco_polo").lead(polo(players=4))


@pytest.mark.parametrize("fields", [{"players": 2}, {"players": 3}, {"players": 5}, {"players": 4, "route_cap": 9}], ids=str)
def test_a_picture_tells_the_number_that_the_text_under_it_tells(fields: dict[str, int]) -> None:
    rules, none = gamelib.ruleset("city").Rules(**fields), in_short("city").cards[-1]
    drawing = pictures.drawn(none.picture, rules=rules)
    assert f"counts {rules.cap}." in none.text(rules)
    assert f"off: {rules.cap}" in written(drawing)
    assert not re.search(r"\d", none.seen())


def written(drawing: str) -> list[str]:
    """All that is written in a picture."""
    return [" ".join(words.split()) for words in re.findall(r"<text[^>]*>([^<]*)</text>", drawing)]


def test_a_map_bears_the_names_that_are_asked_for_and_none_that_is_cut() -> None:
    for one in (one for one in in_short("marco_polo").cards if one.picture.names):
        assert {word for word in written(pictures.drawn(one.picture)) if len(word) > 1} <= {*one.picture.names}
        assert {*one.picture.names} - {*written(pictures.drawn(one.picture))} == set()


def test_what_a_beginner_needs_first_is_told() -> None:
    dice, trade = in_short("mark").cards[0], in_short("shark").cards[0]
    mark, shark = gamelib.ruleset("mark").Rules(), gamelib.ruleset("shark").Rules
    assert {"mark.double", "mark.star"} <= {*dice.clauses}
    assert "two dice alike give two actions" in dice.text(mark)
    assert "A star is any colour" in dice.text(mark)
    assert "shark.setup" in trade.clauses
    assert "begin with one share and no cash" in trade.text(shark())
    assert "begin with no share" in trade.text(shark(variant_one=True))


def test_an_option_that_is_chosen_has_its_own_sentence() -> None:
    rules = gamelib.ruleset("shark").Rules
    dice = next(one for one in in_short("shark").cards if one.name == "dice")
    assert "Black and white" in dice.text(rules())
    assert "Black and white" not in dice.text(rules(variant_three=True))


def test_clauses_of_options_are_folded_until_the_option_is_chosen() -> None:
    rules, short = gamelib.ruleset("shark").Rules, in_short("shark")
    assert "shark.variant-two" in short.folded(rules())
    assert "shark.variant-two" not in short.folded(rules(variant_two=True))
    assert "shark.variants-combine" not in short.folded(rules(variant_two=True))
    assert "shark.variant-one-cap" in short.folded(rules(variant_two=True))
