"""What the lab tells of games that were made up, one case for each sentence it can say, to the letter.

``python -m tests.lab.made_up`` prints what ``tests/lab/made_up.story`` keeps. No game is played: a row says how one came out,
and a change of the rules changes it by what ``came_out`` says. After a change of a sentence that is meant, read what git shows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import gamelib
from gamelib import lab
from gamelib.lab.change import compare, ladder, lineups, pairs
from gamelib.lab.play.game import Row
from gamelib.lab.play.setup import Setup

from .told import _text

RULES = gamelib.mark.Rules(players=3)
STRENGTH = {"random": 0.0, "beginner": 0.6, "greedy": 1.5, "sensible": 2.5}
GROUPS = ("clauses", "money", "phases", "kinds", "chosen", "lead")


def row(number: int, players: int = 3, **more: Any) -> Row:
    """A game that player 1 began and won."""
    plain = {"game": number, "seed": number, "first": 1, "end": "mark.end", "finished": True, "winners": "1", "shared": False}
    plain |= {"winning_seats": "1", "margin": 5, "turns": 50 + number % 7, "moves": 150, "gini": 0.2}
    plain |= {f"score_{player}": 30 - player for player in range(1, players + 1)}
    return plain | {f"bot_{player}": "greedy" for player in range(1, players + 1)} | more


def within(**groups: Any) -> dict[str, Any]:
    """What was counted within a game; moves that were made could be chosen, unless it is told otherwise."""
    return {"_details": {**{group: {} for group in GROUPS}, "chosen": groups.get("kinds", {}), **groups}}


def games(*rows: dict[str, Any], name: str = "mark", rules: Any = RULES, bots: Any = "greedy", **more: Any) -> lab.Results:
    setup = Setup.of(name, rules, bots, len(rows), **more)
    return lab.Results(setup, [row(n, rules.players) | one for n, one in enumerate(rows)])


def winners(*who: str, first: int = 0) -> list[dict[str, Any]]:
    """Games won by these players; the one who begins moves on where ``first`` is a number."""
    return [{"winners": one, "shared": "+" in one, "first": 1 + n * first % 3} for n, one in enumerate(who)]


def bots(*games: tuple[str, str]) -> list[dict[str, Any]]:
    """Games of three bots, given as "abc" and who won."""
    names = {"a": "ann", "b": "ben", "c": "cid"}
    return [{f"bot_{n + 1}": names[one] for n, one in enumerate(seats)} | {"winners": won} for seats, won in games]


def led(*games: tuple[int, str]) -> list[dict[str, Any]]:
    """Games with the leader at half time, 0 for nobody, and who won."""
    found = []
    for n, (leader, won) in enumerate(games):
        leads = {f"{quarter}": [float((n * player + quarter) % 9 - 4) for player in (1, 2, 3)] for quarter in (25, 50, 75)}
        facts = {"leader_25": 1, "leader_50": leader, "leader_75": n % 4, "lead_changes": n % 5, "last_change": n % 10 / 10}
        found.append(facts | {"drama": n % 8 / 20, "comeback": n % 6 == 1, "winners": won} | within(lead=leads))
    return found


def chose(times: int, **kinds: tuple[list[int], list[int]]) -> list[dict[str, Any]]:
    """Games in turn of the first and the second numbers of each kind of move, won by player 1 and player 3."""
    each = [within(kinds={kind: both[side] for kind, both in kinds.items()}) for side in (0, 1)]
    return [each[n % 2] | {"winners": "31"[n % 2 == 0]} for n in range(times)]


def decided(n: int) -> dict[str, Any]:
    """A game with some decisions, some of which have one move."""
    return within(phases={"act": [4 + n % 3, 9 + n, n % 2], "bid": [3, 7, 1]}) | {"branching": 4.0}


def flowed(times: int, **money: tuple[int, ...]) -> list[dict[str, Any]]:
    """Games in which clauses move these amounts from the bank in turn; a negative one goes to it."""
    amounts = lambda n: {f"mark.{clause}": each[n % len(each)] for clause, each in money.items()}  # noqa: E731
    return [within(money={one: [max(by, 0), max(-by, 0), 1] for one, by in amounts(n).items()}) for n in range(times)]


def report(key: str, rows: list[dict[str, Any]], **more: Any) -> Callable[[], Any]:
    return lambda: lab.REPORTS[key](games(*rows, **more))


def came_out(setup: Setup, number: int) -> Row:
    """How a game comes out under some rules: longer with more rows to fill and more cash, shorter with more pieces.

    With other squares it is a matter of luck; every second game lasts a turn more or less by what else there is.
    """
    luck, rules, players = Random(number), setup.rules.differing(), setup.rules.players
    names = [str(one) for one in setup.seats(number)]
    strength = [STRENGTH.get(one.partition(" without")[0], 1.0) - ("without sell" in one) + luck.gauss(0, 1) for one in names]
    won = 1 + strength.index(max(strength))
    turns = 60 + luck.randint(0, 9) + 8 * (rules.get("rows_to_end", 5) - 5) - (rules.get("pieces", 8) - 8) * (number % 4)
    turns += (rules.get("cash", 30) - 30) // 10 * (2 if names[0] == "greedy" else -2) if number % 3 else 0
    turns += Random(number + 99).choice((-3, 3)) if "squares" in rules else 0
    turns += number % 2 * ((rules.get("fee_both_rows") == 0) - ("zero_is_a_bid" in rules) + rules.get("crowded", 3) - 3)
    cut = rules.get("turn_limit", 500) < 60 and number % 5 == 0
    facts = {"turns": turns, "moves": 3 * turns, "margin": luck.randint(0, 20), "winners": "" if cut else str(won)}
    facts |= {"finished": not cut, "first": 1 + number % players, "drama": luck.random(), "forced": luck.random() / 4}
    facts |= {"lead_changes": luck.randint(0, 6), "comeback": luck.random() < 0.3, "branching": 5 + luck.random()}
    return row(number, players, **facts, **{name: luck.random() for name, _ in setup.measures})


def played(setup: Setup, executor: Any, progress: bool) -> lab.Results:
    """The games of a set-up, without a word on how far they have come."""
    assert progress is False
    return lab.Results(setup, [came_out(setup, number) for number in range(setup.games)])


@contextmanager
def no_games() -> Iterator[None]:
    """Games come out as they are made up."""
    with ExitStack() as stack:
        for module in (compare, ladder, pairs):
            stack.enter_context(patch.object(module, "of_setup", played))
        yield


def asked(ask: Callable[..., Any], *some: Any, **more: Any) -> Callable[[], Any]:
    def answer() -> Any:
        with no_games():
            return ask("mark", *some, **more)

    return answer


def none_of_all(table: Any) -> Any:
    """A number that no game has."""
    return table["turns"].to_numpy(dtype=float) * float("nan")


def none_of_some(table: Any) -> Any:
    """A number that no game has that begins with little cash."""
    return none_of_all(table) if table.attrs["rules"].get("cash") == "20" else table["turns"].to_numpy(dtype=float)


UNLIKE = ["greedy", "random", "random"]
PAIRED = {"rows_to_end": [4, 2], "fee_one_row": [1, 2]}
SHOWN: list[list[dict[str, int]]] = [
    [{"a": 1}, {"a": 1}], [{"a": 1}, {"a": -1}], [{"a": 1}, {}], [{}, {}], [{"a": 1}, {"b": -1}], [{"a": -1}, {}, {"a": 1}],
]  # fmt: skip
TWO = gamelib.mark.Rules(players=2)
LEVEL = [*winners(*"123" * 40)]
MIXED: list[Any] = [["greedy"], ["random"]]
CASES: dict[str, Callable[[], Any]] = {
    "seats, one wins always": report("seats", winners(*"123" * 8, first=1)),
    "seats, one wins never": report("seats", winners(*"12" * 20, "1+2", "1+2")),
    "seats, unlike but none to be named": report("seats", winners(*"1" * 11, *"2" * 6, *"3" * 2)),
    "seats, too few": report("seats", LEVEL[:99]),
    "seats, even": report("seats", LEVEL[:100]),
    "seats, four games": report("seats", winners(*"1111")),
    "seats, two players": report("seats", winners(*"1" * 20, *"2" * 5), rules=TWO),
    "bots, one stronger": report("bots", bots(*[("abc", "1"), ("cab", "2"), ("bca", "3")] * 6), bots=UNLIKE),
    "bots, two stronger": report("bots", bots(*[("abc", "1"), ("cab", "3"), ("bca", "3"), ("abc", "2"), ("abc", "1")] * 24)),
    "bots, one weaker": report("bots", bots(*[("abc", "1"), ("abc", "2")] * 12)),
    "bots, one of two on two seats": report("bots", bots(*[("aab", "1"), ("aba", "3"), ("baa", "2")] * 12)),
    "bots, even": report("bots", bots(*[("abc", "1"), ("cab", "1"), ("bca", "1")] * 34)),
    "ties": report("ties", [*winners("1", "1+2", "1+2+3", "2"), {"winners": "", "finished": False}, *winners("3")]),
    "ends": report("ends", [{"end": "mark.stall"}] * 5 + [{"end": "mark.end"}] * 5 + [{"end": "mark.variant-four-rows"}]),
    "length": report("length", [{"turns": turns} for turns in (9, 30, 31, 40, 55, 70, 1200, 1300)]),
    "lead": report("lead", led(*[(1, "1"), (2, "1"), (0, "2"), (3, "3"), (1, "1+2")] * 8)),
    "no estimate of the lead": report("lead", [{}] * 6),
    "early": report("early", led(*[(1, "1"), (2, "1"), (0, "2"), (3, "3"), (1, "1+2")] * 12)),
    "early, nobody leads": report("early", led(*[(0, "1")] * 6)),
    "no estimate of an early lead": report("early", [{}] * 6),
    "choices": report("choices", [decided(n) for n in range(31)]),
    "actions, up": report("actions", chose(24, sell=([5, 1, 1], [1, 1, 4]), take=([1, 2, 3], [1, 2, 3]))),
    "actions, down": report("actions", chose(24, sell=([1, 5, 1], [4, 4, 1]), bid=([1, 1, 1], [1, 1, 1]))),
    "actions, the larger of two": report("actions", chose(24, sell=([5, 1, 4], [4, 1, 5]), take=([9, 1, 1], [1, 1, 8]))),
    "actions, nine differ": report("actions", [*chose(9, sell=([5, 1, 1], [1, 1, 4])), *chose(5, sell=([1, 1, 1], [1, 1, 1]))]),
    "actions, ten differ": report("actions", [*chose(10, sell=([5, 1, 1], [1, 1, 4])), *chose(5, sell=([1, 1, 1], [1, 1, 1]))]),
    "actions, even": report("actions", [within(kinds={"sell": [5, 1, 1]}) | {"winners": "123"[n % 3]} for n in range(102)]),
    "actions, too few": report("actions", [within(kinds={"sell": [5, 1, 1]}) | {"winners": "123"[n % 3]} for n in range(99)]),
    "coverage": report("coverage", [within(clauses={"mark.sell": n % 3, "mark.take": 2, "mark.roll": 1}) for n in range(9)]),
    "coverage, all": report("coverage", [within(clauses=dict.fromkeys(gamelib.mark.rulebook, n + 1)) for n in range(6)]),
    "money": report("money", flowed(24, sell=(40, 55, 31, 62), fee=(-4, -9, -6, -7), rent=(3, -2, 2, 1))),
    "money, two alike": report("money", flowed(24, sell=(40, 9, 31, 12), bonus=(12, 40, 9, 33), fee=(-4,))),
    "money, three alike": report("money", flowed(24, sell=(40, 9, 31), bonus=(9, 31, 40), rent=(31, 40, 9), fee=(-4,))),
    "money, four alike": report("money", flowed(24, a=(4, 9, 3, 5), b=(9, 3, 5, 4), c=(3, 5, 4, 9), d=(5, 4, 9, 3))),
    "money, all to the bank": report("money", flowed(12, fee=(-4, -5, -7), rent=(-40, -31, -22))),
    "money, between players": report("money", flowed(12, rent=(0,))),
    "money, none": report("money", [within()] * 6),
    "gini": report("gini", [{"gini": n % 9 / 20} for n in range(40)]),
    "gini of some": report("gini", [{"gini": n % 9 / 20 if n % 3 else None} for n in range(60)]),
    "gini of none": report("gini", [{"gini": None}] * 6),
    "gini, the lowest wins": report("gini", [{}] * 6, name="city", rules=gamelib.city.Rules(players=3), bots="random"),
    "spoilt and cut": report("ties", [{}, {"_failure": "It broke."}, {"finished": False, "winners": ""}, {}, {}, {}, {}]),
    "places changed": report("ties", [{}] * 6, bots=UNLIKE, rotate=True),
    "compare, clear": asked(lab.compare, {}, {"rows_to_end": 4, "cash": 60}, games=40, rules=TWO, bots="greedy"),
    "compare, no pair differs": asked(lab.compare, {}, {"fee_one_row": 3}, games=40, rules=TWO, measures=["turns", "margin"]),
    "compare, and skill": asked(lab.compare, {}, {"pieces": 9}, games=12, measures=["turns", "skill"]),
    "compare, 99 games": asked(lab.compare, {}, {"squares": 3}, games=99, measures=["turns"]),
    "compare, a hundred": asked(lab.compare, {}, {"squares": 3}, games=100, measures=["turns"]),
    "compare, other bots": asked(lab.compare, "greedy", "random", games=30, measures=["margin", "first seat"]),
    "compare, some are cut": asked(lab.compare, {}, {"turn_limit": 50}, games=30, measures=["turns", "finished", "skill"]),
    "compare, four games": asked(lab.compare, {}, {"cash": 60}, games=4, measures=["turns", "first seat"]),
    "compare, five games alike": asked(lab.compare, {}, {"turn_limit": 400}, games=5, measures=["turns"]),
    "compare, four games alike": asked(lab.compare, {}, {"turn_limit": 400}, games=4, measures=["turns"]),
    "compare, bots who change places": asked(lab.compare, "greedy", UNLIKE, games=9, measures=["turns"], rotate=True),
    "sweep": asked(lab.sweep, {"rows_to_end": [2, 3, 4]}, games=20, measures=["turns", "first seat"]),
    "sweep, some not to be told apart": asked(lab.sweep, PAIRED, games=20, measures=["turns"]),
    "sweep, nothing": asked(lab.sweep, {"turn_limit": [400, 450]}, games=20, measures=["turns"]),
    "sweep, a hundred games": asked(lab.sweep, {"turn_limit": [400, 450]}, games=100, measures=["margin"]),
    "sweep, one value": asked(lab.sweep, {"cash": [50]}, games=20, measures=["drama"]),
    "sweep, some are cut": asked(lab.sweep, [{"turn_limit": 50}, {"cash": 70}], games=20, measures=["finished", "turns"]),
    "sweep, what no game has": asked(lab.sweep, {"cash": [20, 40]}, games=20, measures=[none_of_all]),
    "sweep, what some values have": asked(lab.sweep, {"cash": [20, 40, 50]}, games=20, measures=[none_of_some]),
    "sweep, what the last has not": asked(lab.sweep, {"cash": [50, 40, 20]}, games=20, measures=[none_of_some]),
    "dials": asked(lab.dials, games=30, bots="greedy"),
    "dials, two steps": asked(lab.dials, "moves", games=14, steps=2, bots=UNLIKE, rotate=True),
    "dials, a share": asked(lab.dials, "first seat", games=100),
    "dials, nothing": asked(lab.dials, "margin", games=99, bots="random"),
    "ablate": asked(lab.ablate, games=30, rules=gamelib.mark.Rules(players=2, cash=60), bots="greedy"),
    "ablate, a hundred games": asked(lab.ablate, ["margin"], games=100, rules=TWO),
    "versus": asked(lab.versus, "greedy", "random", games=40),
    "versus, three players": asked(lab.versus, "greedy", "random", games=40, rules=RULES),
    "ladder": asked(lab.ladder, ["random", "beginner", "greedy"], games=60),
    "ladder downwards": asked(lab.ladder, ["sensible", "greedy", "random"], games=60, rules=RULES),
    "restricted": asked(lab.restricted, "greedy", ["sell", "take"], games=60),
    "restricted, 99 games": asked(lab.restricted, "greedy", ["bid"], games=99, rules=RULES),
    "restricted, nothing missed": asked(lab.restricted, "greedy", ["bid"], games=100, rules=RULES),
    "restricted, too few": asked(lab.restricted, "greedy", ["sell"], games=8, rules=RULES),
    "restricted, a hundred": asked(lab.restricted, "random", ["sell"], games=100, rules=gamelib.mark.Rules(players=4)),
    "line-ups, the answer turns": asked(lab.compare, {}, {"cash": 90}, games=40, measures=["turns"], bots=MIXED),
    "line-ups, the same": asked(lab.sweep, {"rows_to_end": [2, 4]}, games=20, measures=["turns"], bots=[["greedy"], "random"]),
    "line-ups of ablate": asked(lab.ablate, ["turns"], games=12, bots=[["greedy", "random", "random"], ["random"]]),
    "line-ups of dials": asked(lab.dials, games=12, bots=[["greedy"], ["greedy", "random", "random"]]),
    "verdicts of line-ups": lambda: [lineups._verdict(shows) for shows in SHOWN],
}  # fmt: skip


def told(name: str) -> str:
    """What comes of a case, as text."""
    return f"=== {name}\n{_text(CASES[name]())}\n"


if __name__ == "__main__":
    sys.stdout.write("\n".join(told(name) for name in CASES))
