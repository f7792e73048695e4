"""Luck by hand: somebody says what the dice show and which tile or card comes, as a teacher does who wants a certain case."""

from __future__ import annotations

from collections.abc import Sequence

from ...drawing import HUES, escaped
from ..markup import Tongue, button, element
from ..table.choices import Pairs, pairs_of
from ..table.game import ROLLS, Game
from ..table.moment import Moment
from . import phrases

FIRST, SECOND = "first", "second"
"""The two dice, as the fields of the form that sets them."""


def switch(game: Game, tongue: Tongue) -> str:
    """Turns luck by hand on and off."""
    pressed, help_ = str(game.chance != ROLLS).lower(), tongue.ui("by-hand-help")
    return button(tongue.ui("by-hand"), "luck", aria_pressed=pressed, title=help_, data_key="luck")


def card(now: Moment, tongue: Tongue) -> str:
    """Choose what falls, where these eyes may know what there is to fall; or let it fall after all."""
    told = tongue.ui("what-falls-help" if now.moves else "falls-covered")
    head = element("h3", escaped(tongue.ui(_question(now, tongue)))) + element("p", escaped(told), class_="asked")
    fall = button(tongue.ui("let-it-fall"), "step", class_="deed", data_key="step")
    if not now.moves:
        return head + element("div", fall, class_="falls")
    pairs = pairs_of(now.moves)
    return head + (_one_by_one(now, fall, tongue) if pairs is None else _dice(now.moves[0].kind, pairs, fall, tongue))


def _question(now: Moment, tongue: Tongue) -> str:
    """Dice fall, a tile is drawn, and anything else comes."""
    if pairs_of(now.moves) is not None:
        return "what-falls"
    due = tongue.of(now.state.ruleset).label("phase", now.state.phase)
    return "what-is-drawn" if due.startswith(tongue.ui("to-draw")) else "what-comes"


def _one_by_one(now: Moment, fall: str, tongue: Tongue) -> str:
    """A button for everything that can fall."""
    said = [phrases.said(move, tongue, now.state.ruleset) for move in now.moves]
    deeds = [button(words, "play", move, class_="deed") for words, move in zip(said, now.moves, strict=True)]
    return element("div", [*deeds, fall], class_="falls")


def _dice(kind: str, pairs: Pairs, fall: str, tongue: Tongue) -> str:
    """A row of faces for each of two dice, and a button that sets them."""
    rows = _faces(FIRST, pairs.rows, tongue) + _faces(SECOND, pairs.columns, tongue)
    go = element("button", escaped(tongue.ui("set-dice")), type="submit", class_="deed strong")
    return element("form", rows + go + fall, data_do="dice", data_arg=kind, class_="falls", autocomplete="off")


def _faces(name: str, faces: Sequence[str], tongue: Tongue) -> str:
    labels = "".join(_face(name, face, number == 0) for number, face in enumerate(faces))
    return element("fieldset", element("legend", escaped(tongue.ui(f"{name}-die"))) + labels, class_="faces")


def _face(name: str, face: str, is_first: bool) -> str:
    shown = escaped(face)
    if (hue := HUES.get(face)) is not None:
        shown = f'<i class="disc" style="background:{hue.fill};color:{hue.ink}" aria-hidden="true">{hue.letter}</i>{shown}'
    field = f'<input type="radio" name="{name}" value="{escaped(face)}"{" checked" if is_first else ""}>'
    return element("label", f"{field}<span>{shown}</span>")


def named_dice(kind: str, fields: dict[str, str]) -> str:
    """What the form says, as it is written."""
    return f"{kind} {fields.get(FIRST, '')} {fields.get(SECOND, '')}"
