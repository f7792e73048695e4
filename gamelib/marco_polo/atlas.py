"""Maps as text files, and the maps that rules may name.

::

    map: orient
    title: From Venice to Khanbalik
    note: a reconstruction …
    spaces:
      Venice: 12.3 45.4 city
      Acre: 35.1 32.9 port
      Hormuz: 56.5 27.1 post mauve port     # longitude, latitude, kind, colour of a post, port where it is one
    lines:
      land: Acre - Damascus - Baghdad       # a way, space by space
      sea: Venice - Candia - Acre
    roulette:
      land: 1 2, 2 3, attack 2              # what a ring shows, and its weight
      sea: 1 1, 2 1, attack 1
    goods:
      yellow: porcupines 30, monkeys 30 …   # nine a colour, with their values
    chance:
      yellow: birthday 40, hunt 1 …         # the number on each card that has one

A file is read whole and every fault is named with its line. What needs the whole map, such as whether every space can be
reached, is looked at in ``map_faults``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from ..core.errors import RecordError
from ..core.text import Line, lines, read_text, shown
from .table import ATTACK, CARDS, CHANCE_NAMES, CHANCES, COLOURS, GOODS, KINDS, NAMED, NONE
from .world import CIRCLE, CITY, PORT, POST, Chart, Space, World

FOLDER = Path(__file__).parent / "maps"
PARTS = ("map", "title", "note", "spaces", "lines", "roulette", "goods", "chance")
BLOCKS = ("spaces", "lines", "roulette", "goods", "chance")
NUMBERED = tuple(
    f"{colour}-{name}"
    for colour, names in zip(COLOURS, CHANCES, strict=True)
    for name in names
    if name not in ("zanzibar", "pope", "danger", "join", "karakorum")
)
"""The chance cards that have a number on them: besants, further cards, or turns."""
MOST_SPACES, MOST_STEPS, MOST_WEIGHT, MOST_VALUE = 200, 9, 1000, 1000

_added: dict[str, World] = {}
_texts: dict[str, str] = {}


class MapNames(Sequence[str]):
    """The names of all maps: those in the package, then those that were added."""

    def __getitem__(self, index: int) -> str:  # type: ignore[override]
        return (*_shipped(), *_added)[index]

    def __len__(self) -> int:
        return len(_shipped()) + len(_added)

    def __iter__(self) -> Iterator[str]:
        return iter((*_shipped(), *_added))


MAPS = MapNames()


@cache
def _shipped() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDER.glob("*.map")))


def world(name: str) -> World:
    """The map of that name, laid out for play."""
    return _added.get(name) or _opened(name)


@cache
def _opened(name: str) -> World:
    if name not in _shipped():
        raise RecordError(f"there is no map '{shown(name)}'; the maps are {', '.join(MAPS)}. `add_map` reads another.")
    return World(load(FOLDER / f"{name}.map"))


def add_map(path: str | os.PathLike[str] | None = None, *, text: str | None = None) -> str:
    """Read a map's file, or its text, check it whole, and make it known to the rules; returns its name.

    ``Rules(map=name)`` then plays on it, in this process. Read the file again after a change: new games use what it says now.
    """
    from .map_faults import check

    if (path is None) == (text is None):
        raise ValueError("Give either the path of a map's file or the map's text.")
    written = text if text is not None else read_text(path)  # type: ignore[arg-type]
    chart = read(written)
    if chart.name in _shipped():
        raise RecordError(f"'{chart.name}' is the name of a map in the package; give yours another.")
    check(chart)
    _added[chart.name] = World(chart)
    _texts[chart.name] = written
    return chart.name


def map_text(name: str) -> str:
    """The text of a map that is known to the rules, as it stands in its file: a start for a map of one's own."""
    world(name)
    return _texts[name] if name in _texts else read_text(FOLDER / f"{name}.map")


def load(path: str | os.PathLike[str]) -> Chart:
    """The chart in a file; :class:`RecordError` names the line and what was expected."""
    return read(read_text(path))


