"""A hint for whoever is to decide: which move, why, what it gives up, and how much better it is than the next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from ..core.events import Event
from ..core.moves import Move
from ..core.rulesets import RULESETS, part
from ..core.state import State
from ..core.view import View
from ..core.words import words
from .search import Search, _Contest, sensible

LOOKED_AT, TRIES = 24, 4
"""So many moves are looked at, each on so many guesses of what is hidden and of the luck to come."""
BUDGET = 16
"""Playouts of the strong bot for a hint: near the end of a game, and little enough that nobody waits for it."""

CLEARLY = 2.0
"""So many standard errors better is clearly better."""

AGAIN = "-again"
"""So the key of a shorter reason ends, for a goal that the hint before has told: ``GOAL`` of the reasons names its values."""

Said = tuple[str, Mapping[str, object]]
"""A sentence among the ruleset's ``hints``, as its key and its values."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The move that did best, the next best, by how much in the game's own unit, and the reason as a key and its values.

    ``next`` is None where there is only one move; ``better`` is 0 where the two were not told apart. ``cost`` is what the move
    gives up, where that is worth a word, and ``change`` why it is not what an earlier hint spoke of. ``times`` is how often it
    is to be made in a row, and ``plan`` what it is a step of, where a ruleset holds on to a plan. ``counted`` is how the
    figures of the reason are counted, where the ruleset tells it, and ``so_far`` what such a cost has come to already.
    """

    ruleset: str
    move: Move
    next: Move | None
    better: float
    key: str
    values: Mapping[str, object]
    cost: Said | None = None
    change: Said | None = None
    times: int = 1
    plan: object = None
    counted: tuple[Said, ...] = ()
    so_far: Said | None = None

    def why(self, names: Sequence[str] = (), language: str = "en") -> str:
        """The reason as a sentence: "It earns $70, the last square of row A, and shuts Ben out of it."."""
        return words(self.ruleset, language).say("hints", self.key, self.values, names)

    def beside(self, names: Sequence[str] = (), language: str = "en") -> tuple[str, str]:
        """What goes before the reason, why the advice is another one than before; and after it, what the move gives up."""
        says = words(self.ruleset, language)
        before, after, already = (
            "" if one is None else says.say("hints", *one, names) for one in (self.change, self.cost, self.so_far)
        )
        return before, f"{after} {already}" if already else after

    def how(self, names: Sequence[str] = (), language: str = "en") -> list[str]:
        """How the figures of the reason are counted, a paragraph for each step; none where there is nothing to tell."""
        return [words(self.ruleset, language).say("hints", *one, names) for one in self.counted]

    def repeats(self, earlier: Hint) -> bool:
        """Whether it says just what an earlier hint said: a move of the same kind for the same reason, about the same thing.

        That there is no other move is no reason that could be repeated.
        """
        keys = [one.key.removesuffix(AGAIN) for one in (self, earlier)]
        same = (self.move.kind, keys[0], self.values) == (earlier.move.kind, keys[1], earlier.values)
        return same and not self.key.startswith("only") and (bool(self.values) or self.move == earlier.move)

    def than_next(self, language: str = "en") -> str:
        """How much better it is than the next, with its unit."""
        key = "only" if self.next is None else self._compared or "alike"
        return words(self.ruleset, language).say("hints", key, {"gain": self.gain, "next": str(self.next)})

    @property
    def margin(self) -> str:
        """The key of the sentence that says how much better it is than the next; none for moves that are told by themselves."""
        return "" if self.move.kind in getattr(_told_by(self.ruleset, "reasons"), "RULED", ()) else self._compared

    @property
    def _compared(self) -> str:
        """The key of the sentence that compares the two; none where the difference is too little to tell.

        What is more than a move of this game can ever bring is a way or a game that was lost, and no amount to name.
        """
        least, most = _bounds(self.ruleset)
        return (
            "" if self.next is None or not self.gain or self.gain < least else "better" if self.gain <= most else "far-better"
        )

    @property
    def gain(self) -> int:
        """How much better it is than the next, in the game's own unit: an estimate, so no more than two digits of it."""
        gain = round(self.better * _scale(self.ruleset))
        return round(gain, 2 - len(str(gain)))


