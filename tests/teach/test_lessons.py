"""Every lesson: all clauses appear, every question has an answer that the engine gives, and a wrong one its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import gamelib
from gamelib.core.exercise import NOT_ATTEMPTED, RIGHT, UNREAD, WRONG
from gamelib.core.rulebook import FACE
from gamelib.teach import answers
from gamelib.teach.lesson import ALLOWED, ASKS, CHOICE, CLAUSE, FIRST, LOOK, MOVE, NUMBER, PLACE, Lesson, Scene, lesson

PACKAGE = Path(gamelib.__file__).parent
SCENES = [scene for name in gamelib.RULESETS for scene in lesson(name).scenes()]
ASKED = [scene for scene in SCENES if scene.ask != LOOK]
each = pytest.mark.parametrize("scene", ASKED, ids=lambda scene: f"{scene.ruleset}/{scene.name}")
ruleset = pytest.mark.parametrize("name", gamelib.RULESETS)
MOST_IN_FIRST_GAME = 8


@ruleset
def test_every_clause_appears(name: str) -> None:
    assert {scene.clause for scene in lesson(name).scenes()} == set(gamelib.ruleset(name).rulebook)


@ruleset
def test_the_first_chapter_is_short_enough_to_play_after(name: str) -> None:
    first = next(iter(lesson(name).chapters.values()))
    assert first.name == FIRST
    assert len(first.scenes) <= MOST_IN_FIRST_GAME
    assert all(scene.ask != LOOK for scene in first.scenes)


@ruleset
def test_a_thing_is_told_once(name: str) -> None:
    scenes = list(lesson(name).scenes())
    assert len({scene.name for scene in scenes}) == len(scenes)
    assert len({(scene.clause, scene.face) for scene in scenes}) == len(scenes)
    assert len({scene.text() for scene in scenes}) == len(scenes)


@ruleset
def test_no_text_is_left_over_and_none_is_missing(name: str) -> None:
    texts, told = words_of(name), lesson(name)
    assert set(texts["chapters"]) == set(told.chapters)
    assert set(texts["scenes"]) == {scene.name for scene in told.scenes()}
    for scene in told.scenes():
        assert ("question" in texts["scenes"][scene.name]) == (scene.ask != LOOK), scene.name
        assert ("options" in texts["scenes"][scene.name]) == (scene.ask == CHOICE and "of" not in scene.given), scene.name
    assert all(chapter.title() and chapter.text() for chapter in told.chapters.values())


@each
def test_the_engine_knows_what_is_right(scene: Scene) -> None:
    right = answers.right(scene)
    assert right
    assert all(answers.judged(scene, answer).status == RIGHT for answer in right)
    if scene.ask in (ALLOWED, CLAUSE, CHOICE):
        assert len(right) == 1
        assert right < set(scene.options())
    if scene.ask == CLAUSE:
        assert scene.clause in {clause for told in scene.moment.told() for clause in told.clauses}


@each
def test_a_wrong_prediction_gets_the_reason_of_the_engine(scene: Scene) -> None:
    for answer in wrong(scene):
        verdict = answers.judged(scene, answer)
        assert verdict.status == WRONG, answer
        assert len(verdict.sentence) > 12
        assert verdict.clause in gamelib.ruleset(scene.ruleset).rulebook


@each
def test_nothing_and_nonsense_are_no_predictions(scene: Scene) -> None:
    assert answers.judged(scene, "  ").status == NOT_ATTEMPTED
    for nonsense in ("¿", "no such thing", "../..", "9" * 500, "<b>"):
        verdict = answers.judged(scene, nonsense)
        assert verdict.status in ((UNREAD, WRONG) if scene.ask == NUMBER else (UNREAD,))


def test_where_an_answer_is_stated_no_engine_could_know_it() -> None:
    """Few answers are stated, and a stated one is never also the name of an event."""
    stated = [scene for scene in ASKED if "right" in scene.given]
    assert len(stated) < len(ASKED) / 8
    assert not [scene.name for scene in stated if set(scene.options()) & {told.key for told in scene.moment.told()}]


def test_every_kind_of_answer_is_asked_for() -> None:
    assert {scene.ask for scene in SCENES} == set(ASKS)


def test_a_number_may_be_written_as_at_the_table() -> None:
    scene = named("shark", "premium")
    assert all(answers.judged(scene, text).status == RIGHT for text in ("4000", "4,000", "4,000 FT", " 4000 "))
    assert answers.judged(named("mark", "fee"), "$10").status == RIGHT


def test_a_refused_move_is_answered_by_its_refusal() -> None:
    verdict = answers.judged(named("mark", "refine"), "refine red 2-4")
    assert verdict.status == WRONG
    assert verdict.clause == "mark.refine"
    assert "never to roof square 4" in verdict.sentence


def test_a_place_that_is_wrong_is_told_why_without_those_that_are_right() -> None:
    scene = named("marco_polo", "move")
    ends = [answer.partition(" ")[2] for answer in answers.right(scene)]
    wrong = [str(move) for move in answers.candidates(scene) if str(move) not in answers.right(scene)]
    assert wrong
    for move in ("go Aden", *wrong):
        verdict = answers.judged(scene, move)
        assert verdict.status == WRONG
        assert verdict.sentence.endswith(".")
        assert not [end for end in ends if end in verdict.sentence], verdict.sentence
    assert answers.judged(scene, "go Aden").sentence == "Aden cannot be reached from Venice with 3 steps by sea."


def test_a_move_that_was_not_asked_for_is_no_prediction() -> None:
    assert answers.judged(named("mark", "refine"), "take red 1").status in (UNREAD, WRONG)
    assert "take red 1" not in answers.right(named("mark", "refine"))


def test_an_unknown_chapter_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no chapter 'chess'; there are first-game, table"):
        lesson("mark")["chess"]


def named(name: str, scene: str) -> Scene:
    return next(one for one in lesson(name).scenes() if one.name == scene)


def wrong(scene: Scene) -> list[str]:
    """Answers that can be read and are not right."""
    right = answers.right(scene)
    if scene.ask == NUMBER:
        return ["123457"]
    if scene.ask == PLACE:
        given = [answers.slug(place) for place in answers.places(scene)]
    elif scene.ask == MOVE:
        given = [str(move) for move in answers.candidates(scene)][:40]
    else:
        given = list(scene.options())
    return [answer for answer in given if answer not in right][:20]


def words_of(name: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / name / "lessons" / "words" / "en.toml").read_text(encoding="utf-8"))


def test_the_lines_of_a_lesson_name_demonstrations_that_there_are() -> None:
    for name in gamelib.RULESETS:
        told: Lesson = lesson(name)
        stems = {path.stem for path in (PACKAGE / name / "demos").glob("*.record")}
        assert {f"{scene.clause}{FACE}{scene.face}".rstrip(FACE) for scene in told.scenes()} <= stems
