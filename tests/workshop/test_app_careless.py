"""`gamelib app` when things go wrong: a full disk, a page that cannot be shown, a crowd, somebody who asks far too fast."""

from __future__ import annotations

import errno
import heapq
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gamelib.ui import kinds
from gamelib.ui.door import DoorPage
from gamelib.ui.hosts.app import drawers, visitors, waiting_line
from gamelib.ui.hosts.app import office as office_module
from gamelib.ui.hosts.app.doorkeeper import Pace
from gamelib.ui.hosts.app.office import KEEP, SOON, Office
from gamelib.ui.hosts.app.server import COOKIE
from gamelib.ui.hosts.app.visitors import Visitor
from gamelib.ui.hosts.app.waiting_line import MOST_WAITING, WaitingLine
from gamelib.ui.table.page import TablePage
from tests.workshop.guests import Guest, asked, heard, run, state_of
from tests.workshop.test_app_kept import FIELDS, playing, put, records

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def app(tmp_path: Path) -> Office:
    return Office(DoorPage, "127.0.0.1", tmp_path)


async def started(guest: Guest, *names: str) -> Any:
    """A socket of somebody who began these games, the last of which is on the table."""
    await guest.get()
    socket = await guest.socket()
    await heard(socket)
    for name in names:
        await socket.write_message(json.dumps({"do": "start", "arg": name, "fields": FIELDS}))
        await heard(socket)
        if name != names[-1]:
            await asked(socket, "door")
    return socket


async def told(socket: Any, name: str) -> Any:
    """The next thing of that name that a socket brings."""
    while True:
        message = json.loads(str(await socket.read_message()))
        if name in message.get("state", {}):
            return message["state"][name]


