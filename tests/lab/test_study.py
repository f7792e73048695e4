"""Studies survive: killed at any moment they resume, lose no finished part, and count no game twice."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from gamelib import lab
from gamelib.lab.play import game, workers
from gamelib.lab.study import part_files, study_file
from gamelib.lab.study.folder import Study

from . import bots

ROOT = Path(__file__).parents[2]
RUN = (
    "import sys; from gamelib.lab import Study; Study.new(sys.argv[1], 'mark', games=60, seed=9, part=4).run(int(sys.argv[2]))"
)


def new(folder: Path, **more: Any) -> Study:
    return Study.new(folder, "mark", games=20, seed=9, part=4, **more)


def alone(games: int = 20, **more: Any) -> str:
    return lab.simulate("mark", games=games, seed=9, executor=1, **more).to_csv()


@pytest.mark.parametrize("cores", ["1", "2"])
def test_killed_at_any_moment_it_resumes(tmp_path: Path, cores: str) -> None:
    folder, kept, kills = tmp_path / "study", {}, 0
    for wanted in (1, 4, 9):
        run = subprocess.Popen([sys.executable, "-c", RUN, str(folder), cores], cwd=ROOT, start_new_session=True)
        deadline = time.monotonic() + 60
        while run.poll() is None and len(finished(folder)) < wanted and time.monotonic() < deadline:
            time.sleep(0.002)
        kills += run.poll() is None
        os.killpg(run.pid, signal.SIGKILL) if run.poll() is None else None
        run.wait()
        found = finished(folder)
        assert kept.items() <= found.items(), "a finished part is never lost or changed"
        kept = found
    assert kills
    study = Study.open(folder)
    assert 0 < study.done < 60
    assert study.run(1).table().to_csv() == alone(60)
    assert kept.items() <= finished(folder).items()
    assert not list((folder / "parts").glob("draft-*")), "what was half written is cleared away"


def finished(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "parts").glob("*.jsonl")}


def test_it_is_the_table_of_simulate(tmp_path: Path) -> None:
    study = new(tmp_path / "a", details=True).run(2)
    assert study.table().to_csv() == alone(details=True)
    assert study.done == 20
    assert [row["game"] for row in study.rows()] == list(range(20))


def test_nothing_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new(tmp_path / "a").run(1)
    monkeypatch.setattr("gamelib.lab.play.workers.play_some", lambda setup, part: pytest.fail("it was played already"))
    new(tmp_path / "a").run(1)
    Study.open(tmp_path / "a").run()


def test_what_a_killed_run_left_half_written_is_cleared_away(tmp_path: Path) -> None:
    study = new(tmp_path / "a")
    draft = tmp_path / "a" / "parts" / "draft-x1y2z3"
    draft.write_text('{"game":0,"se', encoding="utf-8")
    assert study.run(1).table().to_csv() == alone()
    assert not draft.exists()


def test_its_definition_is_text_that_says_everything(tmp_path: Path) -> None:
    import gamelib

    rules = gamelib.mark.Rules(players=2, fee_one_row=7, zero_is_a_bid=True)
    made = Study.new(
        tmp_path / "a", "mark", rules, ["greedy", "search 8"], 10, 3, rotate=True, details=True, on_failure="go on"
    )
    text = (tmp_path / "a" / "study.txt").read_text(encoding="utf-8")
    assert "  fee_one_row: 7\n" in text
    assert "bots: greedy, search 8\n" in text
    assert Study.open(tmp_path / "a").setup == made.setup


@pytest.mark.parametrize(
    "spoil", [lambda text: text[: len(text) // 2], lambda text: text.replace('"turns":', '"turns":1', 1), lambda text: ""]
)
def test_a_damaged_part_is_reported_and_played_again(tmp_path: Path, spoil: Any) -> None:
    study = new(tmp_path / "a").run(1)
    path = tmp_path / "a" / "parts" / "000000004.jsonl"
    path.write_text(spoil(path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(lab.StudyError, match=r"000000004\.jsonl is damaged: it does not hold games 4 to 7"):
        study.table()
    with pytest.warns(UserWarning, match=r"000000004\.jsonl is damaged"):
        Study.open(tmp_path / "a").run(1)
    assert Study.open(tmp_path / "a").table().to_csv() == alone()
    assert path.with_suffix(".damaged").exists(), "nothing is thrown away"


def test_a_part_that_is_damaged_again_and_again_is_kept_each_time(tmp_path: Path) -> None:
    path, kept = tmp_path / "000000004.jsonl", []
    for damage in ("one", "two", "three"):
        path.write_text(damage, encoding="utf-8")
        kept.append(part_files.set_aside(path))
    assert [one.name for one in kept] == ["000000004.damaged", "000000004.damaged-2", "000000004.damaged-3"]
    assert [one.read_text(encoding="utf-8") for one in kept] == ["one", "two", "three"]
    assert not path.exists()


def test_parts_of_another_place_do_not_count(tmp_path: Path) -> None:
    study = new(tmp_path / "a").run(1)
    first, second = (tmp_path / "a" / "parts" / f"{start:09d}.jsonl" for start in (0, 4))
    second.write_bytes(first.read_bytes())
    with pytest.raises(lab.StudyError, match="damaged"):
        study.table()


def test_a_full_disk_is_reported_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written, real = [], os.fsync

    def fills_up(handle: int) -> None:
        written.append(handle)
        if len(written) > 6:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(handle)

    study = new(tmp_path / "a")
    monkeypatch.setattr(part_files.os, "fsync", fills_up)
    with pytest.raises(
        lab.StudyError, match=r"cannot be written \(No space left on device\); the parts that are finished are kept"
    ):
        study.run(1)
    monkeypatch.undo()
    assert 0 < study.done < 20
    assert not list((tmp_path / "a" / "parts").glob("draft-*"))
    assert study.run(1).table().to_csv() == alone()


def test_an_interrupt_keeps_finished_parts(tmp_path: Path) -> None:
    study = new(tmp_path / "a")

    def impatient(done: int, games: int) -> None:
        if done >= 8:
            raise KeyboardInterrupt

    with pytest.warns(UserWarning, match="Interrupted after 8 of 20 games"):
        study.run(1, impatient)
    assert study.done == 8
    assert study.table().to_csv() == alone(8)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(lab.StudyError, match=r"cannot be made \("):
        new(tmp_path / "file" / "study")


def test_a_folder_without_a_study(tmp_path: Path) -> None:
    with pytest.raises(lab.StudyError, match=r"holds no study: there is no study\.txt in it"):
        Study.open(tmp_path)


def test_a_folder_with_another_study(tmp_path: Path) -> None:
    new(tmp_path / "a")
    with pytest.raises(lab.StudyError, match="holds another study already"):
        Study.new(tmp_path / "a", "mark", games=21, seed=9, part=4)


@pytest.mark.parametrize(
    ("old", "put", "said"),
    [
        (
            "gamelib study 1",
            "gamelib study 2",
            "line 1: expected 'gamelib study 1', found 'gamelib study 2'; it was made by another",
        ),
        ("ruleset: mark", "ruleset: go", "there is no ruleset 'go'"),
        ("games: 20", "games: many", "games must be a whole number, found 'many'"),
        ("games: 20", "games: 0", "games is 0; it must be"),
        ("games: 20\n", "", "there is no line 'games: …'"),
        ("bots: sensible, sensible, sensible", "bots: clever", "There are 1 bots for 3 players"),
        ("patience: 600", "patience: long", "patience must be a number of seconds"),
        ("on_failure: stop", "on_failure: cry", "on_failure is 'cry'"),
    ],
)
def test_a_spoilt_definition_gets_one_sentence(tmp_path: Path, old: str, put: str, said: str) -> None:
    new(tmp_path / "a")
    path = tmp_path / "a" / "study.txt"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, put), encoding="utf-8")
    with pytest.raises(lab.StudyError) as caught:
        Study.open(tmp_path / "a")
    assert said in str(caught.value)
    assert str(path) in str(caught.value)


def test_games_of_two_versions_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = new(tmp_path / "a").run(1)
    path = tmp_path / "a" / "study.txt"
    path.write_text(path.read_text().replace(study_file.version(study_file.read(path, {})[0]), "0123456789abcdef"))
    (tmp_path / "a" / "parts" / "000000008.jsonl").unlink()
    other = Study.open(tmp_path / "a")
    with pytest.raises(lab.StudyError, match=r"begun by another version of mark \(0123456789abcdef"):
        other.run(1)
    assert len(other.table()) == 16, "what is there can be read"
    assert study.done == 16


def test_bots_of_ones_own_are_handed_over_by_name(tmp_path: Path) -> None:
    made = Study.new(tmp_path / "a", "mark", bots=bots.raising, games=2, on_failure="go on")
    with pytest.raises(lab.StudyError, match="must be handed over by name"):
        Study.open(tmp_path / "a")
    again = Study.open(tmp_path / "a", {"raising": bots.raising})
    assert again.setup == made.setup


def test_a_failed_game_is_kept_as_one_and_not_played_again(tmp_path: Path) -> None:
    study = Study.new(tmp_path / "a", "mark", bots="random", games=4, limit=20, part=2, on_failure="go on")
    with pytest.warns(UserWarning, match="did not end the game within 20 moves"):
        study.run(1)
    assert study.done == 4
    assert len(study.table()) == 0
    assert len(study.table().attrs["failures"]) == 4 == len(list((tmp_path / "a" / "failures").glob("*.record")))
    last = json.loads((tmp_path / "a" / "parts" / "000000002.jsonl").read_text().splitlines()[0])
    assert "_record" not in last


def test_a_failure_that_stops_keeps_finished_parts(tmp_path: Path) -> None:
    for seed in range(9, 20):
        moves = lab.simulate("mark", games=20, seed=seed, executor=1)["moves"]
        limit = int(moves[:4].max())
        if (moves[4:] > limit).any():
            break
    assert (moves[4:] > limit).any()
    study = Study.new(tmp_path / "a", "mark", games=20, seed=seed, part=4, limit=limit)
    with pytest.raises(lab.BotFailed, match=f"within {limit} moves"):
        study.run(1)
    assert study.done >= 4


def test_memory_stays_flat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty times as many games need hardly more memory while they are run; the games themselves are canned."""
    canned = json.dumps(game.play(lab.Setup.of("mark", bots="greedy", games=1, details=True), 0))
    monkeypatch.setattr(workers, "play_some", lambda setup, part: [{**json.loads(canned), "game": index} for index in part])

    def peak(games: int) -> int:
        study = Study.new(tmp_path / str(games), "mark", bots="greedy", games=games, part=20)
        tracemalloc.start()
        study.run(1)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert study.done == games
        return most

    peak(40)
    assert peak(2000) < 1.3 * peak(100)
