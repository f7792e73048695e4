"""Reading a position: why a road is there, what forbids a reservation, and which ones are open."""

from __future__ import annotations

from ...core.exercise import Exercise
from ...core.judges import lists_moves, names_clause
from ..engine.expropriation import reason
from ..plot_sets import square

EXPROPRIATED = "D4"
ASKED = "reserve D3"


def _broken(task: Exercise) -> str:
    """The clause that a building on the road would break; in this position it is one."""
    plot = task.state.rules.ground.at(*square(EXPROPRIATED))
    (clause,), _, _ = reason(task.state.rules, task.state.table, plot)
    return clause


def _forbids(task: Exercise) -> str:
    why = task.state.refusal(ASKED)
    assert why is not None
    return why.clause


WHY_ROAD = Exercise(
    "city",
    "why-road",
    "read",
    ("city.access", "city.connected", "city.expropriate"),
    names_clause(_broken, near=("city.expropriate",)),
    "city.access",
    ("city.connected", "city.route"),
    field="clause",
    among=("city.access", "city.connected", "city.expropriate", "city.route"),
    close_up="plots",
)
REFUSED = Exercise(
    "city",
    "refused",
    "read",
    ("city.markers", "city.marker-owner", "city.reserve"),
    names_clause(_forbids, near=("city.reserve",)),
    "city.markers",
    ("must-act", "city.reserve-owner"),
    field="clause",
    among=("city.markers", "city.must-act", "city.reserve", "city.reserve-owner"),
)
RESERVABLE = Exercise(
    "city",
    "reservable",
    "apply",
    ("city.reserve",),
    lists_moves(lambda state: [move for move in state.moves() if move.kind == "reserve"]),
    "reserve B1, reserve D1, reserve C2, reserve C3, reserve A4, reserve B4",
    (
        "reserve B1, reserve D1, reserve C2, reserve A4",
        ["reserve A3", "reserve C1"],
        "reserve B1, reserve D1, reserve C2, reserve C3, reserve A4, reserve B4, reserve F1",
        "reserve B1, draw",
    ),
    field="moves",
    close_up="plots",
)
