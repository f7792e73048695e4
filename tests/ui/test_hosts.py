"""Pairs of worlds over both hosts: whatever reaches the front, by the widget's comm or by a real websocket, is the same."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.websocket import WebSocketClientConnection, websocket_connect

import gamelib
from gamelib.ui.hosts.app import server, visitors
from gamelib.ui.hosts.app.office import Office
from gamelib.ui.hosts.app.visitors import Visitor
from gamelib.ui.hosts.notebook import Explorer
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.sight import NOBODY
from tests.ui.asking import SEED, alike, counted, questions
from tests.ui.worlds import HIDING, differing

MOVES = {"mark": 60, "city": 90, "marco_polo": 60}
QUESTIONS, PAIRS, PLAYERS = 30, 12, 3
EYES = [(name, eyes) for name in HIDING for eyes in (*range(PLAYERS), NOBODY)]
Pair = tuple[gamelib.Record, gamelib.Record]
TYPED = ("", "{", "[" * 20000, '{"do":' * 5000, '"go"', "[" * 200, '{"do": "go", "arg": NaN}', '{"do": 1e999}', "\\u0000")
"""What somebody could send who speaks to the socket without a page."""


@pytest.fixture(autouse=True)
def _counted_work(monkeypatch: pytest.MonkeyPatch) -> None:
    counted(monkeypatch)
    monkeypatch.setattr(visitors, "SLICE", math.inf)


def enough(compare: Callable[[Pair, int, Random], int], name: str, eyes: int) -> int:
    """Compare one pair of worlds after another until much was asked of them; how often that was done."""
    asked = 0
    for seed in range(SEED, SEED + 15 * PAIRS, 15):
        asked += compare(differing(name, PLAYERS, eyes, range(seed, seed + 30), MOVES[name]), eyes, Random(seed))
        if asked >= QUESTIONS:
            break
    return asked


def page_of(record: gamelib.Record, eyes: int) -> TablePage:
    return TablePage(record, seat=None if eyes == NOBODY else eyes)


# ------------------------------------------------------------------------------------------------------------ the notebook


class Wire:
    """A comm that writes down all that is sent to the front."""

    def __init__(self, **opened: Any) -> None:
        self.sent: list[Any] = [opened]
        self.comm_id, self.kernel = "page", "a kernel, without which nothing is sent"

    def send(self, data: Any = None, metadata: Any = None, buffers: Any = None) -> None:
        assert not buffers
        self.sent.append(data)

    def on_msg(self, callback: object) -> None:
        """What the front says is handed to the widget directly."""

    def close(self, *args: Any, **kwargs: Any) -> None:
        self.sent.append("closed")


@pytest.fixture
def wired(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ipywidgets.widgets.widget.comm.create_comm", Wire)


def heard(explorer: Explorer, data: dict[str, Any]) -> str:
    """Hand a message of the front to the widget; every byte that it sends, now and while nobody waits."""
    wire: Any = explorer.comm
    wire.sent.clear()
    explorer._handle_msg({"content": {"data": data}, "buffers": []})
    explorer._foresee()
    explorer._foresee(far=False)
    return json.dumps([*wire.sent, explorer.page.still(), repr(explorer)], default=str)


def from_the_front(page: TablePage, rng: Random, bound: bool) -> Iterator[dict[str, Any]]:
    """Questions of the page; and what a front can do besides: ask for the whole state, or set it."""
    for asked in questions(page, rng, bound):
        yield {"method": "custom", "content": asked}
        if rng.random() < 0.1:
            yield {"method": "request_state"}
        if rng.random() < 0.1:
            yield {"method": "update", "state": {rng.choice(["board", "log", "dialog"]): "forged", "facts": {"tick": 1}}}


def compared_in_notebook(pair: Pair, eyes: int, rng: Random) -> int:
    """Ask both widgets the same for as long as the games look the same; how often that was done."""
    explorers = [Explorer(page_of(record, eyes)) for record in pair]
    tables: list[Any] = [explorer.page for explorer in explorers]
    for table in tables:
        table.slice = math.inf
    opened = [json.dumps([explorer.comm.sent, explorer.page.still()], default=str) for explorer in explorers]  # type: ignore[attr-defined]
    assert opened[0] == opened[1]
    asked = 0
    for data in from_the_front(tables[0], rng, eyes != NOBODY):
        told = [heard(explorer, data) for explorer in explorers]
        assert data["method"] != "request_state" or '"board"' in told[0]
        if asked >= QUESTIONS or not alike(tables[0], tables[1], eyes):
            break
        assert told[0] == told[1], data
        asked += 1
    return asked


@pytest.mark.usefixtures("wired")
@pytest.mark.parametrize(("name", "eyes"), EYES)
def test_a_notebook_gets_the_same_bytes_from_worlds_it_cannot_tell_apart(name: str, eyes: int) -> None:
    assert enough(compared_in_notebook, name, eyes) >= QUESTIONS


# -------------------------------------------------------------------------------------------------------------- the server


class Prompt(Office):
    """A server that does at once what nobody waits for, and says when it has said all."""

    def soon(self, visitor: Visitor, wait: float = 0.0) -> None:
        self._meanwhile(visitor, due=math.inf)  # never too late, however busy the machine is
        for screen in visitor.screens:
            screen.tell({"end": True})

    def answered(self, visitor: Visitor, changed: bool) -> None:
        self.soon(visitor)


class Screen:
    """A browser without a browser: the document as it came, and a websocket."""

    def __init__(self, document: str, socket: WebSocketClientConnection, office: Prompt) -> None:
        self.document, self.socket, self.office = document, socket, office

    @property
    def page(self) -> TablePage:
        (visitor,) = self.office.visitors.here.values()
        assert isinstance(visitor.visit.page, TablePage)
        return visitor.visit.page

    async def all(self) -> list[str]:
        """Every message up to the last."""
        told: list[str] = []
        while not told or "end" not in json.loads(told[-1]):
            message = await self.socket.read_message()
            assert isinstance(message, str), "the server closed the connection"
            told.append(message)
        return told

    async def ask(self, text: str) -> list[str]:
        await self.socket.write_message(text)
        return await self.all()


async def entered(record: gamelib.Record, eyes: int) -> tuple[Screen, HTTPServer]:
    office = Prompt(partial(page_of, record, eyes), "127.0.0.1", None)
    listening, port = bind_unused_port()
    http = HTTPServer(server.application(office))
    http.add_socket(listening)
    address = f"http://127.0.0.1:{port}"
    answer = await AsyncHTTPClient().fetch(address)
    headers = {"Cookie": answer.headers["Set-Cookie"].partition(";")[0], "Origin": address}
    socket = await websocket_connect(HTTPRequest(f"ws://127.0.0.1:{port}/socket", headers=headers))
    return Screen(answer.body.decode(), socket, office), http


async def compared(pair: Pair, eyes: int, rng: Random) -> int:
    """Ask both servers the same for as long as the games look the same; how often that was done."""
    (one, first), (other, second) = [await entered(record, eyes) for record in pair]
    try:
        assert one.document == other.document
        assert await one.all() == await other.all()
        asked = 0
        for question in questions(one.page, rng, eyes != NOBODY):
            text = rng.choice(TYPED) if rng.random() < 0.08 else json.dumps(question)
            told = [await one.ask(text), await other.ask(text)]
            if asked >= QUESTIONS or not alike(one.page, other.page, eyes):
                return asked
            assert told[0] == told[1], text
            asked += 1
        return asked
    finally:
        for screen, http in ((one, first), (other, second)):
            screen.socket.close()
            http.stop()


@pytest.mark.parametrize(("name", "eyes"), EYES)
def test_a_browser_gets_the_same_bytes_from_worlds_it_cannot_tell_apart(
    name: str, eyes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gamelib.ui.hosts.app.server.secrets.token_urlsafe", lambda size: "x" * (43 if size == 32 else 22))
    monkeypatch.setattr(visitors.Pace, "wait", lambda pace: 0.0)
    monkeypatch.setattr(visitors, "SLICE", math.inf)

    def compare(pair: Pair, eyes: int, rng: Random) -> int:
        return asyncio.run(compared(pair, eyes, rng))

    assert enough(compare, name, eyes) >= QUESTIONS
