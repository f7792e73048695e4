"""What a pupil meets: questions that board and text can answer, words for whoever checks nothing, and moves that are made."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib.core.exercise import FUNCTION, MOVES, NUMBER, UNREAD, exercises
from gamelib.core.words import words
from gamelib.drawing import escaped
from gamelib.teach import Work, answers
from gamelib.teach.lesson import FIRST, LOOK, Scene, lesson
from gamelib.ui.learn import clicks, examples, exercise_page, lesson_page, motion, parts, spoken_of

from .pages import begun, do, give, ruleset, shown, to

SCENES = [scene for name in gamelib.RULESETS for scene in lesson(name).scenes() if scene.ask != LOOK]
THROWN = ("roll", "spin", "dice")
"""Moves of chance that a board shows once they are made."""


def named(name: str, scene: str) -> Scene:
    return next(one for one in lesson(name).scenes() if one.name == scene)


def test_who_touches_the_screen_is_told_of_no_mouse_and_of_no_keys() -> None:
    clicked = [key for key, text in words("ui/learn").texts["learn"].items() if re.search(r"\b[Cc]lick", text)]
    assert clicked == ["menu", "click-place"]
    assert '<span class="by-tap">Tap the place on the board.</span>' in to(lesson_page("mark"), "take").whole()["moves"]


# ----------------------------------------------------------------------------------------------------------------- questions


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.ruleset}/{scene.name}")
def test_no_text_speaks_of_a_throw_as_made_that_the_board_does_not_show(scene: Scene) -> None:
    move = scene.moment.move
    if move is None or move.kind not in THROWN or not re.search(r"\b(rolls?|spins?|shows?|red|white|black|7)\b", scene.text()):
        return
    assert re.search(r"[Ss]uppose|about to|is one roll|[Vv]ariant III", scene.text()), scene.text()


def test_a_yard_square_that_is_taken_is_the_only_right_answer() -> None:
    assert answers.right(named("mark", "take")) == {"yard/0/1"}


def test_the_fee_is_told_before_it_is_added_up() -> None:
    assert "$5" in named("mark", "fee").text()


def test_what_a_missing_shop_counts_is_told_for_this_table_and_for_the_usual_one() -> None:
    for name in ("score", "auction-no-plot"):
        scene = named("city", name)
        assert "8 with two players, 10 with three" in f"{scene.text()} {scene.after()}", name
        assert scene.moment.before().rules.cap == 8


def test_a_shop_without_a_plot_is_met_before_the_first_game() -> None:
    assert "city.auction-no-plot" in {scene.clause for scene in lesson("city")[FIRST].scenes}


def test_the_board_of_an_exercise_shows_the_spin_that_its_question_speaks_of() -> None:
    task = exercises("marco_polo")["stops"]
    assert "The ring shows 2" in task.text("question")
    assert task.state.table.spun == 2
    assert set(task.right) == {str(move) for move in task.state.moves()}


def test_a_wrong_choice_is_told_of_the_right_one() -> None:
    verdict = answers.judged(named("city", "turn"), "draw")
    assert "Anna makes a first reservation" in verdict.sentence


@pytest.mark.parametrize("name", ["squares", "safe"])
def test_one_click_on_a_square_is_the_move_with_the_colour_that_the_question_gives(name: str) -> None:
    page = begun("shark", name)
    acts = clicks.acts(page.asked)
    squares = {place: options for place, options in acts.items() if place.startswith("map/")}
    assert len(squares) == 120
    assert all(len(options) == 1 and options[0][0].startswith("place green ") for options in squares.values())
    assert "first the piece" not in shown(page)


@pytest.mark.parametrize(
    ("name", "task", "move"), [("shark", "squares", "place green A10"), ("city", "reservable", "reserve B1")]
)
def test_a_second_click_takes_a_move_off_a_list_again(name: str, task: str, move: str) -> None:
    page = begun(name, task)
    do(page, "play", move)
    assert page.draft.parts == [move]
    do(page, "play", move)
    assert page.draft.parts == []


def test_moves_that_are_made_one_after_the_other_may_be_made_twice() -> None:
    page = begun("shark", "shopping")
    do(page, "play", "buy green")
    do(page, "play", "buy green")
    assert page.draft.parts == ["buy green", "buy green"]


# -------------------------------------------------------------------------------------------------------------- nothing said


def test_nothing_in_a_lesson_is_told_kindly_what_to_fill_in() -> None:
    page = to(lesson_page("mark"), "fee")
    do(page, "answer", text="  ")
    assert "no answer in the field yet. Write a number" in shown(page)
    assert not page.is_revealed
    do(page, "answer", text="10")
    assert "no answer in the field" not in shown(page)


@ruleset
def test_nothing_in_an_exercise_is_told_what_to_fill_in(name: str) -> None:
    page = begun(name)
    for key in page.counted():
        do(page, "to", key)
        assert not re.search(r"<button[^>]*\bdisabled\b[^>]*>Check<", str(page.contents()["moves"])), key
        do(page, "check")
        (said,) = page.said[key]
        assert said.sentence.startswith("There is no answer"), key
        assert page.task.tries == 0


@pytest.mark.parametrize(
    ("name", "task", "nonsense", "told"),
    [
        ("mark", "fee", "-3", "less than nothing"),
        ("mark", "fee", "3.7", "A whole number is asked for"),
        ("mark", "enough", "asdf", "Write a whole number"),
        ("mark", "odds", "1e9", "a fraction such as 1/3 was expected"),
        ("shark", "value", "-3", "less than nothing"),
        ("shark", "gentle", "-3", "less than nothing"),
        ("marco_polo", "fewest", "2.5", "A whole number is asked for"),
    ],
)
def test_a_number_that_cannot_be_is_told_why_and_is_no_try(name: str, task: str, nonsense: str, told: str) -> None:
    page = begun(name, task)
    do(page, "check", text=nonsense)
    assert told in shown(page)
    assert page.said[task][0].status == UNREAD
    assert page.task.tries == 0


def test_where_less_than_nothing_can_be_it_is_judged() -> None:
    for name, task in (("shark", "bill"), ("city", "lowest"), ("city", "score")):
        page = begun(name, task)
        do(page, "check", text="-4")
        assert page.task.tries == 1, task
    work = Work("shark")["gentle"]
    assert work.check("63 %")


def test_a_field_that_holds_no_number_is_named() -> None:
    page = begun("mark", "flat")
    cells = {f"cell-{row}-{at}": "26" for row in range(5) for at in range(5)}
    do(page, "check", **cells | {"cell-2-3": "asdf"})
    assert "Row 3, square 4 needs a whole number" in shown(page)
    assert page.task.tries == 0
    rule = begun("marco_polo", "one-number")
    do(rule, "check", rule="price", text="asdf")
    assert "Write a whole number" in shown(rule)
    assert "str" not in [word for said in rule.said["one-number"] for word in said.sentence.split()]


# ----------------------------------------------------------------------------------------------------------- moves are made


def test_show_me_rings_every_right_place_before_anything_moves() -> None:
    page = to(lesson_page("marco_polo"), "move")
    before = page.contents()
    do(page, "reveal")
    after, scene = page.contents(), page.scene
    said = spoken_of.in_scene(scene, "en", has_ended=True)
    assert after["board"].count('class="way"') == len(answers.right(scene)) == 4
    table, names = scene.moment.before(), scene.moment.record.names
    assert after["board"] == table.svg(names=names, targets=examples.ringed(scene), shape="wide", **said)
    assert after["facts"]["moment"] == before["facts"]["moment"] + 1
    assert after["facts"]["went"] == []
    do(page, "happened")
    assert "Acre" in page.contents()["dialog"]


@ruleset
def test_an_answer_is_one_step_after_its_question_and_the_next_scene_is_none(name: str) -> None:
    page, last = lesson_page(name), -motion.FAR
    for scene in lesson(name).scenes():
        asked = page.contents()["facts"]["moment"]
        assert asked > last + 1
        if scene.ask != LOOK:
            do(page, "answer", min(answers.right(scene)))
            assert page.contents()["facts"]["moment"] == asked + 1, scene.name
        last = page.contents()["facts"]["moment"]
        do(page, "next")


def test_a_right_answer_of_several_moves_is_played_one_after_the_other() -> None:
    page = begun("marco_polo", "gift")
    state = page.asked.state
    give(page, page.asked.right)
    for move in page.asked.right.split(", "):
        state = state.play(move)
    assert page.contents()["board"] == state.svg(names=page.asked.record.names, targets=None, shape="wide")
    assert page.contents()["facts"]["moment"] % motion.FAR == 1


def test_moves_that_are_only_listed_are_not_played() -> None:
    for name in gamelib.RULESETS:
        for key, task in exercises(name).items():
            if task.field == MOVES and "and no other" in task.text("question"):
                page = begun(name, key)
                before = page.contents()["board"]
                give(page, task.right)
                assert page.contents()["board"] == before, key


def test_a_right_bid_is_laid() -> None:
    page = begun("mark", "enough")
    give(page, "bid 13")
    assert page.contents()["facts"]["moment"] % motion.FAR == 1
    assert page.said["enough"][0].shown == page.asked.state.play("bid 13")


# ------------------------------------------------------------------------------------------------------- how it is set out


@ruleset
def test_only_the_question_itself_is_large(name: str) -> None:
    page = begun(name)
    for key, task in exercises(name).items():
        do(page, "to", key)
        (large,) = re.findall(r'<p class="question">(.*?)</p>', str(page.contents()["moves"]))
        story, question, rest = parts.parted(task.plain("question"))
        assert " ".join(filter(None, (story, question, rest))) == task.plain("question")
        assert large == parts.marked_up(question)
        assert question.endswith("?") or parts.TOLD_TO.match(question) or question == task.plain("question").split(". ")[-1], (
            key
        )


@ruleset
def test_exercises_in_python_stand_last_under_a_heading_of_their_own(name: str) -> None:
    page, tasks = begun(name), exercises(name)
    coded = [key for key, task in tasks.items() if task.field == FUNCTION]
    assert list(tasks)[-len(coded) :] == coded
    assert page.counted() == list(tasks)[: len(page.counted())], "numbered without a gap for those who write no code"
    plain, heading, rest = str(page.contents()["head"]).partition('aria-label="With Python (needs the notebook)"')
    assert heading
    assert plain.count('data-do="to"') == len(page.counted())
    assert rest.count('data-do="to"') == len(coded)
    do(page, "to", coded[0])
    assert "With Python (needs the notebook)" in shown(page)


def test_on_a_phone_what_a_chapter_is_about_is_folded() -> None:
    page = lesson_page("shark")
    about = page.chapter.text()
    first, _, rest = about.partition(". ")
    assert f'<p class="about opening">{first}. <span>{rest}</span></p>' in str(page.contents()["moves"])
    do(page, "width", "phone")
    assert re.search(r'<details class="about"><summary>[^<]+</summary>', str(page.contents()["moves"]))


def test_a_number_in_the_page_of_code_is_told_of_a_number_too() -> None:
    page = exercise_page(Work("mark", pupil="Anna"), "fee")
    assert page.asked.field == NUMBER
    do(page, "check")
    assert "no answer in the field" in shown(page)


READ = re.compile(r"(?:mark|city|shark|marco_polo)\.[a-z]")
"""An id of a clause where somebody reads it."""


@ruleset
def test_rules_go_by_their_titles_and_what_they_rest_on_is_folded(name: str) -> None:
    page = lesson_page(name)
    folds = 0
    for chapter in page.lesson.chapters.values():
        for at, scene in enumerate(chapter.scenes):
            page.turn_to(chapter.name, at)
            do(page, "reveal")
            contents = page.contents()
            told = str(contents["moves"]) + str(contents["answer"])
            assert not READ.search(re.sub(r"<[^>]+>", " ", told)), scene.name
            assert 'title="' not in str(contents["answer"])
            assert " open" not in "".join(re.findall("<details[^>]*>", told))
            folds += told.count('<details class="about-rule"><summary>About this rule</summary>')
    assert folds


@ruleset
def test_a_verdict_on_an_exercise_names_no_id_and_folds_what_the_rule_rests_on(name: str) -> None:
    for task, asked in exercises(name).items():
        for wrong in [one for one in asked.wrong if not callable(one)][:1]:
            page = begun(name, task)
            give(page, wrong)
            told = str(page.contents()["answer"])
            assert not READ.search(re.sub(r"<[^>]+>", " ", told)), told
            note = asked.game.rulebook[page.said[task][0].clause].note if page.said[task][0].clause else ""
            assert escaped(note) not in told.replace(f'<p class="quiet">{escaped(note)}</p></details>', "") or not note


@pytest.mark.parametrize(
    ("name", "task", "answer", "told"),
    [
        ("marco_polo", "ambush", "5/12", "must not count: The land ring shows bandits: Anna is attacked. Black 6"),
        ("marco_polo", "odds", "1/9", "have to count as well: The sea ring shows 8. Anna moves by sea"),
        ("mark", "odds", "1/6", "Look at this roll: Ben rolls hammer and gold. The bank"),
    ],
)
def test_a_case_to_think_about_is_told_and_not_written_as_a_move(name: str, task: str, answer: str, told: str) -> None:
    assert told in exercises(name)[task].check(answer).sentence
