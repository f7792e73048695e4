"""What the page can ask of the desk: one short function each, by its name."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

from ..core.errors import RecordError, RulesError
from ..core.look import escaped
from ..core.record import MOST_SEED, Record, check_names
from ..core.rulesets import ruleset
from . import advice, asking, eyes, files, rulebook, settings
from .desk import Desk
from .lines import Lines, begun
from .markup import element

Asked = dict[str, Any]


def handle(desk: Desk, asked: Asked) -> None:
    """Do what is asked; what cannot be done is said on the page in one sentence."""
    act = ACTS.get(str(asked.get("do")))
    if act is None:
        raise ValueError(f"The page asked for '{str(asked.get('do'))[:60]}', which nobody knows.")
    try:
        act(desk, asked)
    except (RulesError, RecordError) as error:
        desk.error, desk.typed = error, _fields(asked)
        if not desk.dialog:
            desk.answer = asking.refused_text(str(error))
    except (ValueError, OSError) as error:
        desk.answer = asking.refused_text(str(error).partition("\n")[0])
        desk.close()


def _text(asked: Asked) -> str:
    return str(asked.get("arg", ""))


def _number(asked: Asked) -> int:
    text = _text(asked)
    if not text.lstrip("-").isdecimal() or len(text) > 9:
        raise ValueError(f"'{text[:60]}' is not a number.")
    return int(text)


def _fields(asked: Asked) -> dict[str, str]:
    given = asked.get("fields") or {}
    return {str(name): str(value) for name, value in given.items()}


def play(desk: Desk, asked: Asked) -> None:
    """Make a move, or say why it may not be made."""
    lines, move = desk.game, desk.game.game.parse(_text(asked))
    if lines.viewer is not None and eyes.seen(lines.state, lines.viewer).refusal(move) is not None or not lines.state.allows(move):
        return why(desk, asked)
    lines.play(move)
    desk.clear()


def number(desk: Desk, asked: Asked) -> None:
    """Make a move that is a number, such as a bid."""
    play(desk, {"arg": f"{_text(asked)} {_fields(asked).get('number', '')}"})


def chosen(desk: Desk, asked: Asked) -> None:
    """Make a move that was chosen from a list."""
    play(desk, {"arg": _fields(asked).get("move", "")})


def why(desk: Desk, asked: Asked) -> None:
    """Say whether a move may be made, or why not."""
    desk.answer, desk.marks = asking.asked(desk.game, _text(asked), desk.tongue)


def question(desk: Desk, asked: Asked) -> None:
    """The same for a move that was typed."""
    if _fields(asked).get("move", "").strip():
        why(desk, {"arg": _fields(asked)["move"]})


def place(desk: Desk, asked: Asked) -> None:
    """Say why nothing can be done at a place."""
    desk.answer, desk.marks = asking.at_place(desk.game, _text(asked), desk.tongue)


def go(desk: Desk, asked: Asked) -> None:
    """Show another place of the branch."""
    desk.game.go(_number(asked))
    desk.clear()


def step(desk: Desk, asked: Asked) -> None:
    """One decision by chance or a bot; in the past, one move on."""
    lines = desk.game
    if asked.get("run") and lines.at < lines.last:
        lines.at += 1
    elif lines.state.actor is not None and (not asked.get("run") or lines.automatic()):
        lines.play(lines.decision())
    desk.clear()


def turn(desk: Desk, asked: Asked) -> None:
    """Let bots and chance play until the turn is over."""
    number = desk.game.state.turn
    desk.job = _played(desk, lambda lines: lines.state.turn == number)
    desk.work()
    desk.clear()


def finish(desk: Desk, asked: Asked) -> None:
    """Let bots and chance play to the end."""
    desk.job = _played(desk, lambda lines: True)
    desk.work()
    desk.clear()


def _played(desk: Desk, going: Callable[[Lines], bool]) -> Iterator[str]:
    lines = desk.game
    while lines.state.actor is not None and going(lines):
        lines.play(lines.decision())
        yield desk.tongue.ui("working", moves=lines.at, turn=lines.state.turn)


def advise(desk: Desk, asked: Asked) -> None:
    """Ask a bot what it would play, and play on from the few best moves."""
    lines = desk.game
    if eyes.viewer(lines) not in (None, lines.state.actor):
        raise ValueError(desk.tongue.ui("not-yours", actor=lines.state.actor, viewer=lines.viewer))
    name = list(lines.game.BOTS)[-1]
    desk.job = _advised(desk, name)
    desk.work()


def _advised(desk: Desk, name: str) -> Iterator[str]:
    for found in advice.asked(desk.game, name):
        if found.games:
            desk.answer = advice.said(found, desk.game.state.ruleset, desk.tongue)
        yield desk.tongue.ui("thinking", games=found.games)


def more(desk: Desk, asked: Asked) -> None:
    """Go on with the work."""
    desk.work()


def stop(desk: Desk, asked: Asked) -> None:
    """Stop the work where it is."""
    desk.job = None


def fork(desk: Desk, asked: Asked) -> None:
    """A new branch from here."""
    desk.game.fork()


def branch(desk: Desk, asked: Asked) -> None:
    """Show another branch."""
    desk.game.switch(_number(asked))
    desk.clear()


def dialog(desk: Desk, asked: Asked) -> None:
    """Open a dialog, or close it."""
    name = _text(asked)
    desk.close()
    desk.dialog = name if name in ("rules", "seats", "save", "load", "position", "compare") else ""
    if name == "compare":
        shown = desk.game.current
        desk.pair = (desk.game.branch.parent or 0, shown) if shown else (0, len(desk.game.branches) - 1)


def clause(desk: Desk, asked: Asked) -> None:
    """Open what a clause says."""
    rulebook.clause_page(_text(asked), desk.tongue)
    desk.close()
    desk.dialog = f"clause {_text(asked)}"


def demo(desk: Desk, asked: Asked) -> None:
    """Lay the game aside and open the demonstration of a clause where it fires."""
    shown = Lines(rulebook.demonstration(_text(asked)))
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
        other = min(max(_number(asked), 0), len(desk.game.branches) - 1)
        desk.pair = (other, desk.pair[1]) if number == 0 else (desk.pair[0], other)

    return chosen


def viewer(desk: Desk, asked: Asked) -> None:
    """See the table with a player's eyes, or all open."""
    text = _text(asked)
    if text and not 0 <= _number(asked) < desk.game.state.rules.players:
        raise ValueError(f"There is no player {text}.")
    desk.game.viewer = int(text) if text else None
    desk.clear()