def hint(view: View, rng: Random, before: Sequence[Hint] = (), past: Iterable[Event] = ()) -> Hint:
    """What a strong player would do here, from what this player sees and nothing else; with the next best beside it.

    ``before`` are hints that this player was given, the latest last: where the advice has turned since, the new one says why.
    ``past`` is what this player saw happen until now, for costs that add up.
    """
    move, plan = _planned(view, advised(view, rng), before)
    tried = _looked_at(view, move, rng, _Leads)
    worths = {one: sum(each) for one, each in tried.items()}
    following = max((other for other in worths if other != move), key=lambda other: worths[other], default=None)
    better = 0.0 if following is None else _clear_lead(tried[move], tried[following])
    key, values = _again(view.ruleset, _held(move, plan, before) or reason(view, move, plan), before)
    cost, change = _aside(view, move, "costs"), _aside(view, move, "changes", before)
    cost = _onward(view, move, plan, cost) if change is None else _if_short(view.ruleset, cost, change, (key, values))
    often, how = getattr(plan, "times", 1), _counted(view, move, {**_beside(view.ruleset, cost, change), **values})
    so_far = None if cost is None else _so_far(view, cost, past)
    return Hint(view.ruleset, move, following, better, key, values, cost, change, often, plan, how, so_far)


def advised(view: View, rng: Random) -> Move:
    """The move of a strong player; where a ruleset has no part ``strong``, of a sensible one who looks a little ahead."""
    moves = view.moves()
    if not moves:
        raise ValueError("There is nothing to decide here for this player.")
    if part(view.ruleset, "strong") is not None:
        move = Search(budget(view.ruleset))(view, rng)
        settled = getattr(_told_by(view.ruleset, "reasons"), "settled", None)
        return move if settled is None or len(moves) == 1 else settled(view, move)
    tried = _looked_at(view, sensible(view.ruleset)(view, rng), rng)
    return max(tried, key=lambda move: sum(tried[move]))


def budget(name: str) -> int:
    """Playouts for a hint of a ruleset: more where its ``reasons`` ask for them, because they take little time there."""
    return int(getattr(_told_by(name, "reasons"), "BUDGET", BUDGET))


def _planned(view: View, move: Move, before: Sequence[Hint]) -> tuple[Move, object]:
    """The step of a plan that hints hold on to, where the ruleset has such plans; else the move itself.

    What is the only move is planned too where the ruleset says so, as it may be made several times in a row.
    """
    told_by = _told_by(view.ruleset, "reasons")
    planned = getattr(told_by, "planned", None)
    if planned is None or (len(view.moves()) == 1 and move.kind not in getattr(told_by, "ALONE", ())):
        return move, None
    step, plan = planned(view, move, before)
    return step, plan


def reason(view: View, move: Move, plan: object = None) -> tuple[str, Mapping[str, object]]:
    """Why a move is good, or a step of a plan: the key of a sentence among the ruleset's ``hints``, and its values."""
    module = _told_by(view.ruleset, "reasons")
    if len(view.moves()) == 1:
        tells = getattr(module, "only", None)
        return (None if tells is None else tells(view, move)) or ("only", {})
    if module is None:
        return "stands-best", {}
    key, values = module.reason(view, move) if plan is None else module.reason(view, move, plan)
    return key, values


def _held(move: Move, plan: object, before: Sequence[Hint]) -> tuple[str, Mapping[str, object]] | None:
    """The reason that the hint before gave, where the move only goes on with the same plan.

    Numbers that change a little with every step of it would sound like another reason.
    """
    last = before[-1] if before else None
    if plan is None or last is None or last.plan is None or last.move != move:
        return None
    return (last.key, last.values) if getattr(plan, "aim", plan) == getattr(last.plan, "aim", last.plan) else None


def _again(name: str, said: Said, before: Sequence[Hint]) -> Said:
    """The reason in its shorter form, where the ruleset has one and the hint before told the goal that this leaves out."""
    (key, values), last = said, before[-1] if before else None
    says, goal = words(name), getattr(_told_by(name, "reasons"), "GOAL", ())
    if last is None or not says.has("hints", key + AGAIN) or not says.has("hints", last.key.removesuffix(AGAIN) + AGAIN):
        return said
    told = all(last.values.get(one) == values[one] for one in goal)
    return (key + AGAIN, values) if told else said


