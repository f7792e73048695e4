"""Lessons and exercises as pages: driven as plain objects, as any host drives them."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

import gamelib
from gamelib.core.exercise import FUNCTION, MOVE, MOVES, PLACES, RIGHT, RULE, TABLE, WRONG, exercises
from gamelib.teach import Results, Work, answers
from gamelib.teach.lesson import LOOK, PLACE, lesson
from gamelib.teach.progress import SEEN
from gamelib.ui.door import DoorPage
from gamelib.ui.kinds import put_away, restored
from gamelib.ui.learn import exercise_page, fields, lesson_page
from gamelib.ui.learn.exercises import ExercisePage
from gamelib.ui.learn.lesson import LessonPage
from gamelib.ui.satchel import MOST_PUPILS, Satchel
from gamelib.ui.visit import Visit

from .test_exercises import as_text

ruleset = pytest.mark.parametrize("name", gamelib.RULESETS)


def shown(page: LessonPage | ExercisePage) -> str:
    """Everything that has been sent to the page, as a person could read it."""
    return unescape(re.sub(r"<[^>]+>", " ", str(page.whole())))


def do(page: LessonPage | ExercisePage, what: str, arg: str = "", **fields: str) -> dict[str, object]:
    page.ask({"do": what, "arg": arg, "fields": fields})
    return page.changes()


# ------------------------------------------------------------------------------------------------------------------- lessons


@ruleset
def test_a_whole_lesson_is_answered_right_from_the_first_scene_to_the_last(name: str) -> None:
    page, told = lesson_page(name), lesson(name)
    for scene in told.scenes():
        assert page.scene == scene
        if scene.ask != LOOK:
            assert not page.is_revealed
            do(page, "answer", min(answers.right(scene)))
            assert page.progress.given[scene.name].status == RIGHT
        do(page, "next")
    assert page.progress.count(RIGHT) == sum(scene.ask != LOOK for scene in told.scenes())


@ruleset
def test_the_size_of_the_window_is_no_question(name: str) -> None:
    for page in (lesson_page(name), exercise_page(name)):
        before = page.whole()
        for size in ("phone", "small", "wide"):
            do(page, "width", size)
        after = page.whole()
        assert {key: after[key] for key in after if key != "facts"} == {key: before[key] for key in before if key != "facts"}


@ruleset
def test_nothing_of_an_answer_is_sent_before_it_is_given(name: str) -> None:
    for chapter in lesson(name).chapters.values():
        page = lesson_page(name, chapter.name)
        for scene in chapter.scenes:
            if scene.ask != LOOK:
                sent = shown(page)
                assert scene.moment.clause.sentence not in sent, scene.name
                assert not scene.moment.reason() or scene.moment.reason() not in sent, scene.name
                assert scene.moment.after() == scene.moment.before() or page.whole()["board"] == scene.moment.drawing()
            do(page, "next")


def test_a_wrong_prediction_is_kept_and_answered_with_what_happens() -> None:
    page = lesson_page("mark", "storage")
    do(page, "answer", "pays-part")
    sent = shown(page)
    assert page.progress.given["storage-default"].status == WRONG
    assert "You said: He pays the $7." in sent
    assert page.scene.moment.reason() in sent
    assert page.scene.moment.clause.sentence in sent
    do(page, "answer", "returned")
    assert page.progress.given["storage-default"].status == WRONG, "the first prediction counts"
    do(page, "again")
    do(page, "answer", "returned")
    assert page.progress.given["storage-default"].status == RIGHT


def test_a_refused_move_gets_its_reason_and_another_try() -> None:
    page = to(lesson_page("mark"), "refine")
    do(page, "play", "refine red 2-4")
    assert "never to roof square 4" in shown(page)
    assert not page.is_revealed
    do(page, "play", "refine red 2-1")
    assert page.is_revealed
    assert page.progress.given["refine"].status == RIGHT, "it was found, if at a later try"
    sent = shown(page)
    assert "Right, at a later try: Refine red: yard 2 to roof 1." in sent
    assert "never to roof square 4" not in sent
    assert "Anna refines red from yard square 2 to roof square 1." in sent, "the reveal plays the move that was shown"
    do(page, "again")
    assert "refine" not in page.progress.given
    do(page, "play", "refine red 2-3")
    assert "Right: Refine red: yard 2 to roof 3." in shown(page)


def test_looking_after_a_refusal_says_that_nothing_was_found() -> None:
    page = to(lesson_page("mark"), "refine")
    do(page, "play", "refine red 2-4")
    do(page, "reveal")
    assert page.progress.given["refine"].status == WRONG
    assert "Not found this time." in shown(page)
    assert "You said" not in shown(page)


def test_every_scene_is_one_click_away() -> None:
    page = lesson_page("mark")
    do(page, "to", "5")
    assert page.scene.name == "fee"
    for nonsense in ("8", "-1", "²", "x", ""):
        do(page, "to", nonsense)
        assert page.scene.name == "fee", nonsense
    head = str(page.contents()["head"])
    assert head.count('data-do="to"') == 8
    assert re.search(r'aria-current="step"[^>]*data-arg="5"', head)


def test_the_board_offers_every_move_one_may_think_of_and_none_is_marked_as_legal() -> None:
    page = to(lesson_page("mark"), "refine")
    acts = page.contents()["facts"]["acts"]
    assert {move for place, moves in acts.items() if place.startswith("roof/0") for move, _ in moves} >= {
        "refine red 2-4",
        "refine red 2-1",
    }
    assert 'class="ring"' not in str(page.contents()["board"])


def test_a_place_is_answered_by_a_click() -> None:
    page = to(lesson_page("city"), "access")
    assert page.scene.ask == PLACE
    do(page, "place", "plot/0/1")
    assert page.progress.given["access"].status == RIGHT
    assert page.contents()["facts"]["marks"], "the reveal marks the places that the rule speaks of"


def test_show_me_counts_as_seen_and_back_goes_back() -> None:
    page = lesson_page("shark")
    do(page, "reveal")
    assert page.progress.given[page.scene.name].status == SEEN
    do(page, "next")
    do(page, "back")
    assert page.at == 0
    do(page, "chapter", "end")
    do(page, "back")
    assert page.chapter.name == "debts"


def test_a_chapter_alone_stays_alone_and_ends_at_a_table() -> None:
    page = lesson_page("mark", "first-game")
    for _ in range(12):
        do(page, "next")
    assert (page.chapter.name, page.at) == ("first-game", 7)
    do(page, "table")
    assert page.turned is not None
    do(page, "exercises")
    assert isinstance(page.turned, ExercisePage)


def test_a_chapter_that_is_done_says_how_it_went_and_what_comes_next() -> None:
    page = lesson_page("mark")
    for scene in page.chapter.scenes:
        assert "is done" not in shown(page)
        do(page, "answer", min(answers.right(scene)) if scene.name != "fee" else "7")
        do(page, "next") if scene is not page.chapter.scenes[-1] else None
    assert "‘First game’ is done: 7 of 8 predicted right. That is all you need for a first game." in shown(page)
    assert "✓ First game" in shown(page)
    assert re.search(r'data-do="table"[^>]*class="strong"', str(page.contents()["time"]))


@ruleset
def test_how_to_play_begins_with_the_game_in_short(name: str) -> None:
    page = DoorPage().table(name, 3, "bots", "sensible")
    page.ask({"do": "learn"})
    learnt = page.turned
    assert isinstance(learnt, LessonPage)
    lines = learnt.lesson.short()
    assert 5 <= len(lines) <= 7
    assert all(line in shown(learnt) for line in lines)
    do(learnt, "dialog")
    assert not any(line in shown(learnt) for line in lines)
    do(learnt, "short")
    do(learnt, "leave")
    assert learnt.turned is page


def test_a_long_list_of_moves_is_folded_since_the_board_can_be_clicked() -> None:
    page = to(lesson_page("shark"), "place")
    asked = str(page.contents()["moves"])
    assert asked.index("<details") < asked.index("<select")
    assert "Build green on K2" in asked


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


def test_what_was_answered_is_found_again_beside_the_notebook(tmp_path: Path) -> None:
    page = lesson_page("mark", folder=tmp_path)
    do(page, "answer", "setup")
    again = lesson_page("mark", folder=tmp_path)
    assert again.progress.given["setup"].status == RIGHT
    (tmp_path / "mark-lesson.kept").write_text("rubbish", encoding="utf-8")
    assert lesson_page("mark", folder=tmp_path).progress.given == {}


@pytest.mark.parametrize(
    "message", [{}, {"do": "fly"}, {"do": "chapter", "arg": "x"}, {"do": "answer", "arg": "<b>" * 9000}, "next"]
)
def test_whatever_arrives_nothing_is_raised(message: object) -> None:
    page = lesson_page("mark")
    page.ask(message)
    assert "<b><b>" not in "".join(html for region, html in page.whole().items() if region != "facts")


def test_projector_and_spoken_words() -> None:
    page = lesson_page("mark")
    assert page.contents()["facts"]["say"] == page.scene.question()
    do(page, "wide")
    assert 'aria-pressed="true"' in str(page.contents()["head"])
    assert page.contents()["facts"]["projected"]


# --------------------------------------------------------------------------------------------------- what a visitor carries


def visit(*asked: tuple[str, str] | tuple[str, str, str]) -> Visit:
    """A visit that begins at the door, and all that was asked in it."""
    begun = Visit(DoorPage())
    go(begun, *asked)
    return begun


def go(visit: Visit, *asked: tuple[str, str] | tuple[str, str, str]) -> None:
    for do_, arg, *text in asked:
        visit.ask({"do": do_, "arg": arg, "fields": {"text": text[0]} if text else {}})


def exercises_of(visit: Visit) -> ExercisePage:
    assert isinstance(visit.page, ExercisePage)
    return visit.page


def test_exercises_are_found_again_after_leaving_them_and_after_the_server_stopped() -> None:
    lena = visit(("exercises", "mark"), ("name", "", "Lena"), ("check", "", "5"), ("leave", ""))
    assert isinstance(lena.page, DoorPage)
    for one in (lena, Visit(restored(json.loads(json.dumps(put_away(lena.page)))))):
        go(one, ("exercises", "mark"))
        assert "1 of 10 solved · Lena" in shown(exercises_of(one))
        go(one, ("lesson", ""), ("exercises", ""))
        assert "1 of 10 solved · Lena" in shown(exercises_of(one))


def test_pupils_who_share_a_screen_have_work_of_their_own() -> None:
    shared = visit(("exercises", "mark"), ("name", "", "Lena"), ("check", "", "5"), ("someone-else", ""))
    assert "Who is at work here?" in shown(exercises_of(shared))
    go(shared, ("name", "", "Jonas"))
    assert "0 of 10 solved · Jonas" in shown(exercises_of(shared))
    go(shared, ("someone-else", ""), ("name", "", " lena"))
    assert "1 of 10 solved · Lena" in shown(exercises_of(shared))


def test_a_lesson_is_found_again_in_the_same_visit() -> None:
    pupil = visit(("learn", "mark"), ("to", "5"), ("answer", "10"), ("leave", ""), ("learn", "mark"))
    assert isinstance(pupil.page, LessonPage)
    assert pupil.page.progress.given["fee"].status == RIGHT


def test_the_projector_stays_on_from_page_to_page() -> None:
    wall = visit(("learn", "mark"), ("wide", ""), ("leave", ""), ("exercises", "shark"))
    assert 'aria-pressed="true"' in str(wall.page.contents()["head"])
    go(wall, ("table", ""))
    assert wall.page.contents()["facts"]["projected"]
    go(wall, ("projector", ""), ("learn", ""))
    assert not wall.page.contents()["facts"]["projected"]


@pytest.mark.parametrize("data", [5, {"lessons": 5}, {"exercises": {"mark": 5}}])
def test_a_satchel_that_is_none_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="no satchel"):
        restored({**(put_away(lesson_page("mark")) or {}), "satchel": data})


def test_a_full_satchel_forgets_who_came_first() -> None:
    satchel = Satchel()
    for number in range(MOST_PUPILS + 1):
        satchel.put_exercises("mark", f"Pupil {number}", str(number))
    assert satchel.of_pupil("mark", "pupil 0") == ""
    assert satchel.of_pupil("mark", "pupil 1") == "1"
    assert satchel.last("mark") == str(MOST_PUPILS)


# ----------------------------------------------------------------------------------------------------------------- exercises


def begun(name: str, task: str = "", folder: Path | None = None) -> ExercisePage:
    page = exercise_page(name, task, folder)
    if not page.work.pupil:
        do(page, "name", text="Anna")
    return page


def test_the_name_is_asked_first() -> None:
    page = exercise_page("mark")
    assert "Who is at work here?" in shown(page)
    assert "What will Ben owe?" not in shown(page)
    do(page, "name", text=" # ")
    assert "1 to 60 letters" in shown(page)
    do(page, "name", text="Anna")
    assert "What will Ben owe?" in shown(page)


def give(page: ExercisePage, answer: object) -> None:
    """Answer as a person would: by clicks where moves and places are asked for, in the form else."""
    task, text = page.asked, as_text(answer)
    if task.field == MOVE and fields.number_of(task):
        do(page, "check", text=text.partition(" ")[2])
    elif task.field in (MOVE, MOVES, PLACES):
        while page.draft.parts:
            do(page, "drop", "0")
        for part in text.split(","):
            do(page, "play", part.strip())
        do(page, "check")
    elif task.field == TABLE:
        rows = [row.split() for row in text.split("/")]
        do(page, "check", **{f"cell-{row}-{at}": value for row, line in enumerate(rows) for at, value in enumerate(line)})
    elif task.field == RULE:
        field, _, value = text.partition(" = ")
        do(page, "check", rule=field, text=value)
    else:
        do(page, "check", text=text if "." in text or task.field != "clause" else f"{task.ruleset}.{text}")


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


def to(page: LessonPage, scene: str) -> LessonPage:
    """The page at a scene of its lesson."""
    for chapter in page.lesson.chapters.values():
        for at, one in enumerate(chapter.scenes):
            if one.name == scene:
                page.turn_to(chapter.name, at)
                return page
    raise AssertionError(scene)


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


def test_a_lesson_and_exercises_are_put_away_and_brought_back() -> None:
    told = to(lesson_page("mark"), "refine")
    do(told, "play", "refine red 2-4")
    back = restored(json.loads(json.dumps(put_away(told))))
    assert isinstance(back, LessonPage)
    assert (back.scene, back.progress.given, back.missed) == (told.scene, told.progress.given, {"refine"})
    asked = begun("mark", "actions")
    give(asked, "sell red 3 D")
    again = restored(json.loads(json.dumps(put_away(asked))))
    assert isinstance(again, ExercisePage)
    assert (again.name, again.draft.parts, again.work.results()) == ("actions", ["sell red 3 D"], asked.work.results())


@pytest.mark.parametrize("change", [{"ruleset": "chess"}, {"chapter": "x"}, {"at": 99}, {"given": "rubbish"}, {"missed": 5}])
def test_data_that_is_no_lesson_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        restored({**(put_away(lesson_page("mark")) or {}), **change})
