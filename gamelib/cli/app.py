"""`gamelib app`: the explorer as a page of its own, without code cells."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from gamelib.cli.open import has_display
from gamelib.ui.jupyter import server

if TYPE_CHECKING:
    from gamelib.cli import Subparsers


def add(commands: Subparsers) -> None:
    """Describe the arguments."""
    parser = commands.add_parser("app", help="play in a page of its own, without code", description=run.__doc__)
    parser.add_argument("--port", type=int, help="the port; 0 for any free one (default: 8888 or the next free)")
    parser.add_argument("--ip", default=server.HOST, help="the address to serve on (default: this machine only)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="the colours of the page")
    parser.add_argument("--no-browser", action="store_true", help="serve only, without opening a browser")


def run(args: argparse.Namespace) -> int:
    """Serve the explorer with a choice of all rulesets; whoever opens the page gets a game of his own."""
    try:
        from gamelib.cli.voila import serve
    except ImportError:
        raise ValueError("Voilà is not installed; get it with `python -m pip install voila`") from None
    port = server.choose_port(args.port)
    serve(args.ip, port, args.theme, browser=not args.no_browser and has_display())
    return 0
