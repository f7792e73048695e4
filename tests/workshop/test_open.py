"""`gamelib open` for real: it serves, says where, and stops at Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from gamelib.ui.jupyter import server


def test_open_serves_and_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a b.ipynb").write_text('{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}')
    for kind in ("CONFIG", "DATA", "RUNTIME"):
        monkeypatch.setenv(f"JUPYTER_{kind}_DIR", str(tmp_path / ".jupyter" / kind))
    command = [sys.executable, "-m", "gamelib", "open", "a b", "--folder", str(tmp_path), "--port", "0", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            check_address(process.stdout.readline())
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 0


def check_address(line: str) -> None:
    words = line.split()
    assert words[0] == "Serving"
    assert words[1].startswith("http://127.0.0.1:")
    assert "/lab/tree/a%20b.ipynb?token=" in words[1]
    with urlopen(words[1]) as answer:
        assert b"JupyterLab" in answer.read()
    with pytest.raises(HTTPError, match="403"):
        urlopen(words[1].partition("/lab")[0] + "/api/contents")


def test_terminals_find_the_commands_beside_this_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    server.put_on_path()
    server.put_on_path()
    assert os.environ["PATH"].split(os.pathsep) == [str(Path(sys.executable).parent), "/nowhere"]
