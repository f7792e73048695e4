"""Time: steps, play and pause, the slider with its turns, forks, and the small tree of branches."""

from __future__ import annotations

from ..drawing import escaped
from .lines import Branch, Lines
from .markup import Tongue, button, element, here, select

SPEEDS = (("2000", "½×"), ("1000", "1×"), ("400", "2×"), ("120", "8×"))


def bar(lines: Lines, tongue: Tongue, speed: str) -> str:
    """The whole bar below the board."""
    signs = (("|◀", "to-start", 0), ("◀", "back", lines.at - 1), ("▶", "on", lines.at + 1), ("▶|", "to-last", lines.last))
    steps = "".join(
        button(
            sign,
            "go",
            at,
            aria_label=tongue.ui(key),
            title=tongue.ui(key),
            disabled=at == lines.at or not 0 <= at <= lines.last,
            data_key=key,
        )
        for sign, key, at in signs
    )
    run = here("▷", "run", title=tongue.ui("run"), aria_label=tongue.ui("run"), data_key="run")
    pace = select("speed", SPEEDS, speed, tongue.ui("speed"))
    count = element("output", f"{lines.at}/{lines.last}")
    fork = button(tongue.ui("fork"), "fork", title=tongue.ui("fork-help"), data_key="fork")
    return (
        f'{steps}{run}{pace}<div class="slide">{_ticks(lines)}{_slider(lines, tongue)}</div>{count}{fork}{tree(lines, tongue)}'
    )


def _slider(lines: Lines, tongue: Tongue) -> str:
    label = escaped(tongue.ui("move-number"))
    return (
        f'<input type="range" data-do="go" data-key="slider" min="0" max="{lines.last}" value="{lines.at}" '
        f'aria-label="{label}" title="{label}">'
    )


def _ticks(lines: Lines) -> str:
    """A fine stroke where each turn begins."""
    turns = [state.turn for state in lines.states]
    starts = [i for i in range(1, len(turns)) if turns[i] != turns[i - 1]]
    strokes = "".join(f"M{1000 * i / max(lines.last, 1):.1f} 0V10" for i in starts[:: max(1, len(starts) // 100)])
    return f'<svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true"><path d="{strokes}"/></svg>'


def tree(lines: Lines, tongue: Tongue) -> str:
    """The branches; each under the one it left. Two can be laid side by side."""
    if len(lines.branches) == 1:
        return ""
    options = [(number, _named(lines, branch)) for number, branch in _ordered(lines)]
    pick = select("branch", options, lines.current, tongue.ui("branches"), class_="tree")
    return pick + button(tongue.ui("compare"), "dialog", "compare", data_key="compare")


def _ordered(lines: Lines) -> list[tuple[int, Branch]]:
    def below(parent: int | None) -> list[tuple[int, Branch]]:
        found = []
        for number, branch in enumerate(lines.branches):
            if branch.parent == parent:
                found += [(number, branch), *below(number)]
        return found

    return below(None)


def _named(lines: Lines, branch: Branch) -> str:
    depth, parent = 0, branch.parent
    while parent is not None:
        depth, parent = depth + 1, lines.branches[parent].parent
    since = f" @{branch.fork - 1}" if depth else ""
    indent = "\u00a0\u00a0" * depth
    return f"{indent}{branch.name}{since} · {len(branch.states) - 1}"
