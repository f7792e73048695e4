"""`gamelib app`: everybody's own game is kept, and found again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import gamelib
from gamelib.ui import kinds
from gamelib.ui.addresses import tables
from gamelib.ui.door import DoorPage
from gamelib.ui.hosts.app import drawers
from gamelib.ui.hosts.app.office import Office
from gamelib.ui.hosts.app.server import COOKIE
from gamelib.ui.page import Page
from gamelib.ui.table.keeping import unsealed
from gamelib.ui.visit import Visit
from tests.workshop.guests import Guest, asked, heard, opening, run, state_of


def test_a_game_is_there_again_after_a_reload_on_a_second_screen_and_after_a_restart(office: Office, tmp_path: Path) -> None:
    guest: list[Guest] = []

    async def first(port: int) -> None:
        guest.append(Guest(port))
        assert "at" not in state_of(await guest[0].get())["facts"]
        socket = await guest[0].socket()
        await heard(socket)
        await asked(socket, "begin", "mark")
        assert (await asked(socket, "play", "first 2"))["facts"]["last"] == 1
        assert state_of(await guest[0].get())["facts"]["last"] == 1
        second = await guest[0].socket()
        assert (await heard(second))["facts"]["last"] == 1
        await asked(socket, "play", "roll red blue")
        assert (await heard(second))["facts"]["last"] == 2
        socket.close()
        second.close()
        while office.visitors.here[guest[0].cookies[COOKIE]].screens:
            await asyncio.sleep(0.01)

    run(office, first)

    async def again(port: int) -> None:
        guest[0].origin = f"http://127.0.0.1:{port}"
        assert state_of(await guest[0].get())["facts"]["last"] == 2
        assert "at" not in state_of(await Guest(port).get())["facts"], "somebody else gets a page of their own"

    run(Office(opening, "127.0.0.1", tmp_path), again)


def test_whoever_is_away_is_put_away_and_comes_back(office: Office) -> None:
    async def story(port: int) -> None:
        guest = Guest(port)
        await guest.get()
        socket = await guest.socket()
        await heard(socket)
        await asked(socket, "begin", "shark")
        office.visitors.tidy(0.0)
        assert len(office.visitors.here) == 1, "somebody is looking"
        socket.close()
        while office.visitors.here[guest.cookies[COOKIE]].screens:
            await asyncio.sleep(0.01)
        office.visitors.tidy(0.0)
        assert office.visitors.here == {}
        assert "SHARK" in state_of(await guest.get())["head"]

    run(office, story)


def test_a_page_that_cannot_be_read_is_set_aside(office: Office) -> None:
    office.visitors._path("x" * 43).write_text("spoilt")  # type: ignore[union-attr]
    page = office.visitors.come("x" * 43).visit.page
    assert "set aside" in page.answer
    assert [path.read_text() for path in office.visitors.folder.glob("*.unreadable")] == ["spoilt"]  # type: ignore[union-attr]


FIELDS = {"way": "bots", "players": "3", "level": "beginner", "name": "Anna"}


def playing(*names: str) -> Visit:
    """A visit with a game of each ruleset; the last is on the table, the others wait."""
    visit = Visit(DoorPage())
    for name in names:
        visit.ask({"do": "start", "arg": name, "fields": FIELDS})
        if name != names[-1]:
            visit.ask({"do": "door"})
    return visit


def records(page: Page) -> dict[str, str]:
    return {table.game.state.ruleset: table.game.record().text() for table in tables(page)}


def on(visit: Visit) -> None:
    """One step of the game on the table."""
    visit.ask({"do": "step", "run": True})


def put(path: Path, visit: Visit, folding: drawers.Folding) -> None:
    drawers.put(path, folding.apart(kinds.put_away(visit.page) or {}))


def test_of_all_games_only_the_one_that_changed_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visit, folding, path = playing("city", "shark", "mark"), drawers.Folding(), tmp_path / "x.page"
    put(path, visit, folding)
    games = {one.name: one.stat().st_mtime_ns for one in tmp_path.glob("*.game")}
    assert len(games) == 3
    written, own = [], drawers.write
    monkeypatch.setattr(drawers, "write", lambda where, text: (written.append(where.suffix), own(where, text)))
    on(visit)
    put(path, visit, folding)
    assert written == [".game", ".page"]
    later = {one.name: one.stat().st_mtime_ns for one in tmp_path.glob("*.game")}
    assert len(set(games.items()) & set(later.items())) == 2
    assert len(later) == 3, "what was there of the game before is gone"
    assert records(kinds.restored(drawers.taken(path))) == records(visit.page)


def test_a_game_that_waits_is_made_into_text_once(monkeypatch: pytest.MonkeyPatch) -> None:
    visit, folding = playing("city", "mark"), drawers.Folding()
    folding.apart(kinds.put_away(visit.page) or {})
    made: list[str] = []
    own = gamelib.Record.text
    monkeypatch.setattr(gamelib.Record, "text", lambda record: (made.append(record.ruleset), own(record))[1])
    on(visit)
    folding.apart(kinds.put_away(visit.page) or {})
    assert made == ["mark"]


@pytest.mark.parametrize("stop", range(4))
def test_whenever_it_is_killed_every_game_is_there_as_it_was_or_as_it_is(
    tmp_path: Path, stop: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The steps of a save: a file of a game, the page, and the games that are named no more."""
    visit, folding, path = playing("city", "mark"), drawers.Folding(), tmp_path / "x.page"
    put(path, visit, folding)
    before = records(visit.page)
    on(visit)
    steps, write, unlink = iter(range(9)), drawers.write, Path.unlink

    def dies(work: Callable[..., None]) -> Callable[..., None]:
        def step(*given: Any, **named: Any) -> None:
            if next(steps) == stop:
                raise KeyboardInterrupt
            work(*given, **named)

        return step

    monkeypatch.setattr(drawers, "write", dies(write))
    monkeypatch.setattr(Path, "unlink", dies(unlink))
    with suppress(KeyboardInterrupt):
        put(path, visit, folding)
    monkeypatch.undo()
    kept = records(kinds.restored(drawers.taken(path)))
    assert kept in (before, records(visit.page))
    put(path, visit, drawers.Folding())
    assert records(kinds.restored(drawers.taken(path))) == records(visit.page)
    assert len(list(tmp_path.iterdir())) == 3


