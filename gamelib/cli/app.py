"""`gamelib app`: the games as a page of their own, without code cells."""

from __future__ import annotations

import argparse
import asyncio
import os
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from gamelib.cli.open import has_display
from gamelib.ui.jupyter import server

if TYPE_CHECKING:
    from gamelib.cli import Subparsers
    from gamelib.ui.page import Page


def add(commands: Subparsers) -> None:
    """Describe the arguments."""
    parser = commands.add_parser("app", help="play in a page of its own, without code", description=run.__doc__)
    parser.add_argument("--port", type=int, help="the port; 0 for any free one (default: 8888 or the next free)")
    parser.add_argument(
        "--ip", default=server.HOST, help="the address to serve on, 0.0.0.0 for every one (default: this machine only)"
    )
    parser.add_argument("--theme", choices=("system", "light", "dark"), default="system", help="the colours of the page")
    parser.add_argument("--folder", type=Path, help="where games are kept (default: the user's own folder for such things)")
    parser.add_argument("--no-browser", action="store_true", help="serve only, without opening a browser")


def run(args: argparse.Namespace) -> int:
    """Serve a page with all rulesets; everybody who opens it gets a game of their own, and finds it again."""
    from gamelib.ui.hosts.app.office import Office
    from gamelib.ui.hosts.app.server import served

    port = server.choose_port(args.port)
    office = Office(opening, args.ip, args.folder or kept_folder(), args.theme, prints())

    def ready(address: str) -> None:
        print(f"Serving {address} (press Ctrl-C to stop)", flush=True)
        if office.door.code:
            print(f"Others need this code: {office.door.code}", flush=True)
        if not args.no_browser and has_display():
            webbrowser.open(address)

    asyncio.run(served(office, args.ip, port, ready))
    return 0


def prints() -> dict[str, Callable[[str], str]]:
    """What can be printed of a game, by name."""
    from gamelib.publish.key import key
    from gamelib.publish.sheet import sheet
    from gamelib.ui.teachers.page import KEY, RULES, WORKSHEETS

    return {RULES: lambda name: sheet(name, "rules"), WORKSHEETS: lambda name: sheet(name, "exercises"), KEY: key}


def opening() -> Page:
    """The page that somebody new sees."""
    from gamelib.ui.door import DoorPage

    return DoorPage()


def kept_folder() -> Path:
    """Where the games of visitors are kept from one day to the next."""
    home = os.environ.get("XDG_STATE_HOME") or (Path.home() / ".local" / "state")
    return Path(home) / "gamelib" / "visitors"
