"""Every exercise of every ruleset: the right answer passes, plausible wrong ones fail, and nothing gives the answer away."""

from __future__ import annotations

import re
import tomllib
from fractions import Fraction
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import gamelib
from gamelib.core.exercise import FIELDS, FUNCTION, MOVE, NOT_ATTEMPTED, RIGHT, STEPS, UNREAD, WRONG, Exercise, exercises
from gamelib.core.judges import lists_moves
from gamelib.core.moves import Move

from .taught import TAUGHT

PACKAGE = Path(gamelib.__file__).parent
ALL = [exercise for name in gamelib.RULESETS for exercise in exercises(name).values()]
PARTS = {"title", "question", "answer", "hint", "second", "solution"}
LEAST = 8
each = pytest.mark.parametrize("task", ALL, ids=lambda task: f"{task.ruleset}/{task.name}")


@pytest.mark.parametrize("name", TAUGHT)
def test_a_ruleset_has_enough_exercises_from_reading_to_proving(name: str) -> None:
    steps = [exercise.step for exercise in exercises(name).values()]
    assert len(steps) >= LEAST
    assert steps[0] == "read"
    assert "prove" in steps
    assert set(steps) <= set(STEPS)


@each
def test_the_right_answer_passes(task: Exercise) -> None:
    assert task.check(task.right).status == RIGHT


@each
def test_plausible_wrong_answers_fail_with_a_reason(task: Exercise) -> None:
    assert len(task.wrong) >= 2
    for answer in task.wrong:
        verdict = task.check(answer)
        assert verdict.status == WRONG, answer
        assert len(verdict.sentence) > 20, answer
        assert verdict.clause in ("", *task.game.rulebook), answer


@each
def test_no_reason_gives_the_answer_away(task: Exercise) -> None:
    for answer in (*task.wrong, object()):
        for secret in secrets(task):
            assert not re.search(rf"(?<![\w/]){re.escape(secret)}(?![\w/])", task.check(answer).sentence), (answer, secret)


@each
def test_hints_do_not_give_the_answer_away(task: Exercise) -> None:
    for part in ("title", "question", "hint", "second"):
        for secret in secrets(task):
            assert f"`{secret}`" not in task.text(part)


@each
def test_not_attempted_is_an_answer_of_its_own(task: Exercise) -> None:
    for nothing in (None, ..., "", "  "):
        assert task.check(nothing).status == NOT_ATTEMPTED


@each
def test_what_cannot_be_read_is_not_judged(task: Exercise) -> None:
    for nonsense in (object(), "¿"):
        verdict = task.check(nonsense)
        assert verdict.status == UNREAD
        assert verdict.sentence


@each
def test_its_texts_are_whole_and_speak_of_what_there_is(task: Exercise) -> None:
    texts = words_of(task.ruleset)["exercises"]
    assert set(texts[task.name]) == PARTS
    for part in PARTS - {"title", "answer"}:
        assert texts[task.name][part][-1] in ".?!)", part
    assert set(task.clauses) <= set(task.game.rulebook)
    assert task.clauses


@each
def test_who_answers_in_the_page_is_shown_no_python(task: Exercise) -> None:
    if task.field != FUNCTION:
        told = " ".join(task.plain(part) for part in ("question", "hint", "second", "solution"))
        assert not re.search(r"[{}\[\]_`]|\(\(|lambda", told)


@each
def test_its_record_reads_back_to_the_byte(task: Exercise) -> None:
    path = PACKAGE / task.ruleset / "exercises" / f"{task.name}.record"
    assert gamelib.Record.load(path).text().encode() == path.read_bytes()
    assert task.record.names
    assert task.state.rules == task.record.rules


@pytest.mark.parametrize("name", TAUGHT)
def test_no_text_and_no_record_is_left_over(name: str) -> None:
    folder, texts = PACKAGE / name / "exercises", words_of(name)
    assert set(texts["exercises"]) == set(exercises(name))
    assert {path.stem for path in folder.glob("*.record")} == set(exercises(name))
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert all(f'"{key}"' in source for key in texts.get("faults", {}))


@pytest.mark.parametrize(
    ("answer", "status"),
    [(5.0, RIGHT), ("5", RIGHT), (" $5 ", RIGHT), ("10/2", RIGHT), (Fraction(5), RIGHT), (5.5, WRONG), (-5, WRONG)]
    + [(odd, UNREAD) for odd in ("five", "1e9999999", "1/0", float("nan"), float("inf"), True, [5], b"5", "5" * 99)],
)
def test_numbers_are_read_as_people_write_them(answer: Any, status: str) -> None:
    assert exercises("mark")["fee"].check(answer).status == status


def test_a_probability_may_be_given_in_per_cent_and_a_per_cent_with_its_sign() -> None:
    assert exercises("shark")["odds"].check("25%").status == RIGHT
    assert exercises("shark")["odds"].check("25.5 %").status == WRONG
    assert exercises("shark")["gentle"].check("63 %").status == RIGHT


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        ("sell red 3 D, refine blue 1-1,refine blue 1-2", RIGHT),
        (("refine blue 1-2", "refine blue 1-2", "refine blue 1-1", "sell red 3 D"), RIGHT),
        ("sell red 3 D", WRONG),
        (["sell red 3 D", "sell pink 3 D"], UNREAD),
        (count(), UNREAD),
        (5, UNREAD),
    ],
)
def test_moves_are_read_from_text_and_lists(answer: Any, status: str) -> None:
    assert exercises("mark")["actions"].check(answer).status == status


