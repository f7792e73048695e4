"""A question that nothing on the page answers says so, names who is meant, and can be read without its story."""

from __future__ import annotations

import re

import pytest

from gamelib.teach import answers
from gamelib.teach.lesson import NUMBER, lesson
from tests.teach.taught import TAUGHT

GUESSED = {
    "city": ("auction", "auction-no-plot", "drawer-lost", "roads-unlimited", "tie"),
    "marco_polo": (),
    "mark": ("bank", "must-act", "double", "bid-full-yard"),
    "shark": ("first-building", "bank-money", "settle-order", "loss-exempt", "end-value"),
}

STATED = {
    ("mark", "auction"): "which of the three bids is paid",
    ("shark", "lone"): "whether the value stays as it is",
    ("shark", "variant-one-cap"): "whether a chain of eight keeps to the limit",
    ("marco_polo", "sell"): "whether the price paid or the value shown counts",
    ("marco_polo", "no-goods"): "whether all the money goes, and no more",
    ("marco_polo", "debt"): "whether all of the debt is paid",
}
"""Questions whose answer is one of the numbers that are told: what is asked is which."""
FIGURES = re.compile(r"(?<![\w.,])\d[\d,]*(?<!,)")


@pytest.mark.parametrize("name", TAUGHT)
def test_no_number_that_is_asked_for_stands_in_the_text_of_its_question(name: str) -> None:
    told = {
        (name, scene.name)
        for scene in lesson(name).scenes()
        if scene.ask == NUMBER
        and answers.right(scene) & {one.replace(",", "") for one in FIGURES.findall(f"{scene.text()} {scene.question()}")}
    }
    assert told == {one for one in STATED if one[0] == name}


def test_no_shop_says_beforehand_what_a_scene_on_it_asks_for() -> None:
    for scene in lesson("city")["end"].scenes:
        if scene.ask == NUMBER:
            drawn = scene.moment.before().svg(names=tuple(scene.moment.record.names))
            titles = re.findall(r"<title>([^<]*)</title>", drawn)
            shops = [title for title in titles if re.search(r"waste dump|fishmonger|petrol station|toy shop", title.lower())]
            assert shops
            said = {one for shop in shops for one in FIGURES.findall(shop)}
            assert not answers.right(scene) & said, scene.name


@pytest.mark.parametrize("name", TAUGHT)
def test_what_can_only_be_guessed_says_so(name: str) -> None:
    asked = {scene.name: scene.question() for scene in lesson(name).scenes()}
    assert [scene for scene in GUESSED[name] if not asked[scene].startswith("Guess: ")] == []


@pytest.mark.parametrize("name", TAUGHT)
def test_a_question_names_whom_it_means_and_what_it_asks_for(name: str) -> None:
    asked = [scene.question() for scene in lesson(name).scenes()]
    assert [one for one in asked if re.search(r"\b(he|him|his)\b|one of them\b", one)] == []
