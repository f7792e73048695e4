"""The front door: every game with its facts, every way to start one, and the ways to learn."""

from __future__ import annotations

import json
import re
from base64 import b64decode

import pytest

import gamelib
from gamelib.drawing import KEY, Box
from gamelib.drawing.portrait import NAMES
from gamelib.ui import kinds
from gamelib.ui.door import LEVELS, WAYS, DoorPage, players_of
from gamelib.ui.door.pictures import picture
from gamelib.ui.table.game import PERSON
from gamelib.ui.table.page import TablePage
from gamelib.ui.visit import Visit
from tests.ui.test_play import ask, begun, on


def test_the_door_offers_every_game_with_its_facts() -> None:
    door = DoorPage()
    shown = door.whole()["moves"]
    for name in gamelib.RULESETS:
        low, high = players_of(name)
        assert f'data-do="choose" data-arg="{name}"' in shown
        assert f"{low} to {high} players" in shown


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_way_and_level_starts_a_game(way: str, level: str) -> None:
    page = begun("mark", way, 2, level)
    bots = {"bots": 1, "together": 0, "watch": 2}[way]
    assert [seat for seat in page.game.seats if seat != PERSON] == [level] * bots


def test_everybody_at_one_screen_has_the_name_they_gave() -> None:
    door = DoorPage()
    ask(door, "choose", "mark")
    assert 'name="name-4"' in door.whole()["dialog"]
    fields = {"way": "together", "players": "4", "level": "strong", "name": "Ben", "name-2": "Lena", "name-4": " Anna "}
    ask(door, "start", "mark", **fields)
    assert isinstance(door.turned, TablePage)
    assert door.turned.game.names == ("Ben", "Lena", "Chloé", "Anna")
    assert door.turned.game.seats == [PERSON] * 4


def test_names_of_others_do_not_sit_where_bots_do() -> None:
    door = DoorPage()
    ask(door, "start", "mark", way="bots", players="2", level="strong", name="Ben", **{"name-2": "Lena"})
    assert isinstance(door.turned, TablePage)
    assert door.turned.game.names == ("Ben", "Anna")


@pytest.mark.parametrize("fields", [
    {"way": "fly", "players": "3", "level": "strong"}, {"way": "bots", "players": "many", "level": "strong"},
    {"way": "bots", "players": "3", "level": "god"}, {"way": "bots", "players": "99", "level": "strong"}, {"way": "bots"},
    {"way": "bots", "players": "3", "level": "strong", "name": "a,b"},
    {"way": "together", "players": "2", "level": "strong", "name": "Lena", "name-2": "Lena"},
])  # fmt: skip
def test_nonsense_at_the_door_gets_a_sentence(fields: dict[str, str]) -> None:
    door = DoorPage()
    ask(door, "choose", "mark")
    ask(door, "start", "mark", **fields)
    assert door.turned is None
    assert door.trouble
    assert door.trouble.split()[0] in door.whole()["dialog"]


def field(page: DoorPage, name: str) -> str:
    """The field of that name as it stands in the choices."""
    return re.findall(rf'<input name="{name}"[^>]*>', page.whole()["dialog"])[0]


def test_names_that_do_not_do_stay_as_they_were_typed_and_are_marked() -> None:
    door = DoorPage()
    ask(door, "choose", "mark")
    fields = {"way": "together", "players": "2", "level": "strong", "name": "Mia", "name-2": "Mia", "name-3": "Tom"}
    ask(door, "start", "mark", **fields)
    assert door.trouble == "Two players are called Mia: give each a name of their own."
    for name, typed in (("name", "Mia"), ("name-2", "Mia"), ("name-3", "Tom")):
        assert f'value="{typed}"' in field(door, name)
        assert ("aria-invalid" in field(door, name)) == (typed == "Mia")
    assert 'value="together" checked' in door.whole()["dialog"]
    assert 'value="2" checked' in door.whole()["dialog"]
    ask(door, "start", "mark", **fields | {"name-2": "a,b"})
    assert door.trouble.startswith("Nobody can be called 'a,b' here")
    assert ["aria-invalid" in field(door, name) for name in ("name", "name-2")] == [False, True]


def test_names_are_remembered_in_every_window_of_the_visit() -> None:
    door = DoorPage()
    fields = {"way": "together", "players": "3", "level": "strong", "name": "Tom", "name-2": "Mia", "name-3": ""}
    visit = Visit(door)
    visit.ask({"do": "start", "arg": "mark", "fields": fields})
    assert isinstance(visit.page, TablePage)
    assert visit.page.game.names == ("Tom", "Mia", "Chloé")
    again = kinds.restored(json.loads(json.dumps(kinds.put_away(visit.page))))
    for page in (visit.page, again):
        later = Visit(page)
        later.ask({"do": "door"})
        later.ask({"do": "choose", "arg": "city"})
        assert isinstance(later.page, DoorPage)
        assert 'value="Tom"' in field(later.page, "name")
        assert 'value="Mia"' in field(later.page, "name-2")
        assert 'value=""' in field(later.page, "name-3")


def test_nobody_who_watches_lends_a_bot_the_own_name() -> None:
    door = DoorPage()
    ask(door, "start", "mark", way="watch", players="2", level="strong", name="Tom")
    assert isinstance(door.turned, TablePage)
    assert door.turned.game.names == ("Anna", "Ben")
    assert not door.satchel.names


def test_every_level_says_in_a_few_words_how_it_plays() -> None:
    door = DoorPage()
    ask(door, "choose", "mark")
    for level in LEVELS:
        assert re.search(rf'value="{level}"[^>]*><span>{level}<small>[^<]+</small>', door.whole()["dialog"])


