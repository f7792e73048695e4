"""marco_polo.map: what is said of maps with one word, number or line wrong stands in ``map_faults.toml``.

``python -m tests.marco_polo.test_map_faults`` prints that table anew: read every line of it before it is kept.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import gamelib
from gamelib.marco_polo import atlas, map_faults

from ..conformance.faults import ACCEPTED, Table, plain, spoilt, written

TEXT = (atlas.FOLDER / "orient.map").read_text(encoding="utf-8")
OTHER = TEXT.replace("land: Buda", "land: Kiev").replace(" green", " blue").replace(" 3", " 1")
NAMES = re.compile(rf"\b({'|'.join(space.name for space in atlas.read(TEXT).spaces)})\b")
HEAD = """\
# What is said of maps with one word, number or line wrong: how often (n stands for a number, … for what was written),
# and where it is met first: the line, and what it was changed into.
"""
KEPT = Path(__file__).with_name("map_faults.toml")


def observed() -> Table:
    """By what is said of it, how many maps are refused, and the first of them."""
    table: Table = {}
    for change, text in spoilt(TEXT, OTHER, []):
        sentence = _said(text)
        entry = table.setdefault(NAMES.sub("…", plain(sentence)), [0, f"{change.strip()}: {sentence}"])
        entry[0] += 1
    return table


def _said(text: str) -> str:
    try:
        map_faults.check(atlas.read(text))
    except gamelib.RecordError as error:
        return str(error)
    return ACCEPTED


def test_map_faults_are_told_as_the_table_has_them() -> None:
    assert observed() == tomllib.loads(KEPT.read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.stdout.write(written(observed(), HEAD))