def _aside(view: View, move: Move, module: str, *earlier: Sequence[Hint]) -> Said | None:
    """What a ruleset of the package has to say beside the reason, where there is a choice at all."""
    knows = _told_by(view.ruleset, module)
    if knows is None or len(view.moves()) == 1:
        return None
    said: Said | None = knows.said(view, move, *earlier)
    return said


def _onward(view: View, move: Move, plan: object, cost: Said | None) -> Said | None:
    """What the move gives up; or what is still ahead on the plan that it is a step of, where the ruleset tells that.

    It is told where the hint has not yet said what has changed: two sentences are enough.
    """
    tells = getattr(_told_by(view.ruleset, "reasons"), "onward", None)
    said: Said | None = cost if tells is None or plan is None else tells(view, move, plan, cost)
    return said


def _if_short(name: str, cost: Said | None, *others: Said) -> Said | None:
    """What the move gives up, where a hint that says so too is not longer than the ruleset wants its hints."""
    most = getattr(_told_by(name, "reasons"), "SENTENCES", None)
    if cost is None or most is None:
        return cost
    sentences = sum(words(name).template("hints", key).count(". ") + 1 for key, _ in (cost, *others))
    return cost if sentences <= most else None


def _so_far(view: View, cost: Said, past: Iterable[Event]) -> Said | None:
    """What such a cost has come to already, where the ruleset adds it up."""
    adds = getattr(_told_by(view.ruleset, "costs"), "so_far", None)
    said: Said | None = None if adds is None else adds(view, cost[0], past)
    return said


def _beside(name: str, *asides: Said | None) -> dict[str, object]:
    """Of what is told beside the reason the values whose figures the ruleset counts too."""
    wanted = getattr(_told_by(name, "reasons"), "BESIDE", ())
    return {key: value for aside in asides if aside is not None for key, value in aside[1].items() if key in wanted}


def _counted(view: View, move: Move, values: Mapping[str, object]) -> tuple[Said, ...]:
    """How the figures of a reason are counted, where the ruleset tells it."""
    tells = getattr(_told_by(view.ruleset, "reasons"), "counted", None)
    return () if tells is None or len(view.moves()) == 1 else tuple(tells(view, move, values))


class _Leads(_Contest):
    """A contest that counts the lead alone, in the game's own unit: what a win adds for a search is no money of the game."""

    def _worth(self, state: State[Any, Any]) -> float:
        if self.standing is None:
            return super()._worth(state)
        me, stands = self.view.viewer, self.standing(state.rules, state.table)
        return float(stands[me] - max(one for player, one in enumerate(stands) if player != me))


def _looked_at(view: View, choice: Move, rng: Random, kind: type[_Contest] = _Contest) -> dict[Move, list[float]]:
    """What came of each try of every move that is looked at, the chosen one first, when all go on to play sensibly."""
    moves = view.moves()
    if len(moves) == 1:
        return {moves[0]: [0.0]}
    others = [move for move in moves if move != choice]
    rivals = others if len(others) < LOOKED_AT else rng.sample(others, LOOKED_AT)
    contest = kind(view, sensible(view.ruleset), choice, rng)
    contest.worths = {move: [] for move in (choice, *rivals)}
    contest.rounds(TRIES)
    return contest.worths


def _clear_lead(tried: Sequence[float], others: Sequence[float]) -> float:
    """By how much a move did better on the same luck; 0 where luck might well have brought that about."""
    gaps = [one - other for one, other in zip(tried, others, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(len(gaps) - 1, 1)
    return mean if mean > CLEARLY * (spread / len(gaps)) ** 0.5 else 0.0


def _told_by(name: str, module: str) -> Any:
    """The part of a ruleset of the package that knows why a move is good (``reasons``), its ``costs``, or ``changes``."""
    return import_module(f"gamelib.{name}.bots.{module}") if name in RULESETS else None


def _scale(name: str) -> float:
    """How much of the game's unit one point of the standing is."""
    module = _told_by(name, "reasons")
    return 1.0 if module is None else float(module.SCALE)


def _bounds(name: str) -> tuple[float, float]:
    """The least of the game's unit that is worth telling, and the most that one move can make a difference of."""
    module = _told_by(name, "reasons")
    return (0.0, float("inf")) if module is None else (float(module.LEAST), float(module.MOST))
