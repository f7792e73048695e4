"""The dialog in which a position is set up: the board as it would be, what to put there, and beside it what else is set."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ...drawing import escaped
from ..markup import Tongue, button, element, here, select
from . import drafts, sight
from .moment import Moment
from .position_fields import EACH, Asked
from .position_lines import PositionLine, lacking, lines_of
from .settings import escaped_lines

FEW = 8
"""Up to so many things are buttons; more are a list."""
Look = Mapping[str, object]
"""For which screen the board is drawn, and how it stands there."""
GUESSED = "guessed"
"""What is asked for where hidden things shall be filled in."""


def form(now: Moment, tongue: Tongue, typed: drafts.Fields, look: Look) -> str:
    """The position as these eyes see it, or as it was changed; ``typed`` has its text, what is put, and what was said."""
    text = typed.get("text") or now.seen.position()
    draft = drafts.read(now.game, text) if "text" in typed else drafts.Draft(text)
    board = element("div", _palette(now, tongue, typed) + _preview(now, draft, tongue, typed, look), class_="preview")
    return element("div", board + _lines(now, draft, tongue) + _as_text(draft, tongue), class_="setting-up")


def _palette(now: Moment, tongue: Tongue, typed: drafts.Fields) -> str:
    """What is put on the board with the next click."""
    known = drafts.things(now, tongue)
    if not known:
        return ""
    chosen = typed.get("thing") or known[0][0]
    if len(known) > FEW:
        ways = select("thing", known, chosen, tongue.ui("put-thing"))
    else:
        ways = "".join(button(name, "thing", thing, aria_pressed=str(thing == chosen).lower()) for thing, name in known)
    label = element("b", escaped(tongue.ui("put-thing")))
    return element("div", label + ways, class_="row things", role="group", aria_label=tongue.ui("put-thing"))


def _preview(now: Moment, draft: drafts.Draft, tongue: Tongue, typed: drafts.Fields, look: Look) -> str:
    """The board as it would be, as these eyes see it; where the text cannot be read, as it was when it could be read last.

    What was filled in by chance is no more shown than what it stands for: it would pass for the true thing.
    """
    good = drafts.read(now.game, typed["good"]).state if draft.error and "good" in typed else None
    world = draft.state or good
    shown = sight.seen(world, now.eyes) if world is not None else now.seen
    told = _told(draft, typed, tongue) + (_hidden(draft, tongue) if now.hides else "")
    return told + shown.svg(names=tongue.names, language=tongue.language, **look)


def _told(draft: drafts.Draft, typed: drafts.Fields, tongue: Tongue) -> str:
    if typed.get("said"):
        return element("p", f"✕ {escaped(typed['said'])}", class_="refused", role="alert")
    if draft.error is not None:
        said = f"✕ {escaped(draft.error.problem)} {escaped(tongue.ui('draft-wrong'))}"
        return element("p", said, class_="refused", role="alert")
    if draft.doubts:
        return element("p", escaped(tongue.ui("draft-odd", doubts=draft.doubts)), class_="note", role="status")
    key = "draft-right" if draft.state is not None else "draft-same"
    return element("p", escaped(tongue.ui(key)), class_="allowed" if draft.state else "note", role="status")


def _hidden(draft: drafts.Draft, tongue: Tongue) -> str:
    """Where something is hidden, a table that could be so is a way to begin; once it is filled in, that is told."""
    if draft.state is not None:
        return element("p", escaped(tongue.ui("draft-guessed")), class_="note")
    guess = button(tongue.ui("draft-guess"), "draft", GUESSED)
    return element("p", escaped(tongue.ui("draft-hidden")) + " " + guess, class_="note")


def _lines(now: Moment, draft: drafts.Draft, tongue: Tongue) -> str:
    """What is set with ordinary controls first; folded below it, what only letters say."""
    known = tongue.of(now.state.ruleset).texts.get("position", {})
    there = lines_of(draft.text)
    absent = lacking(there, (kind for kind in known if not kind.endswith(EACH)))
    wrong = _wrong(draft, there, absent)
    asked = Asked(now, tongue, known, wrong, draft.error.problem if draft.error else "")
    easy, later, letters, told = list[str](), list[str](), dict[int, str](), set[str]()
    for line in (*sorted(there, key=asked.rank), *absent):
        plain, lettered = asked.parted(line)
        if plain:
            (easy if line in there else later).append(asked.row(line, plain, told, has_help=not lettered))
        if lettered:
            letters[line.number] = asked.row(line, lettered, told, numbered=True, says_wrong=not plain)
    look = element("button", escaped(tongue.ui("look-at-draft")), type="submit")
    go = element("button", escaped(tongue.ui("set-up")), type="submit", class_="strong", data_instead="position")
    more = [element("h3", escaped(tongue.ui("lines-absent"))), *later] if later else []
    is_open = wrong is not None and not asked.parted(wrong)[0]
    folded = element("summary", escaped(tongue.ui("lines-letters"))) + element(
        "div", (letters[number] for number in sorted(letters))
    )
    inside = [*easy, *more, element("details", folded, data_key="letters", open=is_open) if letters else ""]
    row = element("div", look + go, class_="row setting")
    return element("form", [*inside, row], data_do="draft", data_tries="draft", autocomplete="off", class_="facts")


def _wrong(draft: drafts.Draft, there: Sequence[PositionLine], absent: Sequence[PositionLine]) -> PositionLine | None:
    """The line at which something is wrong: where one is missing that the problem names, the field for that one."""
    if draft.error is None:
        return None
    problem, number = draft.error.problem, draft.error.line
    at = next((line for line in there if line.number == number), None)
    words = re.findall(r"[\w-]+", problem)
    if at is not None and (at not in (there[0], there[-1]) or at.kind in words):
        return at
    return next((line for line in absent if line.kind in words), at)


def _as_text(draft: drafts.Draft, tongue: Tongue) -> str:
    """The whole as text, to be copied, or to paste another."""
    area = element(
        "textarea", "\n" + escaped_lines(draft.text), rows=8, name="text", aria_label=tongue.ui("position"), spellcheck="false"
    )
    look = element("button", escaped(tongue.ui("look-at-draft")), type="submit")
    row = element("div", look + here(tongue.ui("copy"), "copy"), class_="row")
    form = element("form", area + row, data_do="draft", data_tries="draft")
    return element("details", element("summary", escaped(tongue.ui("position"))) + form)
