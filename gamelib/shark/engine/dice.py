"""What a roll leads to."""

from __future__ import annotations

from ...core.events import Log
from ..notation import Roll
from ..rules import Rules
from ..table import AFTER, BLACK, COMPANIES, FACES, NO_COLOUR, PLACE, WHITE, Table
from .chains import allowed_colours, legal_squares
from .turn import end_turn, open_window


def roll(rules: Rules, table: Table, move: Roll, log: Log | None) -> None:
    """Both dice: a building to place, or a turn without one."""
    table.dice = (move.face, move.zone)
    colours = allowed_colours(rules, table)
    if log is not None:
        _log_roll(rules, table, colours, log)
    for company in colours:
        if legal_squares(table, company, move.zone):
            table.phase, table.actor = PLACE, table.player
            return
    _no_place(rules, table, colours, log)


def _log_roll(rules: Rules, table: Table, colours: tuple[int, ...], log: Log) -> None:
    face, zone = table.dice
    said = {"player": table.player, "zone": zone + 1, "companies": tuple(COMPANIES[company] for company in colours)}
    also: tuple[str, ...] = ("shark.zone-die",)
    if face == NO_COLOUR:
        return log.add("shark.variant-three", "roll-zone", said, (), also)
    if face == BLACK and rules.variant_two:
        counts = {name: built.bit_count() for name, built in zip(COMPANIES, table.built, strict=True)}
        return log.add("shark.variant-two", "roll-fewest", said, (), also, {"buildings": counts})
    if face in (BLACK, WHITE):
        also += ("shark.choose-placeable", "shark.variant-two") if rules.variant_two else ("shark.choose-placeable",)
        return log.add("shark.colour-die", "roll-free", {"face": FACES[face], **said}, (), also)
    log.add("shark.colour-die", "roll", {"face": FACES[face], **said}, (), also)


def _no_place(rules: Rules, table: Table, colours: tuple[int, ...], log: Log | None) -> None:
    """No legal square: no building and no premium, and by default the turn is over."""
    if log is not None:
        key = "no-place-trade" if rules.no_place_still_trades else "no-place"
        names = tuple(COMPANIES[company] for company in colours)
        said = {"player": table.player, "zone": table.dice[1] + 1, "companies": names}
        log.add("shark.no-place", key, said, also=("shark.rival-contact",))
    if rules.no_place_still_trades:
        open_window(rules, table, AFTER, log)
    else:
        end_turn(rules, table, log)
