"""What newcomers ask about the city game: it is found in other words than those that are known, and answered at every table."""

from __future__ import annotations

import re
from html import unescape
from itertools import product
from typing import Any

import pytest

import gamelib
from gamelib.core.rulesets import part
from gamelib.core.words import words
from gamelib.ui.table import common_questions
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask
from tests.ui.test_honest_answers import CITY

NAMES = ("Anna", "Ben", "Chloé")
city = gamelib.ruleset("city")
QUESTIONS: dict[str, dict[str, Any]] = words("city/questions", "en").texts["questions"]
SWITCHES = ("reserve_by_roads", "may_abstain", "demonstrations")
TABLES = [city.Rules(**dict(zip(SWITCHES, turned, strict=True))) for turned in product((False, True), repeat=len(SWITCHES))]

ASKED = {
    "goal": ("how does one win here", "what must i do to be the winner"),
    "lowest": ("do i want a high score or a low score", "why is few points good"),
    "end": ("when is the game finished", "when will the game be over"),
    "pile-empty": (
        "what happens if the pile runs out of tiles",
        "what do we build when the pile is empty",
        "what if the pile has no more tiles",
    ),
    "money-end": ("are coins worth something at the end", "do my coins count for the score", "does my money count at the end"),
    "first": ("who starts the game", "who is going to begin", "who starts this game"),
    "turn": ("what are the two things i can do on my turn",),
    "again": ("why is ben playing again",),
    "reserve": ("whats the meaning of reserving", "what is the meaning of a reservation"),
    "reserve-where": ("on which squares am i allowed to reserve",),
    "reserve-corner": ("does a corner count as next to", "do corners count as beside"),
    "own-plot": ("may other players build on my reserved plot",),
    "markers-later": ("whats the 2 for later thing", "what do the markers for later do", "what does 2 for later mean"),
    "marker-back": ("does my marker come back when i build a park", "when do i get markers back"),
    "build": ("how do i build something", "what do i need for building"),
    "build-cost": ("do i have to pay to draw a tile", "how expensive is it to build", "does it cost coins to build"),
    "build-where": ("where am i allowed to build",),
    "build-keep": (
        "can i keep the tile and build it later",
        "do i have to build the shop at once",
        "can i keep a shop and build it later",
    ),
    "no-plot-build": ("what if i have no plots",),
    "distributor": ("what does the port do", "what is the toy factory"),
    "blocker-letters": (
        "what do the letters F O G stand for",
        "what does the letter O on a white tile mean",
        "what do f and o mean",
    ),
    "which-shops": ("which shops do i still have to get", "what shops are missing for me", "which shops do i need"),
    "blocker": ("what is a park", "what are parks for"),
    "off-board": ("why is a shop off the board", "what does it mean if a shop is off the board", "why is it off the board"),
    "prevent": ("how can i protect my plots", "how do i avoid losing a plot", "how do i protect a plot"),
    "whose-road": ("do the roads belong to anyone", "who owns the roads"),
    "route-good": ("is it good to build close to the port", "should my route be short"),
    "route-diagonal": ("can routes go diagonally", "do roads touching at a corner connect", "can the route go diagonally"),
    "auction-how": ("how do auctions work here",),
    "bid-zero": ("may i bid zero", "do i really have to bid"),
    "nobody-bids": ("what if nobody wants the shop", "what if all of us bid 0"),
    "won-where": (
        "where do i have to build the shop i won",
        "where do i build the shop that i win",
        "where do i build the shop i won",
    ),
    "no-plot": ("what happens when i win a shop but have no plot", "what if i win and have no reserved plot"),
    "money-how": ("how can i earn coins", "how do i get more coins", "how can i get coins"),
    "money-start": (
        "how many coins does everyone start with",
        "with how many coins do we start",
        "how many coins do we have at the start",
    ),
    "swap": ("can i sell my plot to ben", "can i swap plots with ben"),
    "sites": ("is the port always in a corner",),
    "odds": (
        "what is the chance of drawing a toy shop",
        "how likely is it to draw a shop",
        "what is the probability of a shop",
    ),
    "minutes": ("how long is one game", "how long does it take"),
    "bid-dots": ("what is the box with dots",),
    "score": ("how are the points counted", "how is my score counted"),
    "negative": ("can i get a negative score", "can a score be below zero"),
    "both": ("can i reserve and build in the same turn", "may i reserve and build at once"),
    "reserve-cost": ("is a reservation free", "what do i pay for a reservation"),
    "reserve-two": ("how many plots am i allowed to reserve",),
    "reserve-first": ("where may my first reservation be", "where can my first plot be"),
    "markers-left": ("what is meant by markers left",),
    "markers-none": ("what happens if i have no markers left",),
    "build-what": ("what will become road if i build",),
    "left-over": ("what are left over blockers for", "what are left over tiles for"),
    "letters": ("what does the capital T stand for",),
    "small-letters": ("what does the number on a shop tile mean",),
    "icons": ("what does the drop mean", "what does the anchor mean"),
    "colours": ("what is the meaning of the colours",),
    "shop": ("why do i need a petrol station", "what is a fishmonger for"),
    "grey": ("what are grey fields", "what is that grey square"),
    "new-road": ("what is the circle with the road sign", "what does new road mean in the key"),
    "roads-number": ("can the roads run out", "can we run out of roads"),
    "board": ("how many plots are on the board",),
    "developed": ("when is a plot undeveloped",),
    "expropriate": ("what does expropriation mean",),
    "lost-plot": ("can my reserved plot become a road", "can i lose a plot that i reserved"),
    "compensation": ("is there money for a lost plot",),
    "access": ("can a shop be walled in",),
    "connected": ("must the roads be connected", "do all roads have to be connected"),
    "road-not": ("may i lay roads myself", "how do i lay a road"),
    "route-none": ("what if there is no road to my shop yet", "why has my shop no road"),
    "route-adjacent": ("does a shop beside the port have length 0", "what if the shop is right beside the port"),
    "route-cap": ("what is the maximum a route counts",),
    "money-back": ("does the loser of an auction have to pay", "do i have to pay when i lose the auction"),
    "auction-tie": ("two of us bid equal", "what happens with equal bids"),
    "bid-too-much": ("may i bid more than i have",),
    "bid-most": ("what is the maximum i can bid",),
    "bid-see": ("are the bids secret",),
    "who-bids": ("who is allowed to bid", "can everyone bid"),
    "bid-change": ("is it possible to change a bid",),
    "money-none": ("what happens if i am out of coins", "what if i have no more coins"),
    "debt": ("is it possible to borrow coins", "can i get a loan"),
    "plot-good": ("which plot is a good plot", "is b3 a good plot"),
    "last-turn": ("what happened in the last turn", "what did ben just do"),
    "paid": ("how much did ben pay for his shop", "how much has ben paid for the toy shop"),
    "bots-why": ("why do bots play like that", "why did ben do that"),
    "luck": ("is it a game of luck", "is this just luck"),
    "turns-left": ("how many rounds are left now",),
    "tie-end": ("what if it is a tie at the end",),
    "leading": ("who leads",),
    "order": ("what order do we play in",),
    "nothing-possible": ("what if i can neither reserve nor build",),
    "build-choose": ("can i see which tile comes next",),
    "pile": ("what is in the pile now",),
    "goods": ("what goods are there",),
    "route": ("how do you count a route",),
    "shortest": ("is the shortest way counted",),
    "auction-money": ("who gets the money that i bid",),
    "bid-how-much": ("how much should i offer for the shop",),
    "two-same": ("can i have two fishmongers",),
    "wait-shop": ("should i wait for a later toy shop",),
    "reserve-beside-rival": ("may i reserve beside a marker of ben",),
}
"""Ways to ask that are known in no such words, by the name of the question that is meant."""


