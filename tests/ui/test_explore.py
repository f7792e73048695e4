"""`gamelib.explore` and `gamelib.demo`: what they take, and what they load."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gamelib
from gamelib.ui.door import DoorPage

PLAYED = """
import sys, gamelib
explorer = gamelib.explore({name!r}, keep=False)
for _ in range(12):
    explorer._asked(None, dict(do="step"), None)
explorer.page.still()
print(sorted({{"numpy", "pandas", "matplotlib"}} & set(sys.modules)))
"""


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_explorer_needs_neither_numpy_nor_pandas_nor_matplotlib(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", PLAYED.format(name=name)], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_page_needs_no_notebook() -> None:
    code = (
        "import sys, gamelib.ui; page = gamelib.ui.table('mark', keep=False); page.ask({'do': 'play', 'arg': 'first 1'});"
        "page.changes(), page.meanwhile(), page.whole();"
        "print({'anywidget', 'ipywidgets', 'traitlets', 'IPython', 'tornado', 'numpy'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_widgets_and_plots_load_only_when_touched() -> None:
    heavy = "{'anywidget', 'ipywidgets', 'matplotlib', 'numpy', 'networkx'}"
    code = f"import sys, gamelib, gamelib.drawing.plotting; gamelib.playout('mark', seed=1); print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_what_can_be_explored() -> None:
    record = gamelib.playout("mark", seed=1, limit=9)
    assert gamelib.explore("mark", players=4, keep=False).page.game.state.rules.players == 4
    assert gamelib.explore(record, keep=False).record() == record
    state = record.final()
    assert gamelib.explore(state, keep=False).page.game.state == state
    assert isinstance(gamelib.explore().page, DoorPage)


def test_rules_belong_to_new_games_only() -> None:
    with pytest.raises(ValueError, match="its own rules"):
        gamelib.explore(gamelib.ruleset("mark").start(), players=4)
    with pytest.raises(gamelib.UnknownRuleset, match="mark"):
        gamelib.explore("chess")
    with pytest.raises(gamelib.UnknownClause, match=r"mark\.storage-fee"):
        gamelib.demo("mark.storage-fees")


def test_only_what_changed_is_sent() -> None:
    explorer = gamelib.explore(gamelib.playout("mark", seed=1, limit=30))
    sent: list[set[str]] = []
    explorer.send_state = lambda key=(): sent.append({key} if isinstance(key, str) else set(key))  # type: ignore[method-assign]
    explorer._asked(None, {"do": "go", "arg": 20}, None)
    assert sent[1:] == [{"curves"}]
    assert {"board", "moves", "log", "facts"} <= sent[0]
    assert not {"dialog", "answer", "curves"} & sent[0]
