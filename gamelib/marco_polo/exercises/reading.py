"""Reading a position: what forbids a move, and what is left in a purse."""

from __future__ import annotations

from fractions import Fraction

from ...core.exercise import Exercise, Fault
from ...core.judges import Game, counts, names_clause

ASKED = "go Damascus"
BENS_SALE = "sell rhubarb"


def _cited(task: Exercise) -> str:
    why = task.state.refusal(ASKED)
    assert why is not None
    return why.clause


def _settled(task: Exercise) -> Game:
    """The table when Ben has sold and paid."""
    return task.state.play(BENS_SALE)


def _left(task: Exercise) -> int:
    cash: tuple[int, ...] = _settled(task).table.cash
    return cash[1]


def _not_left(task: Exercise, given: Fraction) -> Fault:
    """Who says less has forgotten the change, who says more the debt."""
    owed = next(int(str(event.values["amount"])) for event in _settled(task).events if event.key == "pays-other")
    key = "change-kept" if given < _left(task) else "debt-paid"
    return Fault(key, {"player": 1, "payee": 0, "owed": owed}, "marco_polo.debt")


FORBIDDEN = Exercise(
    "marco_polo",
    "forbidden",
    "read",
    ("marco_polo.port-change", "marco_polo.move"),
    names_clause(_cited, near=("marco_polo.move",)),
    "marco_polo.port-change",
    ("marco_polo.share-space", "trade-where", "marco_polo.no-return"),
    field="clause",
    among=("marco_polo.move", "marco_polo.no-return", "marco_polo.port-change", "marco_polo.share-space"),
    close_up="west",
)
CHANGE = Exercise(
    "marco_polo",
    "change",
    "read",
    ("marco_polo.debt", "marco_polo.chance-yellow-birthday"),
    counts(_left, _not_left),
    50,
    (0, 10, 90),
    field="number",
    after=_settled,
    close_up="west",
)
