"""Photographs of the explorer in a real JupyterLab. A browser draws them, so their bytes differ from machine to machine."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..core.rulesets import RULESETS, ruleset
from ..players.bots import sensible_name
from .chromium import launched, opened, serving, write_notebook

FILE = "explorer.png"
SEED, MOVES = 7, 125
WINDOW = {"width": 1180, "height": 1100}
SHAPE = ".gamelib-explorer { --spare: 560px !important }"
"""Room left over, so that the whole of it stands in the window and above JupyterLab's status bar."""
CELL = "import gamelib\n\ngamelib.explore(gamelib.playout({name!r}, bots={bot!r}, seed={seed}, limit={moves}), keep=False)"


def photographed(folder: Path, only: str | None = None) -> Iterator[Path]:
    """Open a game of every ruleset, or of one, in the explorer and save what it looks like as ``folder/<ruleset>``."""
    with tempfile.TemporaryDirectory() as place, launched() as browser:
        names = RULESETS if only is None else (only,)
        for name in names:
            write_notebook(Path(place) / f"{name}.ipynb", [_cell(name)])
        with serving(Path(place), True) as address:
            for name in names:
                target = folder / name / FILE
                target.parent.mkdir(parents=True, exist_ok=True)
                page = opened(browser, f"{address.replace('bench.ipynb', f'{name}.ipynb')}&reset")
                _to_the_end(page)
                page.locator(".gamelib-explorer").first.screenshot(path=target)
                page.close()
                yield target


def _to_the_end(page: Any) -> None:
    """Give it the whole window, show the last move, and wait until the curves below have followed."""
    page.set_viewport_size(WINDOW)
    page.add_style_tag(content=SHAPE)
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    page.locator(".gamelib-explorer input[type=range]").first.press("End")
    page.wait_for_function(f"() => document.querySelector('.gamelib-explorer output').textContent.startsWith('{MOVES}/')")
    page.evaluate("() => document.activeElement.blur()")
    page.wait_for_timeout(2000)


def _cell(name: str) -> str:
    return CELL.format(name=name, bot=sensible_name(ruleset(name)), seed=SEED, moves=MOVES)
