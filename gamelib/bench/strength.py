"""How strong thinking ahead is: games of one ``search N`` bot against sensible bots at all other places, cell by cell.

A cell is a ruleset, a number of players and a budget. Its games come in rounds: in each round the bot sits at every place once,
with the same seed. The table is a page of Markdown; to measure a cell again replaces its line and leaves the others. Budgets
that are measured in one go meet the same seeds, and each is compared with the one before it game by game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from ..core.moves import Move
from ..core.rulesets import ruleset
from ..core.view import View
from ..drawing.estimates import mean_interval, share_interval
from ..players.bots import SENSIBLE, STRONG, bot_of
from ..players.playout import playout
from ..players.search import Search

LIMIT = 50_000
HEAD = """# How strong the strong bot is

One `search` bot with a budget of playouts a decision sits among sensible bots; `strong` is the search with the budget that its
line names. Places change from game to game, each seed is played from every place, and a shared win counts as its part. The
intervals are Wilson's, of 95 %. `gamelib bench --strength --markdown docs/strength.md` measures every cell again; with
rulesets, `--players`, `--budgets` and `--games` it measures those cells and leaves the other lines as they are. Times are of
one core of the machine that measured, which had other work to do. A cell without a line has not been measured; an interval that
reaches down to the fair share shows no edge yet. The last column compares a budget with the one in the line above it, game by
game on the same seeds: by how many points of the share it wins more, and between what that lies with 95 %.

"""
COLUMNS = ("ruleset", "players", "budget", "games", "seeds", "wins", "95 %", "fair share", "ms a decision", "more than above")
NOT_COMPARED = "–"


class Cell(NamedTuple):
    """What was measured of one budget at a table of one size."""

    ruleset: str
    players: int
    budget: int
    games: int
    seed: int
    won: float
    milliseconds: float
    each: tuple[float, ...] = ()
    """What was won in each game."""
    before: tuple[float, ...] = ()
    """What the budget before it won in the same games."""

    def line(self) -> str:
        """The cell as a line of the table."""
        low, high = share_interval(self.won, self.games)
        budget = f"{self.budget} ({STRONG})" if self.budget == default_budget(self.ruleset) else str(self.budget)
        last = self.seed + -(-self.games // self.players) - 1
        wins, between = f"{self.won / self.games:.1%}", f"{low:.1%} to {high:.1%}"
        parts = (self.ruleset, self.players, budget, self.games, f"{self.seed} to {last}", wins, between)
        return _row(*map(str, parts), f"{1 / self.players:.1%}", f"{self.milliseconds:.0f}", self.gain())

    def gain(self) -> str:
        """By how many points of the share it won more than the budget before it."""
        if len(self.each) < 2 or len(self.before) != len(self.each):
            return NOT_COMPARED
        low, mean, high = mean_interval([100 * (now - then) for now, then in zip(self.each, self.before, strict=True)])
        return f"{mean:+.1f} ({low:+.1f} to {high:+.1f})"


def _row(*parts: str) -> str:
    return f"| {' | '.join(parts)} |"


def default_budget(name: str) -> int | None:
    """The budget of a ruleset's strong bot, if it is a search."""
    bot = ruleset(name).BOTS.get(STRONG)
    return bot.budget if isinstance(bot, Search) else None


class _Timed:
    """A bot with a watch."""

    def __init__(self, bot: Callable[[View, Random], Move]) -> None:
        self.bot, self.seconds, self.decisions = bot, 0.0, 0

    def __call__(self, view: View, rng: Random) -> Move:
        began = process_time()
        move = self.bot(view, rng)
        self.seconds, self.decisions = self.seconds + process_time() - began, self.decisions + 1
        return move


def measured(name: str, players: int, budget: int, games: int, seed: int) -> Cell:
    """Play the games of one cell."""
    game = ruleset(name)
    rules, timed = game.Rules(players=players), _Timed(Search(budget))
    each: list[float] = []
    sensible = bot_of(game, SENSIBLE)
    for number in range(games):
        place = number % players
        bots: list[Any] = [timed if at == place else sensible for at in range(players)]
        ended = playout(name, rules, bots, seed + number // players, LIMIT).final().outcome
        each.append(1 / len(ended.winners) if ended is not None and place in ended.winners else 0.0)
    return Cell(name, players, budget, games, seed, sum(each), 1000 * timed.seconds / max(timed.decisions, 1), tuple(each))


def run(
    names: Iterable[str], players: list[int], budgets: list[int], games: int, seed: int, tell: Callable[[str], None]
) -> Iterator[Cell]:
    """Every cell in turn; all numbers of players, and the strong bot's budget and its half, where none are named."""
    for name in names:
        low, high = ruleset(name).Rules.dials()["players"]["range"]
        own = default_budget(name) or 64
        for count in players or range(low, high + 1):
            before: tuple[float, ...] = ()
            for budget in sorted(budgets) or (own // 2, own):
                tell(f"{name}, {count} players, search {budget}: {games} games")
                cell = measured(name, count, budget, games, seed)._replace(before=before)
                before = cell.each
                yield cell


def key(line: str) -> tuple[str, str, int]:
    """What a line of the table is about, for sorting and for replacing."""
    parts = [part.strip() for part in line.split("|")[1:4]]
    return parts[0], parts[1], int(parts[2].split()[0])


def text(cells: Iterable[Cell], before: str = "") -> str:
    """The page with these cells; the words of an earlier one stay, and those of its lines that were not measured again."""
    lines = before.splitlines()
    old = [number for number, line in enumerate(lines) if line.startswith("| ") and line.split("|")[2].strip().isdigit()]
    rows = {key(lines[number]): _whole(lines[number]) for number in old} | {key(cell.line()): cell.line() for cell in cells}
    head, tail = (lines[: old[0] - 2], lines[old[-1] + 1 :]) if old else (HEAD.splitlines(), [])
    titles = [_row(*COLUMNS), _row(*["---"] * len(COLUMNS))]
    return "\n".join([*head, *titles, *(rows[one] for one in sorted(rows)), *tail]) + "\n"


def _whole(line: str) -> str:
    """A line with all its columns."""
    parts = [part.strip() for part in line.split("|")[1:-1]]
    return _row(*parts, *[NOT_COMPARED] * (len(COLUMNS) - len(parts)))


def write(cells: Iterable[Cell], path: Path) -> None:
    """Bring the page up to date after every cell, so that a run that is stopped keeps what it has."""
    for cell in cells:
        before = path.read_text(encoding="utf-8") if path.is_file() else ""
        path.write_text(text([cell], before), encoding="utf-8")
