"""Why not, one move after another, and what a class asks at its own turn: the answer is about the very move that is meant."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.question_heading import above
from tests.ui.pages import ask, played
from tests.ui.test_common_questions import told
from tests.ui.test_table_of_questions import NAMES, POSITIONS


def shared(ruleset: str, table: str, player: int = 1, *changes: tuple[str, str]) -> TablePage:
    """A table at one screen, in the middle of a game, where this player decides."""
    text = POSITIONS[table].replace("player: 1\n", f"player: {player}\n", 1)
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    game = gamelib.ruleset(ruleset)
    page = TablePage(begun(game.position(text, game.Rules(players=3)), NAMES, 0), face="play")
    page.game.seats = [PERSON] * 3
    return page


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Why not reserve D3?", "✕ Reserve D3 : D3 does not lie side to side"),
        ("why not reserve B1", "It can be done now: ✓ Allowed: Reserve B1"),
        ("Why not D3?", "✕ Reserve D3 : D3 does not lie side to side"),
    ],
)
def test_why_not_is_answered_by_the_move_itself(question: str, answer: str) -> None:
    assert told(shared("city", "city"), question).startswith(answer)


def test_a_plot_of_whoever_decides_is_a_rivals_to_somebody_else_who_builds() -> None:
    for plot in ("H3", "B2"):
        said = told(shared("city", "city", 2), f"what if Anna builds on Ben's plot {plot}")
        assert said.startswith("No: only the player who has reserved a plot may build on it.")


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Would A2 become a road if Ben builds on B1?", "Yes: a building on B1 would make a road of A2."),
        ("if Ben builds on B1, would A2 become a road", "Yes: a building on B1 would make a road of A2."),
        ("Would A2 become a road if Ben builds on B2?", "No: a building on B2 would make no road of A2."),
        ("would B8 become a road if Anna builds on H6", "No: B8 is built on, and stays so."),
        ("would C1 become a road if I build on A1", "No: nothing can be built on A1."),
        ("would C1 become a road if I build on C1", "No: what is built on becomes no road."),
    ],
)
def test_what_a_building_would_make_of_another_plot_is_worked_out(question: str, answer: str) -> None:
    assert told(shared("city", "city"), question).startswith(answer)


def test_a_verb_of_several_kinds_of_moves_is_allowed_if_any_of_them_is() -> None:
    poor = ("red 0, blue 0, green 0, yellow 1", "red 0, blue 1, green 0, yellow 0")
    page = shared("shark", "trade-after", 2, poor, ("yellow 38", "yellow 39"), ("blue 40", "blue 39"))
    assert told(page, "Why may Ben not trade first?").startswith("It can be done now: ✓ Yes")
    assert told(page, "May Ben sell?").startswith("✕ No")


def test_what_should_come_before_a_move_that_is_done_comes_too_late() -> None:
    blue = ("red 0, blue 0, green 0, yellow 1", "red 0, blue 1, green 0, yellow 0")
    page = shared("shark", "shark", 2, blue, ("yellow 38", "yellow 39"), ("blue 40", "blue 39"))
    played(page, "place red D4")
    said = told(page, "Could Ben also sell his blue share before he builds?")
    assert said.startswith("For that it is too late: it has been done in this turn. What holds now: ✕"), said
    assert "Blue is at value 0" in said


def test_a_move_and_afterwards_another_are_played_one_after_the_other() -> None:
    page = shared("shark", "shark", 2)
    assert told(page, "May Ben build green on D4 and afterwards buy a green share?").startswith("✓ Yes, one after the other")
    assert told(page, "May Ben build green on F9 and afterwards buy a green share?").startswith("✕ F9 lies in zone 5")
    other = told(page, "May Anna build green on F9 and afterwards buy a green share?")
    assert other.startswith("It is Ben's turn: Anna decides nothing now.")
    assert "For Ben, whose turn it is: ✕ F9 lies in zone 5" in other


def test_no_heading_stands_above_nothing() -> None:
    said = told(shared("shark", "trade-after", 2), "May Ben build green on F9 next turn?")
    assert not said.endswith("What holds then as now:")


@pytest.mark.parametrize(
    "question",
    ["What if Anna takes red and then also blue?", "May Anna take red and then also blue?", "Could Anna also sell after that?"],
)
def test_a_second_deed_of_one_action_is_refused_by_that_rule(question: str) -> None:
    said = told(shared("mark", "mark", 1, ("dice: gold blue", "dice: red blue")), question)
    assert said.startswith("✕")
    assert "mark.one-action" in said


def test_dice_thrown_another_time_are_what_is_asked_about() -> None:
    said = told(shared("marco_polo", "marco_polo", 3), "Is Ben allowed to spin another time?")
    assert said.startswith("Can I spin again? No")
    assert told(shared("shark", "shark"), "can I throw the dice another time").startswith("Can I roll again? No")


def test_that_no_such_line_touches_a_city_is_told_of_everybody() -> None:
    page = shared("marco_polo", "marco_polo", 3)
    for who in ("Anna", "Chloé"):
        assert told(page, f"May {who} go to Kiev by sea?").startswith("✕ No: no sea line touches Kiev.")
    said = told(shared("marco_polo", "announce"), "May Ben go to Acre by sea?")
    assert "Ben decides nothing now" in said
    assert "For Anna, whose turn it is: ✕ No: no sea line leaves Sarai." in said


@pytest.mark.parametrize(
    ("ruleset", "question", "answer"),
    [
        ("shark", "how many points is blue worth", "Blue stands at 0"),
        ("shark", "how many points do I have", "Anna has 2,000 FT in cash"),
        ("shark", "how do the dice work", "What do the dice mean?"),
        ("shark", "when did i get ahead", "What is the turning point?"),
        ("marco_polo", "where is ben going", "Ben, in Ceylon, to Khanbalik"),
        ("marco_polo", "where is ben", "Ben stands in Ceylon."),
    ],
)
def test_what_pupils_ask_of_how_it_stands(ruleset: str, question: str, answer: str) -> None:
    assert told(shared(ruleset, ruleset), question).startswith(answer)


def test_a_click_while_a_piece_must_be_returned_names_only_the_reason() -> None:
    full = (("yard . gold white .", "yard green gold white red"), ("green 6, red 7", "green 5, red 6"))
    owing = (("phase: act", "phase: return"), ("dice: gold blue\nactions: 1\n", ""), *full)
    page = ask(shared("mark", "mark", 1, *owing), "place", "market/1/0")
    assert "worth $5" not in page.answer
    assert "cannot pay the storage fee" in page.answer


def test_on_a_wall_a_question_stands_above_its_answer_unless_that_begins_with_it() -> None:
    page = shared("mark", "mark")
    page.projected = True
    for question, shown in (("when is the end of the game", True), ("when does the game end", False)):
        ask(page, "question", move=question)
        assert (f"Asked: {question}" in above(page)) is shown
