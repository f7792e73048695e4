"""`gamelib play`: a game in the terminal, against bots or around one keyboard."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from ..core.moves import CHANCE
from . import Subparsers
from .sight import seen

LOOK = 40
"""Moves of a game that are looked through for an example."""
HELP = """Type a move as it is written (for example: {example}), or its number in the list; just Enter lets chance or a bot
decide, so Enter also rolls the dice. Also: moves (list them), why MOVE (may I?), board (the position), undo, clause ID,
save FILE, help, quit."""


def add(commands: Subparsers) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("play", help="play in the terminal")
    parser.add_argument("ruleset", nargs="?", default="mark", help="which game; `gamelib rules` lists them (mark)")
    parser.add_argument("--players", type=int, help="how many play")
    parser.add_argument("--bot", default=None, help="the bot on the other seats; `none` for people on all of them")
    parser.add_argument("--seat", type=int, default=1, help="your seat, from 1 (1)")
    parser.add_argument("--seed", type=int, default=None, help="the seed of dice and bots; by default every game differs")
    parser.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="change a rule, e.g. cash=50")
    parser.add_argument("--record", type=Path, help="go on from the end of a recorded game")


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or the player leaves."""
    Session(args).play()
    return 0


class Session:
    """One game at the terminal: the states so far, who sits where, and what can be typed."""

    def __init__(self, args: argparse.Namespace) -> None:
        from ..core.record import Record
        from ..core.rulesets import ruleset
        from ..players.bots import seated, sensible_name
        from ..players.playout import derived

        record = Record.load(args.record) if args.record else None
        self.game: Any = ruleset(record.ruleset if record else args.ruleset)
        self.first: Any = record.opening() if record else self.game.start(rules_of(self.game, args.set, args.players))
        self.states: list[Any] = record.states() if record else [self.first]
        self.names: tuple[str, ...] = record.names if record else ()
        players = self.state.rules.players
        if not 1 <= args.seat <= players:
            raise ValueError(f"The seat is {args.seat}; it must be from 1 to {players}.")
        self.people = set(range(players)) if args.bot == "none" else {args.seat - 1}
        best = None if args.bot == "none" else args.bot or sensible_name(self.game)
        self.seats = seated(self.game, best, players)
        self.others = best or "nobody"
        self.rng = derived(args.seed, "terminal") if args.seed is not None else Random()
        self.open = True

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]

    def play(self) -> None:
        """Show what happens and ask until it is over."""
        self.tell()
        if len(self.people) == 1:
            print(f"You are player {self._viewer() + 1}; on the other seats plays the bot '{self.others}'.")
        print(HELP.format(example=self.example()))
        while self.open and self.state.actor is not None:
            actor = self.state.actor
            if actor >= 0 and actor not in self.people:
                self.push(self.seats[actor](self.state.seen_by(actor), self.rng))
            else:
                self.ask()
        if self.state.outcome is not None:
            print(seen(self.state.ruleset, self.state.position()))

    def ask(self) -> None:
        """One line from the player."""
        who = "chance" if self.state.actor < 0 else f"player {self.state.actor + 1}"
        try:
            line = input(f"[turn {self.state.turn}, {who}: {self._due()}] > ").strip()
        except EOFError:
            print()
            line = "quit"
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "quit": self.leave, "help": self.help, "?": self.help, "moves": self.list_moves, "why": self.why,
            "board": self.board, "undo": self.undo, "clause": self.clause, "save": self.save,
        }  # fmt: skip
        try:
            commands[word](rest) if word in commands else self.move(line)
        except (ValueError, OSError) as error:
            print(f"  {str(error).partition(chr(10))[0]}")

    def move(self, line: str) -> None:
        """A move by its notation, by its number, or, with nothing typed, by chance or the bot."""
        moves = self.state.seen_by(self._viewer()).moves()
        if not line:
            actor = self.state.actor
            self.push(self.state.chance(self.rng) if actor < 0 else self.seats[actor](self.state.seen_by(actor), self.rng))
        elif line.isascii() and line.isdigit():
            if not 1 <= int(line[:9]) <= len(moves):
                raise ValueError(f"There is no move {line[:9]}; the list goes from 1 to {len(moves)}.")
            self.push(moves[int(line) - 1])
        else:
            self.push(self.game.parse(line))

    def push(self, move: Any) -> None:
        """Play the move and tell what it caused."""
        self.states.append(self.state.play(move))
        self.tell()

    def tell(self) -> None:
        """The events of the last move; bids stay sealed from those who must not see them."""
        for event in self.state.seen_by(self._viewer()).events:
            print(f"  {event.sentence(self.names)} [{event.clause}]")

    def leave(self, _: str) -> None:
        """Stop here."""
        self.open = False

    def help(self, _: str) -> None:
        """What can be typed."""
        print(HELP.format(example=self.example()))

    def list_moves(self, _: str) -> None:
        """Every legal move with its number, as far as the player may know; a long list is cut."""
        moves = self.state.seen_by(self._viewer()).moves()
        for number, move in enumerate(moves, start=1):
            if number <= 40 or number == len(moves):
                print(f"  {number:3}  {move}")
            elif number == 41:
                print("  …")

    def why(self, text: str) -> None:
        """May I? The clause that says no, or yes."""
        if not text:
            raise ValueError(f"Ask with a move, for example: why {self.example()}")
        refusal = self.state.refusal(self.game.parse(text))
        if refusal is None:
            print(f"  '{text}' is allowed.")
            return
        print(f"  {refusal.said(self.names)} [{refusal.clause}]")
        if refusal.nearest is not None:
            print(f"  Nearest: {refusal.nearest}")

    def board(self, _: str) -> None:
        """The position as the player sees it."""
        print(seen(self.state.ruleset, self.state.seen_by(self._viewer()).position()))

    def undo(self, _: str) -> None:
        """Back to the last decision of a person."""
        while len(self.states) > 1:
            self.states.pop()
            if self.state.actor in self.people:
                break
        print(f"  Back in turn {self.state.turn}.")

    def clause(self, id: str) -> None:
        """What a clause says."""
        print(f"  {self.game.rulebook[id if '.' in id else f'{self.state.ruleset}.{id}']}")

    def save(self, path: str) -> None:
        """The game so far as a record."""
        from ..core.record import Record

        moves = tuple(state.last_move for state in self.states[1:])
        start = None if self.first == self.game.start(self.first.rules) else self.first
        Record(self.state.ruleset, self.state.rules, moves, self.names, start=start).save(path or "game.record")
        print(f"  Saved as {path or 'game.record'}.")

    def example(self) -> str:
        """A move to show how moves are written: the first with several words that a sensible player makes."""
        from ..players.playout import playout
        from ..players.search import sensible

        game = playout(self.state.ruleset, self.first.rules, sensible(self.state.ruleset), 0, LOOK)
        made = [str(move) for state, move in zip(game.states(), game.moves, strict=False) if state.actor != CHANCE]
        return next((move for move in made if " " in move), str(self.game.catalogue(self.state.rules)[-1]))

    def _due(self) -> str:
        from ..core.words import words

        return words(self.state.ruleset).label("phase", self.state.phase)

    def _viewer(self) -> int:
        """Through whose eyes the table is shown: the one person's, or at a shared keyboard whoever decides."""
        return next(iter(self.people)) if len(self.people) == 1 else self._mover()

    def _mover(self) -> int:
        return self.state.actor if self.state.actor is not None and self.state.actor >= 0 else 0


def rules_of(game: Any, pairs: list[str], players: int | None) -> Any:
    """The rules with what the command line changes: fields as ``name=value``, and the number of players."""
    from ..core.errors import RecordError
    from ..core.text import lines, read_rules, shown

    for pair in pairs:
        if not pair.partition("=")[0].strip() or "=" not in pair:
            raise ValueError(f"--set takes FIELD=VALUE, such as --set cash=50; '{shown(pair)}' is not written like that.")
    given = [pair.replace("=", ": ", 1) for pair in pairs]
    if players is not None:
        given.append(f"players: {players}")
    try:
        return read_rules(game.Rules, list(lines("\n".join(given))))
    except RecordError as error:
        raise ValueError(error.problem) from None
