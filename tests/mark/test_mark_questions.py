"""What newcomers ask about MARK: it is found in other words than those that are known, and answered at every table."""

from __future__ import annotations

import re
from html import unescape
from itertools import product
from typing import Any

import pytest

import gamelib
from gamelib.core.rulesets import part
from gamelib.core.words import words
from gamelib.mark.table import BLUE, FIRST_DIE, HAMMER, SECOND_DIE, STAR
from gamelib.ui.table import common_questions
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.mark.tables import at
from tests.ui.pages import ask

NAMES = ("Anna", "Ben", "Chloé")
mark = gamelib.ruleset("mark")
QUESTIONS: dict[str, dict[str, Any]] = words("mark/questions", "en").texts["questions"]
SWITCHES = ("closed_hammer_ends_turn", "zero_is_a_bid")
TABLES = [mark.Rules(**dict(zip(SWITCHES, turned, strict=True))) for turned in product((False, True), repeat=len(SWITCHES))]

ASKED = {
    "goal": ("how do u win this", "whats the winning condition", "what must i do to be the winner"),
    "end": ("when is the game finished", "when will the game be over", "what makes the game end"),
    "unsold": ("do the pieces i still have count for anything", "does a piece on my roof count at the end"),
    "no-action": ("what if nothing is possible for me", "no action is possible what happens"),
    "double": (
        "what happens with two same colours on the dice",
        "what does a double do",
        "what is it good for to roll a double",
    ),
    "hammer-star": ("if i roll hammer and star what then", "what if i get hammer and star together"),
    "closed-roll": ("what if both dice are closed colours",),
    "yard-size": ("how many squares has my yard", "how many pieces can i have in the yard at most"),
    "refine-cost": ("does it cost something to refine", "is refining for free"),
    "row-shared": ("can blue have two rows", "may two colours be in the same row"),
    "best-row": ("which row would be the best", "what row is best", "which row is the best for blue"),
    "best-square": ("can i skip cheap squares in the market",),
    "close": ("what happens if the row is full", "what happens when a colour is closed"),
    "stripes": ("what do those stripes on the red row mean", "what does the striped row mean", "why is row b striped"),
    "letters": ("why is there an M on the gold piece", "what does the m on the piece mean"),
    "square-numbers": ("what is written in the squares 1 2 3 4",),
    "fee-sign": ("what is that red crossed circle",),
    "bid-dots": ("what are the dots in the dashed box",),
    "fee": ("what does storage mean", "when do i have to pay storage", "how much storage do i pay"),
    "fee-cannot": ("what if i cant afford the storage", "what if i cannot pay the storage"),
    "fee-choose": ("can i just give pieces back instead of paying",),
    "money-how": ("how do you make money", "how can i make more cash", "how can i earn more money"),
    "money-start": (
        "how much money does everyone get at the start",
        "with how much cash do we start",
        "how much cash do we have at the start",
    ),
    "money-none": ("what if my money is 0", "what if i have no more money"),
    "money-back": (
        "is the loser of the auction paying too",
        "does the loser of an auction have to pay",
        "do i have to pay when i lose the auction",
    ),
    "auction-tie": ("what if ben and i bid the same amount", "two of us bid equal", "what happens with equal bids"),
    "bid-zero": ("may i bid zero", "do i really have to bid"),
    "nobody-bids": ("what if no one bids", "what if all of us bid 0"),
    "bid-too-much": ("can i bid more than my cash",),
    "bid-most": ("what is the maximum i can bid",),
    "who-bids": ("is ben allowed to bid too", "who is allowed to bid", "can everyone bid"),
    "bid-how-much": ("what would be a good bid here",),
    "yard": ("whats the difference between yard and roof",),
    "only-so-many": (
        "how many pieces of each colour are there",
        "how many of each colour can be sold",
        "how many pieces of a colour fit in a row",
    ),
    "other-colour": ("can i choose what colour i take", "do i have to use a colour of the dice"),
    "rows-left": ("how many rows have to be filled until it ends", "is the end near"),
    "turns-left": ("how many rounds do we still play", "how many rounds are still left"),
    "win-by-selling": ("would i win by selling this now",),
    "first": ("who is going to begin", "who starts this game"),
    "two-pieces": ("may i take two pieces in the same turn",),
    "dice": ("what are the faces of the dice",),
    "roll-again": ("may i reroll", "can i throw the dice again please"),
    "double-same-piece": ("can both actions of a double be with one piece",),
    "double-second": ("do i have to do the second action", "is the second action of a double a must"),
    "star": ("what is the star good for", "can a star be any colour"),
    "hammer": ("what is the meaning of the hammer",),
    "odds-hammer": ("what is the probability of a hammer", "what are the odds of a star"),
    "take-empty": ("what if the bank runs out of blue",),
    "yard-full": ("what if there is no room in my yard",),
    "throw-away": ("may i discard pieces", "can i get rid of a piece"),
    "refine": ("what does refining do", "what happens to a refined piece"),
    "refine-where": ("to which roof squares can i refine", "can i refine a piece diagonally"),
    "refine-back": ("can pieces move sideways", "can i rearrange the pieces in my yard"),
    "refine-blocked": ("what if my roof is full",),
    "sell": ("how do i sell something", "when may i sell"),
    "price": ("how much is a blue piece worth", "what is the price for a red piece"),
    "sell-yard": ("must i refine before selling",),
    "row-owner": ("can anybody sell in a row i claimed", "is the row mine"),
    "sell-rival": ("can i sell my piece to another player", "can i trade with ben"),
    "must-sell": ("am i forced to sell my pieces", "may i keep a piece for later"),
    "left-the-game": ("what is meant by left the game", "what is that left the game thing"),
    "roof": ("what is a roof",),
    "fee-why": ("how do i lose cash",),
    "debt": ("is it possible to borrow money", "can i get a loan"),
    "bid-see": ("are the bids secret",),
    "bid-change": ("is it possible to change a bid",),
    "last-turn": ("what happened in the last turn", "what did ben just do"),
    "bots-why": ("why do bots play like that", "why did ben do that"),
    "luck": ("is it a game of luck", "is this just luck"),
    "tie-end": ("what if it is a tie at the end",),
    "leading": ("who leads",),
    "order": ("what order do we play in",),
    "two-things": ("am i allowed to use both dice",),
    "star-double": ("is star with blue a double",),
    "odds": ("how likely is it to roll blue",),
    "take": ("how can i take a piece",),
    "take-cost": ("is a piece for free",),
    "sell-row": ("may i choose a row for the colour",),
    "wait": ("do the prices go up when i wait",),
    "close-lost": ("what happens to my blue pieces when blue is full",),
    "materials": ("what do the colours stand for",),
    "arrow": ("what is the black triangle",),
    "fee-avoid": ("how do i avoid storage",),
    "auction-money": ("who gets the money that i bid",),
    "bid-full-yard": ("can i bid when my yard is full",),
    "won-where": ("where do i put a piece that i won",),
    "minutes": ("how long does it take",),
    "steal": ("can ben steal my pieces", "could somebody steal pieces from me", "can ben take my blue"),
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
    return seated(mark.start())


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
    assert {f"mark.{clause}" for clause in question.get("clauses", "").split()} <= {*mark.rulebook}


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_can_be_given_at_every_table_where_it_holds(name: str) -> None:
    question, told_by = QUESTIONS[name], words("mark", "en")
    holding = [rules for rules in TABLES if common_questions.holds(question.get("only", ""), rules)]
    assert holding
    for rules in holding:
        answer = told_by.filled(question["answer"], {field: getattr(rules, field) for field in rules.dials()}, NAMES)
        assert "{" not in answer
        assert not answer[0].islower()


def test_numbers_below_an_answer_are_counted_somewhere() -> None:
    keys = {key for question in QUESTIONS.values() for key in question.get("counts", "").split()}
    assert keys <= {*words("mark", "en").texts["counts"]}


@pytest.mark.parametrize("rules", TABLES, ids=range(len(TABLES)))
def test_no_way_to_ask_leads_to_two_questions_of_a_table(rules: Any) -> None:
    ways: dict[tuple[frozenset[str], ...], set[str]] = {}
    for name, *way in common_questions._known("mark", rules, "en").ways:
        if name in QUESTIONS:
            ways.setdefault(tuple(way), set()).add(name)
    assert [names for names in ways.values() if len(names) > 1] == []


@pytest.mark.parametrize("question", [way for name in QUESTIONS for way in QUESTIONS[name]["ask"][:1]])
def test_whoever_presses_a_known_question_is_answered_it(question: str) -> None:
    names = [name for name in QUESTIONS if QUESTIONS[name]["ask"][0] == question]
    for rules in TABLES[:: len(TABLES) - 1]:
        holding = [name for name in names if common_questions.holds(QUESTIONS[name].get("only", ""), rules)]
        found = common_questions._known("mark", rules, "en").like(question)
        assert not holding or found[0].name == holding[0]


def test_an_option_of_the_rules_changes_the_answer() -> None:
    usual, free = (seated(mark.start(zero_is_a_bid=zero)) for zero in (False, True))
    assert told(usual, "may i bid nothing").startswith("Can I bid nothing? Yes: bid $0.")
    assert "at this table it counts as a bid" in told(free, "may i bid nothing")


def test_the_odds_that_are_told_are_those_of_the_dice() -> None:
    rolls = [(first, second) for first in FIRST_DIE for second in SECOND_DIE]
    calm = [roll for roll in rolls if HAMMER not in roll]
    usable = [roll for roll in calm if BLUE in roll or STAR in roll]
    assert f"Of the {len(rolls)} rolls {sum(BLUE in roll for roll in rolls)} show" in QUESTIONS["odds"]["answer"]
    assert f"{len(usable)} of the {len(calm)} rolls without a hammer" in QUESTIONS["odds"]["answer"]
    hammers, stars = (sum(face in roll for roll in rolls) for face in (HAMMER, STAR))
    doubles = sum(first == second for first, second in rolls)
    assert f"{hammers} of {len(rolls)} rolls, a star in {stars}" in QUESTIONS["odds-hammer"]["answer"]
    assert f"a double in {doubles} of {len(rolls)}" in QUESTIONS["odds-hammer"]["answer"]


LATE = {"market": "A red 5, D blue 2", "dice": "gold white"}


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("how much do i get for blue now", "Blue: the next piece that is sold earns $25, on row D."),
        ("how much is red worth", "Red is closed: no more of it can be sold."),
        ("how much is gold worth", "Gold has no row yet: its first piece earns $5 to $15, depending on the row."),
        ("how many more rows until the end", "1 row is full, 4 more have to fill before the game ends."),
        ("which rows are still free", "B $5 $60, C $10 $50 and E $15 $40."),
        ("how much storage do i pay", "Anna would pay $10 storage if a turn of theirs began now."),
        ("who is winning", "Ben has $70."),
        ("how many turns are left", "Nobody knows"),
    ],
)
def test_a_number_is_told_as_it_stands(question: str, answer: str) -> None:
    page = seated(at("act", "40 WWW. BBB.", "70 .... ....", **LATE))
    assert answer in told(page, question)


def test_every_number_of_a_table_has_its_sentence() -> None:
    state = at("act", "40 WWW. BBB.", "70 .... ....", **LATE)
    told_by = words("mark", "en")
    for one in part("mark", "counts").counts(state.rules, state.table):
        assert told_by.say("counts", one.key, one.values, NAMES).endswith(".")


def test_when_enough_rows_are_full_none_has_to_fill() -> None:
    rules = mark.Rules(players=2, rows_to_end=1)
    state = at("over", "40 .... ....", "70 .... ....", market="A red 5", rules=rules)
    assert {"rows-enough", "rows-free"} <= {one.key for one in part("mark", "counts").counts(rules, state.table)}