def seated(state: Any) -> TablePage:
    """The page of a game in this state, at which Anna plays."""
    page = TablePage(begun(state, NAMES[: state.rules.players]), folder=None, face="play")
    page.game.seats = [PERSON, *["random"] * (state.rules.players - 1)]
    return page


def nearest(page: TablePage, question: str) -> tuple[str, float]:
    """The known question that is most like this one, and how like it is."""
    name, likeness = common_questions._like(page.moment, question, NAMES, page.tongue)[0]
    return name, likeness


def told(page: TablePage, question: str) -> str:
    """What is answered to a question, as text."""
    answer = re.sub(r'<span class="id">[^<]*</span>', "", ask(page, "why", question).answer)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", answer)).split())


@pytest.fixture(scope="module")
def table() -> TablePage:
    return seated(city.start())


@pytest.mark.parametrize(("name", "question"), [(name, question) for name in ASKED for question in ASKED[name]])
def test_a_question_is_found_in_other_words(table: TablePage, name: str, question: str) -> None:
    known = {way.lower().rstrip("?") for way in QUESTIONS[name]["ask"]}
    found, likeness = nearest(table, question)
    assert question not in known
    assert (found, likeness >= common_questions.SURE) == (name, True)


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_is_shown_as_one_and_rests_on_clauses_that_exist(name: str) -> None:
    question = QUESTIONS[name]
    assert question["ask"][0][0].isupper()
    assert question["ask"][0].endswith("?")
    assert len(question["ask"]) > 3
    assert {f"city.{clause}" for clause in question.get("clauses", "").split()} <= {*city.rulebook}


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_can_be_given_at_every_table_where_it_holds(name: str) -> None:
    question, told_by = QUESTIONS[name], words("city", "en")
    holding = [rules for rules in TABLES if common_questions.holds(question.get("only", ""), rules)]
    assert holding
    for rules in holding:
        answer = told_by.filled(question["answer"], {field: getattr(rules, field) for field in rules.dials()}, NAMES)
        assert "{" not in answer
        assert not answer[0].islower()


