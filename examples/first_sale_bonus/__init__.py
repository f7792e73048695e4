"""First-sale bonus: MARK, where the first sale in a row of the market earns $5 more. 2 to 4 players."""

from dataclasses import dataclass

from gamelib import mark
from gamelib.core.events import Log
from gamelib.core.moves import Move
from gamelib.core.rules import dial
from gamelib.core.table import replaced
from gamelib.mark.notation import Sell
from gamelib.mark.table import BANK, EMPTY, MONEY, ROWS, Table, purse

BASE = "mark"
act_in_mark = mark.State.engine.phase("act").step


@dataclass(frozen=True)
class Rules(mark.Rules):
    """The rules of MARK, and what the first sale in a row earns beside the price."""

    bonus: int = dial(5, "first_sale_bonus.first-sale", 0, 100, 5)

    @property
    def most_cash(self) -> int:
        """As in MARK, and a bonus for every row."""
        return super().most_cash + len(ROWS) * self.bonus


def act(rules: Rules, table: Table, move: Move, log: Log | None) -> None:
    """An action as in MARK; before a sale that opens a row, the bonus."""
    if isinstance(move, Sell) and table.rows[move.row] == EMPTY and rules.bonus:
        player = table.player
        table.cash = replaced(table.cash, player, table.cash[player] + rules.bonus)
        if log is not None:
            values = {"player": player, "row": move.row, "bonus": rules.bonus}
            log.add("first_sale_bonus.first-sale", "first-sale", values, ((BANK, purse(player), MONEY, rules.bonus),))
    act_in_mark(rules, table, move, log)


engine = mark.State.engine.changed("act", step=act).unchecked("money")
