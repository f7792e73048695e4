"""The calibration as a page of Markdown: a table for intervals and one for false alarms, a line a kind, a column a ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from ..change.measures import kind_of, shape_of
from ..estimate.intervals import LEAST, LEAST_PARTS
from ..report.report import say
from .pool import Pool
from .run import Line, closing

BETWEEN = "–"


def write(path: Path, lines: Sequence[Line], pools: Sequence[Pool], seed: int) -> None:
    """Write the page, whole."""
    from ..study.part_files import write_whole

    write_whole(path, page(lines, pools, seed))


def page(lines: Sequence[Line], pools: Sequence[Pool], seed: int) -> str:
    """The whole page."""
    names = " ".join(pool.name for pool in pools)
    command = f"gamelib bench --calibration {names} --pool {pools[0].n} --seed {seed} --studies {lines[0].studies}"
    parts = [say("calibration", "head"), f"```sh\n{command}\n```", closing(lines, pools)]
    for alarm, key in ((False, "intervals"), (True, "alarms")):
        parts += [say("calibration", key), _table([line for line in lines if line.alarm == alarm], pools)]
    parts.append(say("calibration", "worst"))
    parts += [_worst([line for line in lines if not line.alarm]), say("calibration", "needs"), _needs(pools)]
    return "\n\n".join([*parts, say("calibration", "methods")]) + "\n"


def _table(lines: Sequence[Line], pools: Sequence[Pool]) -> str:
    """A row a kind and number of games, a column a ruleset."""
    kinds = list(dict.fromkeys(line.kind for line in lines))
    rows = sorted({(line.kind, line.games) for line in lines}, key=lambda row: (kinds.index(row[0]), row[1]))
    known = {(line.ruleset, line.kind, line.games): line for line in lines}
    head = _row([say("calibration", "kind"), say("calibration", "games"), *(pool.name for pool in pools)])
    body = [_row([kind, games, *(_cell(known.get((pool.name, kind, games))) for pool in pools)]) for kind, games in rows]
    return "\n".join([head, _row(["---"] * (len(pools) + 2)), *body])


def _cell(line: Line | None) -> str:
    """A share in per cent, bold where it is off; and in how many studies there was a sentence, if not in all."""
    if line is None:
        return BETWEEN
    share = f"{100 * (1 - line.right if line.alarm else line.right):.1f}"
    given = "" if line.given > 0.995 else f" ({100 * line.given:.0f})"
    return (share if line.holds else f"**{share}**") + given


def _worst(lines: Sequence[Line]) -> str:
    """For each ruleset and number of games, what held least of all."""
    rows = dict.fromkeys((line.ruleset, line.games) for line in lines)
    head = _row([say("calibration", one) for one in ("ruleset", "games", "least", "covered")])
    body = []
    for ruleset, games in rows:
        least = min((line for line in lines if (line.ruleset, line.games) == (ruleset, games)), key=lambda line: line.worst)
        body.append(_row([ruleset, games, f"{least.kind}: `{least.what}`", f"{100 * least.worst:.1f}"]))
    return "\n".join([head, _row(["---"] * 4), *body])


def _needs(pools: Sequence[Pool]) -> str:
    """For each ruleset, the measures that need more games than any, and how many."""
    head = _row([say("calibration", one) for one in ("ruleset", "needed")])
    body = []
    for pool in pools:
        known = {name: shape_of(name, pool.name) for name in pool.numbers["measures"]}
        least = {name: max(one.least, LEAST_PARTS if kind_of(name) == "part" else 0) for name, one in known.items() if one}
        told = sorted((games, name) for name, games in least.items() if games > LEAST)
        body.append(_row([pool.name, ", ".join(f"{name} ({games})" for games, name in told) or BETWEEN]))
    return "\n".join([head, _row(["---"] * 2), *body])


def _row(cells: Iterable[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |"
