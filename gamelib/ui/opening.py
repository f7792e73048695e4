"""Opening a table on a ruleset, a state, a record or a clause."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.extras import installed
from ..core.record import Record
from ..core.rulesets import ruleset, ruleset_of
from ..core.state import State
from .page import Page
from .table.game import begun
from .table.keeping import kept_file
from .table.page import TablePage
from .table.sight import OPEN

if TYPE_CHECKING:
    from .hosts.notebook import Explorer

__all__ = ["demo", "explore"]

NEEDS_A_NAME = "A state or a record has its own rules; fields can be given only with the name of a ruleset."


def explore(
    what: str | State[Any, Any] | Record | None = None,
    seed: int = 0,
    names: tuple[str, ...] = (),
    keep: bool = True,
    **rules: Any,
) -> Explorer:
    """A game to explore: a new one of the ruleset named, on from a state, a record from its start, or a choice of all.

    ``seed`` decides what chance and bots do; ``rules`` are fields of the rules of a new game: ``explore("mark", players=2)``.
    The running game is kept in a file beside the notebook and offered again later, unless ``keep`` is False.
    """
    if what is None:
        if rules:
            raise ValueError(NEEDS_A_NAME)
        from .door import DoorPage

        return _in_notebook(DoorPage(Path.cwd() if keep else None))
    return _in_notebook(table(what, seed, names, keep, **rules))


def table(
    what: str | State[Any, Any] | Record,
    seed: int = 0,
    names: tuple[str, ...] = (),
    keep: bool = True,
    **rules: Any,
) -> TablePage:
    """The page that :func:`explore` shows, without a notebook."""
    if rules and not isinstance(what, str):
        raise ValueError(NEEDS_A_NAME)
    if isinstance(what, Record):
        record = what
    else:
        state = what if isinstance(what, State) else ruleset(what).start(**rules)
        record = begun(state, names, seed)
    folder = Path.cwd() if keep else None
    return TablePage(record, 0, folder, None if folder is None else kept_file(folder, record.ruleset))


def demo(clause: str) -> Explorer:
    """The demonstration of a clause, opened where the clause fires; it hides nothing."""
    return _in_notebook(TablePage(ruleset_of(clause).demos[clause], eyes=OPEN))


def _in_notebook(page: Page) -> Explorer:
    with installed():
        from .hosts.notebook import Explorer

    return Explorer(page)
