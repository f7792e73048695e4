"""Kinds of places, and what one may look at: a sentence of the rules settles it, with its clause."""

from __future__ import annotations

import re

import pytest

import gamelib
from tests.ui.pages import ask, played, table
from tests.ui.test_counted_questions import at_city
from tests.ui.test_ways_of_asking import NAMES, at_demo, told

pytestmark = pytest.mark.usefixtures("rules_alone")


@pytest.mark.parametrize(
    ("question", "sentence", "clause"),
    [
        ("Can I build on a road?", "No: nothing is built on roads.", "city.expropriate"),
        ("can I build on roads", "No: nothing is built on roads.", "city.expropriate"),
        ("Can I reserve a road?", "No: only an empty plot can be reserved", "city.reserve"),
        ("Can I build a road?", "A player lays a road only when the pile is empty", "city.pile-empty"),
        ("Can I build on Anna's plot?", "No: only the player who has reserved a plot", "city.reserve-owner"),
        ("Can I build on a rival's plot?", "No: only the player who has reserved a plot", "city.reserve-owner"),
        ("Can I build on another player's plot?", "No: only the player who has reserved a plot", "city.reserve-owner"),
        ("Can I build on my own plot?", "That is where one builds", "city.turn"),
        ("Can I build on an empty plot?", "Only on a plot that you have reserved", "city.turn"),
        ("Can I reserve an empty plot?", "An empty plot may be reserved if", "city.reserve"),
        ("Can I build on the port?", "No: a plot is built on once", "city.end"),
        ("Can I reserve next to the port?", "An empty plot that lies side to side", "city.reserve"),
        ("Can I see Anna's bid?", "Not before all bids are in", "city.open-info"),
        ("May I look at the pile?", "Which tiles are left in the pile is open", "city.open-info"),
    ],
)
def test_the_city_knows_its_kinds_of_places(question: str, sentence: str, clause: str) -> None:
    answer = told(at_city(), question)
    assert answer.startswith(sentence)
    assert clause in answer


def test_a_corner_is_judged_as_it_is_now() -> None:
    answer = told(at_city(), "Can I reserve a corner?")
    assert answer.startswith("✕ No, in no way: ✕ A1 is already built on or a road.")


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ("Can I take a piece from the market?", "No: a piece is taken from the bank."),
        ("Can I sell from the yard?", "No: only a piece on your roof can be sold."),
        ("Can I take from a rival's yard?", "No: you take from the bank"),
        ("Can I see Chloe's bid?", "Not before all bids are in"),
        ("Can I see my bid?", "Your own bid, yes."),
        ("Can Ben see my bid?", "Not before all bids are in"),
        ("Can I see Ben's money?", "Yes: everything on the table is open"),
    ],
)
def test_mark_knows_its_kinds_of_places(question: str, sentence: str) -> None:
    page = table("mark", players=3)
    page.game.names, page.face = NAMES, "play"
    assert told(played(page, "first 1", "roll red blue"), question).startswith(sentence)


def test_in_an_auction_no_bids_are_offered_to_whoever_wants_to_see_one() -> None:
    page = table("mark", players=3)
    page.game.names, page.face = NAMES, "play"
    played(page, "first 1", "roll hammer red")
    answer = told(page, "Can I see Chloe's bid?")
    assert answer.startswith("Not before all bids are in: they are laid in secret.")
    assert "Bid $" not in answer


def test_a_general_rule_is_followed_by_what_is_due_where_such_a_move_is_not() -> None:
    page = table("mark", players=3)
    page.game.names, page.face = NAMES, "play"
    answer = told(played(page, "first 1", "roll hammer red"), "Can I take a piece from the bank?")
    assert "An auction is on" in answer or "lift" in answer


@pytest.mark.parametrize(
    ("clause", "question", "sentence"),
    [
        ("marco_polo.buy", "Can I trade in Venice?", "No: Venice and Khanbalik are no trading posts"),
        ("marco_polo.buy", "Can I sell in a port?", "Trade is possible only on a trading post"),
        ("shark.buy-limit", "Can I buy from another player?", "No: all trade is with the bank."),
        ("shark.buy-limit", "Can I build next to a rival?", "Only if the chain that you make is strictly larger"),
    ],
)
def test_the_others_know_theirs(clause: str, question: str, sentence: str) -> None:
    assert told(at_demo(clause), question).startswith(sentence)


def test_a_card_is_known_by_its_colour() -> None:
    page = table("marco_polo", players=2, seed=5)
    page.game.names, page.face = NAMES[:2], "play"
    while not any(move.kind == "sell" for move in page.game.state.moves()):
        ask(page, "step")
    actor = page.game.state.actor
    assert actor is not None
    page.game.seats = ["person" if seat == actor else "random" for seat in range(2)]
    from gamelib.marco_polo.also_called import also_called

    held = {colour for move in page.game.state.moves() for _, colour in also_called(page.game.state.rules, move)}
    for colour in ("yellow", "mauve", "blue", "green"):
        answer = told(page, f"Can I sell a {colour} card?")
        assert "Not understood" not in answer
        assert ("✓" in answer) == (colour in held), answer


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_settled_question_names_a_clause_and_kinds_of_moves_that_there_are(name: str) -> None:
    texts, game = gamelib.core.words.words(name).texts, gamelib.ruleset(name)
    kinds = {move.kind for move in game.catalogue(game.start().rules)}
    for settled in (*texts["at"].values(), *texts["see"].values()):
        assert f"{name}.{settled['clause']}" in game.rulebook
        assert {*settled.get("kinds", "").split()} <= kinds
        assert settled["sentence"].endswith(".")
    for group in ("happened", "happened-others", "happened-because"):
        assert {*texts[group]} <= {*texts["events"]}
    assert {key for line in texts["happened-because"].values() for key in line.split()} <= {*texts["events"]}


def test_selling_is_where_money_comes_from() -> None:
    page = played(table(), "first 1", "roll red blue")
    for question in ("where do I get money", "how do I make money?", "How do I earn money"):
        assert re.sub(r"^The nearest rules? I know: ", "", told(page, question)).startswith("Sell : To sell is to move a piece")
    assert (
        told(page, "how much money do we start with?")
        .removeprefix("The nearest rule I know: ")
        .startswith("Set-up : Every player begins with $30")
    )
