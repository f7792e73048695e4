"""The fields in which a position is set: numbers, lists and players by ordinary controls, the rest in letters."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...core.kit.engine import OVER
from ...core.rulesets import part
from ...drawing import escaped
from ..markup import Tongue, element, select
from .moment import Moment
from .position_lines import Part, PositionLine

WHO = ("player", "winner")
"""Lines that name a player."""
EACH = " #"
"""How the word for a line ends of which each player has one."""
NAMED = ("turn", "phase", "player", "winner")
"""Lines with a label of their own in every game."""
CLEAR = ("phase", "player")
"""Lines whose label says all."""
_PHASES = re.compile(r"(?<=phase )[^:.]*|(?<=phases )[^:.]*")
"""Where a text names phases."""


@dataclass(frozen=True)
class Asked:
    """What is asked for in the dialog: of which table, in which words, and which line is wrong, with what is wrong there."""

    now: Moment
    tongue: Tongue
    known: Mapping[str, Any]
    wrong: PositionLine | None
    problem: str

    def parted(self, line: PositionLine) -> tuple[list[Part], list[Part]]:
        """The parts of a line that ordinary controls set, and those that only letters say."""
        every = line.parts(self.now.state.rules.players)
        if line.key == "phase" or line.key in WHO or line.key in self._choices():
            return every, []
        if line.key == "turn":
            return every, []  # also where it is not there
        return [one for one in every if one.is_number], [one for one in every if not one.is_number]

    def row(
        self,
        line: PositionLine,
        parts: Sequence[Part],
        told: set[str],
        *,
        numbered: bool = False,
        has_help: bool = True,
        says_wrong: bool = True,
    ) -> str:
        """A line with its label, its fields, what it says unless that was told already, and what is wrong with it."""
        topic = self._topic(line)
        about = self._about(topic) if has_help and topic not in told else ""
        told.update([topic] if has_help else [])
        number = element("i", str(line.number), aria_hidden="true") if numbered else ""
        label = element("b", escaped(self._label(line)))
        fields = element("span", self._fields(line, parts), class_="row")
        help_ = element("small", escaped(about)) if about else ""
        is_wrong = says_wrong and line == self.wrong
        fault = element("p", f"✕ {escaped(self._spelt(self.problem))}", class_="refused") if is_wrong else ""
        return element("div", number + label + fields + help_ + fault, class_="fact wrong" if is_wrong else "fact")

    def _choices(self) -> Mapping[str, Sequence[str]]:
        """What lines may hold that are chosen from a list."""
        listed = getattr(part(self.now.state.ruleset, "placing"), "choices", None)
        found: Mapping[str, Sequence[str]] = {} if listed is None else listed(self.now.state.rules)
        return found

    def _topic(self, line: PositionLine) -> str:
        """What explains a line: the word for its kind, or for those that each player has where another has the same name."""
        each = f"{line.kind}{EACH}"
        return each if line.key != line.kind and each in self.known else line.kind

    def _about(self, topic: str) -> str:
        """What a line says; where its label says it already, nothing more."""
        text = "" if topic in CLEAR else str(self.known.get(topic, ""))
        return self._spelt(text)

    def _spelt(self, text: str) -> str:
        """A text in which the phases of the game go by the words that a player knows."""
        phases = dict(self._phases())

        def named(found: re.Match[str]) -> str:
            return re.sub(r"[\w-]+", lambda one: f"‘{phases[one[0]]}’" if one[0] in phases else one[0], found[0])

        return _PHASES.sub(named, text)

    def rank(self, line: PositionLine) -> int:
        """What a teacher sets first: what is due and who has the turn, then everybody's money, then the stocks."""
        parts = line.parts(self.now.state.rules.players)
        is_each = len(parts) > 1 and "," in parts[0].name.partition(" ")[0]
        return 0 if line.key in NAMED else 1 if is_each or self._seat(line) is not None else 2

    def _seat(self, line: PositionLine) -> int | None:
        """Whose line it is, where each player has one."""
        facts = getattr(part(self.now.state.ruleset, "positions"), "Facts", None)
        seat = line.key.removeprefix(f"{line.kind} ")
        owned = facts is not None and facts.seats and line.kind == facts.seats and seat.isdecimal()
        return int(seat) - 1 if owned and int(seat) <= self.now.state.rules.players else None

    def _label(self, line: PositionLine) -> str:
        """What a line is about: the name of its player, or a word."""
        seat = self._seat(line)
        if seat is not None:
            return self.tongue.player(seat)
        label = self.tongue.ui(f"line-{line.key}") if line.key in NAMED else line.key
        return label[:1].upper() + label[1:]

    def _fields(self, line: PositionLine, parts: Sequence[Part]) -> str:
        """A list for a phase, a player or what is chosen, a number where there is one, and else a field for the text."""
        if line.is_heading:
            return f'<input type="hidden" name="{escaped(parts[0].name)}" value="">'
        options = self._options(line)
        if options:
            return self._choice(parts[0], options, self._label(line))
        return "".join(self._field(one, line, number) for number, one in enumerate(parts, 1))

    def _options(self, line: PositionLine) -> list[tuple[str, str]]:
        """What a line is chosen from; nothing where it is written."""
        if line.key == "phase":
            return self._phases()
        if line.key in WHO:
            seats = range(self.now.state.rules.players)
            return [("", "–"), *((str(seat + 1), self.tongue.player(seat)) for seat in seats)]
        listed = self._choices().get(line.key, ())
        return [("", "–"), *((one, one) for one in listed)] if listed else []

    def _phases(self) -> list[tuple[str, str]]:
        words = self.tongue.of(self.now.state.ruleset)
        names = [*(phase.name for phase in self.now.state.engine.phases), OVER]
        return [(name, words.label("phase", name)) for name in dict.fromkeys(names)]

    def _choice(self, first: Part, options: Sequence[tuple[str, str]], label: str) -> str:
        known = options if first.text in [value for value, _ in options] else [*options, (first.text, first.text)]
        return select("", known, first.text, label, name=first.name)

    def _field(self, one: Part, line: PositionLine, number: int) -> str:
        """A field with the word for what is counted in it."""
        word = self._word(one, line, number)
        label = self.tongue.ui("line-part", line=self._label(line) or line.number, part=word or number)
        is_number = one.is_number or line.key == "turn"
        kind = 'type="number" min="0"' if is_number else 'type="text" spellcheck="false"'
        wide = f"--digits:{len(one.text)}" if is_number else f"flex-basis:{max(len(one.text), 6) + 3}ch"
        size = f' style="{wide}"'
        box = f'<input {kind} name="{escaped(one.name)}" value="{escaped(one.text)}" aria-label="{escaped(label)}"{size}>'
        said = f"{escaped(word)} " if word else ""
        return f"<span>{said}{one.sign}{box}</span>" if said or one.sign else box

    def _word(self, one: Part, line: PositionLine, number: int) -> str:
        """What is counted: a thing, a player's share of a line that has a number for each, or that player's money."""
        if one.word or not one.is_number:
            return one.word
        if self._seat(line) is not None:
            return self.tongue.ui("line-money")
        is_each = "," in one.name.partition(" ")[0]
        return self.tongue.player(number - 1) if is_each else ""
