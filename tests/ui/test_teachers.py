"""The page for teachers: the plan as it lies beside the notebooks, every scene it names a click away, and what to print."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

import gamelib
from gamelib.teach import lesson
from gamelib.teach.plan import HEADING, ITEMS, ROWS, TEXT, blocks, plan
from gamelib.ui import kinds
from gamelib.ui.addresses import tables, visited
from gamelib.ui.door import DoorPage
from gamelib.ui.teachers import TeachersPage
from gamelib.ui.teachers.wording import marked_up
from gamelib.ui.visit import Visit
from tests.teach.taught import TAUGHT

each = pytest.mark.parametrize("name", TAUGHT)
NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"


def opened(name: str, *prints: str) -> Visit:
    visit = Visit(DoorPage())
    visit.offer(prints)
    visit.ask({"do": "visit", "arg": f"/{name}/plan"})
    assert isinstance(visit.page, TeachersPage)
    return visit


def words(html: str) -> str:
    """What is read of a page, without what it is made of."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", html)))


def test_a_text_is_read_part_by_part() -> None:
    text = "# Title\n\nOne\nline.\n\n- a\n  b\n- c\n\n| m | w |\n| --- | :--- |\n| 5 | x, y |\n\n## Next\nAt once."
    assert [(one.kind, one.texts or one.rows) for one in blocks(text)] == [
        (HEADING, ("Title",)),
        (TEXT, ("One line.",)),
        (ITEMS, ("a b", "c")),
        (ROWS, (("m", "w"), ("5", "x, y"))),
        (HEADING, ("Next",)),
        (TEXT, ("At once.",)),
    ]


@pytest.mark.parametrize("name", ["../mark", "", "nothing", "mark/../mark"])
def test_a_plan_that_is_not_there_is_empty(name: str) -> None:
    assert plan(name) == ()


@each
def test_every_word_of_the_plan_stands_on_the_page(name: str) -> None:
    text = (NOTEBOOKS / name / "lesson_plan.md").read_text(encoding="utf-8")
    told = re.sub(r"\]\([^)]*\)", "", text)
    shown = re.findall(r"\w+", words(opened(name).whole()["moves"]))
    wanted = re.findall(r"\w+", told)
    assert set(wanted) <= set(shown)
    assert len(shown) >= len(wanted)


@each
def test_every_button_of_the_plan_leads_to_what_it_names(name: str) -> None:
    shown = opened(name).whole()["moves"]
    buttons = dict(re.findall(r'data-do="visit" data-arg="([^"]+)"[^>]*>([^<]+)<', shown))
    scenes = [one for one in buttons if "/learn/" in one]
    assert len(scenes) >= 12
    page = DoorPage()
    for address, text in buttons.items():
        led = visited(page, address)
        assert led.address.startswith(re.sub(r"/hour-\d+$", "", address)), address
        if address in scenes:
            chapter, number = address.split("/")[3:5]
            assert text in (number, lesson(name)[chapter].title())


def test_what_is_marked_in_a_plan_is_marked_on_the_page() -> None:
    shown = marked_up("**Bold *not* `a<b>`** and *First game* 3, The hammer 5–6 (x), 1 (`fee`), 2 (`nothing`), `c`", "mark")
    assert "<b>Bold <i>not</i> <code>a&lt;b&gt;</code></b>" in shown
    assert shown.count('data-do="visit"') == 2 + 3 + 1
    for address in ("first-game/3", "hammer/5", "hammer/6"):
        assert f'data-arg="/mark/learn/{address}"' in shown
    assert 'data-arg="/mark/exercises/1"' in shown
    assert "2 (nothing)" in shown


def test_a_notebook_that_is_no_page_here_says_how_it_is_opened() -> None:
    shown = words(marked_up("[analysis](analysis.ipynb), 1 and 3", "mark"))
    assert shown.replace(" ", "") == "analysis(anotebook:makelab,thenmark/analysis.ipynb),1and3"


