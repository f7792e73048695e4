"""The project's pictures of itself: rulesets and the lab offer some by name, and each comes out the same, byte for byte."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ..core import rulesets
from ..core.rulesets import RULESETS
from ..drawing.plotting import styled

OFFERING = (*RULESETS, "lab")
"""Who has figures: the parts of the package with a module of that name."""
SALT = "gamelib"
"""What matplotlib makes the ids of an SVG from, instead of chance."""


def offered(part: str) -> dict[str, Callable[[], Any]]:
    """The figures of a ruleset or the lab: file names, and functions that return an SVG text or matplotlib's axes."""
    module = rulesets.part(part, "figures")
    found: dict[str, Callable[[], Any]] = {} if module is None else module.FIGURES
    return found


def drawn(figure: Callable[[], Any], kind: str) -> bytes:
    """One figure as a file's bytes; ``kind`` is ``svg`` or ``png``."""
    made = figure()
    return made.encode() if isinstance(made, str) else _saved(made, kind)


def rebuild(folder: Path, only: str | None = None) -> Iterator[Path]:
    """Draw all figures, or those of one part, into ``folder/<part>``, and name each as it is done."""
    for name in OFFERING if only is None else (only,):
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
