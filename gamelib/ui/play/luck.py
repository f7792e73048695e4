"""Luck by hand: somebody says what the dice show and which tile or card comes, as a teacher does who wants a certain case."""

from __future__ import annotations

from collections.abc import Sequence

from ...drawing import HUES, escaped
from ..markup import Tongue, button, element
from ..table.choices import Pairs, pairs_of
from ..table.game import ROLLS, Game
from ..table.moment import Moment
from . import phrases

NO_MATERIAL = {"black": "#22262B"}
"""Faces that are a colour and yet no material: their disc has no letter."""
FIRST, SECOND = "first", "second"
"""The two dice, as the fields of the form that sets them."""
SAME = "same"
"""What comes once more at the same move of a what-if."""


def switch(game: Game, tongue: Tongue) -> str:
    """Turns luck by hand on and off."""
    pressed, help_ = str(game.chance != ROLLS).lower(), tongue.ui("by-hand-help")
    return button(tongue.ui("by-hand"), "luck", aria_pressed=pressed, title=help_, data_key="luck")


def sign(game: Game, tongue: Tongue) -> str:
    """On a wall, where the switch lies in a menu: that luck is by hand, which a press ends."""
    return switch(game, tongue) if game.chance != ROLLS else ""


def card(now: Moment, tongue: Tongue) -> str:
    """Choose what falls, where these eyes may know what there is to fall; or leave it to luck after all.

    Where nothing can be chosen, nothing is asked.
    """
    due = _due(now, tongue)
    head = element("h3", escaped(_whose(now, due, tongue)))
    told = _question(now, tongue) if now.moves else tongue.ui("falls-covered")
    help_ = tongue.ui("what-falls-help") if now.moves else ""
    head += element("p", escaped(told), class_="asked", title=help_ or None)
    fall = button(
        tongue.ui("by-luck", verb=due.partition(" ")[0]) if now.moves else due, "step", class_="deed", data_key="step"
    )
    if not now.moves:
        return head + element("div", fall, class_="falls")
    pairs = pairs_of(now.moves)
    return head + (_one_by_one(now, fall, tongue) if pairs is None else dice(now, pairs, tongue, fall))


def _due(now: Moment, tongue: Tongue) -> str:
    """What luck does here, as the game calls it: "Roll the dice", "Draw a tile"."""
    due = tongue.of(now.state.ruleset).label("phase", now.state.phase)
    return f"{due[:1].upper()}{due[1:]}"


def _whose(now: Moment, due: str, tongue: Tongue) -> str:
    """Whose luck it is; at the start it is nobody's yet."""
    player = int(getattr(now.state.table, "player", -1)) if now.state.turn else -1
    return tongue.ui("luck-of", player=player, due=f"{due[:1].lower()}{due[1:]}") if player >= 0 else due


def falls(ruleset: str, tongue: Tongue, key: str, otherwise: str) -> str:
    """What a game says of its chance: how something is called or asked; else what is said of any game."""
    words = tongue.of(ruleset)
    return words.say("luck", key, {}) if key in words.texts.get("luck", {}) else tongue.ui(otherwise)


def _question(now: Moment, tongue: Tongue) -> str:
    """What is asked, in the words of the game where it has some."""
    return falls(now.state.ruleset, tongue, now.state.phase, "what-comes")


def _one_by_one(now: Moment, fall: str, tongue: Tongue) -> str:
    """A button for everything that can fall."""
    said = [phrases.said(move, tongue, now.state.ruleset) for move in now.moves]
    deeds = [button(words, "play", move, class_="deed") for words, move in zip(said, now.moves, strict=True)]
    return element("div", [*deeds, fall], class_="falls")


def dice(now: Moment, pairs: Pairs, tongue: Tongue, fall: str = "") -> str:
    """A row of faces for each of two dice, a button that sets them, and what else there is to press."""
    kind, every = now.moves[0].kind, ((FIRST, pairs.rows), (SECOND, pairs.columns))
    rows = "".join(_faces(name, faces, _die(name, now, tongue)) for name, faces in every)
    go = element("button", escaped(tongue.ui("set-dice")), type="submit", class_="deed strong")
    return element("form", rows + go + fall, data_do="dice", data_arg=kind, class_="falls", autocomplete="off")


def _die(name: str, now: Moment, tongue: Tongue) -> str:
    """What a die is called: as the rules call it, where the two differ."""
    return falls(now.state.ruleset, tongue, f"{name}-die", f"{name}-die")


def _faces(name: str, faces: Sequence[str], legend: str) -> str:
    labels = "".join(_face(name, face, number == 0) for number, face in enumerate(faces))
    return element("fieldset", element("legend", escaped(legend)) + labels, class_="faces")


def _face(name: str, face: str, is_first: bool) -> str:
    shown = escaped(face)
    if (hue := HUES.get(face)) is not None:
        shown = f'<i class="disc" style="background:{hue.fill};color:{hue.ink}" aria-hidden="true">{hue.letter}</i>{shown}'
    elif face in NO_MATERIAL:
        shown = f'<i class="disc plain" style="background:{NO_MATERIAL[face]}" aria-hidden="true"></i>{shown}'
    field = f'<input type="radio" name="{name}" value="{escaped(face)}"{" checked" if is_first else ""}>'
    return element("label", f"{field}<span>{shown}</span>")


def named_dice(kind: str, fields: dict[str, str]) -> str:
    """What the form says, as it is written."""
    return f"{kind} {fields.get(FIRST, '')} {fields.get(SECOND, '')}"
