"""Whether a bidder of one line gets more out of a table of sensible bots than one more sensible bot would.

A bidder plays everything else as the sensible bot does. It sits at every place in turn, three sensible bots at the others; then
the same games are played with a sensible bot in its place. The difference in wins is of pairs: the same seed, the same place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from random import Random
from typing import Any, NamedTuple

from ..core.moves import Move
from ..core.rulesets import ruleset
from ..core.view import View
from ..drawing.estimates import mean_interval, share
from ..players.bots import SENSIBLE, bot_of
from ..players.playout import playout

PLAYERS, LIMIT = 4, 50_000
Line = Callable[[View, int, int], float]
"""What a bidder offers, from the table, its money and the sensible bot's own bid."""

HEAD = """# Whether a simple bidder can fleece the sensible bot

A bidder of one line sits at a table of three sensible bots and plays everything but its bids as they do; then a sensible bot
plays the same games in its place. A difference whose interval lies above zero would mean that the sensible bot's bids can be
exploited. `gamelib bench --bidding --markdown docs/bidding.md` plays the games again. The intervals are of 95 %, each by
itself: about one line in forty would lie above zero by luck alone.

{day}, {games} games a line from seed {seed} on.

| ruleset | bidder | wins | a sensible bot in its place | difference, in points |
| --- | --- | --- | --- | --- |
"""


def _next_price(view: View) -> float:
    """What the piece at auction would fetch in MARK's market now; the mean of the first squares, if its colour has no row."""
    market, table = view.rules.market, view.table
    sold = table.sold[table.lot]
    if not sold:
        return float(sum(row[0] for row in market) / len(market))
    row = market[table.rows.index(table.lot)]
    return float(row[sold]) if sold < len(row) else 0.0


COMMON: dict[str, Line] = {
    "always nothing": lambda view, money, own: 0,
    "always 1": lambda view, money, own: 1,
    "always 2": lambda view, money, own: 2,
    "half of my money": lambda view, money, own: money / 2,
    "a tenth of my money": lambda view, money, own: money / 10,
    "all of my money": lambda view, money, own: money,
    "what a sensible bot bids, and 1 more": lambda view, money, own: own + 1,
    "twice what a sensible bot bids": lambda view, money, own: 2 * own,
}
BIDDERS: dict[str, dict[str, Line]] = {
    "mark": COMMON
    | {
        "the next price less 5": lambda view, money, own: _next_price(view) - 5,
        "a fifth of the next price": lambda view, money, own: _next_price(view) / 5,
        "always 10": lambda view, money, own: 10,
    },
    "city": COMMON | {"always 3": lambda view, money, own: 3, "always 5": lambda view, money, own: 5},
}
"""The bidders of each ruleset that has sealed bids. (The city's shops have no price: its bidders go by money alone.)"""


class Row(NamedTuple):
    """What one bidder won, and what the sensible bot did in its place."""

    ruleset: str
    bidder: str
    own: tuple[float, ...]
    others: tuple[float, ...]

    def line(self) -> str:
        """The row of the table."""
        low, middle, high = mean_interval([mine - theirs for mine, theirs in zip(self.own, self.others, strict=True)])
        wins, before = (share(sum(won), len(won))[1] for won in (self.own, self.others))
        gap = f"{100 * middle:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"
        return f"| {self.ruleset} | {self.bidder} | {wins:.1%} | {before:.1%} | {gap} |"


def bidder(name: str, line: Line) -> Callable[[View, Random], Move]:
    """A bot that bids by a line, within its money, and is sensible in everything else."""
    sensible = bot_of(ruleset(name), SENSIBLE)

    def bot(view: View, rng: Random) -> Move:
        own = sensible(view, rng)
        bids: list[Any] = [move for move in view.moves() if type(move).__name__ == "Bid"]
        if not bids:
            return own
        wanted = int(line(view, bids[-1].amount, getattr(own, "amount", 0)))
        chosen: Move = bids[max(0, min(wanted, len(bids) - 1))]
        return chosen

    return bot


def run(names: Iterable[str], games: int, seed: int, tell: Callable[[str], None]) -> Iterator[Row]:
    """Every bidder of these rulesets in turn; rulesets without sealed bids have none."""
    for name in names:
        sensible = bot_of(ruleset(name), SENSIBLE)
        if name not in BIDDERS:
            continue
        tell(f"{name}: {games} games of sensible bots")
        before = _won(name, sensible, games, seed)
        for title, line in BIDDERS[name].items():
            tell(f"{name}: {games} games of a bidder: {title}")
            row = Row(name, title, _won(name, bidder(name, line), games, seed), before)
            tell(row.line())
            yield row


def _won(name: str, bot: Any, games: int, seed: int) -> tuple[float, ...]:
    """The part of each game that a bot won, at every place in turn among sensible bots."""
    game = ruleset(name)
    rules, sensible = game.Rules(players=PLAYERS), bot_of(game, SENSIBLE)
    won = []
    for number in range(games):
        place = number % PLAYERS
        bots = [bot if at == place else sensible for at in range(PLAYERS)]
        ended = playout(name, rules, bots, seed + number // PLAYERS, LIMIT).final().outcome
        won.append(1 / len(ended.winners) if ended is not None and place in ended.winners else 0.0)
    return tuple(won)


def text(rows: Iterable[Row], games: int, seed: int) -> str:
    """The page of all rows."""
    lines = [row.line() for row in rows]
    head = HEAD.format(day=date.today().isoformat(), games=games, seed=seed)
    return head + "\n".join(lines) + "\n"