@pytest.mark.parametrize(
    ("name", "task", "answer"),
    [
        ("marco_polo", "roadblock", "go venice"),
        ("marco_polo", "stops", ["go Tana", "go Atlantis"]),
        ("marco_polo", "home", "sell spices"),
        ("marco_polo", "one-number", {"foo": 1}),
        ("shark", "squares", "place green a9"),
        ("shark", "forbidden", "shark.nothing"),
        ("shark", "bill", "-2,000"),
        ("shark", "bill", (-2, 0)),
    ],
)
def test_a_slip_of_the_pen_is_no_try(name: str, task: str, answer: Any) -> None:
    verdict = exercises(name)[task].check(answer)
    assert verdict.status == UNREAD
    assert ("without commas" in verdict.sentence) == (task == "bill")


def test_blanks_around_a_clause_do_not_matter() -> None:
    task = exercises("shark")["forbidden"]
    assert task.check(f" {task.right} ").status == RIGHT
    assert task.check("shark.no-sacrifice ").status == WRONG


def test_a_number_too_high_for_the_table_is_judged() -> None:
    assert exercises("city")["enough"].check("bid 16").status == WRONG


def test_a_move_too_many_is_not_judged() -> None:
    verdict = exercises("mark")["best-sale"].check(["sell gold 1 B", "sell gold 1 B"])
    assert verdict.status == UNREAD
    assert "1 move was expected, not 2" in verdict.sentence


def test_a_function_that_stops_gets_the_case_at_which_it_stops() -> None:
    verdict = exercises("mark")["fee-formula"].check(lambda yard, roof: 10 // (roof - 2) * 0)
    assert verdict.status == WRONG
    assert "With yard=0, roof=2 your function stops: ZeroDivisionError" in verdict.sentence


def test_a_move_that_is_legal_but_not_asked_for_is_named() -> None:
    task = exercises("mark")["actions"]
    judge = lists_moves(lambda state: [move for move in state.moves() if move.kind == "sell"])
    fault = judge(task, ["refine blue 1-1"])
    assert fault is not None
    assert fault.key == "not-asked-for"


def secrets(task: Exercise) -> list[str]:
    """How the right answer would be written or said, where it can be; a list gives itself away only as a whole."""
    if task.field == MOVE:
        return [str(task.right), str(task.spoken(task.game.parse(str(task.right))))]
    return [str(task.right)] if isinstance(task.right, str | int | Fraction | Move) else []


def words_of(name: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / name / "exercises" / "words" / "en.toml").read_text(encoding="utf-8"))


def test_every_exercise_says_in_what_it_is_answered() -> None:
    assert {task.field for task in ALL} == set(FIELDS)
    for task in ALL:
        assert callable(task.right) == (task.field == FUNCTION), task.name


@each
def test_an_empty_answer_is_never_right(task: Exercise) -> None:
    for nothing in ([], (), {}, set(), ",", " , ; "):
        assert task.check(nothing).status == NOT_ATTEMPTED, nothing


@each
def test_an_answer_may_be_given_as_text(task: Exercise) -> None:
    """A page sends text, whatever the kind of answer."""
    if task.field != FUNCTION:
        assert task.check(as_text(task.right)).status == RIGHT
        assert {task.check(as_text(answer)).status for answer in task.wrong} <= {WRONG, UNREAD}


def test_an_empty_list_that_is_no_list_is_not_read() -> None:
    assert exercises("mark")["actions"].check(iter([])).status == UNREAD


@pytest.mark.parametrize("name", ["best-sale", "fee-formula", "odds", "lost", "all-money"])
def test_a_wrong_answer_comes_with_a_table_that_speaks_against_it(name: str) -> None:
    task = exercises("mark")[name]
    shown = task.check(task.wrong[0]).shown
    assert shown is not None
    assert "<svg" in shown.svg()


class _Odd:
    def __eq__(self, other: object) -> bool:
        raise ArithmeticError("no")

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        raise ArithmeticError("no")


def _stops(yard: int, roof: int) -> int:
    raise SystemExit(3)


@pytest.mark.parametrize(
    ("function", "told"),
    [
        (lambda yard: 5, "TypeError"),
        (lambda yard, roof: fee, "NameError"),  # type: ignore[name-defined]  # noqa: F821
        (_stops, "SystemExit"),
        (lambda yard, roof: _Odd(), "ArithmeticError"),
    ],
)
def test_an_error_in_a_function_is_caught_and_told_kindly(function: Any, told: str) -> None:
    verdict = exercises("mark")["fee-formula"].check(function)
    assert verdict.status == WRONG
    assert told in verdict.sentence
    assert "Nothing is broken" in verdict.sentence


def as_text(answer: Any) -> str:
    """An answer as a page would send it."""
    if isinstance(answer, dict):
        return ", ".join(f"{name} = {value}" for name, value in answer.items())
    if isinstance(answer, tuple | list) and isinstance(answer[0], tuple):
        return as_pairs(answer)
    return ", ".join(map(str, answer)) if isinstance(answer, tuple | list) else str(answer)


def as_pairs(answer: Any) -> str:
    """Rows of numbers with strokes between them; pairs of row and column as plots."""
    if len(answer[0]) == 2:
        return ", ".join(f"{'ABCDEFGHIJ'[column - 1]}{row}" for row, column in answer)
    return " / ".join(" ".join(map(str, row)) for row in answer)
