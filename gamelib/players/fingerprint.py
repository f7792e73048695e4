"""A mark of what decides games that bots play: the ruleset with what its rules bring along, and the bots themselves."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from typing import Any

from ..core.fingerprint import deciding, digest
from ..core.rules import Rules
from ..core.rulesets import home, homes, named
from .bots import RANDOM, Bot, bot_of, sensible_name
from .restricted import Restricted
from .search import Search


def games_fingerprint(rules: Rules, bots: Sequence[str | Bot]) -> str:
    """Sixteen hexadecimal digits that change when the rules, a map that was added or a bot that plays changes."""
    game = named(rules.ruleset)
    players = [bot_of(game, bot) for bot in bots]
    modules = {module for bot in players for module in _modules(game, bot)}
    files = deciding(rules.ruleset, "gamelib.players.playout", *sorted(modules))
    return digest(files, rules.decides(), *sorted({_source(bot) for bot in players if _modules_outside(bot, files)}))


def written_for(name: str, bots: Sequence[str]) -> str:
    """The base of a changed rule whose bots play here without knowing of the change; nothing if none does."""
    base = home(name).base
    if not base:
        return ""
    mine, theirs = named(name).BOTS, named(base).BOTS
    own = {bot for bot in mine if theirs.get(bot) is not mine[bot]}
    return base if any(bot != RANDOM and bot not in own for bot in bots) else ""


def _modules(game: Any, bot: Any) -> Iterator[str]:
    """The modules that a bot is made of."""
    yield _module(bot)
    if isinstance(bot, Restricted):
        yield from _modules(game, bot.bot)
    if isinstance(bot, Search):
        yield from (f"{own.module}.standing" for own in homes(game.State.ruleset))
        yield from _modules(game, game.BOTS[sensible_name(game)])


def _module(bot: Any) -> str:
    return str(getattr(bot, "__module__", None) or type(bot).__module__)


def _modules_outside(bot: Any, files: dict[str, Any]) -> bool:
    return not isinstance(bot, Restricted) and _module(bot) not in files


def _source(bot: Any) -> str:
    """The text of somebody's own bot, as far as Python still knows it."""
    try:
        return inspect.getsource(bot if inspect.isroutine(bot) else type(bot))
    except (OSError, TypeError):
        return ""