def test_pages_with_their_games_in_one_file_are_read(tmp_path: Path) -> None:
    visit, path = playing("city", "mark"), tmp_path / "x.page"
    path.write_text(json.dumps(kinds.put_away(visit.page)))
    assert records(kinds.restored(drawers.taken(path))) == records(visit.page)


@pytest.mark.parametrize("name", ["../secret", "0" * 32, "/etc/passwd", ""])
def test_a_drawer_that_is_not_there_sets_the_page_and_its_games_aside(office: Office, name: str) -> None:
    path = office.visitors._path("x" * 43)
    assert path is not None
    put(path, playing("mark"), drawers.Folding())
    games = list(path.parent.glob("*.game"))
    path.write_text(json.dumps({**json.loads(path.read_text()), "game": {"drawer": name}, "satchel": {}}))
    assert "set aside" in office.visitors.come("x" * 43).visit.page.trouble  # type: ignore[attr-defined]
    assert {one.name for one in path.parent.iterdir()} == {
        f"{path.name}.unreadable",
        *(f"{one.name}.unreadable" for one in games),
    }


def damaged(path: Path, name: str, spoilt: str = "sealed:") -> Path:
    """The drawer of the game of that name, of which a part is lost."""
    for file in path.parent.glob("*.game"):
        if f"ruleset: {name}" in unsealed(file.read_text()):
            file.write_text(spoilt)
            return file
    raise LookupError(name)


