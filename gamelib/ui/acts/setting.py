"""Dialogs, demonstrations, rules, seats and files: one short function for each thing that the page can ask."""

from __future__ import annotations

import warnings
from collections.abc import Callable

from ...core.errors import RecordError
from ...core.record import MOST_SEED, Record, check_names
from ...core.rulesets import named
from ...core.words import languages
from ...drawing import escaped
from .. import eyes, files, rulebook, settings
from ..desk import Desk
from ..lines import Lines, begun
from ..markup import element
from .asked import Asked, fields_of, number_of, text_of

LEAF = 4
"""So many blocks of the log are shown more each time that earlier events are asked for."""


def dialog(desk: Desk, asked: Asked) -> None:
    """Open a dialog, or close it."""
    name = text_of(asked)
    desk.close()
    desk.dialog = name if name in ("rules", "seats", "save", "load", "position", "compare") else ""
    if name == "compare":
        shown = desk.game.current
        desk.pair = (desk.game.branch.parent or 0, shown) if shown else (0, len(desk.game.branches) - 1)


def clause(desk: Desk, asked: Asked) -> None:
    """Open what a clause says."""
    rulebook.clause_page(text_of(asked), desk.tongue)
    desk.close()
    desk.dialog = f"clause {text_of(asked)}"


def demo(desk: Desk, asked: Asked) -> None:
    """Lay the game aside and open the demonstration of a clause where it fires."""
    shown = Lines(rulebook.demonstration(text_of(asked)))
    if desk.lines is not None and not desk.aside:
        desk.aside.append(desk.lines)
    desk.open(shown)


def back(desk: Desk, asked: Asked) -> None:
    """From a demonstration back to the game."""
    if desk.aside:
        desk.open(desk.aside.pop())


def side(number: int) -> Callable[[Desk, Asked], None]:
    """Choose the branch on one side of the comparison."""

    def chosen(desk: Desk, asked: Asked) -> None:
        other = min(max(number_of(asked), 0), len(desk.game.branches) - 1)
        desk.pair = (other, desk.pair[1]) if number == 0 else (desk.pair[0], other)

    return chosen


def begin(desk: Desk, asked: Asked) -> None:
    """A new game of a ruleset."""
    desk.open(Lines(begun(named(text_of(asked)).start())))


def games(desk: Desk, asked: Asked) -> None:
    """Back to the choice of games."""
    if desk.chooses:
        desk.close()
        desk.lines, desk.aside = None, []
        desk.clear()


def new(desk: Desk, asked: Asked) -> None:
    """A new game by the rules, names and seed of the form."""
    fields = fields_of(asked)
    rules = settings.rules_from(desk.game, fields)
    names = tuple(name.strip() for name in fields.get("names", "").split(",") if name.strip())
    seed = fields.get("seed", "0").strip() or "0"
    if not seed.isdecimal() or int(seed) > MOST_SEED:
        raise RecordError(f"the seed must be a whole number from 0 to {MOST_SEED}.")
    if len(names) != rules.players and names == desk.game.names:
        names = ()
    check_names(names, rules.players)
    seats, chance = desk.game.seats, desk.game.chance
    desk.open(Lines(begun(desk.game.game.start(rules), names, int(seed))))
    if len(seats) == rules.players:
        desk.game.seats, desk.game.chance = seats, chance


def seats(desk: Desk, asked: Asked) -> None:
    """Who sits where."""
    lines = desk.game
    names = settings.take_seats(lines, fields_of(asked))
    plain = tuple(desk.tongue._replace(names=()).player(player) for player in range(len(names)))
    check_names(names, len(names))
    lines.names = () if names == plain else names
    for one in lines.branches:
        one.told.clear()
    desk.close()
    desk.clear()


def save(desk: Desk, asked: Asked) -> None:
    """Write the record into the folder."""
    if desk.folder is None or eyes.sealed(desk.game):
        raise ValueError(desk.tongue.ui("save-sealed"))
    path = files.save_here(desk.game, desk.folder, fields_of(asked).get("name", ""))
    desk.close()
    desk.answer = element("div", escaped(desk.tongue.ui("saved", file=path.name)), class_="note")


def load(desk: Desk, asked: Asked) -> None:
    """Open the record that was pasted or uploaded."""
    desk.open(Lines(Record.read(fields_of(asked).get("text", "")), at=0))


def load_file(desk: Desk, asked: Asked) -> None:
    """Open a record of the folder."""
    if desk.folder is not None:
        desk.open(Lines(files.load_here(desk.folder, text_of(asked)), at=0))


def position(desk: Desk, asked: Asked) -> None:
    """Set up the position that was typed."""
    lines = desk.game
    with warnings.catch_warnings(record=True) as doubts:
        warnings.simplefilter("always")
        state = lines.game.position(fields_of(asked).get("text", ""), lines.state.rules)
    desk.open(Lines(begun(state, lines.names, lines.seed)))
    if doubts:
        desk.answer = element("div", escaped(" ".join(str(doubt.message) for doubt in doubts)), class_="note")


def reopen(desk: Desk, asked: Asked) -> None:
    """Open the game that was kept."""
    if desk.offer is not None:
        desk.open(Lines(desk.offer))


def forget(desk: Desk, asked: Asked) -> None:
    """Leave the game that was kept where it is, and say no more of it."""
    desk.offer = None


def language(desk: Desk, asked: Asked) -> None:
    """Speak another language."""
    if text_of(asked) not in languages():
        raise ValueError(f"The languages are {', '.join(languages())}.")
    desk.language = text_of(asked)
    for one in desk.game.branches:
        one.told.clear()
    desk.clear()


def curve(desk: Desk, asked: Asked) -> None:
    """Choose the curves."""
    desk.group = text_of(asked)


def speed(desk: Desk, asked: Asked) -> None:
    """Choose how fast the game runs."""
    desk.speed = str(min(max(number_of(asked), 50), 5000))


def earlier(desk: Desk, asked: Asked) -> None:
    """Show more of the log."""
    desk.leafed = (desk.game.current, desk.game.at, desk.earlier + LEAF)