def lift(desk: Desk, asked: Asked) -> None:
    """Lift the cover over a secret decision."""
    desk.lifted = (desk.game.current, desk.game.at)


def begin(desk: Desk, asked: Asked) -> None:
    """A new game of a ruleset."""
    desk.open(Lines(begun(ruleset(_text(asked)).start())))


def games(desk: Desk, asked: Asked) -> None:
    """Back to the choice of games."""
    if desk.chooses:
        desk.close()
        desk.lines, desk.aside = None, []
        desk.clear()


def new(desk: Desk, asked: Asked) -> None:
    """A new game by the rules, names and seed of the form."""
    fields = _fields(asked)
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
    names = settings.take_seats(lines, _fields(asked))
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
    path = files.save_here(desk.game, desk.folder, _fields(asked).get("name", ""))
    desk.close()
    desk.answer = element("div", escaped(desk.tongue.ui("saved", file=path.name)), class_="note")


def load(desk: Desk, asked: Asked) -> None:
    """Open the record that was pasted or uploaded."""
    desk.open(Lines(Record.read(_fields(asked).get("text", "")), at=0))


def load_file(desk: Desk, asked: Asked) -> None:
    """Open a record of the folder."""
    if desk.folder is not None:
        desk.open(Lines(files.load_here(desk.folder, _text(asked)), at=0))


def position(desk: Desk, asked: Asked) -> None:
    """Set up the position that was typed."""
    lines = desk.game
    with warnings.catch_warnings(record=True) as doubts:
        warnings.simplefilter("always")
        state = lines.game.position(_fields(asked).get("text", ""), lines.state.rules)
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


def curve(desk: Desk, asked: Asked) -> None:
    """Choose the curves."""
    desk.group = _text(asked)


def speed(desk: Desk, asked: Asked) -> None:
    """Choose how fast the game runs."""
    desk.speed = str(min(max(_number(asked), 50), 5000))


ACTS: dict[str, Callable[[Desk, Asked], None]] = {
    act.__name__.replace("_", "-"): act
    for act in (
        play, number, chosen, why, question, place, go, step, turn, finish, advise, more, stop, fork, branch, dialog, clause,
        demo, back, viewer, lift, begin, games, new, seats, save, load, load_file, position, reopen, forget, curve, speed,
    )
} | {"side-0": side(0), "side-1": side(1)}  # fmt: skip
