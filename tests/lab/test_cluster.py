"""A real cluster of worker processes: the same table, also when a worker is killed in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from distributed import Client, LocalCluster

from gamelib import lab

pytestmark = pytest.mark.xdist_group("cluster")


@pytest.fixture
def client() -> Iterator[Any]:
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        yield client


def test_a_cluster_gives_the_same_table_with_a_worker_killed_in_the_middle(client: Any) -> None:
    asked: dict[str, Any] = {"bots": "greedy", "games": 120, "seed": 6}
    alone = lab.simulate("mark", **asked, executor=1)
    killed: list[int] = []

    def kill_one(done: int, games: int) -> None:
        if done >= games // 4 and not killed:
            workers = client.run(os.getpid)
            killed.append(next(iter(workers.values())))
            os.kill(killed[0], signal.SIGKILL)

    spread = lab.simulate("mark", **asked, executor=client, progress=kill_one)
    assert killed
    assert spread.to_csv() == alone.to_csv()


def test_a_study_runs_on_a_cluster(client: Any, tmp_path: Any) -> None:
    study = lab.Study.new(tmp_path / "study", "mark", games=30, seed=2, part=7).run(client)
    assert study.table().to_csv() == lab.simulate("mark", games=30, seed=2, executor=1).to_csv()
