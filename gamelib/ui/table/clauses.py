"""What a clause says, with its basis, its note and its demonstrations."""

from __future__ import annotations

from ...core.record import Record
from ...core.rulebook import Rulebook
from ...core.rulesets import ruleset, ruleset_of
from ...drawing import escaped
from ..example import example
from ..markup import Tongue, button, chip, element


def clause_page(clause: str, tongue: Tongue) -> str:
    """A clause in full; a plain table leaves out the one word for its basis, which the note explains."""
    game = ruleset_of(clause)
    text = Rulebook(game.rulebook.ruleset, tongue.language)[clause]
    said = [
        element("h3", escaped(text.title)),
        element("p", f"<code>{escaped(clause)}</code>"),
        f"<p>{escaped(text.sentence)}</p>",
    ]
    if not tongue.plain:
        said.append(element("p", f"<b>{escaped(tongue.ui('basis'))}</b> {escaped(text.basis)}"))
    if text.note:
        said.append(element("p", escaped(text.note), class_="quiet"))
    said.append(example(clause, tongue.language))
    shows = [button(tongue.ui("demo"), "demo", clause, class_="strong")] if clause in game.demos else []
    shows += [
        button(tongue.ui("demo-more", face=face.replace("-", " ")), "demo", f"{clause}~{face}") for face in _faces(clause)
    ]
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


def rulebook_page(name: str, tongue: Tongue) -> str:
    """Every clause of a ruleset, for a game that has no lesson to be learnt from."""
    book = ruleset(name).rulebook
    return "".join(
        element("section", element("h3", escaped(clause.title)) + element("p", f"{escaped(clause.sentence)} {chip(clause.id)}"))
        for clause in book.values()
    )
