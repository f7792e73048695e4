"""A game to step through with buttons: board, moves, questions, what happened and why, back and forth in time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, replace
from typing import Any

import ipywidgets as widgets

from ..core.events import Refusal
from ..core.moves import CHANCE, Move, Place
from ..core.playout import derived
from ..core.rulesets import ruleset
from ..core.words import words
from . import page
from .page import Game, ui
from .parts import button, close, labelled, number, plays, section, width, wrap

FEW = 12
"""Up to so many moves of a kind are buttons; more are a list, or a field where they are numbers in a row."""
Asked = tuple[int, Move, Refusal]


class Stepper:
    """A line of states and a place in it, shown in a notebook.

    ``states`` are the game so far; ``state`` is the one shown; ``play`` goes on from there and drops what came after. The seed
    decides what chance and bots do at each place, so going back and on again gives the same.
    """

    def __init__(
        self,
        states: Sequence[Game],
        names: Sequence[str] = (),
        seed: int = 0,
        at: int | None = None,
        refusals: Sequence[Asked] = (),
    ) -> None:
        self.states, self.names, self.seed = list(states), tuple(names), seed
        self.at = len(self.states) - 1 if at is None else at
        self.refusals = tuple(refusals)
        self.bots = ruleset(self.state.ruleset).BOTS
        self._make_parts()
        self.box = self._laid_out()
        self.show()

    @property
    def state(self) -> Game:
        """The state that is shown."""
        return self.states[self.at]

    def play(self, move: Move | str) -> None:
        """Make a move here; whatever came after is dropped."""
        after = self.state.play(move)
        self.refusals = tuple(one for one in self.refusals if one[0] <= self.at)
        self.states[self.at + 1 :] = [after]
        self.go(self.at + 1)

    def go(self, at: int) -> None:
        """Show another place of the line, the nearest there is."""
        self.at = min(max(at, 0), len(self.states) - 1)
        self.show()

    def ask(self, text: str) -> None:
        """Show whether a move may be made, or why not."""
        self.answer.value = page.asked(self.state, text, self.names) if text.strip() else ""

    def step(self) -> None:
        """Let chance or the chosen bot decide once."""
        if self.state.actor is not None:
            self.play(self._decision(self.state))

    def finish(self) -> None:
        """Let chance and the chosen bot play to the end of the game."""
        line = self.states[: self.at + 1]
        while line[-1].actor is not None:
            line.append(line[-1].play(self._decision(line[-1], len(line) - 1)))
        self.states = line
        self.go(len(line) - 1)

    def restart(self) -> None:
        """A new game with the number of players and the seed in the fields."""
        rules = replace(self.state.rules, players=self.players.value)
        if len(self.names) != rules.players:
            self.names = ()
        self.states, self.seed, self.refusals = [ruleset(self.state.ruleset).start(rules)], self.seed_field.value, ()
        self.go(0)

    def show(self) -> None:
        """Draw everything anew for the state shown."""
        state = self.state
        self.heading.value = page.heading(state, self.names)
        self.board.value = state.svg(names=self.names, targets=_targets(state))
        self.log.value = page.tell(self.states[: self.at + 1], self.names)
        self.answer.value = "".join(page.refused(move, why, self.names) for at, move, why in self.refusals if at == self.at)
        self._show_moves(state)
        self._show_time()

    def _decision(self, state: Game, at: int | None = None) -> Move:
        at = self.at if at is None else at
        if state.actor == CHANCE:
            return state.chance(derived(self.seed, "chance", at))
        assert state.actor is not None
        move: Move = self.bots[self.bot.value](state.seen_by(state.actor), derived(self.seed, "bot", at))
        return move

    def _make_parts(self) -> None:
        """Every widget that stays; only the moves are made anew."""
        self.heading, self.board, self.answer, self.log = (widgets.HTML() for _ in range(4))
        self.moves = widgets.VBox()
        self.decide = button("", self.step, "primary")
        self.to_end = button(ui("to-end"), self.finish)
        self.bot = widgets.Dropdown(options=list(self.bots), value=list(self.bots)[-1], **labelled("bot", "120px"))
        self.question = widgets.Text(
            placeholder=ui("example", move=self._example()), continuous_update=False, layout=width("auto", "1")
        )
        self.question.observe(lambda change: self.ask(change.new), "value")
        self.time = widgets.IntSlider(min=0, **labelled("move", "auto", "1"))
        self.time.observe(self._travel, "value")
        low, high = type(self.state.rules).dials()["players"]["range"]
        self.players = widgets.BoundedIntText(self.state.rules.players, min=low, max=high, **labelled("how-many", "110px"))
        self.seed_field = widgets.BoundedIntText(self.seed, min=0, max=2**31, **labelled("seed", "150px"))

    def _laid_out(self) -> Any:
        """The board and its time at the left, words at the right."""
        self.log.add_class("rulebook-tell")
        ask = widgets.HBox([self.question, button(ui("ask"), lambda: self.ask(self.question.value))])
        right = [widgets.HBox([self.decide, self.to_end, self.bot], layout=wrap()), section("moves"), self.moves]
        right += [section("why-not"), ask, self.answer, section("log"), self.log]
        panel = widgets.VBox(right)
        panel.add_class("rulebook-panel")
        travel = [("|◀", ui("to-start"), lambda: self.go(0)), ("◀", ui("back"), lambda: self.go(self.at - 1))]
        travel += [("▶", ui("on"), lambda: self.go(self.at + 1)), ("▶|", ui("to-last"), lambda: self.go(len(self.states)))]
        time = widgets.HBox([*(button(sign, act, tooltip=tip) for sign, tip, act in travel), self.time])
        new = widgets.HBox([button(ui("new"), self.restart), self.players, self.seed_field], layout=wrap())
        left = widgets.VBox([self.board, time, new])
        left.add_class("rulebook-board")
        return widgets.VBox([self.heading, widgets.HBox([left, panel], layout=wrap())])

    def _show_moves(self, state: Game) -> None:
        old = self.moves.children
        kinds: dict[str, list[Move]] = {}
        for move in state.moves():
            kinds.setdefault(move.kind, []).append(move)
        self.moves.children = [self._choice(kind, moves) for kind, moves in kinds.items()]
        for widget in old:
            close(widget)

    def _choice(self, kind: str, moves: Sequence[Move]) -> Any:
        """The moves of one kind: buttons, a list to choose from, or a field for a number."""
        name = widgets.Label(words(self.state.ruleset).label("move", kind), layout=width("72px"))
        if len(moves) <= FEW:
            buttons = [plays(move, self.play) for move in moves]
            return widgets.HBox([name, widgets.HBox(buttons, layout=wrap("1"))])
        field = number(moves) or widgets.Dropdown(options=[(str(move), move) for move in moves], layout=width("auto", "1"))
        chosen = {astuple(move): move for move in moves}
        act = button(ui("play"), lambda: self.play(chosen[(field.value,)] if isinstance(field.value, int) else field.value))
        return widgets.HBox([name, field, act])

    def _show_time(self) -> None:
        last, actor = len(self.states) - 1, self.state.actor
        self.time.max = last
        self.time.value = self.at
        self.decide.description = ui("over") if actor is None else ui("let-chance") if actor == CHANCE else ui("let-bot")
        self.decide.disabled = self.to_end.disabled = actor is None

    def _travel(self, change: Any) -> None:
        if change.new != self.at:
            self.go(change.new)

    def _example(self) -> Move:
        catalogue = ruleset(self.state.ruleset).catalogue(self.state.rules)
        example: Move = catalogue[-1]
        return example

    def _repr_mimebundle_(self, **formats: Any) -> Any:
        return self.box._repr_mimebundle_(**formats)


def _targets(state: Game) -> set[Place]:
    """Where the moves of the player who decides would go."""
    if state.actor is None or state.actor == CHANCE:
        return set()
    return {move.places(state.actor)[-1] for move in state.moves() if move.places(state.actor)}
