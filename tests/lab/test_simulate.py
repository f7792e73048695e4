"""Many games as a table: the same one wherever it is played, every row a game that can be opened again."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from io import StringIO
from pathlib import Path
from typing import Any

import pandas
import pytest

import gamelib
from gamelib import lab
from gamelib.lab.play import game, progress, workers
from gamelib.lab.play.setup import Setup

QUICK = {"games": 12, "seed": 3, "bots": "greedy"}


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_row_is_a_game_that_can_be_opened_again(name: str) -> None:
    table = lab.simulate(name, bots="random", games=3, seed=5, executor=1)
    for row in table.itertuples():
        final = gamelib.playout(name, seed=int(row.seed)).final()
        ended = final.outcome
        assert [getattr(row, f"score_{player + 1}") for player in range(final.rules.players)] == list(ended.scores)
        assert row.winners == "+".join(str(winner + 1) for winner in ended.winners)
        assert (row.end, row.turns) == (ended.clause, final.turn)


@pytest.mark.parametrize("details", [False, True])
def test_the_table_is_the_same_wherever_it_is_played(details: bool) -> None:
    alone = lab.simulate("mark", **QUICK, executor=1, details=details).to_csv()
    with ThreadPoolExecutor(3) as threads, ProcessPoolExecutor(2) as processes:
        for where in (None, 2, 3, threads, processes):
            assert lab.simulate("mark", **QUICK, executor=where, details=details).to_csv() == alone


def test_a_game_depends_on_the_studys_seed_and_its_number_alone() -> None:
    few, many = (lab.simulate("mark", games=games, seed=1, executor=1) for games in (4, 9))
    assert few.to_csv() == many.head(4).to_csv()
    assert many["seed"].is_unique
    assert not set(many["seed"]) & set(lab.simulate("mark", games=9, seed=2, executor=1)["seed"])


def test_seats_are_the_order_of_play() -> None:
    table = lab.simulate("mark", **QUICK, executor=1)
    assert set(table["first"]) == {1, 2, 3}
    for row in table[~table["shared"]].itertuples():
        assert int(row.winning_seats) == (int(row.winners) - row.first) % 3 + 1
        record = gamelib.playout("mark", bots="greedy", seed=int(row.seed))
        assert str(record.moves[0]) == f"first {row.first}"


def test_a_game_is_opened_again_from_its_row() -> None:
    rules = gamelib.mark.Rules(players=2, fee_one_row=3, zero_is_a_bid=True, market_squares=2, market=((5, 10),) * 5)
    table = lab.simulate("mark", rules, ["greedy", "random without sell"], games=5, seed=2, executor=1, rotate=True)
    for number in (0, 3):
        record, row = lab.reopen(table, number), table.iloc[number]
        assert record.rules == rules
        assert record.final().outcome.scores == (row.score_1, row.score_2)
        assert len(record.moves) == row.moves
    with pytest.raises(lab.LabError, match="There is no game 9 in this table"):
        lab.reopen(table, 9)


@pytest.mark.parametrize("kept", ["csv", "parquet"])
def test_a_row_can_be_opened_again_after_the_table_was_a_file(tmp_path: Path, kept: str) -> None:
    """With all that pandas noted beside the table gone, the row itself says under which rules it was played."""
    rules = gamelib.mark.Rules(players=2, cash=35)
    table, path = lab.simulate("mark", rules, "random", 3, 5, 1), tmp_path / f"games.{kept}"
    if kept == "csv":
        table.to_csv(path, index=False)
        back = pandas.read_csv(path)
    else:
        files = pytest.importorskip("fastparquet")
        files.write(str(path), table)
        back = files.ParquetFile(str(path)).to_pandas()
    back.attrs = {}
    for number in range(3):
        record = lab.reopen(back, number)
        assert record.rules == rules
        assert record.moves == lab.reopen(table, number).moves
    assert back["winners"].astype(str).tolist() == table["winners"].tolist()


def test_bots_change_places() -> None:
    table = lab.simulate("mark", bots=["greedy", "random", "random"], games=6, rotate=True, executor=1)
    assert [list(row).index("greedy") for row in table[["bot_1", "bot_2", "bot_3"]].to_numpy()] == [0, 1, 2, 0, 1, 2]
    fixed = lab.simulate("mark", bots=["greedy", "random", "random"], games=6, executor=1)
    assert set(fixed["bot_1"]) == {"greedy"}


def test_series_are_the_rulesets_own_curves() -> None:
    points = lab.series("mark", bots="random", games=2, seed=4, executor=1)
    seed = int(lab.simulate("mark", bots="random", games=2, seed=4, executor=1)["seed"][1])
    curves = gamelib.mark.series(gamelib.playout("mark", seed=seed)).after_turns("cash")
    mine = points.query("game == 1 and group == 'cash' and name == '2'")
    assert dict(zip(mine["turn"], mine["value"], strict=True)) == curves["2"]


def test_details_count_what_the_record_tells() -> None:
    setup = Setup.of("mark", bots="greedy", games=1, seed=8, details=True)
    row = game.play(setup, 0)
    record = gamelib.playout("mark", bots="greedy", seed=row["seed"])
    events = [event for state in record.states() for event in state.events]
    assert row["_details"]["clauses"]["mark.sell"] == sum("mark.sell" in event.clauses for event in events)
    fees = sum(flow[3] for event in events if event.clause == "mark.storage-fee" for flow in event.flows)
    assert row["_details"]["money"]["mark.storage-fee"] == [0, fees, 0]
    assert sum(row["_details"]["kinds"]["sell"]) == sum(str(move).startswith("sell") for move in record.moves)
    assert row["decisions"] == sum(state.actor is not None and state.actor >= 0 for state in record.states())


def test_threads_take_any_bot() -> None:
    with ThreadPoolExecutor(2) as threads:
        table = lab.simulate("mark", bots=lambda view, rng: rng.choice(view.moves()), games=3, executor=threads)
    assert list(table["score_1"]) == list(lab.simulate("mark", bots="random", games=3, executor=1)["score_1"])


def test_a_killed_process_is_made_good(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    alone = lab.simulate("mark", games=12, seed=3, executor=1).to_csv()
    monkeypatch.setattr(workers, "play_some", DiesOnce(tmp_path / "died"))
    assert lab.simulate("mark", games=12, seed=3, executor=2).to_csv() == alone
    assert (tmp_path / "died").exists()


class DiesOnce:
    """Plays games as always, but for the first process that gets there, which is killed."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __call__(self, setup: Any, indices: range) -> Any:
        try:
            self.mark.touch(exist_ok=False)
        except FileExistsError:
            return game.play_some(setup, indices)
        os.kill(os.getpid(), signal.SIGKILL)


