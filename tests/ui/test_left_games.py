"""A game that is left for the front door waits there, and is found again as it was."""

from __future__ import annotations

import json
import re

import pytest

import gamelib
from gamelib.ui import kinds, ways
from gamelib.ui.door import DoorPage
from gamelib.ui.page import Page
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.waiting import MOST
from gamelib.ui.visit import Visit
from tests.ui.test_play import ask, begun, on


def left(page: TablePage) -> DoorPage:
    """The front door, to which somebody went from this table."""
    ask(page, "door")
    door, page.turned = page.turned, None
    assert isinstance(door, DoorPage)
    return door


def stored(page: Page) -> Page:
    """The page as a server brings it back after it was stopped."""
    return kinds.restored(json.loads(json.dumps(kinds.put_away(page))))


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_door_leads_back_to_the_game_that_was_left(name: str) -> None:
    page = on(begun(name))
    ask(page, "play", str(page.moment.moves[0]))
    turn, at, record = page.game.state.turn, page.game.at, page.game.record().text()
    door = left(page)
    for one in (door, stored(door)):
        shown = one.whole()["head"]
        assert f"</b> · turn {turn}</button>" in shown
        assert 'data-do="continue"' in shown
        ask(one, "continue")
        assert isinstance(one.turned, TablePage)
        assert (one.turned.game.at, one.turned.game.record().text()) == (at, record)
        assert one.turned.game.seats == page.game.seats
        assert one.turned.door
    assert door.turned is page


def test_looking_elsewhere_and_starting_another_loses_no_game() -> None:
    door = left(on(begun("city")))
    for way, back in (("learn", "leave"), ("design", "door")):
        ask(door, way, "mark")
        aside, door.turned = door.turned, None
        assert aside is not None
        for one in (aside, stored(aside)):
            ask(one, back)
            assert one.turned is not None
            assert "Continue: City" in one.turned.whole()["head"]
    visit = Visit(door)
    visit.ask({"do": "choose", "arg": "mark"})
    assert "Continue: City" in visit.whole()["head"]
    fields = {"way": "bots", "players": "3", "level": "sensible", "name": "Anna"}
    visit.ask({"do": "start", "arg": "mark", "fields": fields})
    visit.ask({"do": "door"})
    assert re.findall(r"Continue: (\w+)", visit.whole()["head"]) == ["MARK", "City"]


def test_the_games_wait_and_each_is_found_again() -> None:
    visit, fields = Visit(DoorPage()), {"way": "bots", "players": "3", "level": "beginner", "name": "Anna"}
    records: dict[str, str] = {}
    for name in ("mark", "city", "shark", "mark"):  # at the first table nobody decides anything
        visit.ask({"do": "start", "arg": name, "fields": fields})
        assert isinstance(visit.page, TablePage)
        records[name] = on(visit.page).game.record().text()
        visit.page = stored(visit.page)
        visit.ask({"do": "door"})
    assert re.findall(r"Continue: (\w+)", visit.whole()["head"]) == ["MARK", "SHARK", "City"]
    for name in ("city", "mark", "shark", "city", "city"):
        visit.page = stored(visit.page)
        visit.ask({"do": "continue", "arg": name})
        assert isinstance(visit.page, TablePage)
        assert visit.page.game.record().text() == records[name]
        visit.ask({"do": "door"})
        assert len(re.findall("Continue: ", visit.whole()["head"])) == 3
    visit.ask({"do": "continue", "arg": "marco_polo"})
    assert visit.whole()["facts"]["say"] == "Choose a game first."


def test_a_game_is_left_from_a_demonstration_and_from_long_work() -> None:
    page = on(begun("mark"))
    at = page.game.at
    ask(page, "demo", next(iter(page.game.ruleset.demos)))
    assert page.aside
    door = left(page)
    ask(door, "continue")
    assert isinstance(door.turned, TablePage)
    assert (door.turned.game.at, door.turned.aside) == (at, [])
    page.job = iter(["working"])
    assert left(page).waiting is page
    assert page.whole()["work"] == ""


def test_a_game_is_let_go_and_taken_back_where_it_stood() -> None:
    visit, fields = Visit(DoorPage()), {"way": "bots", "players": "3", "level": "beginner", "name": "Anna"}
    for name in ("mark", "city", "shark"):
        visit.ask({"do": "start", "arg": name, "fields": fields})
        visit.ask({"do": "door"})
    visit.ask({"do": "let-go", "arg": "city"})
    shown = visit.whole()["head"]
    assert re.findall(r"Continue: (\w+)", shown) == ["SHARK", "MARK"]
    assert "City was let go." in shown
    visit.ask({"do": "take-back", "arg": "city"})
    assert re.findall(r"Continue: (\w+)", visit.whole()["head"]) == ["SHARK", "City", "MARK"]
    assert "let go." not in visit.whole()["head"]
    visit.ask({"do": "let-go", "arg": "shark"})
    visit.ask({"do": "choose", "arg": "mark"})
    assert "let go." not in visit.whole()["head"], "the way back is there for a moment"
    visit.ask({"do": "take-back", "arg": "shark"})
    assert visit.whole()["facts"]["say"] == "There is nothing to take back."
    assert re.findall(r"Continue: (\w+)", visit.whole()["head"]) == ["City", "MARK"]
    visit.ask({"do": "let-go", "arg": "shark"})
    assert visit.whole()["facts"]["say"] == "Choose a game first."


