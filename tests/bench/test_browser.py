"""Clicks in a browser: how they are reported, and what is said where they cannot be measured."""

from __future__ import annotations

import re
import shutil

import pytest

from gamelib import cli
from gamelib.bench import browser


def test_the_table_gives_medians_and_ratios() -> None:
    rows = [
        browser.Clicks("stock JupyterLab", [40, 50, 900], [60, 70, 80], [100, 100], [110], [150], [1234.4]),
        browser.Clicks("gamelib open", [20, 30, 31], [44, 45, 46], [60, 60], [65], [90], [999]),
    ]
    _, _, stock, own = browser.text(rows).split("\n")
    pairs = [("1.40", "1.40"), ("2.00", "2.00"), ("2.20", "2.20"), ("3.00", "3.00")]
    assert re.findall(r"× ([\d.]+), × ([\d.]+)", stock) == pairs
    pairs = [("1.50", "0.90"), ("2.00", "1.20"), ("2.17", "1.30"), ("3.00", "1.80")]
    assert re.findall(r"× ([\d.]+), × ([\d.]+)", own) == pairs
    assert (stock.split()[-1], own.split()[-1]) == ("1234", "999")


def test_no_chromium_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert cli.main(["bench", "--browser"]) == 2
    assert "there is no Chromium" in capsys.readouterr().err