def test_an_unknown_game_is_refused_at_the_door() -> None:
    door = DoorPage()
    ask(door, "choose", "../../etc")
    assert "There is no ruleset" in door.trouble
    assert not door.chosen


def test_how_to_play_leads_back_to_the_game_that_waits() -> None:
    page = on(begun("mark"))
    at = page.game.at
    ask(page, "learn")
    assert page.turned is None, "it lies over the table"
    ask(page, "lesson")
    lesson = page.turned
    assert lesson is not None
    page.turned = None
    assert "Back" in lesson.whole()["head"]
    again = kinds.restored(json.loads(json.dumps(kinds.put_away(lesson))))
    for one in (lesson, again):
        ask(one, "leave")
        assert isinstance(one.turned, TablePage)
        assert one.turned.game.at == at
    assert lesson.turned is page


@pytest.mark.parametrize("further", ["", "exercises"])
def test_from_a_lesson_opened_in_a_game_one_goes_home_and_the_game_waits_there(further: str) -> None:
    page = on(begun("mark"))
    ask(page, "lesson")
    lesson = page.turned
    assert lesson is not None
    if further:
        ask(lesson, further)
        lesson = lesson.turned
        assert lesson is not None
    assert 'data-do="home"' in lesson.whole()["head"]
    ask(lesson, "home")
    assert isinstance(lesson.turned, DoorPage)
    assert lesson.turned.tables() == [page]


def test_how_to_play_is_read_before_the_game_begins_and_leads_back_to_the_choices() -> None:
    door = DoorPage()
    ask(door, "choose", "mark")
    assert 'type="submit" data-instead="how-to"' in door.whole()["dialog"]
    door.ask({"do": "how-to", "arg": "mark", "fields": {"name": "Zoë", "players": "2", "way": "bots", "level": "strong"}})
    lesson, door.turned = door.turned, None
    assert lesson is not None
    sheet = lesson.whole()["dialog"]
    assert "sheet how" in sheet
    assert sheet.count('data-do="leave"') == 2, "the cross and the button lead back to the choices, not into the lesson"
    assert "← Back<" in sheet, "it leads to the choices, and starts nothing"
    ask(lesson, "leave")
    assert lesson.turned is door
    assert "Start the game" in door.whole()["dialog"]
    assert 'value="Zoë"' in door.whole()["dialog"], "what was chosen and typed is kept"
    assert re.search(r'name="players" value="2" checked', door.whole()["dialog"])
    assert re.search(r'name="level" value="strong" checked', door.whole()["dialog"])
    lesson.turned = None
    ask(lesson, "dialog", "")
    ask(lesson, "leave")
    assert lesson.turned is door
    assert not door.whole()["dialog"], "from the lesson itself the way to all games leads to all games"


def test_a_lesson_from_the_door_ends_at_a_table_to_play_at() -> None:
    door = DoorPage()
    ask(door, "learn", "shark")
    lesson = door.turned
    assert lesson is not None
    ask(lesson, "table")
    assert isinstance(lesson.turned, TablePage)
    assert lesson.turned.face == "play"
    assert PERSON in on(lesson.turned).game.seats
    ask(lesson, "exercises")
    assert lesson.turned is not None
    ask(lesson.turned, "leave")
    assert lesson.turned.turned is door


def test_a_page_whose_library_is_missing_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_pandas(message: object) -> None:
        raise ModuleNotFoundError("No module named 'pandas'", name="pandas")

    door = DoorPage()
    monkeypatch.setattr(door, "act", without_pandas)
    ask(door, "design", "mark")
    assert door.trouble.endswith("python -m pip install 'executable-rulebook[lab]'")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_game_is_shown_by_the_part_of_its_board_that_its_portrait_frames(name: str) -> None:
    from gamelib.core.rulesets import part

    board = part(name, "board")
    drawing = b64decode(picture(name).partition(",")[2]).decode()
    left, top, width, height = (float(value) for value in re.findall(r'viewBox="([^"]*)"', drawing)[0].split())
    start = gamelib.ruleset(name).start()
    kinds_shown = {
        place[0] for place, box in board.Scene(start).layout.places.items() if _is_inside(box, left, top, width, height)
    }
    assert set(board.PORTRAIT.kinds) <= kinds_shown
    whole = [float(value) for value in re.findall(r'viewBox="([^"]*)"', start.svg())[0].split()]
    assert width * height < 0.7 * whole[2] * whole[3]
    assert "prefers-color-scheme:dark" in drawing
    hidden = f".{KEY}, .{NAMES}" if board.PORTRAIT.wordless else f".{KEY}"
    assert f"<style>{hidden} {{ display: none }}</style>" in drawing, "what explains the board has no room in its picture"


def test_no_name_is_cut_in_the_picture_of_the_map() -> None:
    """It is as wide as a card allows, and its names are too small to be read."""
    drawing = b64decode(picture("marco_polo").partition(",")[2]).decode()
    assert re.search(rf'<text [^>]*class="(?:[^"]* )?{NAMES}(?: [^"]*)?"[^>]*>Khanbalik<', drawing)
    assert re.search(rf"\.{NAMES} {{ display: none }}", drawing)


def _is_inside(box: Box, left: float, top: float, width: float, height: float) -> bool:
    return (
        left - 1 <= box.x
        and top - 1 <= box.y
        and box.x + box.width <= left + width + 1
        and box.y + box.height <= top + height + 1
    )


def test_the_head_of_the_door_leads_to_the_plans() -> None:
    head = str(DoorPage().whole()["head"])
    assert 'data-here="teachers"' in head
    assert ">Teachers</button>" in head
