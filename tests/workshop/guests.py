"""Visitors of `gamelib app` without a browser: somebody who opens the page, a socket, and a server for them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.websocket import WebSocketClientConnection, websocket_connect

from gamelib.ui.hosts.app.office import Office
from gamelib.ui.hosts.app.server import application
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


def opening() -> TablePage:
    """A table without a game, on which one can be begun with one message."""
    return TablePage(None)


def state_of(answer: Any) -> dict[str, Any]:
    found = re.search(r'id="state">(.*?)</script>', answer.body.decode(), re.S)
    assert found is not None
    state: dict[str, Any] = json.loads(found[1])
    return state
