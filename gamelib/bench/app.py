"""Visitors of `gamelib app`: how much memory the server takes, and how long a click waits for its answer, on loopback.

Every visitor opens the page, begins a game of three bots, sees all of it, and then asks at random moments, one question every
two seconds: steps of chance and bots, steps back and leaps. All that arrives is read at once, as a browser does. A time is
that from sending a question to having its answer whole.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from ..publish.chromium import usual

EVERY = 2.0
"""Seconds between two questions of a visitor."""
CROWDS = (10, 30, 200)
QUESTIONS = 8
Messages = asyncio.Queue[Any]
FACE, OPEN = {"do": "face", "arg": "lab"}, {"do": "viewer", "arg": "open"}
LONG, SHORT, STEPS = 12_000, 100, 30


class Crowd(NamedTuple):
    """So many visitors at once: memory of the server in MB, times in milliseconds, and how many errors there were."""

    visitors: int
    memory: float
    median: float
    late: float
    errors: int


class Steps(NamedTuple):
    """The median of a step in a short and in a long game, in milliseconds, without a host."""

    short: float
    long: float


@contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """A server of its own on this machine: its address, and the number of its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "gamelib", "app", "--port", "0", "--no-browser", "--folder", folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=usual())
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[1], process.pid
        finally:
            process.terminate()
            process.wait(timeout=20)


def memory(process: int) -> float:
    """The memory of a process in MB; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))


async def _visit(address: str, seed: int, times: list[float], start: float) -> None:
    from tornado.httpclient import AsyncHTTPClient, HTTPRequest
    from tornado.websocket import websocket_connect

    rng = Random(seed)
    await asyncio.sleep(start)
    page = await AsyncHTTPClient(max_clients=500).fetch(address)
    cookie = page.headers["Set-Cookie"].partition(";")[0]
    headers = {"Cookie": cookie, "Origin": address.rstrip("/")}
    request, heard = HTTPRequest(address.replace("http", "ws") + "socket", headers=headers), Messages()
    socket = await websocket_connect(request, on_message_callback=heard.put_nowait)
    await _heard(heard)
    names = ("city", "marco_polo", "mark", "shark")
    begun = {"players": "3", "way": "watch", "level": "sensible"}
    for question in ({"do": "start", "arg": names[seed % 4], "fields": begun}, FACE, OPEN):
        await _timed(socket, heard, question)
    for _ in range(QUESTIONS):
        await asyncio.sleep(EVERY * rng.uniform(0.5, 1.5))
        back = [{"do": "go", "arg": "0"}, {"do": "go", "arg": "99999"}]
        times.append(await _timed(socket, heard, rng.choice([{"do": "step"}, {"do": "step"}, *back])))
    socket.close()


async def _heard(heard: Messages, at_table: bool = False) -> None:
    while True:
        message = await heard.get()
        if message is None:
            raise ConnectionError("the server closed the connection")
        facts = json.loads(message).get("state", {}).get("facts")
        if facts is not None and at_table and "at" not in facts:
            raise ConnectionError("the visitor sits at no table")
        if facts is not None:
            return


async def _timed(socket: Any, heard: Messages, question: dict[str, Any]) -> float:
    begun = perf_counter()
    await socket.write_message(json.dumps(question))
    await _heard(heard, at_table=True)
    return 1000 * (perf_counter() - begun)


async def _crowd(address: str, process: int, count: int) -> Crowd:
    times: list[float] = []
    spread = max(EVERY, count / 40)
    visits = [_visit(address, seed, times, spread * seed / count) for seed in range(count)]
    errors = [one for one in await asyncio.gather(*visits, return_exceptions=True) if isinstance(one, BaseException)]
    late = statistics.quantiles(times, n=20)[-1] if len(times) > 1 else 0.0
    return Crowd(count, memory(process), statistics.median(times), late, len(errors))


def crowds(tell: Callable[[str], None]) -> list[Crowd]:
    """One server for each crowd, so that memory is its own."""
    rows = []
    for count in CROWDS:
        tell(f"{count} visitors")
        with serving() as (address, process):
            rows.append(asyncio.run(_crowd(address, process, count)))
    return rows


def steps() -> Steps:
    """Steps through a long game next to those through a short one: what the page works out for the answer."""
    return Steps(*(_stepped(length) for length in (SHORT, LONG)))


def _stepped(length: int) -> float:
    from ..core.rulesets import ruleset
    from ..players.playout import playout
    from ..ui.table.page import TablePage

    rules = ruleset("marco_polo").Rules(turn_limit=100_000)  # random merchants take their time
    record = playout("marco_polo", rules, "random", seed=1, limit=length)
    page = TablePage(record, at=len(record.moves) // 2)
    page.whole()
    times = []
    for number in range(STEPS):
        begun = perf_counter()
        page.ask({"do": "go", "arg": str(len(record.moves) // 2 + number % 7)})
        page.changes()
        times.append(1000 * (perf_counter() - begun))
    return statistics.median(times)


def text(rows: list[Crowd], walked: Steps) -> str:
    """The crowds as a table, and the steps as a ratio."""
    lines = [f"{'visitors':>10}{'memory, MB':>14}{'a click, ms':>14}{'p95, ms':>12}{'errors':>10}"]
    lines += [f"{row.visitors:10}{row.memory:14.0f}{row.median:14.1f}{row.late:12.1f}{row.errors:10}" for row in rows]
    ratio = walked.long / walked.short
    lines.append(
        f"A step in a game of {SHORT} moves {walked.short:.2f} ms, of {LONG:,} moves {walked.long:.2f} ms (× {ratio:.2f})"
    )
    return "\n".join(lines)