class DiesAlways:
    """The process that plays is killed, every time."""

    def __call__(self, setup: Any, indices: range) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


def test_processes_that_die_again_and_again_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "play_some", DiesAlways())
    with pytest.raises(lab.LabError, match="killed again and again"):
        lab.simulate("mark", games=4, executor=2)


def test_an_interrupt_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lab.simulate("mark", games=16, executor=1)

    def impatient(done: int, games: int) -> None:
        if done >= 6:
            raise KeyboardInterrupt

    with pytest.warns(UserWarning, match="Interrupted after 6 of 16 games"):
        table = lab.simulate("mark", games=16, executor=1, progress=impatient)
    assert table.to_csv() == whole.head(6).to_csv()


def test_progress_counts_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    lab.simulate("mark", games=20, executor=1, progress=lambda *said: told.append(said))
    assert (told[0], told[-1]) == ((0, 20), (20, 20))
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_the_bar_counts_games_and_ends_with_all_of_them() -> None:
    page = StringIO()
    bar = progress.Bar(file=page)
    for done in (0, 1, 2, 4):
        bar(done, 4)
    lines = page.getvalue().split("\r")
    assert "0 of 4 games" in lines[1]
    assert "4 of 4 games" in lines[-1]
    assert lines[-1].endswith("\n")


def test_games_of_an_earlier_sitting_count_as_done_and_not_as_work() -> None:
    page = StringIO()
    bar = progress.Bar(file=page)
    bar(40, 100)
    assert "40 of 100 games" in page.getvalue()
    assert "? left" in page.getvalue(), "nothing was played yet from which the time could be told"
