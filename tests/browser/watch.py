"""What a page must not do while a test looks at it."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebSocket

NOT_OURS = ("Could not restore the debugger state",)
"""What JupyterLab itself complains of now and then when a kernel restarts."""


@dataclass
class Watch:
    """Notes errors, complaints on the console, and requests to anywhere but the server."""

    origin: str
    seen: list[str] = field(default_factory=list)

    def over(self, context: BrowserContext, page: Page) -> None:
        """Begin to watch."""
        context.on("request", self.request)
        page.on("websocket", self.websocket)
        page.on("pageerror", lambda error: self.seen.append(f"page error: {error}"))
        page.on("console", self.console)

    def request(self, request: Request) -> None:
        """Note a request that leaves the machine."""
        if not request.url.startswith((f"{self.origin}/", "data:", "blob:", "about:")):
            self.seen.append(f"request to elsewhere: {request.url}")

    def websocket(self, socket: WebSocket) -> None:
        """Note a connection that leaves the machine."""
        if not socket.url.startswith(f"ws{self.origin.removeprefix('http')}/"):
            self.seen.append(f"connection to elsewhere: {socket.url}")

    def console(self, message: ConsoleMessage) -> None:
        """Note an error on the console."""
        if message.type == "error" and not message.text.startswith(NOT_OURS):
            self.seen.append(f"console error: {message.text} ({message.location.get('url')})")
