"""The results of a class in the app: files become one table, bad ones a sentence, and only whoever sits at the host sees it."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from gamelib.teach import Mark, Results, exercises
from gamelib.teach.tally import KINDS, hardest, kind, tallied, went
from gamelib.ui import kinds
from gamelib.ui.addresses import MOST_ROOMS, RESULTS
from gamelib.ui.door import DoorPage
from gamelib.ui.teachers.results import MOST_FILES, ResultsPage
from gamelib.ui.teachers.wrong_answers import in_words
from gamelib.ui.visit import Visit

HOST = ("rules", "worksheets", "key")


def handed_in(pupil: str, game: str = "mark", **marks: Mark) -> str:
    return Results(game, pupil, marks).text()


ANNA = handed_in("Anna", fee=Mark("right", 1), forbidden=Mark("wrong", 2, missed=("sell red 1 B",)))
BEN = handed_in("Ben", fee=Mark("right", 2, missed=("10",)), forbidden=Mark("wrong", 1, missed=("sell red 1 B",)))
CY = handed_in("Cy <b>", fee=Mark("right", 3, 2, True, ("10", "15")))
CLASS = {"anna-mark.results": ANNA, "ben-mark.results": BEN, "cy-mark.results": CY}


def opened(*prints: str, **files: str) -> Visit:
    visit = Visit(DoorPage())
    visit.offer(prints)
    visit.ask({"do": "visit", "arg": RESULTS})
    if files:
        visit.ask({"do": "collect", "fields": files})
    assert isinstance(visit.page, ResultsPage)
    return visit


def shown(visit: Visit, do: str = "") -> str:
    if do:
        visit.ask({"do": do})
    return str(visit.whole()["moves"])


def words(html: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", html))).strip()


def rows(html: str) -> list[list[str]]:
    return [[words(cell) for cell in re.findall(r"<t[hd].*?</t[hd]>", row)] for row in re.findall(r"<tr>.*?</tr>", html)]


def test_a_line_a_pupil_a_column_an_exercise_and_a_word_with_every_sign() -> None:
    head, anna, ben, cy, right = rows(shown(opened(*HOST, **CLASS)))
    counted = len(head) - 2
    assert head[:2] == ["Pupil", f"1 {exercises('mark')['fee'].text('title')}"]
    assert anna[:3] == ["Anna", "✓ right", "✕ wrong, 2 tries"]
    assert ben[:2] == ["Ben", "✓ 2 tries"]
    assert cy[:3] == ["Cy <b>", "(✓) right, solution seen, 2 hints", "· not tried"]
    assert counted == 2, "as many as were set: those that somebody began"
    assert anna[-1] == "1/2"
    assert right[:3] == ["Right, of those who tried", "3/3 ! took several tries", "0/2 ✕ went badly"]


def test_what_asks_for_python_has_a_column_only_where_somebody_tried_it() -> None:
    assert "fee-formula" in exercises("mark")
    title = exercises("mark")["fee-formula"].text("title")
    assert title not in words(shown(opened(*HOST, **CLASS)))
    tried = handed_in("Dev", **{"fee-formula": Mark("right", 1)})
    assert title in words(shown(opened(*HOST, **CLASS, dev=tried)))


def test_a_teacher_says_which_exercises_were_set() -> None:
    visit = opened(*HOST, **CLASS)
    pressed = r'data-arg="mark/([\w-]+)" aria-pressed="true"'
    assert re.findall(pressed, shown(visit)) == ["fee", "forbidden"]
    visit.ask({"do": "set", "arg": "mark/actions"})
    assert re.findall(pressed, shown(visit)) == ["fee", "forbidden", "actions"]
    assert rows(shown(visit))[1][-1] == "1/3"
    assert ",1,3,\n" in json.loads(unescape(re.findall(r'data-text="([^"]+)"', shown(visit))[0]))
    kept = kinds.restored(json.loads(json.dumps(kinds.put_away(visit.page))))
    assert isinstance(kept, ResultsPage)
    assert kept.chosen == {"mark": {"fee", "forbidden", "actions"}}
    for name in ("fee", "forbidden", "actions"):
        visit.ask({"do": "set", "arg": f"mark/{name}"})
    assert rows(shown(visit))[1][-1] == "1/2", "without any, those that somebody began"
    visit.ask({"do": "set", "arg": "mark/nothing"})
    assert visit.page.trouble  # type: ignore[attr-defined]


def test_every_wrong_answer_of_a_pupil_can_be_read() -> None:
    told = words(shown(opened(*HOST, **CLASS)))
    below = told.partition("All wrong answers, pupil by pupil")[2]
    assert "Cy <b> 1: 10 · 15 (solution seen)." in below
    assert f"Anna 2: {in_words(exercises('mark')['forbidden'], 'sell red 1 B')}." in below


def test_the_hardest_exercise_is_named_with_the_answer_that_was_wrong_most_often() -> None:
    told = words(shown(opened(*HOST, **CLASS)))
    hard = told.partition("the hardest first")[2].partition("Pupil by pupil")[0]
    assert hard.index(exercises("mark")["forbidden"].text("title")) < hard.index(exercises("mark")["fee"].text("title"))
    assert "0 of 2 right at the first try, 0 in the end; 1.5 tries on average." in hard
    move = in_words(exercises("mark")["forbidden"], "sell red 1 B")
    assert move != "sell red 1 B"
    assert f"Wrong answers, the most common first {move} 2 pupils" in hard
    assert "Wrong answers, the most common first 10 2 pupils 15 1 pupil" in hard
    assert "✕ 2 wrong · 1 not tried" in hard


def test_what_everybody_found_at_once_is_not_hard() -> None:
    results = [Results("mark", "Anna", {"fee": Mark("right", 1)})]
    assert hardest(tallied(["fee", "odds"], results)) == []


def test_an_exercise_went_badly_slowly_or_well() -> None:
    first, later, wrong, helped = Mark("right", 1), Mark("right", 2), Mark("wrong", 1), Mark("right", 1, 0, True)
    cases = {
        "badly": ([first, first, first, wrong, wrong], [first, helped], [wrong]),
        "slowly": ([first, later, later], [later]),
        "well": ([first, later], [first, first, wrong]),
    }
    for how, classes in cases.items():
        for marks in classes:
            (tally,) = tallied(["fee"], [Results("mark", str(at), {"fee": mark}) for at, mark in enumerate(marks)])
            assert went(tally) == how, marks


def test_what_somebody_never_found_did_not_simply_go_well() -> None:
    files = {f"{at}.results": handed_in(f"P{at}", fee=Mark("right", 1), actions=Mark("right", 1)) for at in range(2)}
    told = shown(opened(*HOST, **files, **{"c.results": handed_in("Cy", fee=Mark("wrong", 1), actions=Mark("right", 2))}))
    assert told.count("✓</b> most found it") == 2, "beside the exercise and at the foot of its column"
    assert told.count("✓</b> went well") == 2


def test_a_wrong_answer_of_one_pupil_counts_once_however_often_the_file_says_it() -> None:
    (tally,) = tallied(["fee"], [Results("mark", "Anna", {"fee": Mark("wrong", 2, missed=("10", "10"))})])
    assert tally.answers == {"10": 1}


def test_who_tried_nothing_is_shown_and_not_counted() -> None:
    files = {
        **CLASS,
        "lena.results": handed_in("Lena", odds=Mark("not attempted", 0, 1, True)),
        "tom.results": handed_in("Tom"),
    }
    html = shown(opened(*HOST, **files))
    told = words(html)
    assert "3 pupils at work, 1.0 of 3 solved on average." in told, "1 + 1 + 1 of three pupils, not of five"
    assert "Handed in, but nothing tried, so not counted: Lena, Tom" in told
    lines = {row[0]: row for row in rows(html)}
    assert lines["Lena"][-1] == lines["Tom"][-1] == "nothing tried"
    assert lines["Right, of those who tried"][1].startswith("3/3")
    assert lines["Right, of those who tried"][3] == "–", "nobody tried it, though somebody looked at its solution"
    nobody = words(shown(opened(*HOST, tom=handed_in("Tom"))))
    assert "Nobody has tried an exercise yet." in nobody
    assert "the hardest first" not in nobody


def test_who_is_missing_is_seen_once_the_names_of_the_class_are_written() -> None:
    visit = opened(*HOST, **CLASS)
    assert "Not handed in yet" not in words(shown(visit))
    visit.ask({"do": "class-list", "fields": {"text": "anna\n Oskar <i>, Ben;\n\nPaula\nAnna"}})
    told = words(shown(visit))
    assert "Not handed in yet (2): Oskar <i>, Paula" in told
    assert "Handed in, but not on your list: Cy <b>" in told
    assert "<i>" not in shown(visit)
    kept = kinds.restored(json.loads(json.dumps(kinds.put_away(visit.page))))
    assert isinstance(kept, ResultsPage)
    assert kept.class_list == ("anna", "Oskar <i>", "Ben", "Paula")
    visit.ask({"do": "class-list", "fields": {"text": "Anna, Ben, cy <b>"}})
    assert "✓ Everybody on your list has handed in." in words(shown(visit))
    assert "not on your list" not in words(shown(visit))


def test_of_a_pupil_who_handed_in_twice_one_file_can_be_left_out() -> None:
    visit = opened(*HOST, **CLASS, **{"x.results": handed_in("ben", fee=Mark("wrong", 1))})
    told = words(shown(visit))
    assert "Ben handed in 2 times: ben-mark.results Leave out · x.results Leave out" in told
    assert [row[0] for row in rows(shown(visit))][2:4] == ["Ben (ben-mark.results)", "ben (x.results)"]
    visit.ask({"do": "leave-out", "arg": "x.results"})
    told = words(shown(visit))
    assert "x.results is not counted any more." in told
    assert "handed in 2 times" not in told
    assert [row[0] for row in rows(shown(visit))][2] == "Ben"
    visit.ask({"do": "leave-out", "arg": "x.results"})
    assert visit.page.trouble  # type: ignore[attr-defined]


def test_marks_are_of_seven_kinds() -> None:
    marks = [
        Mark("right", 1),
        Mark("right", 2),
        Mark("right", 1, 0, True),
        Mark("wrong", 1),
        Mark("wrong", 1, 0, True),
        Mark("not attempted", 0, 0, True),
        Mark(),
    ]
    assert tuple(map(kind, marks)) == KINDS


def test_the_number_of_an_exercise_leads_to_it_and_back_to_the_table() -> None:
    visit = opened(*HOST, **CLASS)
    assert 'data-arg="/mark/exercises/2"' in shown(visit)
    visit.ask({"do": "visit", "arg": "/mark/exercises/2"})
    assert "← Results" in visit.whole()["head"]
    for page in (visit.page, kinds.restored(json.loads(json.dumps(kinds.put_away(visit.page))))):
        again = Visit(page)
        again.offer(HOST)
        again.ask({"do": "leave"})
        assert again.page.address == RESULTS
        assert "Anna" in shown(again)


def test_files_that_were_collected_wait_however_many_pages_are_looked_at() -> None:
    visit = opened(*HOST, **CLASS)
    for game in ("mark", "city", "shark"):
        for way in ("learn", "exercises", "plan")[:MOST_ROOMS]:
            visit.ask({"do": "visit", "arg": f"/{game}/{way}"})
    visit.ask({"do": "visit", "arg": RESULTS})
    assert "Anna" not in shown(visit)  # whoever opened a scene from a plan shows it to a class
    assert "Anna" in shown(visit, "wall")


def test_for_the_wall_there_are_exercises_and_common_wrong_answers_and_no_names() -> None:
    visit = opened(*HOST, **CLASS)
    on_wall = shown(visit, "wall")
    assert 'class="hardest"' in on_wall
    assert "Wrong answers" in on_wall
    for told in ("Cy &lt;b", "pupil by pupil", "<table", "data-drop", ".results"):
        assert told not in on_wall
    assert "Anna" in shown(visit, "wall")


def test_where_nothing_was_collected_a_wall_still_shows_how() -> None:
    visit = opened(*HOST)
    assert "data-drop" in shown(visit, "wall")


def test_bad_files_get_a_sentence_each_and_do_not_stop_the_rest() -> None:
    files = {"notes.txt": "shopping", "<i>.results": "", "chess.results": handed_in("Eve", "chess"), **CLASS}
    visit = opened(*HOST, **files)
    html = shown(visit)
    told = words(html)
    assert "✕ notes.txt could not be read: it is not a file that ‘Hand in’ makes." in told
    assert "✕ <i>.results could not be read" in told
    assert "there is no ruleset 'chess'" in told
    assert "3 files read." in told
    assert "<i>.results" not in html
    assert "<b>.results" not in html
    visit.ask({"do": "collect", "arg": "further", "fields": {"more.txt": "x"}})
    assert "notes.txt" in shown(visit)
    visit.ask({"do": "collect", "fields": {"notes.txt": ANNA}})
    assert "could not be read" not in words(shown(visit))


def test_a_file_that_comes_again_takes_the_place_of_the_one_before() -> None:
    visit = opened(*HOST, **CLASS)
    visit.ask({"do": "collect", "fields": {"ben-mark.results": handed_in("Ben", fee=Mark("right", 1))}})
    assert len(rows(shown(visit))) == 5
    assert rows(shown(visit))[2][:2] == ["Ben", "✓ right"]
    visit.ask({"do": "clear"})
    assert "<table" not in shown(visit)


def test_there_is_an_end_to_how_many_files_are_kept() -> None:
    visit = opened(*HOST, **CLASS)
    for start in range(0, MOST_FILES, 100):
        visit.ask({"do": "collect", "fields": {f"{start + at}.results": ANNA for at in range(100)}})
    assert "No more than" in words(shown(visit))
    assert isinstance(visit.page, ResultsPage)
    assert len(visit.page.files) <= MOST_FILES


def test_a_spreadsheet_gets_the_same_marks() -> None:
    html = shown(opened(*HOST, **CLASS))
    text = json.loads(unescape(re.search(r'data-text="([^"]*)"', html)[1]))  # type: ignore[index]
    assert text.startswith("\ufeffruleset,pupil,fee,")
    assert '\nmark,Ben,"right, 2 tries; wrong: 10",' in text


def test_every_game_has_its_own_table() -> None:
    html = shown(opened(*HOST, **CLASS, dev=handed_in("Dev", "shark")))
    assert html.count("<table") == 2
    assert 'data-arg="/shark/exercises/1"' in html


@pytest.mark.parametrize("prints", [(), ("rules", "worksheets")])
def test_whoever_does_not_sit_at_the_host_sees_and_collects_nothing(prints: tuple[str, ...]) -> None:
    visit = opened(*prints, **CLASS)
    assert 'data-drop="collect"' not in shown(visit)
    assert "Anna" not in str(visit.whole())
    assert isinstance(visit.page, ResultsPage)
    assert visit.page.files == {}
    seen = Visit(kinds.restored({"kind": "results", "files": CLASS, "origin": None}))
    seen.offer(prints)
    assert "Anna" not in str(seen.whole())
    for address in ("/", "/mark/plan"):
        visit.ask({"do": "visit", "arg": address})
        assert RESULTS not in str(visit.whole())


@pytest.mark.parametrize("address", ["/", "/mark/plan"])
def test_door_and_plans_lead_here_and_the_plan_is_the_way_back(address: str) -> None:
    visit = Visit(DoorPage())
    visit.offer(HOST)
    visit.ask({"do": "visit", "arg": address})
    assert f'data-arg="{RESULTS}"' in visit.whole()["moves"]
    visit.ask({"do": "visit", "arg": RESULTS})
    assert visit.page.address == RESULTS
    assert ('data-arg="/mark/plan"' in visit.whole()["head"]) == (address != "/")


def test_what_was_collected_comes_back_after_a_restart() -> None:
    page = kinds.restored(json.loads(json.dumps(kinds.put_away(opened(*HOST, **CLASS).page))))
    visit = Visit(page)
    visit.offer(HOST)
    assert rows(shown(visit)) == rows(shown(opened(*HOST, **CLASS)))


@pytest.mark.parametrize("data", [{}, {"files": [], "origin": None}, {"files": {}, "origin": {"kind": "x"}}])
def test_results_that_cannot_be_brought_back_say_so(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"put away|There is no"):
        kinds.restored({"kind": "results", **data})


def test_nonsense_gets_a_sentence() -> None:
    visit = opened(*HOST)
    visit.ask({"do": "fly"})
    assert "fly" in words(shown(visit))


def test_answers_are_shown_as_the_pupil_saw_them() -> None:
    tasks = exercises("mark")
    assert in_words(tasks["fee"], "10") == "10"
    assert in_words(tasks["forbidden"], "no move at all") == "no move at all"
    several = in_words(tasks["actions"], "refine blue 1-1, sell red 3 D")
    assert several.count("; ") == 1
    assert "1-1" not in several
    assert in_words(tasks["actions"], "sell red 3 D, " * 20).endswith("; …")
    clause = next(
        task for name in ("mark", "shark", "city", "marco_polo") for task in exercises(name).values() if task.field == "clause"
    )
    book = clause.game.rulebook
    some = next(iter(book))
    assert in_words(clause, some) == book[some].title
    assert in_words(clause, some.partition(".")[2]) == book[some].title
    assert in_words(clause, "nothing") == "nothing"


def test_a_look_at_the_solution_shows_in_every_mark_and_beside_the_wrong_answers() -> None:
    seen = Mark("wrong", 2, 0, True, ("10",))
    files = {"a.results": handed_in("Ada", fee=seen), "b.results": handed_in("Bo", fee=Mark("wrong", 1, missed=("15",)))}
    html = shown(opened(*HOST, **files))
    _, ada, bo, _ = rows(html)
    assert ada[1] == "(✕) wrong, solution seen, 2 tries"
    assert bo[1] == "✕ wrong"
    assert "✓ right ✕ wrong · not tried ( ) looked at the solution" in " ".join(words(html).split())
    assert "1: 10 (solution seen)." in words(html)
    assert "1: 15." in words(html)