def test_a_full_disk_is_told_on_every_page_until_there_is_room_again(
    app: Office, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    own = drawers.write
    monkeypatch.setattr(visitors, "AGAIN", 0.01)

    def full(path: Path, text: str) -> None:
        raise FULL

    async def story(port: int) -> None:
        guest = Guest(port)
        socket = await started(guest, "mark")
        monkeypatch.setattr(drawers, "write", full)
        await asked(socket, "step")
        trouble = "Your game is not being kept: No space left on device. You can play on; it is tried again."
        assert await told(socket, "trouble") == trouble, "at once, without a question"
        await asked(socket, "step")
        await asked(socket, "door")
        assert state_of(await guest.get())["trouble"] == trouble
        app.visitors.keep_all()
        assert [line.getMessage() for line in caplog.records] == [
            "Not kept: the last moves of 1 of 1 visitors: No space left on device."
        ], "whoever stops the server hears of it"
        monkeypatch.setattr(drawers, "write", own)
        assert await told(socket, "trouble") == "", "it is tried again by itself"
        assert state_of(await guest.get())["trouble"] == ""
        path = app.visitors._path(guest.cookies[COOKIE])
        assert path is not None
        assert records(kinds.restored(drawers.taken(path))) == records(app.visitors.here[guest.cookies[COOKIE]].visit.page)

    run(app, story)


def test_whoever_cannot_be_kept_stays_in_memory(app: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise FULL

    app.visitors.come("x" * 43).visit.ask({"do": "start", "arg": "mark", "fields": FIELDS})
    monkeypatch.setattr(drawers, "write", full)
    app.visitors.tidy(0.0)
    assert len(app.visitors.here) == 1
    monkeypatch.undo()
    app.visitors.tidy(0.0)
    assert app.visitors.here == {}


def broken(page: Any) -> None:
    def contents() -> dict[str, Any]:
        raise RecursionError("too deep")

    page.contents = contents


def test_a_page_that_cannot_be_shown_leads_to_the_door_and_to_all_other_games(
    app: Office, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(port: int) -> None:
        guest = Guest(port)
        socket = await started(guest, "city", "mark")
        visitor = app.visitors.here[guest.cookies[COOKIE]]
        lost = records(visitor.visit.page)
        broken(visitor.visit.page)
        visitor.visit.page.changed()
        answer = await guest.get()
        assert answer.code == 200
        state = state_of(answer)
        assert "could not be shown any more. It was set aside as" in state["moves"]
        assert list(records(visitor.visit.page)) == ["city"], "the other game waits"
        [aside] = app.visitors.folder.glob("*.page.unreadable")  # type: ignore[union-attr]
        assert json.loads(aside.read_text())["kind"] == "table"
        assert len(list(aside.parent.glob("*.game.unreadable"))) == len(lost) == 2
        assert (await asked(socket, "continue", "city"))["facts"]["address"] == "/city/table"

    run(app, story)
    assert len(caplog.records) == 1
    assert caplog.records[0].exc_info is None


def test_an_answer_that_cannot_be_shown_leads_to_the_door(app: Office) -> None:
    async def story(port: int) -> None:
        guest = Guest(port)
        socket = await started(guest, "mark")
        broken(app.visitors.here[guest.cookies[COOKIE]].visit.page)
        state = await asked(socket, "step")
        assert state["facts"]["address"] == "/"
        assert "could not be shown" in state["moves"]

    run(app, story)


def test_a_page_that_breaks_while_it_is_brought_back_is_set_aside(app: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    path = app.visitors._path("x" * 43)
    assert path is not None
    put(path, playing("mark"), drawers.Folding())

    def deep(data: object) -> TablePage:
        raise RecursionError

    monkeypatch.setattr(kinds, "restored", deep)
    assert "set aside" in app.visitors.come("x" * 43).visit.page.trouble  # type: ignore[attr-defined]


def test_a_page_that_cannot_be_put_away_does_not_keep_others_from_it(app: Office, caplog: pytest.LogCaptureFixture) -> None:
    def deep() -> dict[str, Any]:
        raise RecursionError

    for name in ("x" * 43, "y" * 43):
        app.visitors.come(name).visit.ask({"do": "start", "arg": "mark", "fields": FIELDS})
    app.visitors.here["x" * 43].visit.page.saved = deep  # type: ignore[method-assign]
    app.visitors.keep_all()
    assert app.visitors._path("y" * 43).is_file()  # type: ignore[union-attr]
    assert "1 of 2 visitors" in caplog.text


class Clock:
    """A loop whose time only goes on when it is told to."""

    def __init__(self) -> None:
        self.now, self._number = 0.0, 0
        self._timers: list[tuple[float, int, Callable[..., None], tuple[Any, ...]]] = []
        self._gone: set[int] = set()

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, work: Callable[..., None], *given: Any) -> Any:
        self._number += 1
        number = self._number
        heapq.heappush(self._timers, (when, number, work, given))
        return type("Handle", (), {"cancel": lambda _: self._gone.add(number)})()

    def call_later(self, wait: float, work: Callable[..., None], *given: Any) -> Any:
        return self.call_at(self.now + wait, work, *given)

    def pass_by(self, seconds: float) -> None:
        end = self.now + seconds
        while self._timers and self._timers[0][0] <= end:
            when, number, work, given = heapq.heappop(self._timers)
            self.now = max(self.now, when)
            if number not in self._gone:
                work(*given)
        self.now = end


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (office_module, waiting_line):
        monkeypatch.setattr(module, "asyncio", type("Asyncio", (), {"get_running_loop": lambda: clock}))
    return clock


def test_however_much_is_asked_a_change_is_kept_before_long(app: Office, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[float] = []
    monkeypatch.setattr(app.visitors, "keep", lambda visitor: kept.append(clock.now))
    visitor = app.visitors.come("x" * 43)
    for _ in range(100):
        app.answered(visitor, changed=True)
        clock.pass_by(0.05)  # sooner than anything that waits for a pause
    assert len(kept) == pytest.approx(5 / KEEP, abs=1)
    assert kept[0] == KEEP <= 0.5
    kept.clear()
    clock.pass_by(10)
    assert len(kept) == 1, "after a pause once more, and then no more"


def test_after_a_pause_a_change_is_kept_before_anything_else_is_done(
    app: Office, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[str, float]] = []
    monkeypatch.setattr(app.visitors, "keep", lambda visitor: done.append(("kept", clock.now)))
    visitor = app.visitors.come("x" * 43)

    def draws() -> dict[str, Any]:
        done.append(("drawn", clock.now))
        return {}

    monkeypatch.setattr(visitor.visit, "meanwhile", draws)
    app.answered(visitor, changed=True)
    clock.pass_by(10)
    assert done == [("kept", SOON), ("drawn", SOON)]


def test_where_nothing_changed_nothing_is_kept(app: Office, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.visitors, "keep", lambda visitor: pytest.fail("nothing changed"))
    app.answered(app.visitors.come("x" * 43), changed=False)
    clock.pass_by(10)


def test_what_fails_while_nobody_waits_does_not_keep_a_game_from_being_kept(
    app: Office, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    kept: list[Visitor] = []
    monkeypatch.setattr(app.visitors, "keep", kept.append)
    visitor = app.visitors.come("x" * 43)
    monkeypatch.setattr(visitor.visit, "meanwhile", lambda: 1 // 0)
    app.soon(visitor)
    clock.pass_by(10)
    assert kept == [visitor]
    assert len(caplog.records) == 1


def test_questions_that_come_too_fast_wait_in_order_and_too_many_are_not_heard(clock: Clock) -> None:
    answered: list[str | bytes] = []
    pace = Pace()
    pace.wait = lambda: 0.0 if len(answered) < 60 else 1.0  # type: ignore[method-assign]
    line = WaitingLine(pace, answered.append, lambda: answered.append("too fast"))
    for number in range(1100):
        line.hear(str(number))
    assert answered == [str(number) for number in range(60)], "the rest was taken, too, so that the connection lives"
    clock.pass_by(10_000)
    assert answered == [*(str(number) for number in range(60 + MOST_WAITING)), "too fast"]
    line.hear("again")
    clock.pass_by(10)
    assert answered[-1] == "again"


def test_a_question_that_fails_does_not_stop_those_behind_it(clock: Clock) -> None:
    answered: list[str | bytes] = []

    def answer(question: str | bytes) -> None:
        answered.append(question)
        if question == "bad":
            raise KeyError

    pace = Pace()
    pace.wait = lambda: 1.0  # type: ignore[method-assign]
    line = WaitingLine(pace, answer, lambda: None)
    for question in ("bad", "good"):
        line.hear(question)
    with pytest.raises(KeyError):
        clock.pass_by(1)
    clock.pass_by(10)
    assert answered == ["bad", "good"]


def test_long_questions_that_wait_take_no_more_room_than_they_may(clock: Clock) -> None:
    pace = Pace()
    pace.wait = lambda: 1.0  # type: ignore[method-assign]
    answered: list[str | bytes] = []
    line = WaitingLine(pace, answered.append, lambda: None)
    for _ in range(10):
        line.hear("x" * (waiting_line.MOST_LETTERS // 3))
    clock.pass_by(100)
    assert len(answered) == 3


def test_whoever_asks_far_too_fast_is_told_so_on_the_page(app: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_line, "MOST_WAITING", 5)

    async def story(port: int) -> None:
        socket = await started(Guest(port), "mark")
        for number in range(120):
            await socket.write_message(json.dumps({"do": "go", "arg": number % 2}))
        while "too much at once" not in await told(socket, "answer"):
            pass
        assert (await asked(socket, "go", "0"))["facts"]["at"] == 0, "the connection lives"

    run(app, story)
