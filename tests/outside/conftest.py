"""Rulesets written for a test, and let go of after it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gamelib.core import outside, rulesets

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
RULE = '''"""Toll: MARK, where whoever begins pays a toll."""

from gamelib import mark
from gamelib.core.table import replaced
from gamelib.mark.table import BANK, MONEY, purse

BASE = "mark"
TOLL = 3
first_in_mark = mark.State.engine.phase("first-player").step


def first(rules, table, move, log):
    table.cash = replaced(table.cash, move.player, table.cash[move.player] - TOLL)
    if log is not None:
        values, flow = {"player": move.player, "toll": TOLL}, (purse(move.player), BANK, MONEY, TOLL)
        log.add(f"{__name__}.toll", "toll", values, (flow,))
    first_in_mark(rules, table, move, log)


engine = mark.State.engine.changed("first-player", step=first)
'''
WORDS = """
events.toll = "{player:player} pays a toll of {toll:money}."

[clauses.toll]
title = "Toll"
sentence = "Whoever begins pays a toll."
basis = "text"
"""


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing that a test finds is known to the next."""
    monkeypatch.delenv(rulesets.VARIABLE, raising=False)
    before = set(sys.modules)
    yield
    for name in tuple(rulesets.homes_found()):
        rulesets.forget(name)
    for name in set(sys.modules) - before:
        if not name.startswith("gamelib") and name.partition(".")[0] in ("toll", "other", "spoilt", "nothing"):
            del sys.modules[name]
    outside._installed.cache_clear()


@pytest.fixture
def toll(tmp_path: Path) -> Callable[..., Path]:
    """Writes a small changed rule, as a folder or as a single file."""

    def written(name: str = "toll", rule: str = RULE, words: str = WORDS, single: bool = False) -> Path:
        folder = tmp_path if single else tmp_path / name
        (folder / "words").mkdir(parents=True, exist_ok=True)
        (folder / (f"{name}.py" if single else "__init__.py")).write_text(rule, encoding="utf-8")
        (folder / (f"{name}.en.toml" if single else "words/en.toml")).write_text(words, encoding="utf-8")
        return folder / f"{name}.py" if single else folder

    return written


@pytest.fixture
def second_price(tmp_path: Path) -> Path:
    """A copy of the example, which a test may change."""
    return Path(shutil.copytree(EXAMPLES / "second_price", tmp_path / "second_price"))