@each
def test_sheets_are_links_where_the_host_prints_and_commands_where_it_does_not(name: str) -> None:
    everything = opened(name, "rules", "worksheets", "key").whole()["moves"]
    shelf, _, plan = everything.partition('class="plan"')
    assert re.findall(r'href="([^"]+)"', shelf) == [f"/print/{name}/{one}" for one in ("rules", "worksheets", "key")]
    assert f'href="/print/{name}/worksheets"' in plan, "the plan itself leads to what it names"
    elsewhere = opened(name, "rules", "worksheets").whole()["moves"]
    assert "/key" not in elsewhere
    assert f"gamelib sheet {name} --key" in elsewhere
    assert "only on the machine" in elsewhere
    notebook = opened(name).whole()["moves"]
    assert "href" not in notebook
    assert f"gamelib sheet {name}" in notebook


def test_whoever_prepares_an_hour_loses_no_game_and_comes_back_to_the_plan() -> None:
    visit, fields = Visit(DoorPage()), {"way": "bots", "players": "3", "level": "beginner", "name": "Anna"}
    visit.ask({"do": "start", "arg": "city", "fields": fields})
    record = tables(visit.page)[0].game.record().text()
    visit.ask({"do": "visit", "arg": "/mark/plan"})
    visit.ask({"do": "visit", "arg": "/mark/learn/hammer/2"})
    head = visit.whole()["head"]
    assert 'data-arg="/city/table"' in head
    assert 'data-key="home"' in head
    for page in (visit.page, kinds.restored(json.loads(json.dumps(kinds.put_away(visit.page))))):
        again = Visit(page)
        again.ask({"do": "leave"})
        assert again.page.address == "/mark/plan"
        assert [table.game.record().text() for table in tables(again.page)] == [record]
        again.ask({"do": "visit", "arg": "/city/table"})
        assert again.page.address == "/city/table"


@pytest.mark.parametrize("data", [{}, {"ruleset": "nothing", "origin": None}, {"ruleset": "mark", "origin": {"kind": "x"}}])
def test_a_plan_that_cannot_be_brought_back_says_so(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"put away|There is no"):
        kinds.restored({"kind": "plan", **data})


def test_nonsense_gets_a_sentence() -> None:
    visit = opened("mark")
    visit.ask({"do": "fly"})
    assert "fly" in visit.whole()["moves"]
    assert visit.page.trouble  # type: ignore[attr-defined]


def test_the_door_leads_to_every_plan() -> None:
    shown = DoorPage().whole()["moves"]
    for name in gamelib.RULESETS:
        assert f'data-arg="/{name}/plan"' in shown


@pytest.mark.parametrize(("window", "is_large"), [("", True), ("phone", False)])
def test_the_lesson_for_the_wall_opens_with_large_letters(window: str, is_large: bool) -> None:
    visit = opened("mark")
    visit.ask({"do": "width", "arg": window})
    assert 'data-do="wall"' in str(visit.whole()["moves"])
    visit.ask({"do": "wall"})
    facts = visit.whole()["facts"]
    assert facts["address"] == "/mark/learn/first-game/1"
    assert facts["projected"] is is_large, "a phone has no switch to leave it again"
    visit.ask({"do": "leave"})
    assert isinstance(visit.page, TeachersPage)


@pytest.mark.parametrize(("window", "is_large"), [("small", True), ("phone", False)])
def test_a_scene_of_the_plan_opens_for_the_wall_and_an_exercise_as_before(window: str, is_large: bool) -> None:
    visit = opened("mark")
    visit.ask({"do": "width", "arg": window})
    visit.ask({"do": "visit", "arg": "/mark/exercises/1"})
    assert visit.whole()["facts"]["projected"] is False
    visit.ask({"do": "leave"})
    visit.ask({"do": "visit", "arg": "/mark/learn/rows-close/2"})
    assert visit.whole()["facts"]["address"] == "/mark/learn/rows-close/2"
    assert visit.whole()["facts"]["projected"] is is_large


def test_a_scene_that_is_not_opened_from_a_plan_opens_as_it_was_left() -> None:
    visit = Visit(DoorPage())
    visit.ask({"do": "visit", "arg": "/mark/learn/rows-close/2"})
    assert visit.whole()["facts"]["projected"] is False


@each
def test_the_command_for_pupils_is_one_that_a_terminal_finds(name: str) -> None:
    text = (NOTEBOOKS / name / "lesson_plan.md").read_text(encoding="utf-8")
    assert "`.venv/bin/gamelib app --ip 0.0.0.0`" in text
