"""Studies under attack: two processes, killed parents, edited definitions, absurd numbers, folders in the place of files."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gamelib import lab
from gamelib.cli import main
from gamelib.lab.study import folder_lock
from gamelib.lab.study.folder import Study

ROOT = Path(__file__).parents[2]
RUN = (
    "import sys; from gamelib.lab import Study; "
    "Study.new(sys.argv[1], 'mark', bots='random', games=40_000, seed=9, part=4).run(2)"
)


def new(folder: Path, **more: Any) -> Study:
    return Study.new(folder, "mark", bots="random", games=8, seed=9, part=4, **more)


def started(folder: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", RUN, str(folder)], cwd=ROOT, stderr=subprocess.PIPE, start_new_session=True)


def until(wanted: Any, seconds: float = 60) -> bool:
    """Wait for something, but not for ever."""
    for _ in range(int(seconds / 0.02)):
        if wanted():
            return True
        time.sleep(0.02)
    return bool(wanted())


def test_the_second_process_says_that_the_first_is_at_it(tmp_path: Path) -> None:
    first = started(tmp_path / "a")
    try:
        assert until(lambda: list((tmp_path / "a" / "parts").glob("*.jsonl")))
        with pytest.raises(lab.StudyError, match="is being run already"):
            Study.open(tmp_path / "a").run(1)
        assert first.poll() is None, "the first goes on"
    finally:
        os.killpg(first.pid, signal.SIGKILL)
        first.communicate()
    study = Study.open(tmp_path / "a")
    with folder_lock.only_run(study.folder), pytest.raises(lab.StudyError, match="is being run already"):
        study.run(1)
    assert study.done


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes in /proc")
def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    run = started(tmp_path / "a")
    assert until(lambda: children(run.pid) and list((tmp_path / "a" / "parts").glob("*.jsonl")))
    workers = children(run.pid)
    os.kill(run.pid, signal.SIGKILL)
    run.communicate()
    assert until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), 20)


def children(parent: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent and fields[0] != "Z":
            found.append(int(status.parent.name))
    return found


@pytest.mark.parametrize(
    ("old", "put", "told"),
    [
        ("seed: 9", "seed: 10", "'seed: 9' then · 'seed: 10' now"),
        ("bots: random, random, random", "bots: random, sensible, random", "'bots: random, sensible, random' now"),
        ("games: 8", "games: 12", "'games: 8' then · 'games: 12' now"),
        ("bots:", "rules:\n  cash: 60\nbots:", "'cash: 60' now"),
    ],
)
def test_an_edited_definition_is_refused_with_what_differs(tmp_path: Path, old: str, put: str, told: str) -> None:
    new(tmp_path / "a").run(1)
    path = tmp_path / "a" / "study.txt"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, put))
    other = Study.open(tmp_path / "a")
    other.version = lab.study.study_file.version(other.setup)
    for ask in (lambda: other.run(1), other.table):
        with pytest.raises(lab.StudyError) as caught:
            ask()
        assert told in str(caught.value)
    assert not list((tmp_path / "a" / "parts").glob("*.damaged")), "what was played is not set aside"
    with pytest.raises(lab.StudyError, match="holds another study already"):
        new(tmp_path / "a")


@pytest.mark.parametrize(
    ("old", "put", "told"),
    [
        ("seed: 9", "seed: 9\ncolour: red", "there is no 'colour' in a study"),
        ("seed: 9", "seed: 9\nseed: 9", "seed is given twice"),
        ("rotate: no", "rotate: perhaps", "rotate must be yes or no"),
        ("games: 8", "games: 1000000000", "more than 100,000 files"),
        ("games: 8", "games: 99999999999999999", "it must be a whole number from 1 to 1000000000"),
        ("part: 4", "part: 0", "at least 1 game"),
        ("patience: 600", "patience: 1e300", "patience is 1e+300"),
    ],
)
def test_a_definition_that_cannot_be_meant_is_refused(tmp_path: Path, old: str, put: str, told: str) -> None:
    new(tmp_path / "a")
    path = tmp_path / "a" / "study.txt"
    path.write_text(path.read_text().replace(old, put))
    with pytest.raises(lab.StudyError) as caught:
        Study.open(tmp_path / "a")
    assert told in str(caught.value)


def test_absurd_numbers_of_games_are_begun_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A billion games are not listed before the first is played."""

    def interrupted(setup: Any, part: range) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr("gamelib.lab.play.workers.play_some", interrupted)
    with pytest.warns(UserWarning, match="Interrupted after 0 of 1,000,000,000 games"):
        assert lab.simulate("mark", bots="random", games=10**9, executor=1).empty


