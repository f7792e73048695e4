"""The dialog in which a position is set up: the board as it would be, what to put there, and every line with what it says."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from ...core.kit.engine import OVER
from ...core.rulesets import part
from ...drawing import escaped
from ..markup import Tongue, button, element, here, select
from . import drafts
from .moment import Moment
from .position_lines import Part, PositionLine, lacking, lines_of
from .settings import escaped_lines

FEW = 8
"""Up to so many things are buttons; more are a list."""
WHO = ("player", "winner")
"""Lines that name a player."""
GUESSED = "guessed"
"""What is asked for where hidden things shall be filled in."""
EACH = " #"
"""How the word for a line ends of which each player has one."""


def form(now: Moment, tongue: Tongue, typed: drafts.Fields, shape: str) -> str:
    """The position as these eyes see it, or as it was changed; ``typed`` has its text, what is put, and what was said."""
    text = typed.get("text") or now.seen.position()
    draft = drafts.read(now.game, text) if "text" in typed else drafts.Draft(text)
    board = element("div", _palette(now, tongue, typed) + _preview(now, draft, tongue, typed, shape), class_="preview")
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


def _preview(now: Moment, draft: drafts.Draft, tongue: Tongue, typed: drafts.Fields, shape: str) -> str:
    """The board as it would be; where the text cannot be read, as it was when it could be read last."""
    good = drafts.read(now.game, typed["good"]).state if draft.error and "good" in typed else None
    shown = draft.state or good or now.seen
    told = _told(draft, typed, tongue) + (_hidden(draft, tongue) if now.hides else "")
    return told + shown.svg(names=tongue.names, language=tongue.language, shape=shape)


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
    """Every line that is there, then those that belong to some phases only."""
    known = tongue.of(now.state.ruleset).texts.get("position", {})
    there = lines_of(draft.text)
    absent = lacking(there, (kind for kind in known if not kind.endswith(EACH)))
    wrong, told = _wrong(draft, there, absent), set[str]()
    rows = []
    for line in (*there, *absent):
        topic = _topic(line, known)
        about = "" if topic in told else str(known.get(topic, ""))
        told.add(topic)
        rows.append(_line(now, line, about, draft.error.problem if draft.error and line == wrong else "", tongue))
    further = [element("h3", escaped(tongue.ui("lines-absent"))), *rows[len(there) :]] if absent else []
    look = element("button", escaped(tongue.ui("look-at-draft")), type="submit")
    go = element("button", escaped(tongue.ui("set-up")), type="submit", class_="strong", data_instead="position")
    inside = [*rows[: len(there)], *further, element("div", look + go, class_="row setting")]
    return element("form", inside, data_do="draft", data_tries="draft", autocomplete="off", class_="facts")


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


def _topic(line: PositionLine, known: Collection[str]) -> str:
    """What explains a line: the word for its kind, or for those that each player has where another line bears the same name."""
    each = f"{line.kind}{EACH}"
    return each if line.key != line.kind and each in known else line.kind


def _line(now: Moment, line: PositionLine, about: str, wrong: str, tongue: Tongue) -> str:
    """A line with its number, its key, a field for each part, what it says, and what is wrong with it."""
    number = element("i", str(line.number), aria_hidden="true")
    key = element("b", escaped(_key(now, line, tongue)))
    fields = element("span", _fields(now, line, tongue), class_="row")
    told = element("small", escaped(about)) if about else ""
    fault = element("p", f"✕ {escaped(wrong)}", class_="refused") if wrong else ""
    return element("div", number + key + fields + told + fault, class_="fact wrong" if wrong else "fact")


def _key(now: Moment, line: PositionLine, tongue: Tongue) -> str:
    """What a line is about; that of a player with the name."""
    facts = getattr(part(now.state.ruleset, "positions"), "Facts", None)
    seat = line.key.removeprefix(f"{line.kind} ")
    owned = facts is not None and facts.seats and line.kind == facts.seats and seat.isdecimal()
    return f"{line.key} · {tongue.player(int(seat) - 1)}" if owned and int(seat) <= now.state.rules.players else line.key


def _fields(now: Moment, line: PositionLine, tongue: Tongue) -> str:
    """A list for a phase or a player, a number where there is one, and else a field for the text."""
    if line.is_heading:
        first = line.parts(now.state.rules.players)[0]
        return f'<input type="hidden" name="{escaped(first.name)}" value="">'
    if line.key == "phase":
        return _choice(line, _phases(now, tongue), tongue.ui("line-of", line=line.key))
    if line.key in WHO:
        players = [(str(player + 1), tongue.player(player)) for player in range(now.state.rules.players)]
        return _choice(line, [("", "–"), *players], tongue.ui("line-of", line=line.key))
    return "".join(_field(part, line, number, tongue) for number, part in enumerate(line.parts(now.state.rules.players), 1))


def _phases(now: Moment, tongue: Tongue) -> list[tuple[str, str]]:
    words = tongue.of(now.state.ruleset)
    names = [*(phase.name for phase in now.state.engine.phases), OVER]
    return [(name, f"{name}: {words.label('phase', name)}") for name in dict.fromkeys(names)]


def _choice(line: PositionLine, options: Sequence[tuple[str, str]], label: str) -> str:
    first = line.parts(1)[0]
    known = options if first.text in [value for value, _ in options] else [*options, (first.text, first.text)]
    return select("", known, first.text, label, name=first.name)


def _field(part: Part, line: PositionLine, number: int, tongue: Tongue) -> str:
    label = tongue.ui("line-part", line=line.key or line.number, part=number)
    kind = 'type="number" min="0"' if part.is_number else 'type="text" spellcheck="false"'
    size = "" if part.is_number else f' style="flex-basis:{max(len(part.text), 6) + 3}ch"'
    field = f'<input {kind} name="{escaped(part.name)}" value="{escaped(part.text)}" aria-label="{escaped(label)}"{size}>'
    return f"<span>{part.sign}{field}</span>" if part.sign else field


def _as_text(draft: drafts.Draft, tongue: Tongue) -> str:
    """The whole as text, to be copied, or to paste another."""
    area = element(
        "textarea", "\n" + escaped_lines(draft.text), rows=8, name="text", aria_label=tongue.ui("position"), spellcheck="false"
    )
    look = element("button", escaped(tongue.ui("look-at-draft")), type="submit")
    row = element("div", look + here(tongue.ui("copy"), "copy"), class_="row")
    form = element("form", area + row, data_do="draft", data_tries="draft")
    return element("details", element("summary", escaped(tongue.ui("position"))) + form)
