"""Lessons and exercises on a wall: what happened and by which rule always in sight, and a second class that starts afresh."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamelib.core.exercise import exercises
from gamelib.teach import answers
from gamelib.teach.lesson import LOOK, lesson
from gamelib.ui.door import DoorPage
from gamelib.ui.learn import exercise_page, lesson_page
from gamelib.ui.learn.frame import say, style
from gamelib.ui.learn.spoken_of import spoken_of
from gamelib.ui.visit import Visit

from .pages import begun, do, give, ruleset, shown, to


def on_wall(name: str) -> str:
    """What each scene of a lesson shows on a wall when it is revealed."""
    page, answers = lesson_page(name), []
    do(page, "wide")
    for scene in lesson(name).scenes():
        if scene.ask != LOOK:
            do(page, "reveal")
        answers.append(str(page.contents()["answer"]))
        do(page, "next")
    return "\n".join(answers)


@ruleset
def test_what_else_happened_opens_over_the_page_and_every_reveal_shows_its_rule(name: str) -> None:
    told = on_wall(name)
    assert "<details" not in told, "what is folded would push the rule off the screen"
    assert told.count('data-do="happened"') > 3
    assert told.count('<div class="rule">') == len(list(lesson(name).scenes()))


def test_all_that_happened_is_told_in_its_order_with_its_clauses() -> None:
    page = lesson_page("shark")
    do(page, "wide")
    do(page, "to", "6")
    do(page, "happened")
    assert not page.contents()["dialog"], "nothing before the reveal"
    do(page, "reveal")
    do(page, "happened")
    dialog = str(page.contents()["dialog"])
    events = page.scene.moment.after().events
    assert dialog.count("<li>") == len(events)
    assert re.findall(r'data-arg="(shark\.[\w-]+)"', dialog) == [event.clause for event in events]


@pytest.mark.parametrize("wide", [True, False])
def test_what_an_example_causes_can_be_read_too(wide: bool) -> None:
    page = lesson_page("mark", "first-game")
    if wide:
        do(page, "wide")
    do(page, "to", "3")
    assert "What happens then" not in shown(page)
    do(page, "reveal")
    answer = str(page.contents()["answer"])
    assert "Right is, for example" in answer
    assert "What happens then" in answer
    assert ('data-do="happened"' in answer) is wide
    assert ("Anna refines red" in answer) is not wide, "on a wall it opens over the page"
    do(page, "happened")
    assert "Anna refines red" in str(page.contents()["dialog"])


def test_one_reason_for_two_moves_is_told_once() -> None:
    page = lesson_page("shark", "shares")
    do(page, "reveal")
    assert len(page.scene.moment.told()) == 2
    assert str(page.contents()["answer"]).count("Green is at value 0") == 1


@pytest.mark.parametrize("wide", [True, False])
def test_a_wall_has_room_for_the_first_sentence_of_a_rule_that_was_wrong(wide: bool) -> None:
    page = lesson_page("marco_polo", "cards-move")
    if wide:
        do(page, "wide")
    do(page, "to", "9")
    do(page, "answer", "marco_polo.deal")
    answer = str(page.contents()["answer"])
    assert "says something else: Who comes by a move of their own" in answer
    assert ("It is one card in all" in answer) is not wide


@pytest.mark.parametrize(
    ("name", "chapter", "at", "label"), [("shark", "first-game", 3, "A ruling"), ("mark", "table", 1, "Rebuilt")]
)
def test_a_ruling_is_called_one_beside_its_rule(name: str, chapter: str, at: int, label: str) -> None:
    page = lesson_page(name, chapter)
    do(page, "wide")
    do(page, "to", str(at))
    do(page, "reveal")
    assert re.search(rf'<h3>[^\n]*class="chip"[^>]*>{label}</button></h3>', str(page.contents()["answer"]))


def test_the_chapter_that_is_shown_is_named_alone_on_a_wall_and_a_long_name_has_a_line() -> None:
    page = lesson_page("marco_polo")
    for at in range(len(page.chapter.scenes)):
        do(page, "to", str(at))
        do(page, "reveal")
    assert "First game · seen" in str(page.contents()["head"])
    do(page, "wide")
    assert "First game · seen" not in str(page.contents()["head"])
    assert 'class="long"' not in str(page.contents()["head"])
    do(page, "chapter", "cards-bring")
    assert 'class="long"' in str(page.contents()["head"])


@ruleset
def test_on_a_wall_what_was_asked_for_last_stands_alone_beside_the_question(name: str) -> None:
    page = begun(name)
    do(page, "wide")
    for task in exercises(name).values():
        do(page, "to", task.name)
        do(page, "hint")
        do(page, "solution")
        assert str(page.contents()["answer"]).count('class="verdict') == 1
        assert "<form" not in str(page.contents()["moves"]), "the solution has the room of the field"
        do(page, "to", task.name)
        assert not page.contents()["answer"], "a class is asked anew"


def test_a_rule_beside_a_verdict_opens_over_a_wall() -> None:
    page = begun("shark", "surrender")
    do(page, "wide")
    give(page, exercises("shark")["surrender"].wrong[0])
    told = str(page.contents()["answer"])
    assert "<details" not in told
    assert re.search(r'data-do="clause"[^>]*data-arg="shark.forced-sale"', told)


def test_a_second_class_starts_the_lesson_afresh(tmp_path: Path) -> None:
    page = lesson_page("mark", "", tmp_path)
    do(page, "reveal")
    assert "Start afresh" not in shown(page), "nothing of an earlier class stands here"
    do(page, "next")
    do(page, "reveal")
    do(page, "to", "0")
    assert "Start afresh" in str(page.contents()["time"])
    do(page, "afresh")
    assert "Forget the answers" in str(page.contents()["dialog"])
    do(page, "dialog")
    assert len(page.progress.given) == 2, "it is asked first"
    do(page, "afresh")
    do(page, "afresh-sure")
    assert not page.progress.given
    assert not page.satchel.lessons
    assert not lesson_page("mark", "", tmp_path).progress.given
    assert "Start afresh" not in shown(page)


def test_a_second_class_starts_the_exercises_afresh_on_a_wall(tmp_path: Path) -> None:
    page = begun("mark", "", tmp_path)
    give(page, 5)
    do(page, "to", "forbidden")
    give(page, exercises("mark")["forbidden"].right)
    do(page, "to", "fee")
    assert "Start afresh" not in shown(page), "a pupil's own marks are for the teacher"
    do(page, "wide")
    do(page, "afresh")
    do(page, "afresh-sure")
    assert page.work.pupil == "Anna"
    assert all(not task.tries for task in page.work.values())
    assert exercise_page("mark", "", tmp_path).work["forbidden"].tries == 0


def test_a_plan_starts_lesson_and_exercises_afresh() -> None:
    visit = Visit(DoorPage())
    for address, acts in (
        ("/mark/learn", [{"do": "reveal"}]),
        ("/mark/exercises", [{"do": "name", "fields": {"text": "9a"}}, {"do": "check", "fields": {"text": "5"}}]),
    ):
        visit.ask({"do": "visit", "arg": address})
        for act in acts:
            visit.ask(act)
    visit.ask({"do": "visit", "arg": "/mark/plan"})
    visit.ask({"do": "afresh"})
    assert "Forget the answers" in str(visit.whole()["dialog"])
    assert visit.page.satchel.lessons
    visit.ask({"do": "afresh-sure"})
    assert not visit.whole()["dialog"]
    assert "asked anew" in str(visit.whole()["moves"])
    visit.ask({"do": "visit", "arg": "/mark/learn"})
    assert "<i>·</i>" not in str(visit.whole()["head"])
    visit.ask({"do": "visit", "arg": "/mark/exercises"})
    page = visit.whole()
    assert "9a" not in f"{page['head']}{page['time']}"
    assert "<i>" not in str(page["head"]).partition('class="way"')[0], "no exercise has a mark"


def test_no_window_over_a_tight_wall_leaves_out_the_note_that_it_was_opened_for() -> None:
    hidden = [rule for rule in re.findall(r"([^{}]*)\{ display: none \}", style()) if "rule" in rule]
    assert not hidden, "what is said about a rule stays, however little room there is"


def test_to_start_afresh_says_that_a_game_goes_on_waiting() -> None:
    for key in ("afresh-lesson", "afresh-exercises", "afresh-all"):
        assert "a game that waits" in say(key, game="MARK")


def test_the_rows_of_the_market_are_not_added_up_by_the_question() -> None:
    scene = next(one for one in lesson("mark").scenes() if one.name == "market-values")
    assert not re.search(r"\b(add|sum)", f"{scene.text()} {scene.question()}", re.IGNORECASE)


def test_of_several_routes_the_one_that_was_asked_about_is_told_and_drawn_and_the_tie_is_explained() -> None:
    page = lesson_page("city", "first-game")
    do(page, "wide")
    do(page, "to", "6")
    do(page, "reveal")
    contents = page.contents()
    ways = [places for role, way, places in contents["facts"]["marks"] if way]
    assert ways == [["plot/2/0", "plot/2/1", "plot/1/1"]]
    told = str(contents["answer"])
    assert "fishmonger of Anna" in told
    assert "fishmonger of Ben" not in told
    assert "Equal scores" in told
    assert "Ben wins the tie at 19" in str(contents["board"])


def test_on_a_wall_tints_are_explained_beside_the_board_and_cover_nothing_of_it() -> None:
    page = to(lesson_page("city"), "connected")
    do(page, "reveal")
    assert "plots that hang together" in str(page.contents()["facts"]["words"])
    do(page, "wide")
    contents = page.contents()
    assert re.findall(r'<rect class="([^"]*)"', str(contents["answer"])) == ["side-0", "side-1", "road"]
    assert "plots that hang together" in str(contents["answer"])
    assert "plots that hang together" not in str(contents["facts"]["words"])
    assert "no way here but over C1, D1 and E1" in str(contents["answer"])
    assert str(contents["answer"]).count("Rule: Expropriation") == 1, "three lines by one rule name it once"


def test_a_scene_that_is_about_plots_has_the_board_alone_on_a_wall_and_one_about_money_has_the_players() -> None:
    alone = set()
    for scene in lesson("city").scenes():
        page = to(lesson_page("city"), scene.name)
        do(page, "wide")
        do(page, "reveal")
        contents = page.contents()
        drawn = set(re.findall(r'data-place="([^"]+)', str(contents["board"])))
        marked = {place for _, _, places, *_ in contents["facts"]["marks"] for place in places if not place.startswith("*")}
        assert {place for place in marked if not place.startswith("city.")} <= drawn, scene.name
        alone |= set() if "coins/0" in drawn else {scene.name}
    assert {"connected", "reserve", "board"} <= alone
    assert not {"money", "pile", "auction-tie"} & alone


def test_on_a_wall_guesses_are_collected_and_marked_only_when_it_is_shown() -> None:
    page = to(lesson_page("shark"), "premium")
    do(page, "wide")
    for guess in ("1000", "4,000", "3", "3", "many", ""):
        do(page, "answer", text=guess)
    assert not page.is_revealed
    chips = r'<li><span>([^<]*)</span><button type="button" data-do="drop"'
    assert re.findall(chips, str(page.contents()["moves"])) == ["1,000", "4,000", "3 (said 2 times)"], (
        "no product of two numbers"
    )
    assert "✓" not in str(page.contents()["moves"]) + str(page.contents()["answer"])
    assert "press Add a guess" in shown(page)
    do(page, "drop", "2")
    do(page, "answer", text="4000")
    assert not page.contents()["answer"], "nothing is said of a guess before all are shown"
    do(page, "reveal")
    moves = str(page.contents()["moves"])
    assert '<li class="wrong"><b>✕</b> 1,000</li><li class="right"><b>✓</b> 4,000 (said 2 times)</li></ul>' in moves
    assert "1,000: That would be the rise." in str(page.contents()["answer"])
    assert "Answer: 4,000" in str(page.contents()["answer"])
    do(page, "again")
    assert 'data-do="drop"' not in str(page.contents()["moves"])


def test_a_pupil_who_types_a_number_is_answered_at_once() -> None:
    page = to(lesson_page("shark"), "premium")
    do(page, "answer", text="1000")
    assert page.is_revealed
    assert "Not so: ‘1,000’." in shown(page)
    assert "Add a guess" not in shown(to(lesson_page("shark"), "premium"))


def test_an_exercise_that_asks_for_plots_has_the_board_alone_on_a_wall() -> None:
    for name in ("cuts", "reservable", "why-road"):
        task = exercises("city")[name]
        said = spoken_of("city", task.text("question"), wide=True, close_up=task.close_up)
        drawn = task.state.svg(shape="projector", targets=None, **said)
        assert 'data-place="plot/0/0"' in drawn
        assert 'data-place="coins/0"' not in drawn, name


def test_on_a_wall_a_wrong_place_is_crossed_and_the_question_stays_open_until_one_is_right() -> None:
    page = to(lesson_page("city"), "connected")
    do(page, "wide")
    for place in ("plot/2/2", "plot/4/4"):
        do(page, "place", place)
        assert not page.is_revealed
        assert "Not there." in str(page.contents()["answer"])
        assert "Try another one." in str(page.contents()["answer"])
        assert 'data-do="reveal"' in str(page.contents()["time"])
    assert page.contents()["facts"]["marks"] == [["refused", False, ["plot/2/2", "plot/4/4"]]]
    assert page.contents()["facts"]["acts"]
    assert "road" not in str(page.contents()["facts"]["say"]), "nothing of the answer is read aloud"
    do(page, "place", "plot/0/2")
    assert page.is_revealed
    assert "✓</b> Right, at a later try." in str(page.contents()["answer"])
    assert ["refused", False, ["plot/2/2", "plot/4/4"]] in page.contents()["facts"]["marks"]
    given = page.progress.given["connected"]
    assert (given.status, given.answer) == ("wrong", "plot/2/2"), "the first answer counts"
    do(page, "again")
    assert page.contents()["facts"]["marks"] == []


def test_on_a_wall_a_wrong_choice_is_crossed_and_what_happens_is_shown_when_it_is_asked_for() -> None:
    page = lesson_page("city", "table")
    do(page, "wide")
    do(page, "to", "4")
    first, second = [key for key in page.scene.options() if key not in answers.right(page.scene)]
    for key in (first, second, second):
        do(page, "answer", key)
        assert not page.is_revealed
    moves = str(page.contents()["moves"])
    assert moves.count('class="wrong"><b>✕</b>') == 2
    assert moves.count('data-do="answer"') == 3
    assert page.scene.why_not(first) not in shown(page)
    do(page, "reveal")
    assert (page.progress.given[page.scene.name].status, page.progress.given[page.scene.name].answer) == ("wrong", first)
    assert str(page.contents()["moves"]).count('<li class="wrong"><b>✕ </b>') == 2


def test_of_two_choices_a_wrong_one_shows_what_happens_and_so_does_any_away_from_a_wall() -> None:
    two = lesson_page("shark", "rivals")
    do(two, "wide")
    do(two, "answer", next(key for key in two.scene.options() if key not in answers.right(two.scene)))
    assert two.is_revealed
    alone = to(lesson_page("city"), "connected")
    do(alone, "place", "plot/2/2")
    assert alone.is_revealed
    assert "Not there." in str(alone.contents()["answer"])


def test_a_wrong_rule_says_on_a_wall_what_it_is_about_and_stays_crossed() -> None:
    page = lesson_page("marco_polo", "cards-move")
    do(page, "wide")
    do(page, "to", "9")
    do(page, "answer", "marco_polo.deal")
    assert not page.is_revealed
    do(page, "wide")
    assert page.contents()["answer"], "also where the wall is dark by now"
    do(page, "wide")
    do(page, "answer", page.scene.clause)
    assert "Right, at a later try: " in str(page.contents()["answer"])


def test_a_rule_that_opens_in_a_lesson_leads_through_it_step_by_step_and_back_to_the_scene() -> None:
    visit = Visit(DoorPage())
    visit.ask({"do": "visit", "arg": "/shark/learn/first-game/4"})
    for act in ({"do": "wide"}, {"do": "reveal"}, {"do": "clause", "arg": "shark.premium"}):
        visit.ask(act)
    assert re.search(r'data-do="demo" data-arg="shark.premium"', str(visit.whole()["dialog"]))
    visit.ask({"do": "demo", "arg": "shark.premium"})
    shown_now = visit.whole()
    assert shown_now["facts"]["stepped"]
    assert "Back to the lesson" in str(shown_now["time"])
    visit.ask({"do": "back"})
    assert visit.whole()["facts"]["address"] == "/shark/learn/first-game/4"
    assert 'class="sheet clause' in str(visit.whole()["dialog"]), "the rule is still open"
    assert 'class="reveal' in str(visit.whole()["answer"])
    visit.ask({"do": "demo", "arg": "mark.fee"})
    assert visit.whole()["facts"]["address"] == "/shark/learn/first-game/4"
