"""What a study keeps on disk, to the byte: whole files, their rights and seals, drafts, locks and definitions."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import gamelib
from gamelib import lab
from gamelib.lab import again
from gamelib.lab.play import workers
from gamelib.lab.study import folder, folder_lock, part_files, study_file

from . import made_up

DEFINITION = """\
gamelib study 1
ruleset: mark
version: {version}
rules:
  players: 2
  cash: 45
bots: greedy, random
games: 10
seed: 3
part: 4
rotate: yes
details: no
series: no
limit: 500
patience: 2.5
on_failure: go on
"""


def study(path: Path, **more: Any) -> lab.Study:
    rules = gamelib.mark.Rules(players=2, cash=45)
    asked = {"rotate": True, "limit": 500, "patience": 2.5, "on_failure": "go on", "part": 4, **more}
    return lab.Study.new(path, "mark", rules, ["greedy", "random"], 10, 3, **asked)


def test_a_definition_is_this_text(tmp_path: Path) -> None:
    made = study(tmp_path / "a")
    text = (tmp_path / "a" / "study.txt").read_text(encoding="utf-8")
    assert text == DEFINITION.format(version=made.version)
    assert lab.Study.open(tmp_path / "a").setup == made.setup
    assert list(made.parts.values()) == [range(0, 4), range(4, 8), range(8, 10)]
    study(tmp_path / "b", measures=["fill rate"], details=True, rotate=False)
    more = (tmp_path / "b" / "study.txt").read_text(encoding="utf-8")
    assert "rotate: no\ndetails: yes\n" in more
    assert more.endswith("on_failure: go on\nmeasures: fill rate\n")
    under = study_file.deciding(made.setup, 4)
    assert under == [
        "ruleset: mark", "players: 2", "cash: 45", "bots: greedy, random", "games: 10", "seed: 3", "part: 4", "rotate: yes",
        "details: no", "series: no", "limit: 500",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "put", "told"),
    [
        ("games: 10", f"games: {'0' * 17}10", ""), ("games: 10", f"games: {'0' * 18}10", "games must be a whole number"),
        ("games: 10", "games: ten", "games must be a whole number, found 'ten'"),
        ("games: 10", "games: ١٠", "games must be a whole number"),
        ("rotate: yes", "rotate: maybe", "rotate must be yes or no, found 'maybe'"),
        ("seed: 3", "seed: 3\nseed: 4", "seed is given twice"), ("seed: 3", "speed: 3", "there is no 'speed' in a study"),
        ("seed: 3\n", "", "there is no line 'seed: …'"), ("on_failure: go on\n", "", "there is no line 'on_failure: …'"),
        ("patience: 2.5", "patience: soon", "patience must be a number of seconds, found 'soon'"),
        ("  cash: 45", "  cash: 4x", "cash"), ("ruleset: mark", "ruleset: go", "there is no ruleset 'go'."),
        ("ruleset: mark", "ruleset: go\npath: /nowhere/go", "It lay at /nowhere/go; name the path where it is now"),
        ("gamelib study 1\n", "", "expected 'gamelib study 1', found 'ruleset: mark'"),
        ("on_failure: go on", "on_failure: go on\nmeasures: beauty", "there is no measure 'beauty' of mark's own"),
        ("bots: greedy, random", "bots: greedy, clever", "A bot of your own must be handed over by name"),
    ],
)  # fmt: skip
def test_a_definition_is_read_or_refused(tmp_path: Path, old: str, put: str, told: str) -> None:
    study(tmp_path)
    path = tmp_path / "study.txt"
    path.write_text(path.read_text(encoding="utf-8").replace(old, put), encoding="utf-8")
    if not told:
        assert lab.Study.open(tmp_path).setup.games == 10
        return
    with pytest.raises(lab.StudyError) as caught:
        lab.Study.open(tmp_path)
    assert told in str(caught.value)


def test_an_empty_definition_is_nothing(tmp_path: Path) -> None:
    (tmp_path / "study.txt").write_text("\n\n", encoding="utf-8")
    with pytest.raises(lab.StudyError, match="expected 'gamelib study 1', found 'nothing'"):
        lab.Study.open(tmp_path)


def test_a_part_is_lines_and_a_seal(tmp_path: Path) -> None:
    path = tmp_path / "000000004.jsonl"
    rows: list[Any] = [{"game": 4, "end": "é"}, {"game": 5, "end": "b"}]
    part_files.write_part(path, rows, ["seed: 3"])
    *lines, seal = path.read_text(encoding="utf-8").splitlines()
    assert lines == ['{"game":4,"end":"é"}', '{"game":5,"end":"b"}']
    assert json.loads(seal)["games"] == 2
    assert json.loads(seal)["under"] == ["seed: 3"]
    assert len(json.loads(seal)["sha256"]) == 64
    assert part_files.read_part(path, range(4, 6), ["seed: 3"]) == rows
    assert part_files.read_part(path, range(4, 6)) == rows
    with pytest.raises(part_files.OtherStudy, match="'seed: 3' then · 'seed: 4' now"):
        part_files.read_part(path, range(4, 6), ["seed: 4"])
    for games in (range(4, 7), range(5, 7)):
        with pytest.raises(lab.StudyError, match=f"does not hold games {games.start} to {games.stop - 1} as they were written"):
            part_files.read_part(path, games, ["seed: 3"])
    part_files.write_part(path, rows)
    assert "under" not in json.loads(path.read_text(encoding="utf-8").splitlines()[-1])
    assert part_files.read_part(path, range(4, 6), ["seed: 4"]) == rows, "what does not say where it is from is believed"


def test_a_file_is_written_whole_and_can_be_read_by_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    fsync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (synced.append(os.path.isdir(f"/proc/self/fd/{handle}")), fsync(handle)))
    path = tmp_path / "a.txt"
    part_files.write_whole(path, "first")
    part_files.write_whole(path, "second\n")
    assert path.read_bytes() == b"second\n"
    assert path.stat().st_mode & 0o777 == 0o644
    assert synced == [False, True] * 2, "the file, and then its name in the folder"
    assert [one.name for one in tmp_path.iterdir()] == ["a.txt"]


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_what_cannot_be_written_leaves_nothing_behind(
    error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise error

    monkeypatch.setattr(os, "replace", full)
    told = lab.StudyError if isinstance(error, OSError) else KeyboardInterrupt
    with pytest.raises(told) as caught:
        part_files.write_whole(tmp_path / "a.txt", "text", "; all else is kept")
    assert list(tmp_path.iterdir()) == []
    assert isinstance(error, KeyboardInterrupt) or str(caught.value).endswith("(No space left on device); all else is kept.")
    with pytest.raises(lab.StudyError, match=r"cannot be written \(No such file or directory\)\."):
        part_files.write_whole(tmp_path / "nowhere" / "a.txt", "text")


def test_damaged_parts_are_numbered(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        path = tmp_path / "0.jsonl"
        path.write_text("x", encoding="utf-8")
        names.append(part_files.set_aside(path).name)
    assert names == ["0.damaged", "0.damaged-2", "0.damaged-3"]
    assert sorted(one.name for one in tmp_path.iterdir()) == names


def test_a_place_can_be_written_or_not(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("kept", encoding="utf-8")
    part_files.check_writable(tmp_path / "file")
    part_files.check_writable(tmp_path / "new")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "kept"
    assert not (tmp_path / "new").exists()
    with pytest.raises(lab.StudyError, match="Is a directory"):
        part_files.check_writable(tmp_path)
    with pytest.raises(lab.StudyError, match="No such file"):
        part_files.check_writable(tmp_path / "nowhere" / "new")
    part_files.refuse_pipe(tmp_path)
    part_files.refuse_pipe(tmp_path / "file")
    part_files.refuse_pipe(tmp_path / "new")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(lab.StudyError, match="neither a file nor a folder"):
        part_files.refuse_pipe(tmp_path / "pipe")


def test_a_folder_is_held_by_one_run_and_let_go(tmp_path: Path) -> None:
    with folder_lock.only_run(tmp_path):
        with pytest.raises(lab.StudyError, match="is being run already"), folder_lock.only_run(tmp_path):
            pytest.fail("two at once")
        assert (tmp_path / "running").stat().st_mode & 0o777 == 0o644
    open_files = len(os.listdir("/proc/self/fd"))
    for _ in range(3):
        with pytest.raises(ZeroDivisionError), folder_lock.only_run(tmp_path):
            raise ZeroDivisionError
    assert len(os.listdir("/proc/self/fd")) == open_files
    assert tmp_path.resolve() not in folder_lock._here


@pytest.mark.parametrize(
    ("part", "fine"), [(1, True), (100_000, True), (0, False), (100_001, False), (True, False), (2.0, False)]
)
def test_a_part_has_a_game_to_a_hundred_thousand(part: Any, fine: bool) -> None:
    if fine:
        folder.check_parts(10, part)
        return
    with pytest.raises(lab.StudyError, match=f"part is {part}; a part of a study holds at least 1 game and at most 100,000"):
        folder.check_parts(10, part)


def test_a_run_plays_what_is_missing_and_tells_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "play_some", lambda setup, part: [made_up.came_out(setup, n) for n in part])
    made, told = study(tmp_path / "deep" / "a"), list[tuple[int, int]]()
    (tmp_path / "deep" / "a" / "parts" / "draft-folder").mkdir()
    (tmp_path / "deep" / "a" / "parts" / "draft-x").write_text("half", encoding="utf-8")
    made.run(1, lambda *at: told.append(at))
    assert told == [(0, 10), (4, 10), (8, 10), (10, 10)]
    assert made.done == 10
    names = sorted(one.name for one in (tmp_path / "deep" / "a" / "parts").iterdir())
    assert names == ["000000000.jsonl", "000000004.jsonl", "000000008.jsonl", "draft-folder"]
    (tmp_path / "deep" / "a" / "parts" / "000000004.jsonl").unlink()
    assert (made.done, [row["game"] for row in made.rows()]) == (6, [0, 1, 2, 3, 8, 9])
    told.clear()
    lab.Study.open(tmp_path / "deep" / "a").run(1, lambda *at: told.append(at))
    assert told == [(6, 10), (10, 10)]
    assert not made.interrupted
    assert made.table().equals(lab.Results(made.setup, [made_up.came_out(made.setup, n) for n in range(10)]).table)
    assert repr(made).endswith(": 10 of 10 games>")


def finding(name: str, part: int = 1) -> Any:
    return SimpleNamespace(name=name, claims=f"{name} costs $1", part=part)


def test_findings_that_were_asked_are_lines_of_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = tuple(SimpleNamespace(verdict=verdict, numbers=f"{n} %") for n, verdict in enumerate(("holds", "weak")))
    some: Any = [again.Asked(finding("first", 2), answers, 60, (1, 2)), again.Asked(finding("second"), answers[:1], 60, (1,))]  # type: ignore[arg-type]
    rows = again.rows(some)
    assert rows == {
        "first": "| `first` | first costs \\$1 | weak | 30 from each of 1, 2 million | 0 % · 1 % |",
        "second": "| `second` | second costs \\$1 | holds | 60 from each of 1 million | 0 % |",
    }
    monkeypatch.setattr(again, "findings", lambda _: {"second": None, "first": None, "third": None})
    head = ["| finding | claim | verdict | games and seeds | by seed |", "| --- | --- | --- | --- | --- |"]
    assert again.table({**rows, "gone": "| gone |"}, "mark").splitlines() == [*head, rows["second"], rows["first"]]
    assert again.Asked(finding("none"), ()).games == 0


def test_a_round_asks_each_finding_of_each_seed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str, int, int]] = []

    class One:
        def __init__(self, name: str) -> None:
            self.name = name

        def __call__(self, sample: Any) -> Any:
            asked.append((self.name, sample.ruleset, sample.games, sample.seed))
            return SimpleNamespace(estimates={"a": 1})

    known = {"mark": {"fees": One("fees"), "rows": One("rows")}, "lab": {"dials": One("dials")}}
    monkeypatch.setattr(again, "findings", known.get)
    monkeypatch.setattr(again, "notebook_games", {"mark": 4, "lab": 7}.get)
    monkeypatch.setattr(again, "Answer", lambda one, estimates: (one.name, estimates))
    told: list[str] = []
    sitting = again.Round(["mark", "lab"], times=3, seeds=(5, 6), only=("fees", "dials"))
    sitting.kept["mark", "fees", 6_000_000, 12] = {"a": 2}
    sitting.play(lambda name, one, sample, answer: told.append(f"{name} {one.name}"))
    assert asked == [("fees", "mark", 12, 5_000_000), ("dials", "mark", 21, 5_000_000), ("dials", "mark", 21, 6_000_000)]
    assert told == ["mark fees", "lab dials", "lab dials"]
    (fees,) = sitting.asked("mark")
    assert (fees.games, list(fees.seeds), fees.answers) == (12, [5, 6], (("fees", {"a": 1}), ("fees", {"a": 2})))
    every = again.Round(["mark"], times=3, seeds=(5, 7), kept=sitting.kept)
    assert [list(one.seeds) for one in every.asked("mark")] == [[5]], "what was not asked is not told"


def test_where_there_are_findings() -> None:
    assert again.names() == (*gamelib.RULESETS, "lab")
    assert again.findings("go") == {}
    assert again.notebook_games("go") == 0
    assert again.notebook_games("mark") > 0
    assert again.findings("lab") is not again.findings("mark")
