"""What a clause says, with its basis, its note and its demonstrations."""

from __future__ import annotations

from collections.abc import Container

from ...core.record import Record
from ...core.rulebook import Rulebook
from ...core.rulesets import ruleset_of
from ...drawing import escaped
from ..example import example
from ..markup import Tongue, button, element


def clause_page(
    clause: str, tongue: Tongue, window: str = "", wide: bool = False, may_show: bool = True, further: str = ""
) -> str:
    """A clause in full, for a window or a wall; to a player without its id, and with its note folded.

    ``may_show`` says whether its demonstrations can be laid on a table, ``further`` are other ways that lead on.
    """
    game = ruleset_of(clause)
    text = Rulebook(game.rulebook.ruleset, tongue.language)[clause]
    shows = (_shows(clause, game.demos, tongue) if may_show else "") + further
    row = element("div", shows, class_="row") if shows else ""
    said = [element("h3", escaped(text.title)), f"<p>{escaped(text.sentence)}</p>", row]
    if tongue.plain:
        about = element("summary", escaped(tongue.ui("about-rule"))) + element("p", escaped(text.note), class_="quiet")
        return "".join([*said, example(clause, tongue.language, window, wide), element("details", about) if text.note else ""])
    said.insert(1, element("p", f"<code>{escaped(clause)}</code>"))
    said.insert(3, element("p", f"<b>{escaped(tongue.ui('basis'))}</b> {escaped(text.basis)}"))
    if text.note:
        said.insert(4, element("p", escaped(text.note), class_="quiet"))
    return "".join([*said, example(clause, tongue.language, window, wide)])


def _shows(clause: str, demos: Container[str], tongue: Tongue) -> str:
    """The ways to the demonstrations; to a player further ones are numbered, as their names are those of options."""
    shows = [button(tongue.ui("demo"), "demo", clause, class_="strong")] if clause in demos else []
    for number, face in enumerate(_faces(clause), 2):
        told = tongue.ui("demo-other", number=number) if tongue.plain else tongue.ui("demo-more", face=face.replace("-", " "))
        shows.append(button(told, "demo", f"{clause}~{face}"))
    return "".join(shows)


def _faces(clause: str) -> list[str]:
    demos = ruleset_of(clause).demos
    return list(demos.faces(clause)) if clause in demos else []


def demonstration(clause: str) -> Record:
    """The record that shows a clause, or one of its further faces (after a ``~``)."""
    name, _, face = clause.partition("~")
    demos = ruleset_of(name).demos
    record: Record = demos.faces(name)[face] if face else demos[name]
    return record
