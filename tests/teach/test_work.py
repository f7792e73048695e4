"""A pupil's work: what is counted, what is shown, and what the results file keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamelib
from gamelib.core.errors import RecordError
from gamelib.teach import Exercise, Mark, Results, Work
from gamelib.teach.results import with_answer

GOOD = """gamelib results 1
ruleset: mark
pupil: Anna
exercises:
  fee: right, 2 tries, 1 hint
  forbidden: wrong, 1 try, 2 hints, solution seen; wrong: sell red 1 B
  lost: not attempted
"""


def test_tries_are_counted_until_it_is_right() -> None:
    task = Work("mark")["fee"]
    assert not task.check(10)
    assert task.check(5)
    assert not task.check(0)
    assert task.mark() == Mark("right", 2, missed=("10",))


def test_nothing_and_nonsense_are_no_tries() -> None:
    task = Work("mark")["fee"]
    assert task.check().status == task.check(...).status == "not attempted"
    assert "not counted as a try" in str(task.check("¿"))
    assert task.mark() == Mark("not attempted")


def test_hints_come_one_after_the_other() -> None:
    task = Work("mark")["fee"]
    said = [str(task.hint()) for _ in range(3)]
    assert said[0].startswith("Hint 1 of 2")
    assert said[1].startswith("Hint 2 of 2")
    assert said[2] == said[1]
    assert task.mark().hints == 2
    assert str(task.hint(1)) == said[0]
    with pytest.raises(ValueError, match="no hint 3"):
        task.hint(3)


@pytest.mark.parametrize("first", [True, False])
def test_a_look_at_the_solution_is_kept_unless_it_was_solved_before(first: bool) -> None:
    task = Work("mark")["fee"]
    task.check(5 if first else 10)
    assert "$5" in str(task.solution())
    assert task.mark().saw_solution != first


def test_work_finds_exercises_by_name() -> None:
    work = Work("mark", "Anna")
    assert list(work) == list(gamelib.teach.exercises("mark"))
    assert len(work) == len(list(work))
    with pytest.raises(ValueError, match="no exercise 'fees'; there are fee, "):
        work["fees"]
    with pytest.raises(ValueError, match="no ruleset 'chess'"):
        Work("chess")


def test_it_shows_itself_in_a_notebook() -> None:
    work = Work("mark", "Anna")
    shown = work["fee"]._repr_html_()
    assert "<svg" in shown
    assert "<code>fee(yard, roof)</code>" in work["fee-formula"]._repr_html_()
    assert gamelib.teach.exercises("mark")["fee"].text("solution") not in shown
    assert "✕" in work["fee"].check(10)._repr_html_()
    assert "[mark.storage-fee]" in work["fee"].check(10)._repr_html_()
    assert "wrong, 2 tries" in work._repr_html_()


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_pupil_has_the_position_at_hand_and_no_answer_by_a_public_name(name: str) -> None:
    for key, task in Work(name).items():
        exercise = gamelib.teach.exercises(name)[key]
        assert task.state == exercise.state
        assert task.record == exercise.record
        public = {word: getattr(task, word) for word in dir(task) if not word.startswith("_")}
        assert public.keys().isdisjoint({"right", "wrong", "judge", "exercise"})
        assert not any(hasattr(value, "right") or isinstance(value, Exercise) for value in public.values())


def test_an_answer_is_never_taken_for_markup() -> None:
    said = Work("mark")["fee"].check("<script>alert(1)</script>")._repr_html_()
    assert "<script" not in said
    assert "&lt;script" in said


def test_results_are_saved_and_read_back(tmp_path: Path) -> None:
    work = Work("mark", "Zoë")
    work["fee"].check(5)
    work.save(tmp_path / "zoë.results")
    assert Results.load(tmp_path / "zoë.results") == work.results()
    assert work.results().solved == 1


def test_a_results_file_says_everything() -> None:
    found = Results.read(GOOD)
    assert found.text() == GOOD
    assert found.marks["fee"] == Mark("right", 2, 1)
    assert found.marks["forbidden"] == Mark("wrong", 1, 2, True, ("sell red 1 B",))


def test_the_first_wrong_answers_are_kept_and_read_back() -> None:
    work = Work("mark", "Anna")
    for answer in (10, "10", "11", lambda: 5, "12", "13"):
        work["fee"].check(answer)
    work["actions"].check(["refine blue 1-1", "sell red 3 D"])
    marks = Results.read(work.results().text()).marks
    assert marks == work.results().marks
    assert marks["fee"].missed == ("10", "11", "12", "13")
    assert marks["actions"].missed == ("refine blue 1-1, sell red 3 D",)
    again = Work("mark")
    again.restore(work.results())
    assert again.results().marks == marks
    for answer in range(100, 150):
        work["fee"].check(answer)
    assert len(work.results().marks["fee"].missed) == 12


@pytest.mark.parametrize(
    ("given", "kept"), [("a|b # c", ("a b c",)), ("\x1b[2J\n", ("[2J",)), ("9" * 999, ("9" * 160,)), ("|#", ()), (None, ())]
)
def test_no_answer_breaks_the_file_it_is_kept_in(given: object, kept: tuple[str, ...]) -> None:
    mark = Mark("wrong", 1, missed=with_answer((), given))
    assert mark.missed == kept
    assert Results.read(Results("mark", "Anna", {"fee": mark}).text()).marks["fee"] == mark


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("gamelib results 1", "gamelib record 1", 1, "expected 'gamelib results 1'"),
        ("pupil: Anna", "name: Anna", 3, "expected 'pupil: …'"),
        ("pupil: Anna", "pupil:", 3, "a pupil's name"),
        ("pupil: Anna", f"pupil: {'A' * 61}", 3, "a pupil's name"),
        ("exercises:", "exercise:", 4, "expected 'exercises: …'"),
        ("right, 2 tries", "perfect, 2 tries", 5, "expected an exercise like"),
        ("2 tries", "-2 tries", 5, "expected an exercise like"),
        ("fee:", "../fee:", 5, "expected an exercise like"),
        ("  lost:", "lost:", 7, "expected an exercise like"),
        ("lost:", "fee:", 7, "'fee' is given twice"),
        ("Anna", "An\x1bna", 3, "U\\+001B"),
    ],
)
def test_a_bad_results_file_is_refused_with_its_line(old: str, new: str, line: int, said: str) -> None:
    with pytest.raises(RecordError, match=said) as error:
        Results.read(GOOD.replace(old, new, 1))
    assert error.value.line == line


@pytest.mark.parametrize("lines", [0, 1, 2, 3])
def test_a_results_file_that_breaks_off_is_refused(lines: int) -> None:
    with pytest.raises(RecordError, match="expected"):
        Results.read("".join(GOOD.splitlines(keepends=True)[:lines]))
