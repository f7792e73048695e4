"""`gamelib simulate`: what it prints, writes and refuses."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pandas as pd
import pytest

from gamelib import cli, lab

ROOT = Path(__file__).parents[2]
FEW = ["simulate", "mark", "--games", "6", "--seed", "3", "--bots", "greedy", "--cores", "1", "--players", "2"]


def said(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 0) -> str:
    assert cli.main([*argv]) == code
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_it_reports(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, *FEW)
    assert out.startswith("MARK · Report card\n2 players · Rules that differ from the printed ones: players = 2\n")
    assert "6 games · study seed 3 · bars and bands: 95 % intervals" in out
    assert "Which clauses fire" in out
    assert "Which clauses fire" not in said(capsys, *FEW, "--plain")


def test_the_sensible_bot_plays_where_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Bots: sensible, sensible, sensible" in said(capsys, "simulate", "shark", "--games", "2", "--plain", "--cores", "1")


def test_two_bots_change_places(capsys: pytest.CaptureFixture[str]) -> None:
    """The command says of the same games what the lab's ``versus`` says."""
    asked = ["simulate", "mark", "--bots", "search 8, greedy", "--players", "2", "--rotate", "--plain", "--cores", "1"]
    out = said(capsys, *asked, "--games", "9", "--seed", "4")
    found = lab.versus("mark", "search 8", "greedy", games=9, seed=4, executor=1)
    value, low, high = (f"{100 * share:.0f}" for share in (found.value, found.low, found.high))
    assert re.search(rf"search 8 +{value} % \({low} to {high} %\)", out)


def test_it_writes_table_and_card(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said(capsys, *FEW, "--plain", "--csv", str(tmp_path / "t.csv"), "--card", str(tmp_path / "c.html"))
    rules = lab.compare.__globals__["changed_rules"]("mark", None, {"players": 2})
    table = lab.simulate("mark", rules, "greedy", 6, 3, 1)
    assert (tmp_path / "t.csv").read_text(encoding="utf-8") == table.to_csv(index=False)
    assert pd.read_csv(io.StringIO(table.to_csv(index=False)))["seed"].tolist() == table["seed"].tolist()
    assert "<h1>MARK · Report card</h1>" in (tmp_path / "c.html").read_text(encoding="utf-8")


def test_it_keeps_a_study_and_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = str(tmp_path / "study")
    first = said(capsys, *FEW, "--folder", folder)
    (tmp_path / "study" / "parts" / "000000000.jsonl").unlink()
    assert said(capsys, "simulate", "--folder", folder, "--cores", "1") == first


def _hear_interrupts() -> None:
    """A suite that runs in the background of a shell ignores interrupts, and so would what it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("cores", ["1", "2"])
def test_an_interrupt_keeps_what_is_done_and_says_so(tmp_path: Path, cores: str) -> None:
    folder = tmp_path / "study"
    asked = ["simulate", "mark", "--games", "100000", "--plain", "--cores", cores, "--folder", str(folder)]
    command = [sys.executable, "-m", "gamelib", *asked]
    run = subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_hear_interrupts,
    )
    try:
        deadline = time.monotonic() + 120
        while not list((folder / "parts").glob("*.jsonl")) and run.poll() is None and time.monotonic() < deadline:
            time.sleep(0.01)
        os.killpg(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=120)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
    assert run.returncode == 130
    assert "gamelib: Interrupted after " in out
    assert "Who wins, by order of play" in out
    assert "Traceback" not in err
    assert lab.Study.open(folder).done >= 100


def test_it_compares(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "card.html"
    out = said(capsys, *FEW, "--plain", "--set", "cash=500", "--compare", "cash=520", "--card", str(page))
    assert "What the change does" in (tmp_path / "card-compared.html").read_text(encoding="utf-8")
    assert "6 games a side, paired by seed" in out
    assert "best score" in out


@pytest.mark.parametrize("change", ["fee_onerow=3", "fee_one_row=-7", "no/such/rule"])
def test_a_change_that_cannot_be_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: str
) -> None:
    folder = tmp_path / "study"
    assert cli.main([*FEW, "--compare", change, "--folder", str(folder)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert not folder.exists(), "no study is begun"


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ([], "Name a ruleset, or a --folder with a study"),
        (["go"], "There is no ruleset 'go'"),
        (["mark", "--games", "0"], "games is 0; it must be a whole number from 1"),
        (["mark", "--games", "2", "--bots", "clever"], "There is no bot 'clever'"),
        (["mark", "--set", "fees=2"], "there is no rule named 'fees'"),
        (["mark", "--games", "2", "--cores", "0"], "--cores is 0; it must be a number of processes from 1 on"),
        (["--folder", "no/such/study"], "holds no study"),
        (["mark", "--games", "2", "--cores", "1", "--plain", "--csv", "no/such/folder/t.csv"], "no/such/folder/t.csv"),
    ],
)
def test_a_mistake_gets_one_sentence(capsys: pytest.CaptureFixture[str], argv: list[str], words: str) -> None:
    assert cli.main(["simulate", *argv]) == 2
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1
