"""`gamelib app` has nothing for strangers: no name but its own, no page from elsewhere, no file, and a code for others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tornado.httpclient import HTTPClientError

from gamelib.ui.door import DoorPage
from gamelib.ui.hosts.app import doorkeeper
from gamelib.ui.hosts.app.doorkeeper import TRIES, Door, is_own_machine
from gamelib.ui.hosts.app.office import Office
from gamelib.ui.hosts.app.server import COOKIE, ENTERED, LONGEST, UNKNOWN
from tests.workshop.guests import Guest, asked, heard, opening, run, state_of


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8888", "10.1.2.3.evil.example", "192.168.1.7", "[", "[::1", "[v1.x]", "[]:80"]
)
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
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{port + 1}", "http://[", "["):
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


HERE, ELSEWHERE = "192.168.1.7", "192.168.1.8"


def test_after_many_wrong_codes_nobody_at_that_address_is_heard() -> None:
    door = Door("0.0.0.0")
    assert door.opens(f" {door.code.lower()} ", HERE)
    assert not any(door.opens("?", HERE) for _ in range(TRIES))
    assert not door.opens(door.code, HERE)
    assert not door.opens(door.code, f"::ffff:{HERE}"), "the same address, written in another way"
    assert door.opens(door.code, ELSEWHERE)


def test_after_a_while_one_is_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    door, now = Door("0.0.0.0"), [1000.0]
    monkeypatch.setattr(doorkeeper, "monotonic", lambda: now[0])
    assert not any(door.opens("?", HERE) for _ in range(TRIES))
    now[0] += doorkeeper.A_WHILE
    assert door.opens(door.code, HERE)


def test_a_token_is_no_code() -> None:
    door = Door("0.0.0.0")
    token = door.admit()
    assert len(token) == 43
    assert door.admitted(token)
    assert not door.admitted("")
    assert not door.admitted(door.code)
    assert not any(door.opens("?", HERE) for _ in range(TRIES))
    assert door.admitted(token), "whoever came in stays in"
    assert Door("127.0.0.1").admitted("")


def test_tabs_of_an_earlier_start_lock_nobody_out(tmp_path: Path) -> None:
    office = Office(opening, "0.0.0.0", tmp_path)

    async def story(port: int) -> None:
        for _ in range(TRIES + 4):
            old = Guest(port)
            old.cookies = {COOKIE: "x" * 43, ENTERED: Door("0.0.0.0").admit()}
            socket = await old.socket()
            assert await socket.read_message() is None
            assert socket.close_code == UNKNOWN
            assert b'name="code"' in (await old.get()).body
        assert (await Guest(port).enter(office.door.code)).code == 303
        for _ in range(TRIES):
            assert (await Guest(port).enter("WRONG1")).code == 403
        assert (await Guest(port).enter(office.door.code)).code == 403, "wrong codes are counted as before"

    run(office, story)


def test_wrong_codes_and_tokens_take_no_more_room_than_they_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorkeeper, "MOST_ADDRESSES", 3)
    monkeypatch.setattr(doorkeeper, "MOST_TOKENS", 3)
    door = Door("0.0.0.0")
    for number in range(9):
        door.opens("?", f"10.0.0.{number}")
    tokens = [door.admit() for _ in range(9)]
    assert len(door._wrong._times) == len(door._tokens) == 3
    assert [door.admitted(token) for token in tokens] == [False] * 6 + [True] * 3
    for number in range(TRIES):
        door.opens("?", f"2001:db8::{number:x}")
    assert not door.opens(door.code, "2001:db8::ffff"), "so many addresses are one household's"


def test_the_code_is_no_cookie(tmp_path: Path) -> None:
    office = Office(opening, "0.0.0.0", tmp_path)

    async def story(port: int) -> None:
        guest = Guest(port)
        guest.cookies[ENTERED] = office.door.code
        answer = await guest.get()
        assert b'name="code"' in answer.body
        assert guest.cookies[ENTERED] == '""', "it is thrown away"
        assert (await guest.enter(office.door.code)).code == 303
        assert office.door.code not in guest.cookies[ENTERED]
        assert b'name="code"' not in (await guest.get()).body

    run(office, story)


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


def made(game: str) -> str:
    """A page to print, as whoever prints makes it."""
    return f"<html><body>{game}</body></html>"


PRINTS = {"rules": made, "key": made}


@pytest.mark.parametrize(
    ("peer", "own", "headers", "wanted"),
    [
        ("127.0.0.1", "127.0.0.1", {}, True),
        ("::1", "::1", {}, True),
        ("192.168.1.7", "192.168.1.7", {}, True),
        ("::ffff:192.168.1.7", "::ffff:192.168.1.7", {}, True),
        ("::ffff:127.0.0.1", "::1", {}, True),
        ("192.168.1.8", "192.168.1.7", {}, False),
        ("fe80::1%eth0", "fe80::2%eth0", {}, False),
        ("127.0.0.1", "127.0.0.1", {"X-Forwarded-For": "10.0.0.1"}, False),
        ("127.0.0.1", "127.0.0.1", {"Via": "1.1 somebody"}, False),
        ("", "", {}, False),
        ("nonsense", "nonsense", {}, False),
    ],
)
def test_who_sits_at_the_machine_is_told_by_the_connection(peer: str, own: str, headers: dict[str, str], wanted: bool) -> None:
    assert is_own_machine(peer, own, headers) is wanted


@pytest.mark.parametrize("ip", ["127.0.0.1", "0.0.0.0"])
def test_the_answers_are_for_whoever_sits_at_the_machine(ip: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    office = Office(DoorPage, ip, tmp_path, prints=PRINTS)

    async def story(port: int) -> None:
        guest = Guest(port)
        if office.door.code:
            answer = await guest.get("/print/mark/key")
            assert b'name="code"' in answer.body, "without the code there is nothing"
            await guest.enter(office.door.code)
        for what in PRINTS:
            assert b"<body>" in (await guest.get(f"/print/mark/{what}")).body
        assert (await guest.get("/print/mark/rules", **{"X-Forwarded-For": "10.1.1.1"})).code == 200
        for refused in (
            await guest.get("/print/mark/key", **{"X-Forwarded-For": "10.1.1.1"}),
            await guest.get("/print/mark/key", Forwarded="for=10.1.1.1"),
        ):
            assert refused.code == 403
            assert b"only on the machine" in refused.body
            assert b"<body>" not in refused.body
        await guest.get()
        socket = await guest.socket()
        await heard(socket)
        await socket.write_message(json.dumps({"do": "visit", "arg": "/mark/plan"}))
        assert "/print/mark/key" in (await heard(socket))["moves"]
        monkeypatch.setattr("gamelib.ui.hosts.app.server.is_own_machine", lambda *given: False)
        assert (await guest.get("/print/mark/key")).code == 403
        shown = state_of(await guest.get())["moves"]
        assert "/print/mark/rules" in shown
        assert "/print/mark/key" not in shown

    run(office, story)


@pytest.mark.parametrize("path", ["nothing/rules", "mark/nothing", "../rules", "mark/rules/x", "mark/..%2Fkey", "etc/passwd"])
def test_nothing_else_is_printed(path: str, tmp_path: Path) -> None:
    async def story(port: int) -> None:
        assert (await Guest(port).get(f"/print/{path}")).code == 404

    run(Office(DoorPage, "127.0.0.1", tmp_path, prints=PRINTS), story)
