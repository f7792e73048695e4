"""Clicks in a browser: how they are reported, and what is said where they cannot be measured."""

from __future__ import annotations

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
    assert stock.endswith("50.0     70.0 (× 1.40, × 1.40)    100.0 (× 2.00, × 2.00)    150.0 (× 3.00, × 3.00)          1234")
    assert own.endswith("30.0     45.0 (× 1.50, × 0.90)     60.0 (× 2.00, × 1.20)     90.0 (× 3.00, × 1.80)           999")


def test_no_chromium_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert cli.main(["bench", "--browser"]) == 2
    assert "there is no Chromium" in capsys.readouterr().err
