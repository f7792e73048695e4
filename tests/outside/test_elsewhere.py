"""Other processes find a ruleset that was given by its path: a pool, a cluster, a page, and the lab that compares."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import gamelib
from gamelib import lab
from gamelib.ui.door import DoorPage

from ..ui.pages import ask, played, shown, table
from .conftest import EXAMPLES

Write = Callable[..., Path]


def test_a_state_is_unpacked_where_nobody_has_heard_of_its_ruleset(toll: Write, tmp_path: Path) -> None:
    state = gamelib.ruleset(toll()).start().play("first 2")
    (tmp_path / "state").write_bytes(pickle.dumps((state, state.seen_by(0), gamelib.playout("toll", limit=3))))
    script = "import pickle, sys; state, *_ = pickle.load(open(sys.argv[1], 'rb')); print(state.events[0])"
    done = subprocess.run([sys.executable, "-c", script, tmp_path / "state"], capture_output=True, text=True, check=True)
    assert done.stdout == "Player 2 pays a toll of $3.\n"


def test_fresh_processes_play_the_same_games(toll: Write) -> None:
    path = toll()
    alone = lab.simulate(str(path), bots="random", games=4, executor=1)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert lab.simulate("toll", bots="random", games=4, executor=pool).to_csv() == alone.to_csv()


def test_a_cluster_plays_the_same_games(toll: Write) -> None:
    from distributed import Client, LocalCluster

    path = toll()
    alone = lab.simulate(str(path), bots="random", games=4, executor=1)
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=":0") as cluster, Client(cluster) as client:
        assert lab.simulate("toll", bots="random", games=4, executor=client).to_csv() == alone.to_csv()


def test_a_changed_rule_is_compared_with_its_base() -> None:
    second = gamelib.ruleset(EXAMPLES / "second_price")
    report = lab.compare("mark", "mark", second, games=12, executor=1, measures=["best score", "turns"])
    assert list(report.table["what"]) == ["best score", "turns"]
    assert "mark, Rules as printed" in report.means
    assert "second_price, Rules as printed" in report.means
    assert "these bots were written for mark" in report.below
    scores = report.table.set_index("what").loc["best score"]
    assert scores["after"] >= scores["before"], "nobody pays more than in the base"


def test_it_plays_in_the_explorer() -> None:
    gamelib.ruleset(EXAMPLES / "second_price")
    page = played(table("second_price"), "first 1", "roll hammer red")
    for bid in ("bid 4", "bid 7", "bid 2"):
        played(ask(page, "lift"), bid)
    told = shown(page)
    assert "second_price.second-price" in told
    assert "wins with $7 and pays $4" in told
    assert "Second price" in DoorPage().whole()["moves"]