def read(text: str) -> Chart:
    """The chart that a text describes."""
    heads, blocks = _parts(text)
    spaces = _spaces(blocks["spaces"])
    index = {space.name: i for i, space in enumerate(spaces)}
    goods = [pair for line, colour in _by_key(blocks["goods"], COLOURS) for pair in _goods(line, colour)]
    for name in {name for name, _ in goods if [one for one, _ in goods].count(name) > 1}:
        blocks["goods"][0].fail(f"two goods are called '{name}'.")
    return Chart(
        _map_name(heads["map"]),
        heads["title"].pair()[1],
        heads["note"].pair()[1],
        spaces,
        _lines(blocks["lines"], index),
        tuple(_ring(line, kind) for line, kind in _by_key(blocks["roulette"], KINDS)),
        tuple(goods),
        dict(pair for line, colour in _by_key(blocks["chance"], COLOURS) for pair in _amounts(line, colour)),
    )


def _parts(text: str) -> tuple[dict[str, Line], dict[str, list[Line]]]:
    heads: dict[str, Line] = {}
    blocks: dict[str, list[Line]] = {}
    last, number = "", 1
    for line in lines(text):
        number = line.number
        if not line.text:
            continue
        if line.indent:
            if last not in BLOCKS:
                line.fail("this line is indented, but nothing above it takes lines below it.")
            blocks[last].append(line)
            continue
        last, value = line.pair()
        if last not in PARTS:
            line.fail(f"'{shown(last)}' is not a part of a map; the parts are {', '.join(PARTS)}.", last)
        if last in heads:
            line.fail(f"'{last}' is given twice.", last)
        if bool(value) == (last in BLOCKS):
            line.fail(f"what belongs to '{last}' goes {'on indented lines below it' if value else 'behind the colon'}.")
        heads[last], blocks[last] = line, []
    for part in PARTS:
        if part not in heads or (part in BLOCKS and not blocks[part]):
            raise RecordError(f"the map lacks '{part}:'.", number)
    return heads, blocks


def _map_name(line: Line) -> str:
    name = line.pair()[1]
    if not re.fullmatch("[a-z][a-z0-9-]{0,29}", name):
        line.fail(f"a map's name is small letters, figures and hyphens, found '{shown(name)}'.")
    return name


def _by_key(block: Sequence[Line], keys: Sequence[str]) -> list[tuple[Line, str]]:
    """One line for each key, in the order of the keys."""
    found: dict[str, Line] = {}
    for line in block:
        key = line.pair()[0]
        if key not in keys or key in found:
            line.fail(f"expected one line for each of {', '.join(keys)}, found '{shown(key)}'.", key)
        found[key] = line
    for key in keys:
        if key not in found:
            block[-1].fail(f"there is no line '{key}: …'.")
    return [(found[key], key) for key in keys]


def _spaces(block: Sequence[Line]) -> tuple[Space, ...]:
    found: dict[str, Space] = {}
    for line in block:
        space = _space(line)
        if space.name in found:
            line.fail(f"{space.name} is given twice.", space.name)
        found[space.name] = space
    if len(found) > MOST_SPACES:
        block[-1].fail(f"there are {len(found)} spaces; a map has at most {MOST_SPACES}.")
    for name in NAMED:
        if name not in found:
            block[-1].fail(f"the rules name {name}, and the map has no such space.")
    return tuple(found.values())


def _space(line: Line) -> Space:
    name, value = line.pair()
    words = value.split()
    if not re.fullmatch(r"[^\W\d_](?:[^\W_]|[ '’-]){0,29}", name):
        line.fail(f"a space's name is up to 30 letters, found '{shown(name)}'.")
    if len(words) < 3 or words[2] not in (CITY, POST, PORT, CIRCLE):
        line.fail(f"a space is written 'Acre: 35.1 32.9 port'; kinds are city, post, port, circle; found '{shown(value)}'.")
    longitude, latitude = _degrees(line, words[0], 180), _degrees(line, words[1], 90)
    kind, rest = words[2], words[3:]
    if kind == POST and (not rest or rest[0] not in COLOURS):
        line.fail(f"a post has a colour, one of {', '.join(COLOURS)}.")
    colour = COLOURS.index(rest.pop(0)) if kind == POST else NONE
    port = kind == PORT or rest == ["port"]
    if rest not in ([], ["port"]) or (rest and kind not in (POST, CITY)):
        line.fail(f"'{shown(' '.join(rest))}' is not understood; only a post or a city may be a port as well.")
    if (kind == CITY) != (name in ("Venice", "Khanbalik")):
        line.fail("Venice and Khanbalik are the two cities, and only they.")
    return Space(name, longitude, latitude, kind, colour, port)


