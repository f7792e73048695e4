"""What can go wrong, each with one sentence that says what was wrong and what is allowed. All are ``ValueError``."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .events import Refusal


class UnknownRuleset(ValueError):
    """No ruleset has this name."""


class RulesetError(ValueError):
    """A ruleset from outside that cannot be used; the sentence names the part that is at fault."""


class UnknownClause(ValueError, KeyError):
    """No clause of the rulebook has this id."""

    def __str__(self) -> str:
        return str(self.args[0])


class UnknownPlace(ValueError):
    """Nothing can lie at a place of this name."""


class EngineError(ValueError):
    """An engine that is to be changed where it has nothing of that name."""


class NotationError(ValueError):
    """A text, or parts, of which no move can be made."""


class IllegalMove(ValueError):
    """A move that a clause forbids; ``.refusal`` says which and why.

    ``.position`` is what the player who decides may see of it, as text; it is empty where no player decides.
    """

    def __init__(self, move: object, refusal: Refusal, position: str = "") -> None:
        nearest = f" You could play '{refusal.nearest}'." if refusal.nearest is not None else ""
        where = f"\nThe position:\n{position}" if position else ""
        super().__init__(f"'{move}' is refused: {refusal.sentence} [{refusal.clause}]{nearest}{where}")
        self.move, self.refusal, self.position = move, refusal, position

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[object, Refusal, str]]:
        return IllegalMove, (self.move, self.refusal, self.position)


class NotChance(ValueError):
    """Odds were asked for where a player decides, or where the game is over."""


class RulesError(ValueError):
    """Rules that cannot be played; ``.clause`` is the clause they break, ``.field`` the field that holds the fault."""

    def __init__(self, sentence: str, clause: str, field: str) -> None:
        super().__init__(f"{sentence} [{clause}]")
        self.sentence, self.clause, self.field = sentence, clause, field

    def __reduce__(self) -> tuple[type[RulesError], tuple[str, str, str]]:
        return RulesError, (self.sentence, self.clause, self.field)


class RecordError(ValueError):
    """A record or position that cannot be read; ``.line`` and ``.column`` count from 1, 0 where there is none."""

    def __init__(self, problem: str, line: int = 0, column: int = 0) -> None:
        where = f"line {line}" + (f", column {column}" if column else "") + ": " if line else ""
        super().__init__(where + problem)
        self.problem, self.line, self.column = problem, line, column

    def __reduce__(self) -> tuple[type[RecordError], tuple[str, int, int]]:
        return RecordError, (self.problem, self.line, self.column)


class PositionWarning(UserWarning):
    """A position that can be played on, though no game leads to it."""