def test_the_last_game_that_is_let_go_does_not_come_back_with_the_server() -> None:
    door = left(on(begun("mark")))
    ask(door, "let-go", "mark")
    assert 'data-do="continue"' not in door.whole()["head"]
    again = stored(door)
    assert isinstance(again, DoorPage)
    assert again.tables() == []


def decided(visit: Visit, name: str) -> str:
    """A new game is begun, something is decided in it, and it is left; its record."""
    visit.ask({"do": "start", "arg": name, "fields": {"way": "bots", "players": "2", "level": "beginner", "name": "Anna"}})
    assert isinstance(visit.page, TablePage)
    page = on(visit.page)
    ask(page, "play", str(page.moment.moves[0]))
    record = page.game.record().text()
    visit.ask({"do": "door"})
    return record


def test_a_new_game_of_the_same_kind_replaces_none_in_which_somebody_decided() -> None:
    visit = Visit(DoorPage())
    first, second = decided(visit, "mark"), decided(visit, "mark")
    visit.page = stored(visit.page)
    assert re.findall(r'data-key="continue-([\w-]+)"', visit.whole()["head"]) == ["mark-1", "mark"]
    assert re.findall(r"<b>(MARK[^<]*)</b>", visit.whole()["head"])[:2] == ["MARK, second game", "MARK, first game"]
    for name, record in (("mark", first), ("mark-1", second), ("mark", first)):
        visit.ask({"do": "continue", "arg": name})
        assert isinstance(visit.page, TablePage)
        assert visit.page.game.record().text() == record
        visit.ask({"do": "door"})
    visit.ask({"do": "let-go", "arg": "mark-1"})
    assert re.findall(r'data-key="continue-([\w-]+)"', visit.whole()["head"]) == ["mark"]
    visit.ask({"do": "take-back", "arg": "mark-1"})
    visit.ask({"do": "let-go", "arg": "mark"})
    assert re.search(r"<b>MARK</b>", visit.whole()["head"]), "one that waits alone needs no number"


def test_of_too_many_games_the_oldest_finished_one_goes_first() -> None:
    visit = Visit(DoorPage())
    for name in ("city", "mark", "shark"):
        decided(visit, name)
    assert isinstance(visit.page, DoorPage)
    over = next(table for table in visit.page.tables() if table.game.state.ruleset == "mark")
    over.game.branch.states[:] = list(gamelib.playout("mark", seed=1).states())
    for _ in range(MOST - 2):
        decided(visit, "shark")
    left = [table.game.state.ruleset for table in visit.page.tables()]
    assert left == ["shark"] * (MOST - 1) + ["city"]
    decided(visit, "city")
    assert len(visit.page.tables()) == MOST
    assert [table.number for table in visit.page.tables() if table.game.state.ruleset == "city"] == [0]


def test_a_game_that_is_over_is_looked_back_at() -> None:
    page = on(begun("mark", "watch", 2, "beginner"))
    ask(page, "skip")
    while page.job is not None:
        ask(page, "more")
    outcome = page.game.state.outcome
    assert outcome is not None
    shown = left(page).whole()["head"]
    assert "Look back at:" in shown
    assert "Go on with:</span>" not in shown
    assert f"</b> · {page.tongue.player(outcome.winners[0])} won</button>" in shown


def test_nothing_waits_at_a_door_nobody_came_to_from_a_game() -> None:
    door = DoorPage()
    assert 'data-do="continue"' not in door.whole()["head"]
    assert kinds.put_away(door) is None
    ask(door, "continue")
    assert door.trouble == "Choose a game first."


@pytest.mark.parametrize("data", [{}, {"waiting": None}, {"waiting": {}, "language": "en"}, {"waiting": 3, "language": "en"}])
def test_a_door_that_cannot_be_brought_back_says_so(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="put away"):
        kinds.restored({"kind": "door", **data})


