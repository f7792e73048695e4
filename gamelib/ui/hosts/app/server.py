"""The server itself: a document, a websocket, pages to print, and how long all that goes on."""

from __future__ import annotations

import asyncio
import json
import secrets
import signal
from collections.abc import Awaitable, Callable
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.web import Application, HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from ....core.rulesets import known_names
from ...addresses import PLAN, RULES, same_page
from ...markup import Tongue
from ...page import VISIT
from ...rules.wording import say
from .document import document, door, policy, with_bar
from .doorkeeper import is_own_machine, own_address
from .office import Office
from .visitors import MOST_SCREENS, WIDE, TooMany, Visitor
from .waiting_line import WaitingLine

COOKIE, ENTERED = "gamelib_visitor", "gamelib_entered"
UNKNOWN, CROWDED = 4401, 4429
"""How a socket is closed for good: nobody knows whose it is, or that visitor has too many."""
LONGEST = 512 * 1024
"""The longest message that is read: a pasted record of the longest games fits into it."""


class _Guarded(RequestHandler):
    """Whatever is asked of this server must be meant for it."""

    office: Office
    at_host = False

    def initialize(self, office: Office) -> None:
        """Take what all handlers share."""
        self.office = office

    def prepare(self) -> None:
        """Answer only those who asked for this server by a name that is its own."""
        if not self.office.door.knows_host(self.request.host):
            raise HTTPError(403, reason="This server does not answer to that name")
        self.at_host = self._is_at_host()

    def set_default_headers(self) -> None:
        """Nothing is stored, framed or guessed."""
        self.clear_header("Server")
        self.set_header("Cache-Control", "no-store")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Referrer-Policy", "same-origin")  # with none, a browser does not say whose form it sends

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """One plain sentence."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(f"{self._reason}.\n")

    def may_enter(self) -> bool:
        """Whether no code is needed, or it was given before."""
        return self.office.door.admitted(self.get_cookie(ENTERED) or "")

    def _is_at_host(self) -> bool:
        """Whether whoever asks sits at the machine that serves this."""
        stream = getattr(self.request.connection, "stream", None)
        own = stream.socket.getsockname()[0] if stream is not None and stream.socket is not None else ""
        return is_own_machine(self.request.remote_ip or "", own, self.request.headers)

    def visitor_name(self) -> str | None:
        """The name by which a visitor is known again."""
        name = self.get_cookie(COOKIE)
        return name if name and len(name) == 43 and name.isascii() else None


class Document(_Guarded):
    """The page of a visitor, or the door."""

    def get(self) -> None:
        """The page with its state in it."""
        tongue, nonce = Tongue(), secrets.token_urlsafe(16)
        self.set_header("Content-Security-Policy", policy(nonce))
        if not self.may_enter():
            if self.get_cookie(ENTERED):
                self.clear_cookie(ENTERED, path="/")  # it is of an earlier day
            self.finish(door(self.office.theme, tongue))
            return
        name = self.visitor_name()
        if name is None:
            name = secrets.token_urlsafe(32)
            self.set_cookie(COOKIE, name, httponly=True, samesite="Strict", expires_days=90, path="/")
        try:
            visitor = self.office.visitors.come(name)
        except TooMany:
            raise HTTPError(503, reason="There is no room for another visitor just now") from None
        self.office.offer(visitor, self.at_host)
        state = self.office.visitors.shown(visitor, visitor.whole)
        state |= {"lost": tongue.ui("lost-server"), "refusals": refusals(tongue)}
        state |= {"start": self.office.start, "older": tongue.ui("older-game")}
        state["elsewhere"] = {"says": tongue.ui("elsewhere"), "button": tongue.ui("go-on-here")}
        self.finish(document(state, self.office.theme, nonce, tongue))
        self.office.soon(visitor)

    def post(self) -> None:
        """The code that was typed."""
        if not self.office.door.is_own_page(self.request.headers.get("Origin"), self.request.host):
            raise HTTPError(403, reason="This was not sent by a page of this server")
        if not self.office.door.opens(self.get_body_argument("code", ""), self.request.remote_ip or ""):
            self.set_status(403)
            self.set_header("Content-Security-Policy", policy(secrets.token_urlsafe(16)))
            self.finish(door(self.office.theme, Tongue(), wrong=True))
            return
        self.set_cookie(ENTERED, self.office.door.admit(), httponly=True, samesite="Strict", path="/")
        self.redirect("/", status=303)


def refusals(tongue: Tongue) -> dict[int, dict[str, Any]]:
    """What a page says whose socket was closed for good, and what can be done about it."""
    return {
        CROWDED: {"says": tongue.ui("too-many-tabs", tabs=MOST_SCREENS), "button": tongue.ui("try-again")},
        UNKNOWN: {"says": tongue.ui("unknown-visitor"), "button": tongue.ui("load-again"), "reload": True},
    }


class Print(_Guarded):
    """A page to print: of a game that is known, by a name from a fixed list; the answers only for whoever sits here."""

    async def get(self, game: str, what: str) -> None:
        """The page, with a way back on the screen that is not printed."""
        if not self.may_enter():
            return self.redirect("/", status=303)
        if game not in known_names() or what not in self.office.printer.offered(at_host=True):
            raise HTTPError(404)
        if what not in self.office.printer.offered(self.at_host):
            raise HTTPError(403, reason=Tongue().ui("key-refused"))
        nonce = secrets.token_urlsafe(16)
        page = await self.office.printer.printed(game, what)
        self.set_header("Content-Security-Policy", policy(nonce))
        backs = {say("leave-rules"): f"/#/{game}/{RULES}"} if what == RULES else {}
        self.finish(with_bar(page, backs | {Tongue().ui("to-plan"): f"/#/{game}/{PLAN}"}, nonce, Tongue()))


class Socket(WebSocketHandler, _Guarded):
    """One screen of a visitor."""

    visitor: Visitor | None = None
    line: WaitingLine | None = None
    window, is_apart = WIDE, False

    def prepare(self) -> None:
        """Refuse pages from elsewhere, also those whose address nobody can read."""
        super().prepare()
        origin = self.request.headers.get("Origin")
        if origin is not None and not self.check_origin(origin):
            raise HTTPError(403, reason="This was not sent by a page of this server")

    def check_origin(self, origin: str) -> bool:
        """Only pages of this server may speak to it."""
        return self.office.door.is_own_page(origin, self.request.host)

    def open(self, *args: str, **kwargs: str) -> None:
        """Greet a visitor with all there is."""
        name = self.visitor_name()
        if name is None or not self.may_enter():
            return self.close(UNKNOWN, "open the page first")
        try:
            visitor = self.office.visitors.come(name)
        except TooMany:
            return self.close(4503, "no room")
        if len(visitor.screens) >= MOST_SCREENS:
            return self.close(CROWDED, "too many screens")
        self.set_nodelay(True)
        self.visitor, self.window = visitor, visitor.window
        visitor.screens.append(self)
        self.office.offer(visitor, self.at_host)
        self.line = WaitingLine(visitor.pace, lambda question: self._answer(visitor, question), lambda: self._slow(visitor))
        self.tell({"state": {**self.office.visitors.shown(visitor, visitor.whole), "start": self.office.start}})
        self.office.soon(visitor)

    def on_message(self, message: str | bytes) -> None:
        """Hear one question; whoever asks too fast waits."""
        if self.line is not None:
            self.line.hear(message)

    def _answer(self, visitor: Visitor, message: str | bytes) -> None:
        """Answer one question."""
        try:
            asked = json.loads(message)
        except (ValueError, RecursionError):
            asked = None
        if self.office.is_busy and isinstance(asked, dict) and asked.get("do") == "ahead":
            return  # a wish that nobody waits for
        if isinstance(asked, dict) and not self._is_here(visitor, asked.pop("at", None), asked):
            return self.tell({"state": self.office.visitors.shown(visitor, lambda: visitor.whole(self))})
        visitor.visit.ask(asked)
        visitor.turn_to(self, asked)
        self._show(visitor)

    def _slow(self, visitor: Visitor) -> None:
        """Some questions were not heard: say so."""
        page = visitor.visit.page
        page.refuse(page.tongue.ui("too-fast"))
        page.changed()
        self._show(visitor)

    def _show(self, visitor: Visitor) -> None:
        changed = self.office.visitors.shown(visitor, visitor.visit.changes)
        visitor.show(changed, self)
        self.office.answered(visitor, bool(changed))

    def _is_here(self, visitor: Visitor, at: object, asked: dict[str, Any]) -> bool:
        """Whether a question is asked of the page that is open; in another tab somebody may have gone elsewhere."""
        address = visitor.visit.page.address
        return asked.get("do") == VISIT or not isinstance(at, str) or not address or same_page(at, address)

    def tell(self, message: dict[str, Any]) -> None:
        """Send one message; a screen that is gone hears nothing."""
        try:
            sending = self.write_message(json.dumps(message))
            sending.add_done_callback(lambda done: done.cancelled() or done.exception())  # it may close while we speak
        except WebSocketClosedError:
            self.on_close()

    def hang_up(self) -> None:
        """The server stops: whatever was not sent yet is not waited for."""
        stream = getattr(self.ws_connection, "stream", None)
        if stream is not None:
            stream.close()

    def on_close(self) -> None:
        """A screen was closed: what its visitor did is kept."""
        if self.visitor is not None and self in self.visitor.screens:
            self.visitor.screens.remove(self)
            self.office.visitors.keep(self.visitor)


def application(office: Office) -> Application:
    """The addresses of the server."""
    shared = {"office": office}
    return Application(
        [("/", Document, shared), ("/socket", Socket, shared), (r"/print/(\w+)/(\w+)", Print, shared)],
        default_handler_class=_Nothing,
        default_handler_args=shared,
        websocket_max_message_size=LONGEST,
        websocket_ping_interval=20,
        compress_response=True,
        log_function=lambda handler: None,
    )


class _Nothing(_Guarded):
    def get(self) -> None:
        """There is nothing else here."""
        raise HTTPError(404)


async def served(office: Office, ip: str, port: int, ready: Callable[[str], Awaitable[None] | None]) -> None:
    """Serve until a signal to stop; then keep everybody's game."""
    server = HTTPServer(application(office), max_buffer_size=2 * LONGEST, max_body_size=64 * 1024)
    server.listen(port, ip)
    office.visitors.sweep()
    office.tidy()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except (NotImplementedError, RuntimeError):  # Windows, or not the main thread
            continue
    shown = ip if office.door.is_local else own_address() if ip in ("0.0.0.0", "::", "") else ip
    ready(f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/")
    try:
        await stop.wait()
    finally:
        office.visitors.keep_all()
        server.stop()
        for screen in [screen for visitor in office.visitors.here.values() for screen in visitor.screens]:
            screen.hang_up()
        await asyncio.sleep(0)
