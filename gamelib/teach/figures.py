"""The project's pictures of itself: every ruleset offers some by name, and each comes out the same, byte for byte."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..core.plotting import styled
from ..core.rulesets import RULESETS

SALT = "gamelib"
"""What matplotlib makes the ids of an SVG from, instead of chance."""


def offered(ruleset: str) -> dict[str, Callable[[], Any]]:
    """The figures of a ruleset: file names, and functions that return an SVG text or matplotlib's axes."""
    if find_spec(f"gamelib.{ruleset}.figures") is None:
        return {}
    found: dict[str, Callable[[], Any]] = import_module(f"gamelib.{ruleset}.figures").FIGURES
    return found


def drawn(figure: Callable[[], Any], kind: str) -> bytes:
    """One figure as a file's bytes; ``kind`` is ``svg`` or ``png``."""
    made = figure()
    return made.encode() if isinstance(made, str) else _saved(made, kind)


def rebuild(folder: Path, only: str | None = None) -> Iterator[Path]:
    """Draw the figures of all rulesets, or of one, into ``folder/<ruleset>``, and name each as it is done."""
    for name in RULESETS if only is None else (only,):
        for file, figure in offered(name).items():
            target = folder / name / file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(drawn(figure, target.suffix[1:]))
            yield target


@styled
def _saved(ax: Any, kind: str) -> bytes:
    from matplotlib import pyplot, rc_context

    out = io.BytesIO()
    metadata = {"svg": {"Date": None, "Creator": None}, "png": {"Software": None}}[kind]
    with rc_context({"svg.hashsalt": SALT, "savefig.dpi": 110}):
        ax.figure.savefig(out, format=kind, metadata=metadata, bbox_inches="tight", pad_inches=0.18)
    pyplot.close(ax.figure)
    return out.getvalue()