def test_folders_in_the_place_of_files_get_a_sentence(tmp_path: Path) -> None:
    study = new(tmp_path / "a").run(1)
    part = tmp_path / "a" / "parts" / "000000004.jsonl"
    part.unlink()
    part.mkdir()
    (tmp_path / "a" / "parts" / "draft-x").mkdir()
    with pytest.raises(lab.StudyError, match=r"000000004.jsonl cannot be read \(Is a directory\)"):
        study.table()
    with pytest.warns(UserWarning, match="It is now 000000004.damaged"):
        study.run(1)
    assert len(study.table()) == 8
    (tmp_path / "b" / "study.txt").mkdir(parents=True)
    for ask in (lambda: Study.open(tmp_path / "b"), lambda: new(tmp_path / "b")):
        with pytest.raises(lab.StudyError, match=r"study.txt cannot be read \(Is a directory\)"):
            ask()


def test_a_part_nested_too_deep_is_damaged(tmp_path: Path) -> None:
    study = new(tmp_path / "a").run(1)
    (tmp_path / "a" / "parts" / "000000000.jsonl").write_text("[" * 100_000 + "\n{}\n")
    with pytest.raises(lab.StudyError, match="is damaged"):
        study.table()


def test_parts_tell_what_they_were_played_under(tmp_path: Path) -> None:
    new(tmp_path / "a").run(1)
    seal = json.loads((tmp_path / "a" / "parts" / "000000000.jsonl").read_text().splitlines()[-1])
    assert {"ruleset: mark", "seed: 9", "games: 8"} <= set(seal["under"])


def test_a_path_that_cannot_be_written_is_refused_before_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("gamelib.lab.play.workers.play_some", lambda setup, part: pytest.fail("a game was played"))
    for option, path in (("--csv", tmp_path / "no" / "t.csv"), ("--card", tmp_path)):
        assert main(["simulate", "mark", "--games", "2", "--cores", "1", option, str(path)]) == 2
        assert f"{path} cannot be written" in "".join(capsys.readouterr())
    assert not list(tmp_path.iterdir())


def test_failures_do_not_count_as_an_interrupt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from gamelib.lab.play.setup import Setup

    monkeypatch.chdir(tmp_path)
    of = Setup.of.__func__
    monkeypatch.setattr(Setup, "of", classmethod(lambda cls, *given, **more: of(cls, *given, **{**more, "limit": 500})))
    asked = ["simulate", "mark", "--bots", "random", "--games", "6", "--seed", "2", "--plain", "--cores", "1", "--go-on"]
    assert main(asked) == 0
    out = capsys.readouterr().out
    assert "left out, spoilt by a bot" in out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_a_pipe_in_the_place_of_a_file_keeps_nobody_waiting(tmp_path: Path) -> None:
    study = lab.Study.new(tmp_path / "study", "mark", bots="random", games=4, seed=9, part=2).run(1)
    whole = study.table().to_csv()
    part = tmp_path / "study" / "parts" / "000000002.jsonl"
    part.unlink()
    os.mkfifo(part)
    with pytest.raises(lab.StudyError, match="neither a file nor a folder"):
        study.table()
    with pytest.warns(UserWarning, match="neither a file nor a folder"):
        assert study.run(1).table().to_csv() == whole
    definition = tmp_path / "study" / "study.txt"
    definition.unlink()
    os.mkfifo(definition)
    for opening in (lambda: lab.Study.open(tmp_path / "study"), lambda: lab.Study.new(tmp_path / "study", "mark")):
        with pytest.raises(lab.StudyError, match="neither a file nor a folder"):
            opening()
