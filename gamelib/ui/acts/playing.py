"""Playing, asking and travelling: one short function for each thing that the page can ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .. import advice, asking, eyes
from ..desk import Desk
from ..lines import Lines
from .asked import Asked, fields_of, number_of, text_of


def play(desk: Desk, asked: Asked) -> None:
    """Make a move, or say why it may not be made."""
    lines, move = desk.game, desk.game.game.parse(text_of(asked))
    if (lines.viewer is not None and eyes.seen(lines.state, lines.viewer).refusal(move) is not None) or not lines.state.allows(
        move
    ):
        return why(desk, asked)
    lines.play(move)
    desk.clear()


def number(desk: Desk, asked: Asked) -> None:
    """Make a move that is a number, such as a bid."""
    play(desk, {"arg": f"{text_of(asked)} {fields_of(asked).get('number', '')}"})


def chosen(desk: Desk, asked: Asked) -> None:
    """Make a move that was chosen from a list."""
    play(desk, {"arg": fields_of(asked).get("move", "")})


def why(desk: Desk, asked: Asked) -> None:
    """Say whether a move may be made, or why not."""
    desk.answer, desk.marks = asking.asked(desk.game, text_of(asked), desk.tongue)


def question(desk: Desk, asked: Asked) -> None:
    """The same for a move that was typed."""
    if fields_of(asked).get("move", "").strip():
        why(desk, {"arg": fields_of(asked)["move"]})


def place(desk: Desk, asked: Asked) -> None:
    """Say why nothing can be done at a place."""
    desk.answer, desk.marks = asking.at_place(desk.game, text_of(asked), desk.tongue)


def go(desk: Desk, asked: Asked) -> None:
    """Show another place of the branch."""
    desk.game.go(number_of(asked))
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
    desk.job = _advised(desk, lines.stand_in)
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
    desk.game.switch(number_of(asked))
    desk.clear()


def viewer(desk: Desk, asked: Asked) -> None:
    """See the table with a player's eyes, or all open."""
    text = text_of(asked)
    if text and not 0 <= number_of(asked) < desk.game.state.rules.players:
        raise ValueError(f"There is no player {text}.")
    desk.game.viewer = int(text) if text else None
    desk.clear()


def lift(desk: Desk, asked: Asked) -> None:
    """Lift the cover over a secret decision."""
    desk.lifted = (desk.game.current, desk.game.at)
