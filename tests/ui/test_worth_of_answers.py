"""What an answer is worth: nothing is taken for another question, nobody else's doing for one's own, and no yes is unearned."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

import gamelib
from gamelib.ui.table.asked import read
from gamelib.ui.table.game import PERSON, ROLLS
from gamelib.ui.table.how_asked import Kind, put
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.rule_questions import found, not_played
from tests.ui.pages import ask, played, shown, table

pytestmark = pytest.mark.usefixtures("rules_alone")


NAMES = ("Anna", "Ben", "Chloé")


def seated(name: str, *moves: str, until: str = "") -> TablePage:
    """A table of three at which only the first player is a person, after these moves or as soon as such a move can be made."""
    page = played(table(name, players=3), *moves)
    while until and not any(move.kind == until and page.game.state.actor == 0 for move in page.game.state.moves()):
        ask(page, "step")
    page.game.names, page.face = NAMES, "play"
    page.game.seats = [PERSON, "sensible", "sensible"]
    page.__dict__.pop("moment", None)
    return page


@pytest.fixture
def mark() -> TablePage:
    return seated("mark", "first 1", "roll red blue")


@pytest.fixture
def auction() -> TablePage:
    page = seated("mark", "first 1", "roll hammer red")
    assert page.game.state.actor == 0
    return page


def told(page: TablePage, question: str) -> str:
    answer = ask(page, "question", move=question).answer
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", answer))).strip()


def test_where_nobody_in_particular_looks_she_is_who_decides() -> None:
    page = played(table("mark"), "first 1", "roll red blue")
    assert "✓ Yes, allowed by mark.take" in told(page, "may she take red?")


@pytest.mark.parametrize("question", ["can I take her red piece", "may I sell their blue", "can I take his red?"])
def test_what_is_anothers_is_not_dropped(mark: TablePage, question: str) -> None:
    assert "✓" not in told(mark, question)
    assert read(mark.moment, question, NAMES, mark.tongue).wish.unknown


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("can I take red?", Kind.MAY),
        ("take red", Kind.MAY),
        ("why can't I take red", Kind.MAY),
        ("is it allowed to take red", Kind.MAY),
        ("where can I put it", Kind.WHICH),
        ("what happens if I take red", Kind.WHAT_IF),
        ("can I take red next turn", Kind.LATER),
        ("if I win can I take red", Kind.OTHER),
        ("can I take red after the auction", Kind.OTHER),
        ("how do I take red", Kind.OTHER),
        ("what's the price of red", Kind.OTHER),
        ("why do I have to take red", Kind.OTHER),
        ("did Ben take red", Kind.OTHER),
        ("does Ben take red", Kind.OTHER),
    ],
)
def test_how_a_question_is_put(mark: TablePage, text: str, kind: Kind) -> None:
    assert put(text, mark.tongue).kind is kind


@pytest.mark.parametrize(
    "question",
    [
        "what happens if I place a piece next to row A",
        "how much did Chloé pay for red",
        "if I win can I sell it at once",
        "what if I cant pay",
        "where can I bid",
        "when do I bid",
        "did Ben bid",
        "can I bid next turn",
    ],
)
def test_what_is_due_is_no_answer_to_a_question_about_something_else(mark: TablePage, question: str) -> None:
    answer = told(mark, question)
    assert "✕" not in answer
    assert "who decides now" not in answer
    assert "It is your turn" not in answer


def test_of_another_time_it_is_said_that_it_depends(mark: TablePage) -> None:
    answer = told(mark, "can I sell red next turn")
    assert answer.startswith("That depends on what falls until then")
    assert "mark.sell" in answer


def test_what_a_move_would_do_is_told_and_what_forbids_it_too(mark: TablePage) -> None:
    answer = told(mark, "what happens if I take red to yard square 2?")
    assert "Anna takes a red piece to yard square 2." in answer
    assert "there is no action with green" in told(mark, "what happens if I take green")
    assert "green" not in told(mark, "what happens if I take green tea"), "not a word is left over"


def test_a_case_that_is_supposed_is_refused_by_what_would_still_hold() -> None:
    page = seated("city", until="bid")
    owned = next(
        str(move).split()[1] for move in gamelib.ruleset("city").catalogue(page.game.state.rules) if move.kind == "build"
    )
    answer = told(page, f"if I win can I build on {owned}?")
    assert "An auction is on" not in answer
    assert "✓" not in answer


@pytest.mark.parametrize(
    ("name", "question", "clause"),
    [
        ("mark", "what do I get if I win the auction", "mark.winner"),
        ("city", "what if I win but have no plot", "city.score"),
        ("marco_polo", "what do I get if I win the fight", "marco_polo.goal"),
    ],
)
def test_to_win_an_auction_is_not_to_win_the_game(name: str, question: str, clause: str) -> None:
    rules, tongue = gamelib.ruleset(name).start().rules, table(name).tongue
    assert clause not in [one.id for one in found(question, rules, tongue)]
    assert clause in [one.id for one in found("how do I win the game", rules, tongue)]


def test_dice_are_no_move_and_nobody_is_told_that_they_are_none(mark: TablePage) -> None:
    answer = told(mark, "can I roll the dice again?")
    assert "No player has a move" not in answer
    assert "✓" not in answer


def test_variants_that_are_not_played_are_no_answer() -> None:
    rules, tongue = gamelib.ruleset("shark").start().rules, table("shark").tongue
    assert "shark.variant-two" in not_played(rules)
    assert next(clause.id for clause in found("what does black mean", rules, tongue)) == "shark.colour-die"
    assert not any(".variant" in clause.id for clause in found("what does black mean", rules, tongue))
    on = replace(rules, variant_two=True)
    assert "shark.variant-two" not in not_played(on)
    assert "shark.variant-two" in [clause.id for clause in found("what does black mean", on, tongue)]
    assert any(".variant" in clause.id for clause in found("what is variant II", rules, tongue))
    assert "mark.variant-four-rows" in not_played(gamelib.ruleset("mark").start().rules)


@pytest.mark.parametrize(
    "question", ["can I bid 31", "may I bid 500 dollars", "can i bid more than i have", "can I bid more money than I have?"]
)
def test_a_bid_beyond_ones_money_is_refused_by_its_number(auction: TablePage, question: str) -> None:
    answer = told(auction, question)
    assert answer.startswith("✕ Bid $")
    assert "You have $30 and cannot bid" in answer


def test_right_now_is_now(mark: TablePage) -> None:
    assert told(mark, "can I take red right now?").startswith("✓ Yes")


def test_a_name_with_an_s_is_somebodys(mark: TablePage) -> None:
    assert "This is the yard of Ben" in told(mark, "can I take red to Bens yard")


def test_what_may_be_left_undone_is_told() -> None:
    page = seated("shark", until="done")
    assert "✓" not in told(page, "can I not buy?")
    if any(move.kind == "buy" for move in page.game.state.moves()):
        assert told(page, "may I not buy a share").startswith("Yes: something else can be done instead.")
    page = seated("marco_polo", until="announce")
    assert told(page, "may I not announce").startswith("No: nothing else can be done now.")


def test_several_in_one_turn_are_played_out(mark: TablePage) -> None:
    for question in ("can i take 2 pieces in one turn", "can I take two pieces at once", "may I take red twice"):
        assert "No, only one in this turn" in told(mark, question), question


def test_some_of_each_are_played_out() -> None:
    record = gamelib.ruleset("shark").demos["shark.buy-limit"]
    page = TablePage(record, 0, face="play", folder=None)
    assert told(page, "can I buy 2 red and 1 blue").startswith("✓ Yes, one after the other")
    assert told(page, "can i buy 9 red and 9 blue").startswith("✕ No, not all of that.")


def test_one_deed_after_another_is_played_out(mark: TablePage) -> None:
    answer = told(mark, "may I take red and then take blue?")
    assert answer.startswith("✕ Either is allowed, but not both.")
    assert "✓" not in told(mark, "may I sell red and then take blue")


@pytest.mark.parametrize(
    ("name", "question", "read_as"),
    [
        ("shark", "can i by a red share", "'buy' for 'by'"),
        ("marco_polo", "can i buy to cards", "'two' for 'to'"),
        ("marco_polo", "what happens if I get atacked", "'attacked' for 'atacked'"),
        ("marco_polo", "can I go to Bagdad", "'Baghdad' for 'Bagdad'"),
    ],
)
def test_words_are_read_as_they_were_meant(name: str, question: str, read_as: str) -> None:
    assert f"Read as {read_as}." in told(table(name), question)


@pytest.mark.parametrize(
    ("name", "question"),
    [("marco_polo", "what if I roll a star"), ("marco_polo", "can I go by sea"), ("shark", "can I go to shares")],
)
def test_words_that_are_right_are_left_alone(name: str, question: str) -> None:
    assert "Read as" not in told(table(name), question)


def test_a_question_for_a_rule_begins_with_the_rule(mark: TablePage) -> None:
    answer = told(mark, "do unsold pieces count at the end")
    assert "not understood" not in answer.lower()
    assert "mark.winner" in answer


def test_what_somebody_did_last_is_told_as_it_was_seen() -> None:
    page = seated(
        "mark", "first 1", "roll red blue", "take red 1", "roll red blue", "take blue 2", "roll red green", "take red 3"
    )
    assert "Ben takes a blue piece to yard square 2." in told(page, "what did Ben do last turn?")
    assert "Anna takes a red piece to yard square 1." in told(page, "what did I do")
    assert "Chloé takes a red piece to yard square 3." in told(page, "what just happened?")


def test_a_question_can_be_asked_whoever_decides_and_when_the_game_is_over(mark: TablePage) -> None:
    opens = 'data-do="dialog" data-arg="question"'
    assert opens in shown(mark, "moves")
    mark.game.chance = ROLLS
    ask(mark, "play", "take red 1")
    assert mark.game.automatic()
    assert opens in shown(mark, "moves"), "while dice fall"
    ask(mark, "go", "1")
    assert opens in shown(mark, "moves"), "looking back"
    record = gamelib.playout("mark", bots="random", seed=3)
    over = TablePage(record, len(record.moves), face="play", folder=None)
    assert opens in shown(over, "moves")
    answer = told(over, "can I take red?")
    assert answer.startswith("✕ The game is over: nobody moves any more.")
    assert f"{over.game.state.outcome.clause}" in answer  # type: ignore[union-attr]


def test_below_an_answer_the_next_question_can_be_asked(mark: TablePage) -> None:
    ask(mark, "question", move="can I take red?")
    assert 'data-key="ask-another"' in shown(mark, "answer")
    ask(mark, "place", "yard/1/0")
    assert 'data-key="ask-another"' not in shown(mark, "answer"), "nothing was asked in words"


def test_bots_wait_while_somebody_reads_an_answer(mark: TablePage) -> None:
    mark.game.chance = ROLLS
    ask(mark, "play", "take red 1")
    quick = mark.contents()["facts"]["flow"]
    ask(mark, "question", move="when does the game end?")
    assert mark.contents()["facts"]["flow"] > 5 * quick > 0
