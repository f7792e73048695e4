"""`gamelib app`: this machine only, prompt answers, and bounds for everybody."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from tornado.testing import bind_unused_port
from tornado.websocket import WebSocketClientConnection

import gamelib
from gamelib import cli
from gamelib.cli.app import kept_folder
from gamelib.ui.door import DoorPage
from gamelib.ui.hosts.app import visitors
from gamelib.ui.hosts.app.doorkeeper import BURST, Door, Pace
from gamelib.ui.hosts.app.office import Office
from gamelib.ui.hosts.app.server import Socket, served
from gamelib.ui.jupyter import server
from gamelib.ui.table.page import TablePage
from tests.workshop.guests import Guest, asked, heard, run


def test_it_is_for_this_machine_only_unless_told_otherwise() -> None:
    assert cli.parser().parse_args(["app"]).ip == "127.0.0.1"
    assert Door("127.0.0.1").code == ""
    assert len(Door("0.0.0.0").code) == 6
    assert kept_folder().name == "visitors"


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


async def two_tabs(port: int) -> tuple[Any, Any]:
    """Two tabs of one guest, both greeted."""
    guest = Guest(port)
    await guest.get()
    one, other = await guest.socket(), await guest.socket()
    for socket in (one, other):
        await heard(socket)
    return one, other


def test_what_a_tab_asks_of_a_page_that_is_not_open_any_more_is_not_done(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        one, other = await two_tabs(port)
        await asked(one, "visit", "/mark/learn")
        assert (await heard(other))["facts"]["address"] == "/mark/learn/first-game/1"
        await other.write_message(json.dumps({"do": "choose", "arg": "city", "at": "/"}))
        assert (await heard(other))["facts"]["address"] == "/mark/learn/first-game/1"
        await other.write_message(json.dumps({"do": "to", "arg": "2", "at": "/mark/learn/first-game/1"}))
        assert (await heard(one))["facts"]["address"] == "/mark/learn/first-game/3"

    run(Office(DoorPage, "127.0.0.1", tmp_path), story)


def test_only_who_asked_is_told_that_it_is_the_answer(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        one, other = await two_tabs(port)
        await one.write_message(json.dumps({"do": "choose", "arg": "city"}))
        assert [json.loads(str(await socket.read_message())).get("yours") for socket in (one, other)] == [True, None]

    run(Office(DoorPage, "127.0.0.1", tmp_path), story)


def test_each_tab_has_the_board_that_fits_its_own_window(tmp_path: Path) -> None:
    """Whichever of them is asked something, and after one was made smaller."""
    record = gamelib.playout("marco_polo", bots="random", seed=1)

    async def story(port: int) -> None:
        tabs = await two_tabs(port)
        shown = [await asked(tabs[0], "width", "low"), await heard(tabs[1])]

        async def ask(who: int, do: str, arg: str = "") -> list[str]:
            await tabs[who].write_message(json.dumps({"do": do, "arg": arg}))
            for state, socket in zip(shown, tabs, strict=True):
                state |= await heard(socket)
            return [state["board"].partition('viewBox="0 0 ')[2].partition(" ")[0] for state in shown]

        (wide, _), own = await ask(0, "face", "play"), "540"
        assert await ask(1, "width", "small") == [wide, own] != [own, own]
        for who, do, arg in ((0, "go", "9"), (1, "go", "8"), (1, "go", "9"), (0, "go", "7")):
            assert await ask(who, do, arg) == [wide, own], (who, arg)
            assert [state["facts"]["window"] for state in shown] == ["low", "small"]
        assert await ask(0, "width", "small") == [own, own]
        assert shown[0]["board"] == shown[1]["board"]

    run(Office(lambda: TablePage(record, at=4), "127.0.0.1", tmp_path), story)
