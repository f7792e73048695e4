"""A rule at work: every clause shows its demonstration at once, as a picture with what was done there."""

from __future__ import annotations

import re
from base64 import b64decode
from html import unescape
from xml.etree import ElementTree

import pytest

import gamelib
from gamelib.core.events import Refusal
from gamelib.teach.moment import Moment
from gamelib.ui.example import example
from gamelib.ui.table.clauses import refusing
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, table


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_clause_shows_a_board_and_says_what_happens_on_it(name: str) -> None:
    for clause in gamelib.ruleset(name).rulebook:
        shown = re.fullmatch(
            r'<figure class="example"><img alt="[^"]+" src="data:image/svg\+xml;base64,([^"]+)">'
            r"<figcaption>An example[:.] (.+)</figcaption></figure>",
            example(clause, "en"),
        )
        assert shown, clause
        assert ElementTree.fromstring(b64decode(shown[1])).tag.endswith("svg"), clause
        moment = Moment.of(clause)
        assert ("? No. " in shown[2]) == moment.asks, clause
        assert moment.move is None or moment.by_chance or unescape(shown[2]).startswith(_who(moment)), clause


def _who(moment: Moment) -> str:
    """Who moves or asks, as the sentence below the picture begins."""
    actor = moment.before().actor
    assert actor is not None
    name = moment.record.names[actor]
    return f"{name} asks: " if moment.asks else f"{name}'s move: "


def test_the_rule_opens_with_its_example_and_the_steps_are_one_press_away() -> None:
    page = ask(table(), "clause", "mark.refine")
    dialog = str(page.contents()["dialog"])
    assert "Refine red: yard 2 to roof 4? No. From yard square 2 a piece goes straight or diagonally ahead" in dialog
    assert dialog.index('data-do="demo" data-arg="mark.refine"') < dialog.index("<figure")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_after_a_refusal_the_rule_opens_with_such_a_refusal_where_a_demonstration_ends_in_one(name: str) -> None:
    demos = gamelib.ruleset(name).demos
    for clause in demos:
        for face in ("", *demos.faces(clause)):
            moment = Moment.of(clause, face)
            mine = [why for why in moment.told() if isinstance(why, Refusal) and why.clause == clause]
            for why in mine:
                first = Moment.of(clause, refusing(clause, why).partition("~")[2])
                assert first.asks or first.by_chance, (clause, face)
                assert why.key in [one.key for one in first.told()], (clause, face)


def test_the_example_that_fits_a_refusal_comes_first_in_its_sheet_and_the_usual_one_second() -> None:
    page = TablePage(gamelib.ruleset("shark").demos.faces("shark.price")["worthless"], face="play")
    answer = ask(page, "why", "sell green").answer
    assert 'data-do="clause" data-arg="shark.price~worthless"' in answer
    dialog = str(ask(page, "clause", "shark.price~worthless").contents()["dialog"])
    strong, second = (
        dialog.index(f'data-do="demo" data-arg="{clause}"') for clause in ("shark.price~worthless", "shark.price")
    )
    assert strong < second < dialog.index("<figure")
    assert "? No. Green is at value 0" in dialog
    assert "Example 2</button>" in dialog
    assert "Example 3" not in dialog
