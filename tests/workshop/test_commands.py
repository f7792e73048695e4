"""The command line: help, mistakes, and what `gamelib open` says before it serves."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gamelib import cli
from gamelib.cli import open as opening
from gamelib.ui.jupyter import server

HEAVY = ("ipywidgets", "IPython", "jupyterlab", "matplotlib", "networkx", "numpy", "pandas")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mark").mkdir()
    (tmp_path / "mark" / "fill.ipynb").touch()
    (tmp_path / "start_here.ipynb").touch()
    return tmp_path


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind((server.HOST, 0))
        listener.listen()
        yield listener.getsockname()[1]


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert cli.main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("gamelib: ")
    assert err.count("\n") == 1
    return err


def test_help_names_every_command() -> None:
    text = cli.parser().format_help()
    assert all(f"    {name} " in text for name in cli.COMMANDS)


def test_help_is_light() -> None:
    code = f"import sys; from gamelib.cli import parser; parser(); print([m for m in {HEAVY} if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


def test_no_command_shows_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    assert "usage: gamelib" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["juggle"], "invalid choice: 'juggle'"),
        (["open", "--port", "many"], "--port must be a whole number, found 'many'; see `gamelib open --help`"),
        (["open", "--folder", "no/such/folder"], "no folder no/such/folder"),
    ],
)
def test_a_mistake_gets_one_sentence(capsys: pytest.CaptureFixture[str], argv: list[str], words: str) -> None:
    assert words in refused(capsys, *argv)


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (ValueError("the yard is full"), 2, "gamelib: the yard is full\n"),
        (FileNotFoundError(2, "No such file", "game.record"), 2, "gamelib: game.record: No such file\n"),
        (FileNotFoundError(2, "No such file", "a\x1b[31m\x07.record"), 2, "gamelib: a?[31m?.record: No such file\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_errors_of_a_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: BaseException, code: int, words: str
) -> None:
    def fail(_: object) -> int:
        raise error

    monkeypatch.setattr(opening, "run", fail)
    assert cli.main(["open"]) == code
    assert capsys.readouterr().err == words


def test_a_reader_who_leaves_is_no_error() -> None:
    command = [sys.executable, "-m", "gamelib", "--help"]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert done.stderr == ""


def test_no_notebooks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    monkeypatch.setattr(opening, "START", "missing.ipynb")
    monkeypatch.chdir(tmp_path)
    assert "no notebooks found" in refused(capsys, "open")


def test_notebooks_of_the_current_folder(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(opening, "START", "mark/fill.ipynb")
    monkeypatch.chdir(folder)
    assert opening.find_folder() == folder


@pytest.mark.parametrize("name", ["mark/fill", "mark/fill.ipynb"])
def test_a_notebook_by_name(folder: Path, name: str) -> None:
    assert opening.find_notebook(folder, name) == "mark/fill.ipynb"


def test_a_notebook_by_path(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.chdir(folder / "mark")
    assert opening.find_notebook(folder, "fill.ipynb") == "mark/fill.ipynb"


@pytest.mark.parametrize("name", ["nothing", "../start_here", "mark"])
def test_an_unknown_notebook(folder: Path, name: str) -> None:
    with pytest.raises(ValueError, match=r"there are: mark/fill.ipynb, start_here.ipynb"):
        opening.find_notebook(folder / ".", name)


def test_a_port_in_use(capsys: pytest.CaptureFixture[str], folder: Path, taken: int) -> None:
    assert f"port {taken} is in use" in refused(capsys, "open", "--folder", str(folder), "--port", str(taken))


def test_a_port_that_cannot_be(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    assert "from 0 to 65535" in refused(capsys, "open", "--folder", str(folder), "--port", "70000")


def test_the_next_free_port(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], taken: int) -> None:
    monkeypatch.setattr(server, "USUAL_PORT", taken)
    assert server.choose_port(None) > taken
    assert f"Port {taken} is in use; taking " in capsys.readouterr().out


def test_no_port_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "is_free", lambda port: False)
    with pytest.raises(ValueError, match="8888 to 8987 are all in use"):
        server.choose_port(None)


@pytest.mark.parametrize(("root", "warned"), [(True, True), (False, False)])
def test_root_is_warned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path, root: bool, warned: bool
) -> None:
    monkeypatch.setattr(opening, "is_root", lambda: root)
    monkeypatch.setattr(server, "serve", lambda *args, **options: None)
    assert cli.main(["open", "--folder", str(folder), "--port", "0"]) == 0
    assert ("warning: running as root" in capsys.readouterr().err) == warned


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
@pytest.mark.parametrize(
    ("environment", "display"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "w"}, True),
        ({"DISPLAY": ":0", "CI": "true"}, False),
    ],
)
def test_display(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], display: bool) -> None:
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert opening.has_display() == display


def test_no_jupyterlab(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    monkeypatch.setitem(sys.modules, "jupyterlab", None)
    assert cli.main(["open", "--folder", str(folder)]) == 2
    assert capsys.readouterr().err.rstrip().endswith("python -m pip install 'executable-rulebook[notebooks]'")
