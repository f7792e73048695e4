"""A study's definition as text that a person can read, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...core.errors import RecordError, UnknownRuleset
from ...core.outside import give
from ...core.rulesets import home, known_names, named
from ...core.text import Line, lines, read_rules, read_text, shown, write_rules
from ...players.bots import Bot
from ...players.fingerprint import games_fingerprint
from ..errors import LabError, StudyError
from ..play.setup import Setup
from .part_files import refuse_pipe

HEAD, FORMAT, PATH = "gamelib study", 1, "path"
NUMBERS, SWITCHES, TEXTS = (
    ("games", "seed", "part", "limit"),
    ("rotate", "details", "series"),
    ("patience", "on_failure", "bots"),
)
OPTIONAL = ("measures",)


def version(setup: Setup) -> str:
    """A mark of all that decides the rows of a study: rules, what they bring along, bots, and measures of one's own."""
    from ..change.own_measures import sources

    games, measured = games_fingerprint(setup.rules, setup.bots), sources(setup.measures, setup.ruleset)
    return f"{games}+{measured}" if measured else games


def text(setup: Setup, part: int) -> str:
    """The definition as it stands in the study's folder."""
    rules = write_rules(setup.rules)
    said: dict[str, Any] = {"bots": ", ".join(setup.names()), "games": setup.games, "seed": setup.seed, "part": part}
    said |= {key: "yes" if getattr(setup, key) else "no" for key in SWITCHES}
    said |= {"limit": setup.limit, "patience": f"{setup.patience:g}", "on_failure": setup.on_failure}
    body = [f"{HEAD} {FORMAT}", f"ruleset: {setup.ruleset}", f"version: {version(setup)}"]
    body += [f"{PATH}: {path}"] if (path := home(setup.ruleset).path) else []
    body += ["rules:", *(f"  {line}" for line in rules)] if rules else []
    said |= {"measures": ", ".join(name for name, _ in setup.measures)} if setup.measures else {}
    return "\n".join([*body, *(f"{key}: {value}" for key, value in said.items())]) + "\n"


def deciding(setup: Setup, part: int) -> list[str]:
    """The lines of the definition that decide what stands in the parts."""
    keys = ("ruleset", "bots", *NUMBERS, *SWITCHES, *OPTIONAL)
    return [line.strip() for line in text(setup, part).splitlines() if line.startswith(("  ", *(f"{key}:" for key in keys)))]


def read(path: Path, bots: Mapping[str, Bot], measures: Sequence[Any] | Mapping[str, Any] = ()) -> tuple[Setup, int, str]:
    """The set-up, the size of a part and the version of a study's definition."""
    refuse_pipe(path)
    try:
        return _read([line for line in lines(read_text(path)) if line.text], bots, measures)
    except FileNotFoundError:
        raise StudyError(f"{path.parent} holds no study: there is no {path.name} in it.") from None
    except OSError as error:
        raise StudyError(f"{path} cannot be read ({error.strerror}).") from None
    except RecordError as error:
        raise StudyError(f"{path}: {error}") from None


def _read(found: list[Line], bots: Mapping[str, Bot], measures: Sequence[Any] | Mapping[str, Any]) -> tuple[Setup, int, str]:
    if not found or found[0].text != f"{HEAD} {FORMAT}":
        head = shown(found[0].text) if found else "nothing"
        raise RecordError(f"expected '{HEAD} {FORMAT}', found '{head}'; it was made by another version of gamelib.", 1)
    inside = [line for line in found[1:] if line.indent]
    pairs = _pairs([line for line in found[1:] if not line.indent])
    missing = [key for key in ("ruleset", "version", *NUMBERS, *SWITCHES, *TEXTS) if key not in pairs]
    if missing:
        raise RecordError(f"there is no line '{missing[0]}: …'.")
    name = pairs["ruleset"]
    rules = read_rules(_game(name, pairs.get(PATH, "")).Rules, inside)
    number = {key: _number(key, pairs[key]) for key in NUMBERS}
    part = number.pop("part")
    names = [bot.strip() for bot in pairs["bots"].split(",")]
    for key in SWITCHES:
        if pairs[key] not in ("yes", "no"):
            raise RecordError(f"{key} must be yes or no, found '{shown(pairs[key])}'.")
    rest: dict[str, Any] = {key: pairs[key] == "yes" for key in SWITCHES}
    rest |= {"patience": _seconds(pairs["patience"]), "on_failure": pairs["on_failure"], **number}
    rest |= {"measures": _measures(name, pairs["measures"], measures)} if "measures" in pairs else {}
    return _setup(name, rules, [bots.get(bot, bot) for bot in names], rest), part, pairs["version"]


def _pairs(found: list[Line]) -> dict[str, str]:
    """The keys and values; one that is unknown or given twice is refused, for it would be read otherwise than it was meant."""
    known, pairs = ("ruleset", "version", "rules", *NUMBERS, *SWITCHES, *TEXTS, *OPTIONAL, PATH), dict[str, str]()
    for line in found:
        key, value = line.pair()
        if key not in known:
            line.fail(f"there is no '{shown(key)}' in a study; its lines are {', '.join(known)}.", key)
        if key in pairs:
            line.fail(f"{key} is given twice.", key)
        pairs[key] = value
    return pairs


def _game(name: str, path: str) -> Any:
    """The ruleset of a study; one from outside that is not known here is looked for where it was, by its whole path."""
    if name not in known_names() and Path(path).is_absolute() and Path(path).exists():
        give(Path(path))
    try:
        return named(name)
    except UnknownRuleset:
        lay = f" It lay at {shown(path)}; name the path where it is now with gamelib.ruleset." if path else ""
        raise RecordError(f"there is no ruleset '{shown(name)}'.{lay}") from None


def _setup(name: str, rules: Any, bots: list[str | Bot], rest: dict[str, Any]) -> Setup:
    try:
        return Setup.of(name, rules, bots, **rest)
    except LabError as error:
        raise RecordError(str(error)) from None
    except ValueError as error:
        raise RecordError(f"{error} A bot of your own must be handed over by name: bots={{'name': bot}}.") from None


def _measures(name: str, told: str, given: Sequence[Any] | Mapping[str, Any]) -> Any:
    """The measures by name: the ruleset's, or those handed over; what a file names is never imported by itself."""
    from ..change.measures import ruleset_measures
    from ..change.own_measures import taken

    known = {**ruleset_measures(name), **dict(taken(given, name))}
    for one in told.split(", "):
        if one not in known:
            raise RecordError(
                f"there is no measure '{shown(one)}' of {name}'s own. One of your own must be handed over: "
                f"measures=['module:function'] or measures={{'name': function}}."
            )
    return tuple((one, known[one]) for one in told.split(", "))


def _number(key: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 20):
        raise RecordError(f"{key} must be a whole number, found '{shown(value)}'.")
    return int(value)


def _seconds(value: str) -> float:
    try:
        return float(value)
    except ValueError:
        raise RecordError(f"patience must be a number of seconds, found '{shown(value)}'.") from None
