"""Exercises as pages: a name, a question, a field of the right kind, a verdict, and work that is handed in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamelib.core.exercise import FUNCTION, PLACES, RIGHT, WRONG, exercises
from gamelib.teach import Results, Work
from gamelib.ui.learn import clicks, exercise_page

from .pages import begun, do, give, ruleset, shown
from .test_exercises import as_text


def test_all_exercises_solved_are_worth_a_word() -> None:
    page = begun("mark")
    for key in page.counted():
        assert "Well done" not in shown(page)
        do(page, "to", key)
        give(page, page.asked.right)
    assert "Well done, Anna: all 10 are solved." in shown(page)


def test_what_is_offered_is_answered_with_one_press() -> None:
    page = begun("mark", "forbidden")
    do(page, "check", "sell red 1 B")
    assert "Red holds row A" in shown(page)
    do(page, "check", "refine blue 1-2")
    assert page.task.status == RIGHT
    assert page.task.tries == 2


def test_the_name_is_asked_first() -> None:
    page = exercise_page("mark")
    assert "Who is at work here?" in shown(page)
    assert "What will Ben owe?" not in shown(page)
    do(page, "name", text=" # ")
    assert "1 to 60 letters" in shown(page)
    do(page, "name", text="Anna")
    assert "What will Ben owe?" in shown(page)


@ruleset
def test_every_exercise_is_answered_in_the_page_right_and_wrong(name: str) -> None:
    page = begun(name)
    for key, task in exercises(name).items():
        do(page, "to", key)
        sent = shown(page)
        assert task.text("question").replace("`", "") in sent.replace("  ", " ").replace(" ", " ") or task.text("title") in sent
        assert task.text("solution").split(":")[-1].strip() not in sent
        if task.field == FUNCTION:
            assert "answered in Python" in sent
            continue
        give(page, task.wrong[0])
        assert page.task.status == WRONG, key
        give(page, task.right)
        assert page.task.status == RIGHT, key
    open_ones = sum(task.field == FUNCTION for task in exercises(name).values())
    assert page.work.results().solved == len(page.work) - open_ones


@ruleset
def test_nonsense_and_nothing_are_no_tries(name: str) -> None:
    page = begun(name)
    for key in page.work:
        do(page, "to", key)
        do(page, "check")
        do(page, "check", text="¿", rule="¿", **{"cell-0-0": "¿"})
        do(page, "play", "fly to the moon")
        assert page.task.status == "not attempted", key
        assert page.task.tries == 0


@ruleset
def test_a_number_beyond_one_is_no_probability_and_no_try(name: str) -> None:
    page = begun(name)
    asked = [key for key, task in exercises(name).items() if "exact probability" in task.text("question")]
    assert asked
    for key in asked:
        do(page, "to", key)
        for nonsense in ("-3", "2", "7/6"):
            do(page, "check", text=nonsense)
            assert "A probability lies between 0 and 1." in shown(page), key
        assert page.task.tries == 0


def test_nothing_at_all_after_a_try_is_not_called_not_attempted() -> None:
    page = begun("mark")
    do(page, "check", text="99")
    do(page, "check", text="")
    assert page.task.tries == 1
    assert "Not attempted" not in shown(page)
    assert "no answer in the field" in shown(page)


@pytest.mark.parametrize("written", ["5", "$5", "5 dollars", "$ 5", " 5. "])
def test_a_number_counts_however_it_is_written(written: str) -> None:
    page = begun("mark")
    do(page, "check", text=written)
    assert page.task.status == RIGHT


def test_solution_and_hints_come_when_they_are_asked_for() -> None:
    page = begun("mark")
    text = exercises("mark")["fee"].text
    assert text("hint") not in shown(page)
    do(page, "hint")
    assert text("hint") in shown(page)
    assert text("solution") not in shown(page)
    do(page, "solution")
    assert text("solution") in shown(page)
    assert page.work.results().marks["fee"].saw_solution


def test_a_counterexample_is_shown_on_the_board_and_the_question_again() -> None:
    page = begun("mark", "best-sale")
    before = page.contents()["board"]
    give(page, "sell red 2 A")
    assert page.contents()["board"] != before
    do(page, "turn")
    assert page.contents()["board"] == before


def test_work_is_handed_in_as_the_small_file_that_a_teacher_reads(tmp_path: Path) -> None:
    page = begun("mark", folder=tmp_path)
    give(page, 5)
    do(page, "hand-in")
    (file,) = tmp_path.glob("*.results")
    assert file.name == "anna-mark.results"
    assert Results.load(file).marks["fee"].status == RIGHT
    assert file.name in shown(page)
    assert begun("mark", folder=tmp_path).work.results() == page.work.results(), "found again beside the notebook"


def test_to_hand_in_is_quiet_as_long_as_nothing_is_solved() -> None:
    page, loud = begun("city", "hard"), 'class="strong">Hand in'
    assert "Hand in" in str(page.contents()["time"])
    assert loud not in str(page.contents()["time"])
    give(page, page.asked.right)
    assert loud in str(page.contents()["time"])


def test_what_goes_to_a_place_that_is_chosen_stands_there_with_its_letter() -> None:
    page = begun("city", "hard")
    for plot in ("A1", "B1"):
        do(page, "add", plot)
    assert page.contents()["facts"]["marks"] == [["way", False, ["plot/0/0", "plot/0/1"], None, ["N", "P", "R", "T"]]]


def test_what_is_downloaded_bears_the_name_of_the_pupil() -> None:
    page = begun("mark")
    do(page, "hand-in")
    assert 'data-name="anna-mark.results"' in str(page.contents()["dialog"])
    assert "you get the file anna-mark.results" in shown(page)


def test_where_there_are_no_cells_an_exercise_in_python_says_where_they_are_and_is_not_counted() -> None:
    page = begun("mark", "fee-formula")
    assert "make lab" in shown(page)
    assert "0 of 10 solved" in shown(page)
    work = exercise_page(Work("mark", pupil="Anna"), "fee-formula")
    assert "make lab" not in shown(work)
    assert "0 of 12 solved" in shown(work)


def test_a_page_and_python_share_one_work() -> None:
    work = Work("mark", pupil="Anna")
    page = exercise_page(work)
    work["fee-formula"].check(lambda yard, roof: 5 * (yard >= 3) + 5 * (roof >= 3))
    do(page, "to", "fee-formula")
    assert "1 of 12 solved" in shown(page)


def test_a_name_is_never_taken_for_markup_or_a_path(tmp_path: Path) -> None:
    page = exercise_page("mark", folder=tmp_path)
    do(page, "name", text="../<b>$x$</b>")
    do(page, "hand-in")
    assert "<b>$x$" not in "".join(html for region, html in page.whole().items() if region != "facts")
    assert [path.name for path in tmp_path.glob("*.results")] == ["b-x-b-mark.results"]


def test_a_move_is_clicked_in_two_steps_from_where_a_piece_lies_to_where_it_goes() -> None:
    page = begun("mark", "actions")
    (start,) = page.contents()["facts"]["acts"]["yard/0/0"]
    do(page, "play", start[0])
    assert page.contents()["facts"]["marks"]
    assert [move for move, _ in page.contents()["facts"]["acts"]["roof/0/1"]] == ["refine blue 1-2"]
    do(page, "play", "refine blue 1-2")
    assert page.draft.parts == ["refine blue 1-2"]
    assert page.draft.origin == ""
    do(page, "play", start[0])
    do(page, "play", "from ")
    assert page.draft.origin == "", "a second click on the same place lets go of it"


def test_handed_in_results_keep_their_lines_in_the_page() -> None:
    page = begun("mark")
    do(page, "hand-in")
    assert "pupil: Anna\nexercises:\n" in str(page.contents()["dialog"])


def test_the_board_lives_after_a_wrong_try_and_the_same_answer_is_no_second_one() -> None:
    page = begun("city", "both")
    own = page.contents()["board"]
    give(page, "build B2")
    assert page.contents()["board"] != own, "what the wrong move leads to"
    do(page, "check")
    assert page.task.tries == 1
    assert re.search(r"<button[^>]*\bdisabled\b[^>]*>Check<", str(page.contents()["moves"]))
    (place,) = (spot for spot, moves in page.contents()["facts"]["acts"].items() if [one for one, _ in moves] == ["build C4"])
    assert place
    do(page, "play", "build C4")
    assert page.contents()["board"] == own, "the next answer is chosen on the board of the question"
    do(page, "check")
    assert page.task.tries == 2


def test_places_are_marked_while_they_are_chosen_and_a_second_click_lets_one_go() -> None:
    page = begun("city", "cuts")
    spots = {moves[0][0]: spot for spot, moves in page.contents()["facts"]["acts"].items()}
    do(page, "play", "E1")
    do(page, "play", "G3")
    assert page.contents()["facts"]["marks"] == [["way", False, [spots["E1"], spots["G3"]]]]
    do(page, "play", "E1")
    assert page.contents()["facts"]["marks"] == [["way", False, [spots["G3"]]]]


def test_the_solution_makes_the_right_move_on_the_board() -> None:
    page = begun("city", "both")
    state, names = page.asked.state, page.asked.record.names
    after = state.play("build D4").svg(names=names, targets=None, shape="wide")
    assert page.contents()["facts"]["marks"] == []
    do(page, "solution")
    assert page.contents()["board"] == after
    (mark,) = page.contents()["facts"]["marks"]
    (spot,) = mark[2]
    assert [move for move, _ in page.contents()["facts"]["acts"][spot]] == ["build D4"]
    solved = begun("city", "both")
    give(solved, "build D4")
    assert solved.contents()["board"] == after, "so does a right answer"


@ruleset
def test_every_solution_can_be_shown(name: str) -> None:
    page = begun(name)
    for key in page.work:
        do(page, "to", key)
        do(page, "solution")
        assert page.contents()["board"]


def test_on_a_wall_a_remote_shows_the_solution_and_then_goes_on() -> None:
    page = begun("mark")

    def pressed() -> list[str]:
        return re.findall(r'data-do="(\w+)"[^>]*data-clicker="on"', str(page.whole()["time"]))

    assert pressed() == ["to"]
    do(page, "wide")
    assert pressed() == ["solution"]
    do(page, "solution")
    assert pressed() == ["to"]


def test_on_a_wall_a_remote_checks_what_was_chosen_before_the_solution_is_shown() -> None:
    page, name = begun("city"), next(name for name, task in exercises("city").items() if task.field == PLACES)

    def pressed() -> list[str]:
        return re.findall(r'data-do="([\w-]+)"[^>]*data-clicker="on"', "".join(map(str, page.whole().values())))

    do(page, "to", name)
    do(page, "wide")
    assert pressed() == ["solution"]
    for place in as_text(page.asked.wrong[0]).split(", "):
        do(page, "play", place)
    assert pressed() == ["check"]
    do(page, "check")
    assert page.task.tries == 1
    assert pressed() == ["solution"]
    do(page, "play", next(place for place in clicks.place_names(page.asked).values() if place not in page.draft.parts))
    assert pressed() == ["check"], "another answer is checked as well"
    do(page, "check")
    assert pressed() == ["solution"], "also where it could not be judged"
    do(page, "drop", "0")
    do(page, "wide")
    assert pressed() == ["to"]


def test_a_long_rule_is_folded_beside_a_verdict_so_that_the_question_stays_in_view() -> None:
    page = begun("shark", "surrender")
    give(page, exercises("shark")["surrender"].wrong[0])
    told = str(page.contents()["answer"])
    assert '<details class="rule"><summary>Rule: Forced sale</summary>' in told


def test_that_there_was_no_answer_is_forgotten_when_help_is_asked_for() -> None:
    for help_asked in ("hint", "solution"):
        page = begun("mark", "fee")
        do(page, "check", text="")
        assert "There is no answer" in shown(page)
        do(page, help_asked)
        assert "There is no answer" not in str(page.contents()["answer"])
    do(page, "check", text="7")
    do(page, "hint")
    assert "Not right" in str(page.contents()["answer"]), "what was tried still stands there"


def test_where_the_order_matters_each_part_says_what_it_is_and_the_board_shows_what_came_of_it() -> None:
    page = begun("city", "hard")
    assert "in this order: nuclear plant, port, refinery, toy factory." in shown(page)
    give(page, "B2, A1, F6, D4")
    listed = str(page.contents()["moves"])
    assert all(
        f"<span>{text}</span>" in listed for text in ("nuclear plant: B2", "port: A1", "refinery: F6", "toy factory: D4")
    )
    assert "it gives 2 roads at once" in shown(page)
    assert page.against
    assert "the port" in str(page.contents()["board"]).lower()
    do(page, "solution")
    assert "the nuclear plant on F2" in shown(page)


def test_what_a_wrong_rule_says_is_not_told_twice() -> None:
    page = begun("shark", "forbidden")
    give(page, "shark.no-sacrifice")
    told = str(page.contents()["answer"])
    assert told.count(page.asked.game.rulebook["shark.no-sacrifice"].sentence) == 1


def test_whoever_finds_it_at_once_is_told_so() -> None:
    page = begun("mark", "fee")
    give(page, 10)
    give(page, 5)
    assert "Right." in shown(page)
    again = begun("mark", "fee")
    give(again, 5)
    assert "Right, at the first try!" in shown(again)
