"""`gamelib app`: this machine only, prompt answers, everybody's own game, and nothing for strangers."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.websocket import WebSocketClientConnection, websocket_connect

from gamelib import cli
from gamelib.cli.app import kept_folder
from gamelib.ui.hosts.app import visitors
from gamelib.ui.hosts.app.doorkeeper import BURST, TRIES, Door, Pace
from gamelib.ui.hosts.app.server import COOKIE, ENTERED, LONGEST, Office, Socket, application, served
from gamelib.ui.jupyter import server
from gamelib.ui.table.page import TablePage


class Guest:
    """Somebody who opens the page and keeps cookies as a browser does."""

    def __init__(self, port: int) -> None:
        self.origin, self.cookies = f"http://127.0.0.1:{port}", dict[str, str]()

    async def get(self, path: str = "/", **headers: str) -> Any:
        return await self._fetch(HTTPRequest(self.origin + path, headers=self._headers(headers)))

    async def enter(self, code: str, origin: str | None = None) -> Any:
        given = self._headers({"Origin": origin or self.origin})
        return await self._fetch(HTTPRequest(self.origin, "POST", body=f"code={code}", headers=given, follow_redirects=False))

    def _headers(self, more: dict[str, str]) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()), **more}

    async def _fetch(self, request: HTTPRequest) -> Any:
        answer = await AsyncHTTPClient().fetch(request, raise_error=False)
        for header in answer.headers.get_list("Set-Cookie"):
            name, _, rest = header.partition("=")
            self.cookies[name] = rest.partition(";")[0]
        return answer

    async def socket(self, origin: str | None = None) -> WebSocketClientConnection:
        given = self._headers({"Origin": origin or self.origin})
        return await websocket_connect(HTTPRequest(self.origin.replace("http", "ws") + "/socket", headers=given))


async def heard(socket: WebSocketClientConnection) -> dict[str, Any]:
    """The next state that a socket brings."""
    while True:
        text = await socket.read_message()
        assert text is not None, "the socket was closed"
        message = json.loads(text)
        if "facts" in message.get("state", {}):
            state: dict[str, Any] = message["state"]
            return state


async def asked(socket: WebSocketClientConnection, do: str, arg: str = "") -> dict[str, Any]:
    await socket.write_message(json.dumps({"do": do, "arg": arg}))
    return await heard(socket)


@asynccontextmanager
async def serving(office: Office) -> AsyncIterator[int]:
    held, port = bind_unused_port()
    running = HTTPServer(application(office))
    running.add_sockets([held])
    try:
        yield port
    finally:
        running.stop()
        await running.close_all_connections()


def run(office: Office, story: Callable[[int], Awaitable[None]]) -> None:
    async def told() -> None:
        async with serving(office) as port:
            await asyncio.wait_for(story(port), 60)

    asyncio.run(told())


@pytest.fixture
def office(tmp_path: Path) -> Office:
    return Office(opening, "127.0.0.1", tmp_path)


def opening() -> TablePage:
    """A table without a game, on which one can be begun with one message."""
    return TablePage(None)


def state_of(answer: Any) -> dict[str, Any]:
    found = re.search(r'id="state">(.*?)</script>', answer.body.decode(), re.S)
    assert found is not None
    state: dict[str, Any] = json.loads(found[1])
    return state


def test_it_is_for_this_machine_only_unless_told_otherwise() -> None:
    assert cli.parser().parse_args(["app"]).ip == "127.0.0.1"
    assert Door("127.0.0.1").code == ""
    assert len(Door("0.0.0.0").code) == 6
    assert kept_folder().name == "visitors"


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


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8888", "10.1.2.3.evil.example", "192.168.1.7"])
def test_a_name_that_is_not_its_own_gets_nothing(office: Office, host: str) -> None:
    async def story(port: int) -> None:
        answer = await Guest(port).get(Host=host)
        assert answer.code == 403
        assert b"state" not in answer.body

    run(office, story)


def test_a_page_from_elsewhere_cannot_speak_to_it(office: Office) -> None:
    async def story(port: int) -> None:
        guest = Guest(port)
        await guest.get()
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{port + 1}"):
            with pytest.raises(HTTPClientError, match="403"):
                await guest.socket(origin)

    run(office, story)


def test_a_socket_without_a_visitor_is_closed(office: Office) -> None:
    async def story(port: int) -> None:
        socket = await Guest(port).socket()
        assert await socket.read_message() is None
        assert socket.close_code == 4401

    run(office, story)


def test_others_are_asked_for_a_code(tmp_path: Path) -> None:
    office = Office(opening, "0.0.0.0", tmp_path)

    async def story(port: int) -> None:
        guest = Guest(port)
        assert b'name="code"' in (await guest.get()).body
        assert (await guest.enter("WRONG1")).code == 403
        assert (await guest.enter(office.door.code, "http://evil.example")).code == 403
        assert ENTERED not in guest.cookies
        socket = await guest.socket()
        assert await socket.read_message() is None
        assert (await guest.enter(office.door.code.lower())).code == 303
        assert "at" not in state_of(await guest.get())["facts"]

    run(office, story)


def test_after_many_wrong_codes_nobody_is_heard() -> None:
    door = Door("0.0.0.0")
    assert door.opens(f" {door.code.lower()} ")
    assert not any(door.opens("?") for _ in range(TRIES))
    assert not door.opens(door.code)


def test_nonsense_gets_a_sentence_and_what_is_too_long_ends_the_connection(office: Office) -> None:
    async def story(port: int) -> None:
        guest = Guest(port)
        await guest.get()
        socket = await guest.socket()
        await heard(socket)
        await asked(socket, "begin", "mark")
        for text in (
            "",
            "[",
            "7",
            "null",
            "[]",
            "[" * 20_000,
            '{"do":' * 5_000,
            '{"do": 3}',
            '{"do": "seats", "fields": 7}',
            '{"do": "load-file", "arg": "/x"}',
        ):
            await socket.write_message(text)
            state = await heard(socket)
            assert "facts" in state
        await socket.write_message(json.dumps({"do": "load", "fields": {"text": "x" * LONGEST}}))
        assert await socket.read_message() is None

    run(office, story)


def test_a_server_that_stops_hangs_up_on_everybody(office: Office) -> None:
    async def story() -> None:
        listening, port = bind_unused_port()
        listening.close()
        ready = asyncio.Event()
        server = asyncio.create_task(served(office, "127.0.0.1", port, lambda address: ready.set()))
        await ready.wait()
        guest = Guest(port)
        await guest.get()
        sockets = [await guest.socket() for _ in range(2)]
        for socket in sockets:
            await heard(socket)
        os.kill(os.getpid(), signal.SIGTERM)
        await server
        for socket in sockets:
            while await socket.read_message() is not None:
                pass

    asyncio.run(asyncio.wait_for(story(), 60))


def test_no_file_can_be_named_from_outside(office: Office) -> None:
    async def story(port: int) -> None:
        for path in ("/../pyproject.toml", "/static/x", "/page.css", "/socket/x"):
            assert (await Guest(port).get(path)).code == 404
        guest = Guest(port)
        guest.cookies[COOKIE] = "../../etc/passwd"
        await guest.get()
        assert len(guest.cookies[COOKIE]) == 43, "a name of our own making"

    run(office, story)


def test_visitors_and_screens_are_bounded(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST_VISITORS", 2)

    async def story(port: int) -> None:
        guests = [Guest(port) for _ in range(3)]
        sockets = []
        for guest in guests[:2]:
            await guest.get()
            sockets.append(await guest.socket())
        assert (await guests[2].get()).code == 503
        sockets[0].close()
        while any(not one.screens for one in office.visitors.here.values()) is False:
            await asyncio.sleep(0.01)
        assert (await guests[2].get()).code == 200, "whoever was away made room"
        more = [await guests[1].socket() for _ in range(visitors.MOST_SCREENS)]
        assert await _last_code(more[-1]) == 4429

    run(office, story)


async def _last_code(socket: WebSocketClientConnection) -> int | None:
    while await socket.read_message() is not None:
        continue
    return socket.close_code


def test_whoever_asks_too_fast_waits() -> None:
    pace = Pace()
    assert all(pace.wait() == 0 for _ in range(int(BURST)))
    assert pace.wait() > 0


def test_a_page_that_cannot_be_read_is_set_aside(office: Office) -> None:
    office.visitors._path("x" * 43).write_text("spoilt")  # type: ignore[union-attr]
    page = office.visitors.come("x" * 43).visit.page
    assert "set aside" in page.answer
    assert [path.read_text() for path in office.visitors.folder.glob("*.unreadable")] == ["spoilt"]  # type: ignore[union-attr]


def test_answers_are_sent_at_once() -> None:
    from gamelib.ui.jupyter.sockets import PromptConnection

    assert f"{PromptConnection.__module__}.{PromptConnection.__name__}" == server.CONNECTION
    assert any(option.endswith(server.CONNECTION) for option in server.options(Path(), "/lab", 1, "t", False))


def test_both_sockets_are_told_not_to_wait(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    from gamelib.ui.jupyter import sockets

    told: list[object] = []
    monkeypatch.setattr(sockets.ZMQChannelsWebsocketConnection, "connect", lambda self: told.append("connected"))
    monkeypatch.setattr(Socket, "set_nodelay", lambda self, value: told.append(value))

    class Handler:
        def set_nodelay(self, value: bool) -> None:
            told.append(value)

    connection = sockets.PromptConnection.__new__(sockets.PromptConnection)
    monkeypatch.setattr(sockets.PromptConnection, "websocket_handler", Handler(), raising=False)
    connection.connect()
    assert told == [True, "connected"]

    async def story(port: int) -> None:
        guest = Guest(port)
        await guest.get()
        await heard(await guest.socket())

    run(office, story)
    assert told == [True, "connected", True]
