"""Reading a position: what a building does to a value and to a purse, and which clause forbids one."""

from __future__ import annotations

from fractions import Fraction

from ...core.exercise import Exercise, Fault
from ...core.judges import Game, counts, names_clause
from ..table import RED, purse

RISES = ("roll red 1", "place red C2")
SETTLES = ("roll yellow 5", "place yellow G7")
ASKED = ("roll green 3", "place green J3")
BEN = 1


def _after(task: Exercise, moves: tuple[str, ...]) -> Game:
    state = task.state
    for move in moves:
        state = state.play(move)
    return state


def _value(task: Exercise) -> int:
    found: int = _after(task, RISES).table.values[RED]
    return found


def _not_the_value(task: Exercise, given: Fraction) -> Fault:
    sizes = [chain.bit_count() for chain in _after(task, RISES).table.chains[RED]]
    alone, right = sizes.count(1), _value(task)
    key = "alone-counted" if given == right + alone else "value-too-high" if given > right else "value-too-low"
    return Fault(key, {"given": given, "alone": alone, "chains": len(sizes) - alone}, "shark.value")


def _bill(task: Exercise) -> int:
    change: int = _after(task, SETTLES).table.cash[BEN] - task.state.table.cash[BEN]
    return change


def _not_the_bill(task: Exercise, given: Fraction) -> Fault:
    flows = [flow for event in _after(task, SETTLES).events for flow in event.flows]
    paid, pays = ([flow[3] for flow in flows if flow[end] == purse(BEN)] for end in (1, 0))
    high = "bill-too-high" if given > _bill(task) else "bill-too-low"
    forgotten = {-sum(pays): "bill-without-dividend", sum(paid): "bill-without-loss", -_bill(task): "bill-turned-round"}
    key = forgotten.get(int(given), high) if given == int(given) else high
    return Fault(key, {"player": BEN, "paid": len(paid), "pays": len(pays)}, "shark.settle-order")


def _forbids(task: Exercise) -> str:
    why = _after(task, ASKED[:1]).refusal(ASKED[1])
    assert why is not None
    return why.clause


VALUE = Exercise(
    "shark", "value", "read", ("shark.value", "shark.chain"), counts(_value, _not_the_value), 6, (7, 5, 4), field="number",
    after=lambda task: _after(task, RISES),
)  # fmt: skip
BILL = Exercise(
    "shark",
    "bill",
    "read",
    ("shark.dividend", "shark.loss", "shark.settle-order"),
    counts(_bill, _not_the_bill),
    -2000,
    (-8000, 6000, -5000, 4000, 2000),
    field="number",
    after=lambda task: _after(task, SETTLES),
)
FORBIDDEN = Exercise(
    "shark",
    "forbidden",
    "read",
    ("shark.rival-contact", "shark.no-sacrifice"),
    names_clause(_forbids),
    "shark.rival-contact",
    ("shark.no-sacrifice", "zone-die", "shark.diagonal-free"),
    field="clause",
    among=("shark.zone-die", "shark.rival-contact", "shark.no-sacrifice", "shark.diagonal-free"),
)
