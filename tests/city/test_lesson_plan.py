"""The lesson plan names scenes that the walkthrough has, and no more than fit into the minutes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "notebooks" / "city"
PLAN = (FOLDER / "lesson_plan.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (\d+) \| (.*?) \| (.*walkthrough.*) \|$", PLAN, re.MULTILINE)
SHOWN, DRAWN = 1.5, 3
"""Minutes for a scene that is predicted and revealed, and for one that is drawn on paper first."""


def sections() -> dict[str, set[str]]:
    """The scenes of the walkthrough by their variables, under the headings that they stand below."""
    found: dict[str, set[str]] = {}
    heading = ""
    for cell in json.loads((FOLDER / "walkthrough.ipynb").read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        for line in re.findall(r"^## (.+)$", text, re.MULTILINE) if cell["cell_type"] == "markdown" else ():
            heading = line
        if cell["cell_type"] == "code":
            found.setdefault(heading, set()).update(re.findall(r"^(\w+) = scene\(", text, re.MULTILINE))
    return found


def test_the_plan_says_how_long_a_scene_takes() -> None:
    assert "a minute and a half with its prediction and its reveal, and three minutes if it is drawn" in PLAN
    assert len(ROWS) == 6


@pytest.mark.parametrize(("minutes", "what", "where"), ROWS)
def test_a_row_names_scenes_of_its_sections_that_fit_into_its_minutes(minutes: str, what: str, where: str) -> None:
    named = 0
    for start, scenes in re.findall(r"\*([^*]+)\*[^`;]*:((?: `\w+`,?)+)", where):
        (known,) = (names for heading, names in sections().items() if heading.startswith(start))
        asked = re.findall(r"`(\w+)`", scenes)
        assert set(asked) <= known, start
        named += len(asked)
    assert named == where.count("`") // 2 > 0
    assert named * (DRAWN if "squared paper" in what else SHOWN) <= int(minutes)
