"""Who may do what in Market Nim, and what it causes."""

from collections.abc import Iterator

from gamelib.core.events import Log, Refusal
from gamelib.core.kit.engine import OVER, Engine, Phase, always, only
from gamelib.core.kit.first import FIRST, NOBODY, First, draw_of_first
from gamelib.core.kit.money import BANK, MONEY, payment, purse, richest, tell_winner
from gamelib.core.moves import CHANCE, Move, Place
from gamelib.core.state import Outcome
from gamelib.core.table import replaced

from .notation import PRICES, TAKES, Price, Take
from .rules import Rules
from .table import HEAPS, MARKET, PRICE, STONE, TAKE, Table, heap


def opening(rules: Rules, log: Log | None = None) -> Table:
    """The table as it is set up, before the first player is drawn."""
    if log is not None:
        log.add("market_nim.setup", "setup", {"heaps": rules.heaps, "stones": rules.stones})
    heaps, cash = (rules.stones,) * rules.heaps, (0,) * rules.players
    return Table(turn=0, phase=FIRST, actor=CHANCE, player=NOBODY, price=0, heaps=heaps, cash=cash)


def start_turn(rules: Rules, table: Table, log: Log | None) -> None:
    """A turn begins with the price of the day."""
    table.turn += 1
    table.phase, table.actor, table.price = PRICE, CHANCE, 0


def set_price(rules: Rules, table: Table, move: Price, log: Log | None) -> None:
    """The die has fallen."""
    if log is not None:
        log.add("market_nim.price", "price", {"player": table.player, "price": move.dollars})
    table.phase, table.actor, table.price = TAKE, table.player, move.dollars


def earned(price: int, stones: int) -> int:
    """What so many stones earn, each a dollar less than the one before."""
    return sum(max(0, price - sold) for sold in range(stones))


def take(rules: Rules, table: Table, move: Take, log: Log | None) -> None:
    """Stones go to the market; with the last of all, the game ends."""
    player, money = table.player, earned(table.price, move.stones)
    if log is not None:
        values = {"player": player, "stones": move.stones, "heap": HEAPS[move.heap], "price": table.price, "money": money}
        log.add("market_nim.take", "taken", values, ((heap(move.heap), MARKET, STONE, move.stones),))
        log.add("market_nim.falling-price", "sold", values, payment(player, money))
    table.heaps = replaced(table.heaps, move.heap, table.heaps[move.heap] - move.stones)
    table.cash = replaced(table.cash, player, table.cash[player] + money)
    if not any(table.heaps):
        return finish(rules, table, log)
    table.player = (player + 1) % rules.players
    start_turn(rules, table, log)


def finish(rules: Rules, table: Table, log: Log | None) -> None:
    """The last stone earns the prize, and the most money wins."""
    player = table.player
    if log is not None:
        log.add("market_nim.last-stone", "last", {"player": player, "prize": rules.prize}, payment(player, rules.prize))
    table.cash = replaced(table.cash, player, table.cash[player] + rules.prize)
    table.phase, table.actor, table.price = OVER, None, 0
    tell_winner("market_nim.winner", richest("market_nim.winner", table.cash), log)


def outcome(rules: Rules, table: Table) -> Outcome | None:
    """None while the game goes on; the most money wins."""
    return richest("market_nim.winner", table.cash) if table.phase == OVER else None


def holdings(rules: Rules, table: Table) -> dict[tuple[Place, str], int]:
    """Every coin and stone; the bank's money is below zero."""
    sold = rules.heaps * rules.stones - sum(table.heaps)
    amounts: dict[tuple[Place, str], int] = {(BANK, MONEY): -sum(table.cash), (MARKET, STONE): sold}
    amounts.update({(purse(player), MONEY): cash for player, cash in enumerate(table.cash)})
    amounts.update({(heap(number), STONE): stones for number, stones in enumerate(table.heaps)})
    return {key: amount for key, amount in amounts.items() if amount}


def _takes(rules: Rules, table: Table) -> tuple[Move, ...]:
    return tuple(move for number, left in enumerate(table.heaps) for move in TAKES[number][: min(left, rules.limit)])


def _no_take(rules: Rules, table: Table, move: Take) -> Iterator[Refusal]:
    if not 0 <= move.heap < rules.heaps or move.stones < 1:
        yield Refusal("market_nim.take", "no-such-heap", {"heaps": tuple(HEAPS[: rules.heaps])})
        return
    left = table.heaps[move.heap]
    if move.stones > rules.limit:
        yield Refusal("market_nim.limit", "over-limit", {"stones": move.stones, "limit": rules.limit})
    if move.stones > left:
        yield Refusal("market_nim.take", "too-few", {"heap": HEAPS[move.heap], "stones": move.stones, "left": left})


ON_THE_DIE = only(PRICES, "market_nim.price", "no-such-price")
PHASES = (
    draw_of_first("market_nim.first-player", First, start_turn),
    Phase(PRICE, "market_nim.price", set_price, always(*PRICES), {Price: ON_THE_DIE}, chance=True),
    Phase(TAKE, "market_nim.take", take, _takes, {Take: _no_take}),
)
ENGINE: Engine[Rules, Table] = Engine(opening, PHASES, holdings, outcome, ends=("market_nim.winner",))