@pytest.mark.parametrize("spoilt", ["sealed:\nAAAA", "{}", '{"branches": [{"record": "x"}]}'])
@pytest.mark.parametrize("lost", ["city", "shark", "mark"])
@pytest.mark.parametrize("place", ["table", "door", "lesson"])
def test_a_damaged_game_takes_no_other_with_it(
    office: Office, place: str, lost: str, spoilt: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = office.visitors._path("x" * 43)
    assert path is not None
    visit = playing("city", "shark", "mark")
    if place != "table":
        visit.ask({"do": "visit", "arg": "/" if place == "door" else "/mark/learn"})
    before = records(visit.page)
    put(path, visit, drawers.Folding())
    aside = damaged(path, lost, spoilt)
    page = office.visitors.come("x" * 43).visit.page
    assert records(page) == {name: text for name, text in before.items() if name != lost}
    assert page.satchel == visit.page.satchel
    told = json.dumps(page.whole())
    assert "could not be read and was set aside: 1 game. Everything else is here." in told
    assert f"{aside.name}.unreadable" in caplog.text, "whoever serves hears where it is"
    if place == "lesson" or (place, lost) == ("table", "city"):
        assert page.address == visit.page.address, "whoever sat elsewhere sits there still"
    assert aside.with_name(f"{aside.name}.unreadable").read_text() == spoilt
    office.visitors.here.clear()
    again = office.visitors.come("x" * 43).visit.page
    assert records(again) == records(page), "and so it was kept"
    assert "set aside" not in json.dumps(again.whole())


def test_a_damaged_game_that_cannot_be_set_aside_takes_no_other_with_it(
    office: Office, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = office.visitors._path("x" * 43)
    assert path is not None
    put(path, playing("city", "mark"), drawers.Folding())
    damaged(path, "mark")

    def full(*given: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(drawers, "write", full)
    assert list(records(office.visitors.come("x" * 43).visit.page)) == ["city"]
    assert len(caplog.records) == 1
    monkeypatch.undo()
    office.visitors.here.clear()
    assert list(records(office.visitors.come("x" * 43).visit.page)) == ["city"]


def test_kept_games_lie_in_envelopes(tmp_path: Path) -> None:
    visit, path = playing("marco_polo", "mark"), tmp_path / "x.page"
    put(path, visit, drawers.Folding())
    for file in tmp_path.glob("*.game"):
        assert file.read_text().startswith("sealed:\n")
        assert "ruleset" not in file.read_text()
    assert records(kinds.restored(drawers.taken(path))) == records(visit.page)


def test_games_that_were_kept_without_envelopes_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visit, path = playing("marco_polo", "mark"), tmp_path / "x.page"
    monkeypatch.setattr(drawers, "sealed", lambda text: text)
    put(path, visit, drawers.Folding())
    assert all(file.read_text().startswith("{") for file in tmp_path.glob("*.game"))
    assert records(kinds.restored(drawers.taken(path))) == records(visit.page)


@pytest.mark.parametrize("spoilt", ["sealed:\n!!!", "sealed:\nAAAA", "sealed:", "sealed:\né"])
def test_an_envelope_that_is_damaged_is_no_game(tmp_path: Path, spoilt: str) -> None:
    path = tmp_path / "x.page"
    put(path, playing("mark"), drawers.Folding())
    next(tmp_path.glob("*.game")).write_text(spoilt, encoding="utf-8")
    with pytest.raises(ValueError, match=r"."):
        drawers.taken(path)


def test_a_second_page_that_cannot_be_read_leaves_the_first_where_it_is(office: Office) -> None:
    path = office.visitors._path("x" * 43)
    assert path is not None
    for number in (1, 2, 3):
        office.visitors.here.clear()
        put(path, playing("mark"), drawers.Folding())
        games = list(path.parent.glob("*.game"))
        for game in games:
            game.write_text(f"spoilt {number}")
        path.write_text(f"spoilt {number}")
        office.visitors.come("x" * 43)
    pages = sorted(one.name.removeprefix(path.name) for one in path.parent.glob("*.page.*"))
    assert pages == [".unreadable", ".unreadable-2", ".unreadable-3"]
    assert sorted(one.read_text() for one in path.parent.glob("*.page.*")) == ["spoilt 1", "spoilt 2", "spoilt 3"]
    assert len(list(path.parent.glob("*.game.*"))) == 3
