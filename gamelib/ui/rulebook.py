"""What a clause says, with its basis, its note and its demonstrations; and two branches side by side."""

from __future__ import annotations

from ..core.record import Record
from ..core.rulebook import Rulebook
from ..core.rulesets import ruleset_of
from ..drawing import escaped
from . import curves
from .lines import Lines
from .markup import Tongue, button, element, select

MAIN_FACE = ""


def clause_page(clause: str, tongue: Tongue) -> str:
    """A clause in full."""
    game = ruleset_of(clause)
    text = Rulebook(game.rulebook.ruleset, tongue.language)[clause]
    said = [
        element("h3", escaped(text.title)),
        element("p", f"<code>{escaped(clause)}</code>"),
        f"<p>{escaped(text.sentence)}</p>",
    ]
    said.append(element("p", f"<b>{escaped(tongue.ui('basis'))}</b> {escaped(text.basis)}"))
    if text.note:
        said.append(element("p", escaped(text.note), class_="quiet"))
    shows = [button(tongue.ui("demo"), "demo", clause, class_="strong")] if clause in game.demos else []
    shows += [button(face.replace("-", " "), "demo", f"{clause}~{face}") for face in _faces(clause)]
    return "".join(said) + element("div", shows, class_="row")


def _faces(clause: str) -> list[str]:
    demos = ruleset_of(clause).demos
    return list(demos.faces(clause)) if clause in demos else []


def demonstration(clause: str) -> Record:
    """The record that shows a clause, or one of its further faces (after a ``~``)."""
    name, _, face = clause.partition("~")
    demos = ruleset_of(name).demos
    record: Record = demos.faces(name)[face] if face else demos[name]
    return record


def side_by_side(lines: Lines, pair: tuple[int, int], group: str, tongue: Tongue) -> str:
    """Two branches at the place that is shown, each with its board and its curves, on one scale."""
    options = [(number, branch.name) for number, branch in enumerate(lines.branches)]
    series = [lines.game.series(lines.record(number)) for number in pair]
    chosen = group if group in series[0].curves else next(iter(series[0].curves))
    most = max(curves.peak(one, chosen) for one in series)
    title = tongue.of(lines.state.ruleset).label("curve", chosen)
    columns = []
    for side, number in enumerate(pair):
        states = lines.branches[number].states
        at = min(lines.at, len(states) - 1)
        pick = select(f"side-{side}", options, number, tongue.ui("branches"))
        board = states[at].svg(names=tongue.names, language=tongue.language)
        chart = curves.chart(series[side], chosen, at, tongue, title, most)
        columns.append(element("div", [pick, element("span", f" {at}/{len(states) - 1}"), board, chart]))
    return element("div", columns, class_="pair")