def test_play_again_keeps_the_game_that_was_played_at_the_door() -> None:
    page = on(begun("mark"))
    ask(page, "play", str(page.moment.moves[0]))
    for _ in range(MOST + 2):
        ask(page, "again")
        on(page)
        ask(page, "play", str(page.moment.moves[0]))
    assert len({one.number for one in (page, *page.left)}) == len(page.left) + 1 == MOST
    page = on(begun("mark"))
    ask(page, "play", str(page.moment.moves[0]))
    before = page.game.record().text()
    ask(page, "again")
    assert page.game.record().text() != before
    door = stored(left(page))
    assert isinstance(door, DoorPage)
    named = re.findall(r'class="go-on"[^>]*><b>([^<]+)</b>', door.whole()["head"])
    assert len({*named}) == len(named) == 2, "no two that wait are called the same"
    assert before in [one.game.record().text() for one in door.tables()]


def test_a_game_in_which_nobody_decided_is_not_kept_when_another_begins() -> None:
    page = on(begun("mark"))
    ask(page, "again")
    assert page.left == []


def test_of_a_finished_game_and_the_one_begun_after_it_the_older_is_called_the_first() -> None:
    page = on(begun("mark"))
    ask(page, "play", str(page.moment.moves[0]))
    page.game.branch.states[:] = list(gamelib.playout("mark", seed=1).states())
    ask(page, "again")
    ask(on(page), "play", str(page.moment.moves[0]))
    shown = left(page).whole()["head"]
    assert re.search(r"<b>MARK, second game</b> · turn \d", shown)
    assert re.search(r"<b>MARK, first game</b> · \w+ won", shown)


def test_a_lesson_and_exercises_are_put_away_and_come_back_when_they_are_visited() -> None:
    visit = Visit(DoorPage())
    for do, name in (("learn", "lesson"), ("exercises", "exercises")):
        label = f"<b>MARK · {name.capitalize()}</b>"
        visit.ask({"do": do, "arg": "mark"})
        visit.ask({"do": "visit", "arg": "/"})
        assert label not in visit.whole()["head"], "somebody only looked in"
        visit.ask({"do": do, "arg": "mark"})
        visit.ask({"do": "next"} if do == "learn" else {"do": "name", "fields": {"text": "Anna"}})
        address = visit.page.address
        visit.ask({"do": "visit", "arg": "/"})
        assert label in visit.whole()["head"]
        visit.ask({"do": "let-go", "arg": address})
        assert label not in visit.whole()["head"]
        assert f"MARK · {name.capitalize()}: put away." in visit.whole()["head"]
        visit.ask({"do": "take-back", "arg": address})
        assert label in visit.whole()["head"]
        visit.ask({"do": "let-go", "arg": address})
        visit.ask({"do": "visit", "arg": address})
        visit.ask({"do": "visit", "arg": "/"})
        assert label in visit.whole()["head"]


def test_of_many_that_wait_only_those_are_shown_for_which_there_is_room_until_all_are_asked_for() -> None:
    visit = Visit(DoorPage())
    for name in ("mark", "city", "shark"):
        decided(visit, name)
    head = visit.whole()["head"]
    assert re.findall('class="one([^"]*)"', head) == ["", " past-1", " past-1 past-2"]
    assert re.findall(r'class="past-(\d)">(\d) more', head) == [("1", "2"), ("2", "1")]
    visit.ask({"do": "unfold"})
    assert 'class="waiting all"' in visit.whole()["head"]
    assert "Show fewer" in visit.whole()["head"]
    visit.ask({"do": "unfold"})
    assert 'class="waiting"' in visit.whole()["head"]


def test_a_game_that_is_over_is_not_offered_to_be_continued() -> None:
    over = TablePage(gamelib.playout("shark", seed=3), face="play")
    assert ">How SHARK ended</button>" in ways._waits(over, over.tongue)
    over.game.take_back(5)
    assert ">Continue SHARK</button>" in ways._waits(over, over.tongue)


def test_a_game_that_was_only_watched_goes_before_one_in_which_somebody_decided() -> None:
    visit = Visit(DoorPage())
    kept = [decided(visit, "mark")]
    visit.ask({"do": "start", "arg": "city", "fields": {"way": "watch", "players": "2", "level": "beginner"}})
    visit.ask({"do": "door"})
    kept += [decided(visit, name) for name in ("shark", "marco_polo", "mark", "shark")]
    decided(visit, "marco_polo")
    assert isinstance(visit.page, DoorPage)
    tables = visit.page.tables()
    assert len(tables) == MOST
    assert {one.game.record().text() for one in tables} >= set(kept)


def test_what_was_crossed_is_crossed_no_more_for_whoever_comes_back() -> None:
    page = on(begun("city"))
    ask(page, "place", "plot/0/0")
    assert page.marks
    door = left(page)
    ask(door, "continue")
    assert isinstance(door.turned, TablePage)
    assert (door.turned.marks, door.turned.answer) == ([], "")
