"""The linter, the formatter and the type checker have nothing to say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("tool", ["ruff check", "ruff format --check", "mypy"])
def test_nothing_to_mend(tool: str) -> None:
    done = subprocess.run([sys.executable, "-m", *tool.split()], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.fail(f"{tool}\n{done.stdout}{done.stderr}", pytrace=False)