def test_numbers_below_an_answer_are_counted_somewhere() -> None:
    keys = {key for question in QUESTIONS.values() for key in question.get("counts", "").split()}
    assert keys <= {*words("city", "en").texts["counts"]}


@pytest.mark.parametrize("rules", TABLES, ids=range(len(TABLES)))
def test_no_way_to_ask_leads_to_two_questions_of_a_table(rules: Any) -> None:
    ways: dict[tuple[frozenset[str], ...], set[str]] = {}
    for name, *way in common_questions._known("city", rules, "en").ways:
        if name in QUESTIONS:
            ways.setdefault(tuple(way), set()).add(name)
    assert [names for names in ways.values() if len(names) > 1] == []


@pytest.mark.parametrize("question", [way for name in QUESTIONS for way in QUESTIONS[name]["ask"][:1]])
def test_whoever_presses_a_known_question_is_answered_it(question: str) -> None:
    names = [name for name in QUESTIONS if QUESTIONS[name]["ask"][0] == question]
    for rules in TABLES[:: len(TABLES) - 1]:
        holding = [name for name in names if common_questions.holds(QUESTIONS[name].get("only", ""), rules)]
        found = common_questions._known("city", rules, "en").like(question)
        assert not holding or found[0].name == holding[0]


def test_an_option_of_the_rules_changes_the_answer() -> None:
    usual, first = (seated(city.start(reserve_by_roads=roads)) for roads in (False, True))
    assert "side to side with a developed or a reserved one" in told(usual, "where can i reserve")
    assert "side to side with a road or a reserved plot" in told(first, "where can i reserve")
    bound, loose = (seated(city.start(may_abstain=may)) for may in (False, True))
    assert "Nobody who lacks the kind can stay out." in told(bound, "can i refuse to bid")
    assert "you may stay out of an auction" in told(loose, "can i refuse to bid")


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("who is winning", "If the game ended now, Ben would have routes of 32 less 15 coins: 17."),
        ("why does my toy shop count 8", "The most that a route counts at this table is 8."),
        ("which shops am i missing", "Ben still lacks waste dump, fishmonger, petrol station and toy shop."),
        ("what does left over mean", "Left over: block of flats 8, office block 4 and park 4."),
        ("how big is the board", "The board has 7 by 7 plots."),
        ("how many turns are left", "40 plots are empty, and 5 plots are reserved."),
        ("where can i build a shop that i win", "Anna has reserved 2 plots: F6 and F7."),
        ("what is the 2 for later", "each of your first 2 shops on the board brings you one"),
    ],
)
def test_a_number_is_told_as_it_stands(question: str, answer: str) -> None:
    assert answer in told(seated(city.position(CITY, city.Rules(players=2))), question)


def test_every_number_of_a_table_has_its_sentence() -> None:
    told_by, final = words("city", "en"), gamelib.playout("city", bots="random", seed=1).final()
    for state in (city.position(CITY, city.Rules(players=2)), final):
        for one in part("city", "counts").counts(state.rules, state.table):
            assert told_by.say("counts", one.key, one.values, NAMES).endswith(".")


def test_a_shop_that_a_player_has_is_lacked_no_more() -> None:
    final = gamelib.playout("city", bots="sensible", seed=5).final()
    lacking = {
        one.player: one for one in part("city", "counts").counts(final.rules, final.table) if one.key.startswith("lacks")
    }
    for player, shops in enumerate(final.table.shops):
        assert (lacking[player].key == "lacks-none") is (-1 not in shops)
