"""`gamelib open`: the notebooks in JupyterLab."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gamelib.core.extras import require
from gamelib.ui.jupyter import server

if TYPE_CHECKING:
    from gamelib.cli import Subparsers

START = "start_here.ipynb"


def add(commands: Subparsers) -> None:
    """Describe the arguments."""
    parser = commands.add_parser("open", help="open the notebooks in JupyterLab", description=run.__doc__)
    parser.add_argument("notebook", nargs="?", default=START, help=f"a notebook of the folder (default: {START})")
    parser.add_argument("--port", type=int, help="the port; 0 for any free one (default: 8888 or the next free)")
    parser.add_argument("--no-browser", action="store_true", help="serve only, without opening a browser")
    parser.add_argument("--folder", type=Path, help="the folder of notebooks (default: the project's own)")


def run(args: argparse.Namespace) -> int:
    """Serve JupyterLab on this machine and open a notebook in the browser."""
    require("jupyterlab")
    folder = find_folder(args.folder)
    notebook = find_notebook(folder, args.notebook)
    port = server.choose_port(args.port)
    if is_root():
        print("gamelib: warning: running as root, so notebooks may change anything on this machine", file=sys.stderr)
    server.serve(folder, notebook, port, browser=not args.no_browser and has_display())
    return 0


def find_folder(given: Path | None = None) -> Path:
    """The folder of notebooks: the one given, the repository's, or one in or at the current folder."""
    if given is not None:
        if not given.is_dir():
            raise ValueError(f"there is no folder {given}; --folder takes a folder of notebooks")
        return given.resolve()
    here = Path.cwd()
    candidates = (Path(__file__).resolve().parents[2] / "notebooks", here / "notebooks", here)
    for folder in candidates:
        if (folder / START).is_file() and not _carried():
            return folder
    if _carried():
        return unpacked(here)
    raise ValueError(f"no notebooks found: run this where notebooks/{START} is, or give their folder with --folder")


def _carried() -> bool:
    """Whether this is an installed package that carries the notebooks with it."""
    from gamelib.publish.parcel import PARCEL

    return PARCEL.is_dir()


def unpacked(here: Path) -> Path:
    """The notebooks that the package carries, laid out in the current folder; what somebody changed stays."""
    from gamelib.publish.parcel import lay_out

    done = lay_out(here)
    if done.written:
        print(f"Put {len(done.written)} files into {here / 'notebooks'} and {here / 'figures'}.", flush=True)
    if done.kept:
        print(f"Left as they are, because they were changed: {', '.join(done.kept)}.", flush=True)
    return here / "notebooks"


def find_notebook(folder: Path, name: str) -> str:
    """The notebook's path inside the folder; its ending may be left out, and a path from the current folder will do."""
    wanted = Path(name if name.endswith(".ipynb") else f"{name}.ipynb")
    for path in ((folder / wanted).resolve(), wanted.resolve()):
        if path.is_file() and path.is_relative_to(folder):
            return path.relative_to(folder).as_posix()
    known = ", ".join(notebooks(folder)) or "none at all"
    raise ValueError(f"there is no notebook {name} in {folder}; there are: {known}")


def notebooks(folder: Path) -> list[str]:
    """All notebooks of a folder, without the copies that Jupyter keeps in hidden folders."""
    paths = (path.relative_to(folder) for path in sorted(folder.rglob("*.ipynb")))
    return [path.as_posix() for path in paths if not any(part.startswith(".") for part in path.parts)]


def has_display() -> bool:
    """Whether there is a screen that a browser could open on."""
    if os.environ.get("CI"):
        return False
    return not sys.platform.startswith("linux") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def is_root() -> bool:
    """Whether this is the administrator of a Unix machine."""
    return hasattr(os, "geteuid") and os.geteuid() == 0