def _degrees(line: Line, word: str, most: int) -> float:
    if not re.fullmatch(r"-?[0-9]{1,3}(\.[0-9]{1,4})?", word) or abs(float(word)) > most:
        line.fail(f"degrees are a number from -{most} to {most}, found '{shown(word)}'.", word)
    return float(word)


def _lines(block: Sequence[Line], index: dict[str, int]) -> tuple[tuple[tuple[int, int], ...], ...]:
    found: tuple[dict[tuple[int, int], None], ...] = ({}, {})
    for line in block:
        key, value = line.pair()
        if key not in KINDS:
            line.fail(f"a line is land or sea, found '{shown(key)}'.", key)
        way = [word.strip() for word in value.split(" - ")]
        for name in way:
            if name not in index:
                line.fail(f"there is no space '{shown(name)}'.", name)
        for a, b in pairwise(way):
            pair = (min(index[a], index[b]), max(index[a], index[b]))
            if a == b or pair in found[KINDS.index(key)]:
                line.fail(f"the line from {a} to {b} is drawn twice or leads nowhere.", b)
            found[KINDS.index(key)][pair] = None
        if len(way) < 2:
            line.fail("a line joins at least two spaces, like 'sea: Venice - Candia - Acre'.")
    return tuple(tuple(sorted(kind)) for kind in found)


def _pairs(line: Line, what: str, most: int) -> list[tuple[str, int]]:
    found = []
    for entry in line.pair()[1].split(","):
        words = entry.split()
        if len(words) != 2:
            line.fail(f"expected {what} and a number, found '{shown(entry.strip())}'.", entry.strip())
        found.append((words[0], line.number_of(words[1], words[0], 1, most)))
    if len({name for name, _ in found}) < len(found):
        line.fail(f"{what} is given twice.")
    return found


def _ring(line: Line, kind: str) -> tuple[tuple[int, int], ...]:
    found = []
    for word, weight in _pairs(line, "a number or 'attack'", MOST_WEIGHT):
        steps = ATTACK if word == "attack" else line.number_of(word, "a number on the ring", 1, MOST_STEPS)
        found.append((steps, weight))
    if not any(steps == ATTACK for steps, _ in found) or len(found) < 2:
        line.fail(f"the {kind} ring needs numbers and an 'attack'.")
    return tuple(found)


def _goods(line: Line, colour: str) -> list[tuple[str, int]]:
    found = _pairs(line, "a good", MOST_VALUE)
    for name, _ in found:
        if not re.fullmatch("[a-z][a-z-]{0,39}", name) or name in ("cash", "table", "secret", *CHANCE_NAMES):
            line.fail(f"a good is written in small letters and hyphens, found '{shown(name)}'.", name)
    if len(found) != GOODS:
        line.fail(f"there are {len(found)} {colour} goods; a colour has {GOODS}, and {CARDS - GOODS} chance cards.")
    return found


def _amounts(line: Line, colour: str) -> list[tuple[str, int]]:
    found = [(f"{colour}-{name}", amount) for name, amount in _pairs(line, "a chance card", MOST_VALUE)]
    wanted = [name for name in NUMBERED if name.startswith(f"{colour}-")]
    if sorted(name for name, _ in found) != sorted(wanted):
        line.fail(f"the {colour} chance cards with a number are {', '.join(n.partition('-')[2] for n in wanted)}.")
    for name, amount in found:
        if name.partition("-")[2] in ("hunt", "chief", "khan", "machines") and amount > 9:
            line.fail(f"{name} gives {amount} more cards; at most 9 are sensible.")
    return found
