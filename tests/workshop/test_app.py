"""`gamelib app` and the servers: this machine only, prompt answers, and a plain word where Voilà is missing."""

from __future__ import annotations

import sys

import pytest

from gamelib import cli
from gamelib.cli import voila
from gamelib.ui.jupyter import server


def test_the_app_is_served_on_this_machine_by_one_page() -> None:
    given = voila.options(server.HOST, 8899, "light", False)
    assert given[0].endswith("start.ipynb")
    assert "--Voila.ip=127.0.0.1" in given
    assert cli.parser().parse_args(["app"]).ip == "127.0.0.1"


def test_both_servers_send_answers_at_once() -> None:
    from gamelib.ui.jupyter.sockets import PromptConnection

    assert f"{PromptConnection.__module__}.{PromptConnection.__name__}" == server.CONNECTION
    assert any(option.endswith(server.CONNECTION) for option in voila.options(server.HOST, 1, "light", False))
    assert any(option.endswith(server.CONNECTION) for option in server.options(voila.PAGE, "/lab", 1, "t", False))


def test_the_socket_is_told_not_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    from gamelib.ui.jupyter import sockets

    told: list[object] = []
    monkeypatch.setattr(sockets.ZMQChannelsWebsocketConnection, "connect", lambda self: told.append("connected"))

    class Handler:
        def set_nodelay(self, value: bool) -> None:
            told.append(value)

    connection = sockets.PromptConnection.__new__(sockets.PromptConnection)
    monkeypatch.setattr(sockets.PromptConnection, "websocket_handler", Handler(), raising=False)
    connection.connect()
    assert told == [True, "connected"]


def test_no_voila(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "gamelib.cli.voila", None)
    assert cli.main(["app", "--port", "0", "--no-browser"]) == 2
    assert "Voilà is not installed" in capsys.readouterr().err
