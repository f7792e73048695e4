"""`gamelib figures`: every picture in `figures/` made anew, and every notebook as a page."""

from __future__ import annotations

import argparse
from pathlib import Path

from . import Subparsers


def add(commands: Subparsers) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("figures", help="rebuild the pictures in figures/, or the notebooks as pages")
    parser.add_argument("ruleset", nargs="?", help="only the pictures of this game, or of the lab")
    parser.add_argument(
        "--screens", action="store_true", help="photograph the explorer of each game in a browser (Chromium) instead"
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where to write them (figures, or build/pages)")
    parser.add_argument(
        "--notebooks",
        type=Path,
        metavar="FOLDER",
        nargs="?",
        const=Path("notebooks"),
        help="run the notebooks below this folder (notebooks) and write them as HTML instead",
    )


def run(args: argparse.Namespace) -> int:
    """Make them, and name each as it is done."""
    if args.notebooks is not None:
        from ..publish.stills import pages

        if not args.notebooks.is_dir():
            raise ValueError(f"there is no folder {args.notebooks}")
        made = pages(args.notebooks, args.out or Path("build/pages"))
    else:
        from ..core.rulesets import ruleset
        from ..publish.figures import OFFERING, rebuild
        from ..publish.photographs import photographed

        if args.ruleset is not None and args.ruleset not in OFFERING:
            ruleset(args.ruleset)
        made = (photographed if args.screens else rebuild)(args.out or Path("figures"), args.ruleset)
    for path in made:
        print(path)
    if args.out is None and args.notebooks is None and Path("notebooks").is_dir():
        from ..publish.pictures import copied

        for path in copied(Path("figures"), Path("notebooks")):
            print(path)
    return 0
