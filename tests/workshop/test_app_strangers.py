"""`gamelib app` has nothing for strangers: no name but its own, no page from elsewhere, no file, and a code for others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tornado.httpclient import HTTPClientError

from gamelib.ui.hosts.app.doorkeeper import TRIES, Door
from gamelib.ui.hosts.app.server import COOKIE, ENTERED, LONGEST, Office
from tests.workshop.guests import Guest, asked, heard, opening, run, state_of


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8888", "10.1.2.3.evil.example", "192.168.1.7"])
def test_a_name_that_is_not_its_own_gets_nothing(office: Office, host: str) -> None:
    async def story(port: int) -> None:
        answer = await Guest(port).get(Host=host)
        assert answer.code == 403
        assert b"state" not in answer.body

    run(office, story)


def test_a_page_from_elsewhere_cannot_speak_to_it(office: Office) -> None:
    async def story(port: int) -> None:
        guest = Guest(port)
        await guest.get()
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{port + 1}"):
            with pytest.raises(HTTPClientError, match="403"):
                await guest.socket(origin)

    run(office, story)


def test_a_socket_without_a_visitor_is_closed(office: Office) -> None:
    async def story(port: int) -> None:
        socket = await Guest(port).socket()
        assert await socket.read_message() is None
        assert socket.close_code == 4401

    run(office, story)


def test_others_are_asked_for_a_code(tmp_path: Path) -> None:
    office = Office(opening, "0.0.0.0", tmp_path)

    async def story(port: int) -> None:
        guest = Guest(port)
        assert b'name="code"' in (await guest.get()).body
        assert (await guest.enter("WRONG1")).code == 403
        assert (await guest.enter(office.door.code, "http://evil.example")).code == 403
        assert ENTERED not in guest.cookies
        socket = await guest.socket()
        assert await socket.read_message() is None
        assert (await guest.enter(office.door.code.lower())).code == 303
        assert "at" not in state_of(await guest.get())["facts"]

    run(office, story)


def test_after_many_wrong_codes_nobody_is_heard() -> None:
    door = Door("0.0.0.0")
    assert door.opens(f" {door.code.lower()} ")
    assert not any(door.opens("?") for _ in range(TRIES))
    assert not door.opens(door.code)


def test_nonsense_gets_a_sentence_and_what_is_too_long_ends_the_connection(office: Office) -> None:
    async def story(port: int) -> None:
        guest = Guest(port)
        await guest.get()
        socket = await guest.socket()
        await heard(socket)
        await asked(socket, "begin", "mark")
        for text in (
            "",
            "[",
            "7",
            "null",
            "[]",
            "[" * 20_000,
            '{"do":' * 5_000,
            '{"do": 3}',
            '{"do": "seats", "fields": 7}',
            '{"do": "load-file", "arg": "/x"}',
        ):
            await socket.write_message(text)
            state = await heard(socket)
            assert "facts" in state
        await socket.write_message(json.dumps({"do": "load", "fields": {"text": "x" * LONGEST}}))
        assert await socket.read_message() is None

    run(office, story)


def test_no_file_can_be_named_from_outside(office: Office) -> None:
    async def story(port: int) -> None:
        for path in ("/../pyproject.toml", "/static/x", "/page.css", "/socket/x"):
            assert (await Guest(port).get(path)).code == 404
        guest = Guest(port)
        guest.cookies[COOKIE] = "../../etc/passwd"
        await guest.get()
        assert len(guest.cookies[COOKIE]) == 43, "a name of our own making"

    run(office, story)
