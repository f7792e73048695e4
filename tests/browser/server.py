"""A JupyterLab of our own: started as `gamelib open` starts it, on this machine, stopped when the tests are done."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Lab:
    """A running JupyterLab: its address, the token that opens it, and the folder it serves."""

    origin: str
    token: str
    folder: Path


@contextmanager
def serving(folder: Path, notebook: str, home: Path) -> Iterator[Lab]:
    """Run `gamelib open` on a folder, with Jupyter's own files in `home`, until the block ends."""
    command = [
        sys.executable,
        "-m",
        "gamelib",
        "open",
        notebook,
        "--no-browser",
        "--port",
        "0",
        "--folder",
        str(folder),
    ]
    with (home / "server.log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=surroundings(home))
    try:
        yield announced(process, folder, home / "server.log")
    finally:
        stop(process)


def surroundings(home: Path) -> dict[str, str]:
    """An environment in which Jupyter neither reads nor writes the user's files, and shows its insides to the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    folders = {f"JUPYTER_{kind}_DIR": str(home / kind.lower()) for kind in ("CONFIG", "DATA", "RUNTIME")}
    (home / "config").mkdir()
    config = {"LabApp": {"expose_app_in_browser": True}}
    (home / "config" / "jupyter_lab_config.json").write_text(json.dumps(config))
    return kept | folders | {"IPYTHONDIR": str(home / "ipython")}


def announced(process: subprocess.Popen[str], folder: Path, log: Path) -> Lab:
    """The address that the server prints; what it prints later is read and dropped, so that it never has to wait."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("Serving "):
            threading.Thread(target=process.stdout.read, daemon=True).start()
            address = urlsplit(line.split()[1])
            return Lab(f"{address.scheme}://{address.netloc}", address.query.removeprefix("token="), folder)
    raise RuntimeError(f"JupyterLab did not start: {log.read_text()}")


def stop(process: subprocess.Popen[str]) -> None:
    """End a server that we started: politely, then not."""
    process.terminate()
    try:
        process.wait(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
