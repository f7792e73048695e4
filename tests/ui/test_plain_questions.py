"""Questions in plain words: what is meant, whether it is allowed, and why not."""

from __future__ import annotations

import re
from html import unescape

import pytest

import gamelib
from gamelib.core.wishes import meant
from tests.ui.pages import ask, played, table

pytestmark = pytest.mark.usefixtures("rules_alone")


def said(answer: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", answer)))


@pytest.mark.parametrize(
    ("name", "text", "moves"),
    [
        ("mark", "May she take a red piece?", {f"take red {square}" for square in range(1, 5)}),
        ("mark", "Is taking red to yard square 3 all right", {"take red 3"}),
        ("mark", "can I sell a gold piece on row A?", {f"sell gold {square} A" for square in range(1, 5)}),
        ("mark", "refine the blue piece to roof 2", {f"refine blue {square}-2" for square in range(1, 5)}),
        ("mark", "May Anna bid 5?", {"bid 5"}),
        ("city", "can he build on C4", {"build C4"}),
        ("city", "May I lay a road on a3?", {"lay road A3"}),
        ("shark", "Can he put a building on C4?", {f"place {colour} C4" for colour in ("red", "blue", "green", "yellow")}),
        ("shark", "buying a blue share", {"buy blue"}),
        ("marco_polo", "May she sail to Acre?", {"go Acre"}),
        ("marco_polo", "may I sell the gold jewels", {"sell gold-jewels"}),
        ("mark", "What is the weather like?", set()),
        ("mark", "", set()),
    ],
)
def test_a_sentence_finds_the_moves_that_it_speaks_of(name: str, text: str, moves: set[str]) -> None:
    catalogue = gamelib.ruleset(name).catalogue(gamelib.ruleset(name).start().rules)
    assert {str(move) for move in meant(text, name, catalogue)} == moves


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_example_of_a_ruleset_is_understood_and_its_verbs_are_of_kinds_that_there_are(name: str) -> None:
    texts, game = gamelib.core.words.words(name).texts, gamelib.ruleset(name)
    assert meant(texts["ask"]["example"], name, game.catalogue(game.start().rules))
    assert set(texts["verbs"]) <= set(texts["do"])


def test_yes_names_the_ways_and_their_rule_and_no_gives_the_reason() -> None:
    page = played(table(), "first 1", "roll red blue")
    told = said(ask(page, "question", move="May I take a red piece?").answer)
    assert "✓ Yes, allowed by mark.take Take" in told
    assert "Take red to yard square 4" in told
    told = said(ask(page, "question", move="May I take a green piece?").answer)
    assert "The dice show red and blue: there is no action with green." in told
    assert "mark.one-action" in told
    told = said(ask(page, "question", move="Could I sell red on row C?").answer)
    assert "✕" in told
    assert "mark.sell" in told


def test_a_square_that_was_not_asked_about_takes_nothing_from_a_yes() -> None:
    page = played(table(players=2), "first 1", "roll red blue", "take red 2", "roll red blue", "take blue 1", "roll red blue")
    told = said(ask(page, "question", move="May she take red?").answer)
    assert "✓ Yes, allowed by mark.take" in told
    assert "Take red to yard square 1" in told
    assert "already holds" not in told
    assert [mark for mark in page.marks if mark[0] == "instead"] == [["instead", False, ["yard/0/0", "yard/0/2", "yard/0/3"]]]


@pytest.mark.parametrize("text", ["Tell me a joke!", "what's for lunch?", "What’s for lunch?"])
def test_what_is_not_understood_gets_a_few_examples_that_fit_the_moment_and_nothing_else(text: str) -> None:
    page = played(table(), "first 1", "roll red blue")
    answer = ask(page, "question", move=text).answer
    assert (
        said(answer).strip() == "That was not understood. You could ask, for example: "
        "May I take red to yard square 1? How do I win? Whose turn is it?"
    )
    for arg in re.findall(r'data-do="why" data-arg="([^"]*)"', answer):
        assert "not understood" not in ask(page, "why", unescape(arg)).answer, "an example is understood itself"


def test_nothing_is_told_of_a_bid_behind_its_cover() -> None:
    page = played(table(), "first 1", "roll hammer red")
    assert "lift the cover first" in said(ask(page, "question", move="may I bid 5?").answer)


def test_what_is_made_one_by_one_is_answered_for_the_number_that_was_asked() -> None:
    page = played(table("shark", players=2), "first 1", "deal red", "deal blue")
    while not any(move.kind == "buy" for move in page.game.state.moves()):
        ask(page, "step")
    colour = next(str(move).split()[1] for move in page.game.state.moves() if move.kind == "buy")
    told = said(ask(page, "question", move=f"buy 2 {colour}").answer)
    assert "Not understood" not in told
    assert told == said(ask(page, "question", move=f"May I buy two {colour} shares?").answer)
    told = said(ask(page, "question", move=f"buy 20 {colour}").answer)
    assert "✕ No, not 20 times, only" in told
    assert "✕ After that:" in told


def test_one_reason_is_told_as_one() -> None:
    page = played(table(), "first 1", "roll red blue")
    told = said(ask(page, "question", move="May I sell red or blue?").answer)
    assert "none of these" not in told


@pytest.mark.parametrize(("name", "text", "clause"), [
    ("mark", "How do I win?", "mark.winner"),
    ("city", "how do i win", "city.score"),
    ("shark", "How can I win?", "shark.winner"),
    ("marco_polo", "How do I win?", "marco_polo.goal"),
    ("city", "What is a blocker?", "city.build-blocker"),
    ("mark", "what does the star mean?", "mark.star"),
    ("mark", "How much is the storage fee?", "mark.storage-fee"),
    ("shark", "When do I get dividends?", "shark.dividend"),
    ("marco_polo", "How do I fight?", "marco_polo.fight"),
    ("city", "Tell me about expropriation", "city.expropriate"),
])  # fmt: skip
def test_a_question_about_no_move_is_answered_from_the_rulebook(name: str, text: str, clause: str) -> None:
    answer = ask(table(name), "question", move=text).answer
    told = gamelib.ruleset(name).rulebook[clause]
    assert re.findall(r'class="chip" title="([^"]*)"', answer)[0] == told.title
    assert f"{told.title} : {told.sentence} " in said(answer)
    assert 1 <= answer.count('class="chip"') <= 3


def test_of_further_clauses_the_sentence_that_speaks_of_it_is_told() -> None:
    told = said(ask(table("city"), "question", move="What is a blocker?").answer)
    assert "Access : Blockers need none. " in told


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_what_no_rule_speaks_of_is_not_understood(name: str) -> None:
    for text in ("What is the weather like?", "How do you do?", "What?"):
        assert "That was not understood" in said(ask(table(name), "question", move=text).answer), text


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_topics_lead_to_clauses_that_there_are(name: str) -> None:
    topics, book = gamelib.core.words.words(name).texts["topics"], gamelib.ruleset(name).rulebook
    assert "win" in topics
    assert all(f"{name}.{clause}" in book for clauses in topics.values() for clause in clauses.split())


def test_what_forbids_a_whole_kind_of_move_is_told_where_no_place_was_named() -> None:
    page = table("city", players=2)
    while page.game.state.phase != "choose":
        ask(page, "step")
    for text in ("Why can I not build now?", "Can I build?"):
        told = said(ask(page, "question", move=text).answer)
        assert "✕ Player" in told
        assert "has no reserved plot to build on. city.build Building Also:" in told
        assert "A1" not in told, "an arbitrary plot is no answer"
        assert page.marks == []
    told = said(ask(page, "question", move="May I lay a road?").answer)
    assert "only once the pile is empty" in told
    assert "A1" not in told
    told = said(ask(page, "question", move="May I build on A1?").answer)
    assert "A1" in told, "whoever names a place is told of it"


@pytest.mark.parametrize(
    ("name", "text", "clause"),
    [
        ("mark", "May he pass?", "mark.must-act"),
        ("mark", "may she do nothing?", "mark.must-act"),
        ("mark", "how much is red worth?", "mark.row-claim"),
        ("city", "may I pass?", "city.must-act"),
        ("marco_polo", "may she skip?", "marco_polo.must-move"),
    ],
)
def test_who_wants_to_do_nothing_is_led_to_the_rule_on_it(name: str, text: str, clause: str) -> None:
    page = ask(table(name), "play", "first 1")
    assert clause in ask(page, "question", move=text).answer


@pytest.mark.parametrize(
    ("name", "moves", "text", "clause"),
    [
        ("mark", ("first 1", "roll red blue"), "What happens when two bid the same?", "mark.bid-tie"),
        ("marco_polo", ("first 1", "announce sea", "spin 4"), "Can I trade in Venice?", "marco_polo.meeting-places"),
        ("marco_polo", ("first 1", "announce sea", "spin 4"), "Can I pass another pawn?", "marco_polo.share-space"),
        ("shark", ("first 1",), "Can I build diagonally?", "shark.diagonal-free"),
        ("shark", ("first 1",), "What happens when two chains meet?", "shark.merge"),
    ],
)
def test_what_is_half_understood_is_no_refusal_where_a_rule_speaks_of_it(
    name: str, moves: tuple[str, ...], text: str, clause: str
) -> None:
    page = table(name)
    for move in moves:
        ask(page, "play", move)
    answer = ask(page, "question", move=text).answer
    assert clause in answer
    assert "refused" not in answer
