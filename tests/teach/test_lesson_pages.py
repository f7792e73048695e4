"""Lessons as pages: asked, answered, revealed; what comes after a chapter, and what is kept."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from gamelib.core.exercise import RIGHT, WRONG
from gamelib.drawing import escaped
from gamelib.teach import answers
from gamelib.teach.in_short import in_short
from gamelib.teach.lesson import LOOK, MOVE, NUMBER, PLACE, lesson
from gamelib.teach.progress import SEEN
from gamelib.ui.door import DoorPage
from gamelib.ui.learn import exercise_page, lesson_page, parts
from gamelib.ui.learn.exercises import ExercisePage
from gamelib.ui.learn.lesson import LessonPage

from .pages import do, ruleset, shown, to
from .taught import TAUGHT


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


def test_on_a_phone_the_company_that_is_asked_about_stays_first_when_its_turn_is_over() -> None:
    page, purses = lesson_page("mark"), r'data-place="cash/(\d)">.*?<rect x="[^"]*" y="([^"]*)"'
    do(page, "width", "phone")
    for scene in page.chapter.scenes:
        before = re.findall(purses, page.whole()["board"])
        do(page, "reveal")
        assert re.findall(purses, page.whole()["board"]) == before, scene.name
        do(page, "next")


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


@ruleset
def test_what_is_shown_begins_with_the_answer_and_keeps_the_choices_with_the_right_one_ticked(name: str) -> None:
    for scene in lesson(name).scenes():
        page = to(lesson_page(name), scene.name)
        if scene.ask in (LOOK, MOVE, PLACE):
            continue
        do(page, "reveal")
        right = answers.right_in_words(scene)
        told, choices = str(page.contents()["answer"]), str(page.contents()["moves"])
        assert unescape(told).startswith(f'<div class="reveal"><p class="key"><b>✓</b> Answer: {right}.</p>'), scene.name
        assert str(page.contents()["facts"]["say"]).startswith(f"Answer: {right}."), scene.name
        ticked = re.findall(r'<li class="right"><b>✓ </b>(.*?) <small>· right</small></li>', unescape(choices))
        assert scene.ask == NUMBER or ", ".join(ticked) == right or len(ticked) > 1, scene.name
        assert choices.count("<li") == (0 if scene.ask == NUMBER else len(scene.options())), scene.name


@pytest.mark.parametrize("written", ["10000", "10k", "10 000", "10,000 FT", "10 k FT", "$10,000", "10'000"])
def test_a_number_counts_however_it_is_written(written: str) -> None:
    page = to(lesson_page("shark"), "dividend")
    assert "1,000 FT times the rise" in shown(page), "thousands are spoken of before they are asked for"
    do(page, "answer", written)
    assert page.progress.given["dividend"].status == RIGHT


@pytest.mark.parametrize(("chapter", "number", "told"), [("buildings", 3, "so it is 5 to 7"), ("first-game", 3, "slip")])
def test_the_note_on_a_rule_opens_over_the_page_on_a_wall(chapter: str, number: int, told: str) -> None:
    page = lesson_page("shark", chapter)
    do(page, "to", str(number))
    assert "slip" not in shown(page), "nothing is given away before"
    do(page, "wide")
    do(page, "reveal")
    clause = page.scene.moment.clause
    assert clause.note not in shown(page)
    assert re.search(rf'data-do="clause"[^>]*data-arg="{clause.id}"', str(page.contents()["answer"]))
    do(page, "clause", clause.id)
    assert '<details class="about-rule" open' in str(page.contents()["dialog"])
    assert clause.note in shown(page)


def test_a_window_does_not_stay_open_through_next() -> None:
    for opens in (("short", ""), ("clause", "shark.price")):
        page = lesson_page("shark")
        do(page, *opens)
        assert page.contents()["dialog"]
        do(page, "next")
        assert not page.contents()["dialog"]


def test_a_wrong_choice_stays_marked_beside_the_right_one() -> None:
    page = to(lesson_page("shark"), "contact")
    do(page, "answer", "side")
    choices, told = str(page.contents()["moves"]), str(page.contents()["answer"])
    assert '<li class="wrong"><b>✕ </b>Both stay, side by side <small>· your answer</small></li>' in choices
    assert '<li class="right"><b>✓ </b>The two blue buildings leave the map <small>· right</small></li>' in choices
    assert told.index("Answer: The two blue buildings leave the map.") < told.index("Not so: ‘Both stay, side by side’.")
    do(page, "again")
    do(page, "answer", "superior")
    assert "<small>· right, your answer</small>" in str(page.contents()["moves"])
    assert "Answer:" not in str(page.contents()["answer"]), "the verdict says it"


def test_a_wrong_prediction_is_kept_and_answered_with_what_happens() -> None:
    page = lesson_page("mark", "storage")
    do(page, "answer", "pays-part")
    sent = shown(page)
    assert page.progress.given["storage-default"].status == WRONG
    assert "Not so: ‘Pay $5 for the roof’." in sent
    assert page.scene.why_not("pays-part") in sent
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


def test_show_me_rings_every_right_place_and_names_one_instead_of_a_refusal() -> None:
    page = to(lesson_page("mark"), "refine")
    assert 'class="ring"' not in str(page.contents()["board"])
    do(page, "reveal")
    assert str(page.contents()["board"]).count('class="ring"') == 3
    sent = shown(page)
    right, wrong = "Right is, for example: Refine red: yard 2 to roof 1. 3 right places are ringed", "never to roof square 4"
    assert sent.index(right) < sent.index(wrong)
    assert page.scene.moment.clause.sentence in sent
    assert str(page.contents()["facts"]["say"]).startswith(right)


@ruleset
def test_show_me_names_a_right_move_wherever_one_is_asked_for(name: str) -> None:
    for scene in lesson(name).scenes():
        if scene.ask == MOVE:
            page = to(lesson_page(name), scene.name)
            do(page, "reveal")
            state, names = scene.moment.before(), scene.moment.record.names
            named = [parts.named(move, state, names) for move in answers.candidates(scene) if state.allows(move)]
            assert any(f": {one}." in shown(page) for one in named), scene.name
            assert page.contents()["facts"]["marks"] == []


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


@pytest.mark.parametrize(
    ("name", "scene", "spot"), [("city", "connected", "pile"), ("city", "expropriate", "coins/0"), ("mark", "take", "market/3")]
)
def test_a_click_on_something_that_was_not_asked_for_is_told_what_was_and_does_not_count(
    name: str, scene: str, spot: str
) -> None:
    page = to(lesson_page(name), scene)
    do(page, "place", spot)
    assert not page.is_revealed
    answer = unescape(str(page.contents()["answer"]))
    assert "that is no part of the answer" in answer
    assert page.scene.question() in answer
    assert "✕" not in answer


def test_where_yard_and_roof_are_to_be_told_apart_the_roof_is_an_answer() -> None:
    page = to(lesson_page("mark"), "take-anywhere")
    do(page, "place", "roof/0/2")
    assert page.progress.given["take-anywhere"].status == WRONG


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


def test_a_chapter_is_ticked_once_every_question_was_answered_right_at_some_try() -> None:
    page = lesson_page("mark")
    for scene in page.chapter.scenes:
        assert ": done" not in shown(page)
        do(page, "answer", min(answers.right(scene)) if scene.name != "fee" else "7")
        do(page, "next") if scene is not page.chapter.scenes[-1] else None
    assert "First game · 7 of 8 right" in shown(page)
    assert "✓ First game" not in shown(page)
    do(page, "to", "5")
    do(page, "again")
    do(page, "answer", "10")
    do(page, "to", "7")
    assert "✓ First game: done  8 of 8 predicted right. All of it!" in shown(page)
    assert ">✓ First game<" in str(page.contents()["head"])


def test_a_chapter_that_is_done_says_how_it_went_and_what_comes_next() -> None:
    page = lesson_page("mark")
    for scene in page.chapter.scenes:
        do(page, "answer", min(answers.right(scene)) if scene.name != "fee" else "7")
        do(page, "next") if scene is not page.chapter.scenes[-1] else None
    assert "First game: done  7 of 8 predicted right. Well done. That is all you need for a first game." in shown(page)
    assert "Next: The table ▶" in shown(page)
    assert re.search(r'data-do="table"[^>]*class="strong"', str(page.contents()["time"]))


def test_a_class_that_predicted_aloud_is_told_what_it_saw_and_no_score() -> None:
    page = to(lesson_page("mark"), "roll")
    for scene in page.chapter.scenes:
        assert ": done" not in shown(page)
        do(page, "reveal")
        do(page, "next") if scene is not page.chapter.scenes[-1] else None
    assert "The dice, and one action: done  5 scenes seen." in shown(page)
    assert "The dice, and one action · seen" in shown(page)
    assert "predicted right" not in shown(page)


def test_only_what_was_predicted_is_counted() -> None:
    page = to(lesson_page("mark"), "roll")
    for scene, answer in zip(page.chapter.scenes, ("36", "yes", "", "", ""), strict=True):
        do(page, "answer", answer) if answer else do(page, "reveal")
        do(page, "next") if scene is not page.chapter.scenes[-1] else None
    assert ": done  1 of 2 predicted right, 5 scenes seen. Now you know" in shown(page)


def test_a_chapter_is_done_only_when_every_scene_of_it_was_seen() -> None:
    page = to(lesson_page("mark"), "bid-full-yard")
    do(page, "reveal")
    assert "6 scenes above without a mark can still be seen" in shown(page)
    assert "The hammer · 1 of 7 seen" not in shown(page), "the numbers beside it say it, and the name is read whole"
    do(page, "chapter", "table")
    assert "The hammer · 1 of 7 seen" in shown(page)
    do(page, "chapter", "hammer")
    for at in (0, 1, 2, 4, 5):
        do(page, "to", str(at))
        do(page, "reveal")
    do(page, "to", "6")
    assert "1 scene above without a mark" in shown(page), "the scene that asks nothing was not looked at"
    do(page, "to", "3")
    do(page, "to", "6")
    assert "The hammer: done  7 scenes seen." in shown(page)
    assert "The hammer · seen" in shown(page)


@ruleset
def test_the_game_in_short_lies_over_the_lesson_and_a_rule_leads_back_to_it(name: str) -> None:
    page = DoorPage().table(name, 2, "bots", "sensible")
    page.ask({"do": "lesson"})
    learnt = page.turned
    assert isinstance(learnt, LessonPage)
    told = [escaped(card.text(page.game.state.rules)) for card in in_short(name).cards]
    do(learnt, "short")
    assert all(one in str(learnt.contents()["dialog"]) for one in told), "by the rules of the table"
    do(learnt, "clause", in_short(name).cards[0].clauses[0])
    assert re.search(r'data-do="short"[^>]*class="shut"', str(learnt.contents()["dialog"]))
    do(learnt, "short")
    assert all(one in str(learnt.contents()["dialog"]) for one in told)
    do(learnt, "dialog")
    assert learnt.contents()["dialog"] == ""
    do(learnt, "leave")
    assert learnt.turned is page


def test_a_long_list_of_moves_is_folded_since_the_board_can_be_clicked() -> None:
    page = to(lesson_page("shark"), "place")
    asked = str(page.contents()["moves"])
    assert asked.index("<details") < asked.index("<select")
    assert "Build green on K2" in asked


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


def test_a_remote_shows_first_and_then_goes_on() -> None:
    page = lesson_page("mark")
    assert re.findall(r'data-do="(\w+)"[^>]*data-clicker="on"', str(page.whole()["time"])) == ["reveal"]
    do(page, "reveal")
    assert re.findall(r'data-do="(\w+)"[^>]*data-clicker="on"', str(page.whole()["time"])) == ["next"]
    assert re.findall(r'data-do="(\w+)"[^>]*data-clicker="back"', str(page.whole()["time"])) == ["back"]


def test_every_reason_belongs_to_an_answer_that_is_wrong() -> None:
    told = 0
    for name in TAUGHT:
        for scene in lesson(name).scenes():
            reasons = scene._texts("en").get("not", {})
            told += len(reasons)
            assert not reasons.keys() & answers.right(scene), scene.name
            if scene.ask == NUMBER:
                assert all(key.isdecimal() for key in reasons), scene.name
            else:
                assert reasons.keys() <= scene.options().keys(), scene.name
    assert told >= 100


def test_a_number_that_many_give_is_told_why_it_is_wrong() -> None:
    page = to(lesson_page("mark"), "auction")
    do(page, "answer", "13")
    assert page.scene.why_not("13")
    assert page.scene.why_not("13") in shown(page)


def test_a_line_shows_how_far_somebody_has_come() -> None:
    page = lesson_page("mark")
    every = sum(1 for _ in page.lesson.scenes())
    assert f"0 of {every} scenes of the lesson seen" in str(page.contents()["head"])
    do(page, "reveal")
    assert f"1 of {every} scenes of the lesson seen" in str(page.contents()["head"])


@pytest.mark.parametrize(
    ("name", "scene"), [("mark", "take"), ("mark", "take-anywhere"), ("city", "access"), ("city", "figure-7")]
)
def test_where_a_place_is_asked_for_the_right_one_is_ringed_and_another_that_was_clicked_crossed(name: str, scene: str) -> None:
    page = to(lesson_page(name), scene)
    right = sorted(answers.right(page.scene))
    other = next(spot for spot in map(answers.slug, answers.places(page.scene)) if spot not in right)
    assert ["instead", False, right] not in page.contents()["facts"]["marks"], "nothing before the answer"
    do(page, "place", other)
    marks = page.contents()["facts"]["marks"]
    assert ["instead", False, right] in marks
    assert ["refused", False, [other]] in marks
    do(page, "again")
    do(page, "reveal")
    marks = page.contents()["facts"]["marks"]
    assert ["instead", False, right] in marks
    assert not [mark for mark in marks if mark[0] == "refused"]


@pytest.mark.parametrize(
    ("name", "scene", "tapped", "crossed"),
    [("mark", "refine", "refine red 2-4", "roof/0/3"), ("mark", "take", "cash/1", "cash/1")],
)
def test_a_tap_that_is_refused_is_crossed_on_the_board_while_its_reason_is_told(
    name: str, scene: str, tapped: str, crossed: str
) -> None:
    page = to(lesson_page(name), scene)
    do(page, "place", tapped)
    assert page.contents()["facts"]["marks"] == [["refused", False, [crossed]]]
    do(page, "next")
    do(page, "back")
    assert page.contents()["facts"]["marks"] == []
