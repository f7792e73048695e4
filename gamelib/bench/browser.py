"""Clicks in a real browser: from the click to the repaint of the page, next to a bare ipywidgets button, in one run."""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from ..players.playout import playout
from ..publish.chromium import ANEW, launched, opened, serving, usual, write_notebook
from . import app

ROUNDS, TURNS = 12, 3
EXPLORER = "import gamelib\ngamelib.explore(gamelib.playout({name!r}, seed=1, limit=120), keep=False)"
BUTTON = """import ipywidgets as w
button, label = w.Button(description="go"), w.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
button.add_class("bare-button"), label.add_class("bare-label")
w.HBox([button, label])"""
CLICKS = """async ([buttons, watched, rounds]) => {
    const times = [], wait = time => new Promise(done => setTimeout(done, time));
    for (let i = 0; i < rounds; i++) {
        const name = buttons[i % buttons.length], place = /^@?([0-9]+)$/.exec(name)?.[1];
        const slider = place && document.querySelector("input[type=range]");
        const button = slider || document.querySelector(name), seen = document.querySelector(watched);
        if (name[0] === "@") { // the pointer rests on the slider before it is pressed there
            const { left, top, width } = slider.getBoundingClientRect(), part = place / slider.max;
            const at = { bubbles: true, clientX: left + 8 + part * (width - 16), clientY: top };
            slider.dispatchEvent(new PointerEvent("pointermove", at));
            await wait(300);
        }
        const begun = performance.now();
        await new Promise(done => {
            const observer = new MutationObserver(() => {
                observer.disconnect();
                requestAnimationFrame(() => {
                    const after = new MessageChannel();
                    after.port1.onmessage = done;
                    after.port2.postMessage(0);
                });
            });
            observer.observe(seen, { childList: true, subtree: true, characterData: true, attributes: true });
            if (slider) slider.value = place, slider.dispatchEvent(new Event("input", { bubbles: true }));
            else button.click();
        });
        times.push(performance.now() - begun);
        await wait(240 + 20 * Math.random()); // so that clicks fall anywhere between two frames
    }
    return times;
}"""
BARE = ([".bare-button"], ".bare-label")
STEP = (["[data-key=on]", "[data-key=back]"], "[data-region=board]")
FAR = (["30", "90"], "[data-region=board]")
POINTED = (["@30", "@90"], "[data-region=board]")
LEAP = (["[data-key=to-last]", "[data-key=to-start]"], "[data-region=board]")


class Clicks(NamedTuple):
    """How long a click took in one kind of server, in milliseconds: a bare button, and in the explorer a step and a leap.

    A step has been sent ahead to the page while nothing was asked, as it is when people step through a game, and so has a leap
    from one end of the game to the other, in which all of the board changes; and so has ``pointed``, a far place at which the
    pointer rested for a moment before it was pressed. A far place that comes as a surprise, as when the slider is dragged, has
    not: ``far`` goes to the kernel and back. ``first`` is from the start of a fresh notebook's first cell, which imports all
    that is needed, to the first board; as anywhere but on the first day, the modules have been compiled before.
    """

    server: str
    bare: list[float]
    step: list[float]
    leap: list[float]
    pointed: list[float]
    far: list[float]
    first: list[float]


def run(name: str = "mark") -> list[Clicks]:
    """Measure in a stock JupyterLab, in the one that `gamelib open` starts and in the app, taking turns: all three are open."""
    subprocess.run([sys.executable, "-c", EXPLORER.format(name=name)], env=usual(), check=True, capture_output=True)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        write_notebook(Path(folder) / "bench.ipynb", [EXPLORER.format(name=name), BUTTON])
        with serving(Path(folder), False) as stock, serving(Path(folder), True) as own, app.serving() as (address, _):
            notebooks = [opened(browser, stock), opened(browser, own)]
            return _measured(notebooks, _table_in_app(browser, address, name))


def _measured(notebooks: list[Any], table: Any) -> list[Clicks]:
    """What the pages tell. No server stops before the end: a page that has lost its own asks for it again and again."""
    rows = [Clicks(name, [], [], [], [], [], []) for name in ("stock JupyterLab", "gamelib open", "gamelib app")]
    for _ in range(TURNS):
        for row, page in zip(rows, notebooks, strict=False):
            page.bring_to_front()
            row.first.append(page.evaluate(ANEW))
            page.wait_for_timeout(3000)
    for _ in range(TURNS):
        for row, page in zip(rows, [*notebooks, table], strict=True):
            page.bring_to_front()
            if page is not table:  # there is no bare button to press there
                row.bare.extend(page.evaluate(CLICKS, [*BARE, ROUNDS]))
            for times, what in _jumps(row):
                times.extend(page.evaluate(CLICKS, [*what, ROUNDS]))
    rows[-1].first.extend(_first_board(table) for _ in range(TURNS))
    return rows


def _jumps(row: Clicks) -> tuple[tuple[list[float], tuple[list[str], str]], ...]:
    """The ways from place to place, each with the times it takes."""
    return (row.step, STEP), (row.leap, LEAP), (row.pointed, POINTED), (row.far, FAR)


def _table_in_app(browser: Any, address: str, name: str) -> Any:
    """A page of the app with the same game, in the lab face as in a notebook."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.goto(address)
    page.locator(f"[data-key=play-{name}]").click()
    page.locator(".sheet button[data-first]").click()
    page.locator("[data-do=face][data-arg=lab]").click()
    page.locator("[data-do=dialog][data-arg=load]").click()
    page.locator(".sheet textarea").fill(playout(name, seed=1, limit=120).text())
    page.locator(".sheet button[type=submit]").click()
    page.locator("[data-region=board] svg").first.wait_for()
    page.wait_for_timeout(1000)
    return page


def _first_board(page: Any) -> float:
    """From asking for the document to the board, by the page's own clock."""
    page.reload()
    page.locator("[data-region=board] svg").first.wait_for()
    board: float = page.evaluate("performance.getEntriesByName('first-board')[0].startTime")
    page.wait_for_timeout(1000)
    return board


def text(rows: list[Clicks]) -> str:
    """The medians as a table, with the ratio of each to the bare button of the same server and of the stock one."""
    base = statistics.median(rows[0].bare)
    lines = ["Click to repaint, median in ms (× the bare button of the same server, × that of the stock one)"]
    heads = "".join(f"{head:>26}" for head in ("a step", "a leap", "where one points", "to a far place"))
    lines.append(f"{'':24}{'bare button':>14}{heads}{'first board':>14}")
    for row in rows:
        bare = statistics.median(row.bare or rows[0].bare)
        told = (
            f"{time:.1f} (× {time / bare:.2f}, × {time / base:.2f})"
            for time in map(statistics.median, (row.step, row.leap, row.pointed, row.far))
        )
        lines.append(
            f"{row.server:24}{bare:14.1f}" + "".join(f"{one:>26}" for one in told) + f"{statistics.median(row.first):14.0f}"
        )
    return "\n".join(lines)
