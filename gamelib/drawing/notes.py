"""What every board says and marks: whose turn it is, what happened last, the places a move may go to, and the refused one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..core.moves import Place
from .boxes import Box
from .pieces import disc
from .scene import NOBODY, Scene
from .shapes import circle, cross, frame, group, rect, text
from .writing import breadth

SomeScene = Scene[Any, Any, Any]
LAST, DUE = ("last",), ("due",)
"""What was told last, and what is due: no places of any game, but they can be asked about."""
MANY = 24
"""More targets than these have a small ring in their middle each, lest the board be all rings."""
MIDST = 0.16
"""The radius of such a ring, as a part of its place."""


def draw_status(scene: SomeScene, box: Box) -> str:
    """The turn, the player who decides and what is due; at the end, who has won. The box holds four lines."""
    _, middle, large = scene.screen[2:]
    turn = scene.say("turn", turn=scene.table.turn) if scene.table.turn else scene.say("start")
    y = box.y + middle * 0.7
    heading = text(box.x, y, turn, "middle start quiet")
    if scene.outcome:
        return heading + _ending(scene, box, y)
    parts, radius = [heading], large * 0.6
    y += middle * 0.7 + large * 0.85
    if scene.to_move != NOBODY:
        parts += [turn_of(scene, box.x + radius, y, radius), large_name(scene, scene.to_move, box, y, 2 * radius + 8)]
        y += large * 0.6 + middle
    lines = scene.wrapped(due(scene), box.width, "middle", 2)
    if len(lines) > 1 and y + middle * 1.75 > box.bottom:
        lines = scene.wrapped(due(scene), box.width, "small", 2)
        return "".join(parts) + _lines(lines, box.x, y - middle * 0.2, scene.screen.small * 1.25, "small start")
    return "".join(parts) + _lines(lines, box.x, y, middle * 1.25, "middle start")


def draw_status_line(scene: SomeScene, box: Box) -> str:
    """Who decides and what is due, in two lines for a small screen; at the end, who has won."""
    step, radius = scene.screen.middle * 1.4, max(11, scene.screen.least / 1.18)
    if scene.outcome:
        lines = scene.wrapped(ending(scene), box.width, "middle", 2)
        return _lines(lines, box.x, box.y + 12, step, "middle bold start")
    words = text(box.x, box.y + 12 + step, scene.fitted(due(scene), box.width), "middle start")
    if scene.to_move == NOBODY:
        return words
    x = box.x + 2 * radius + 6
    name = scene.fitted(scene.name(scene.to_move), box.right - x - 52, "middle", bold=True)
    if scene.table.turn:
        words += text(box.right, box.y + 12, scene.say("turn", turn=scene.table.turn), "small end quiet")
    return turn_of(scene, box.x + radius, box.y + 12, radius) + text(x, box.y + 12, name, "middle bold start") + words


def turn_of(scene: SomeScene, x: float, y: float, radius: float) -> str:
    """The disc of the player whose turn it is, by name."""
    return group(disc(x, y, radius, scene.to_move), title=scene.name(scene.to_move))


def due(scene: SomeScene) -> str:
    """What is due, as the beginning of a sentence."""
    return scene.due[:1].upper() + scene.due[1:]


def large_name(scene: SomeScene, player: int, box: Box, y: float, indent: float) -> str:
    """A name in large letters, or smaller ones if it is long."""
    name, room = scene.name(player), box.width - indent
    if breadth(name, scene.screen.large, bold=True) <= room:
        return text(box.x + indent, y, name, "large bold start")
    return text(box.x + indent, y, scene.fitted(name, room, bold=True), "middle bold start")


def ending(scene: SomeScene) -> str:
    """Who has won, in words."""
    key = "cut" if not scene.winners else "winner" if len(scene.winners) == 1 else "shared-win"
    return scene.say(key, winners=scene.winners)


def _ending(scene: SomeScene, box: Box, y: float) -> str:
    _, middle, large = scene.screen[2:]
    y += middle * 0.7 + large * 0.8
    size = "large" if breadth(scene.say("over"), large, bold=True) <= box.width else "middle"
    over = text(box.x, y, scene.fitted(scene.say("over"), box.width, size, bold=True), f"{size} bold start")
    lines = scene.wrapped(ending(scene), box.width, "middle", 3)
    return over + _lines(lines, box.x, y + large * 0.6 + middle, middle * 1.25, "middle bold start")


def _lines(lines: Iterable[str], x: float, y: float, step: float, style: str) -> str:
    return "".join(text(x, y + step * number, line, style) for number, line in enumerate(lines))


def draw_log(scene: SomeScene, box: Box, title: str = "") -> str:
    """What the last move caused, in whole sentences: where not all find room, those do that tell what came and went.

    Nothing, not even its title, where nobody knows what came before.
    """
    if not _told(scene):
        return ""
    small, step = scene.screen.small, scene.screen.small * 1.28
    head = text(box.x, box.y + small * 0.7, title, "small bold start quiet") if title else ""
    top = box.y + (step * 1.25 if title else 0) + small * 0.7
    room = int((box.bottom - top) / step + 0.6)
    told = [scene.wrapped(sentence, box.width, "small", max(room, 1)) for sentence in _told(scene)]
    lines = _lines(chosen(told, room, scene.weighty), box.x, top, step, "small start")
    return group(rect(*box, "hot"), head, lines, shows=LAST)


def draw_running_log(scene: SomeScene, box: Box) -> str:
    """What the last move caused as running text, for a wide and low box: of what does not fit, the weightiest stays."""
    step, kept, weighty = scene.screen.small * 1.28, list(_told(scene)), list(scene.weighty)
    if not kept:
        return ""
    room, cut = max(int(box.height / step), 1), False
    while len(kept) > 1 and len(_running(scene, kept, cut, box.width)) > room:
        light = next((number for number, heavy in enumerate(weighty) if not heavy), 1)
        del kept[light], weighty[light : light + 1]
        cut = True
    lines = _running(scene, kept, cut, box.width)[:room]
    return group(rect(*box, "hot"), _lines(lines, box.x, box.y + step * 0.6, step, "small start"), shows=LAST)


def _told(scene: SomeScene) -> Sequence[str]:
    """What the last move caused; before the first move of all, how the game begins; nothing of a table found in mid-game."""
    return scene.told or ([] if scene.table.turn else [scene.say("opening")])


def _running(scene: SomeScene, kept: list[str], cut: bool, width: float) -> list[str]:
    first, *rest = kept
    return scene.wrapped(" ".join([first, *(["…"] if cut else []), *rest]), width, "small", 99)


def chosen(told: list[list[str]], room: int, weighty: Sequence[bool] = ()) -> list[str]:
    """The lines of as many sentences as find room, with dots where some are missing.

    The first stays; of the others those go first that only say something, then the earlier ones. Where the first only says
    something and none that tells what came and went finds room beside it, such a one stands in its place.
    """
    kept = list(range(len(told)))
    going = sorted(kept[1:], key=lambda number: (bool(weighty[number : number + 1] and weighty[number]), number))
    last = going[-1] if going else 0
    while len(kept) > 1 and sum(len(told[number]) for number in kept) + (len(kept) < len(told)) > room:
        kept.remove(going.pop(0))
    if last and kept == [0] and weighty[last:] and weighty[last] > weighty[0] and len(told[last]) < room:
        kept = [last]
    if len(told) > 1 and kept == [0] and len(told[0]) + 1 > room:
        return told[0][:room]
    lines = [line for number in kept for line in told[number]]
    gap = next((at for at, number in enumerate(kept) if at != number), len(kept))
    before = sum(len(told[number]) for number in kept[:gap])
    return lines if len(kept) == len(told) else [*lines[:before], "…", *lines[before:]]


def draw_targets(known: Mapping[Place, Box], targets: Iterable[Place], radius: float = 8) -> str:
    """Rings round the places that a move may go to, and round the pieces that would go there.

    Where these are many, those of the size that most of them have are ringed in their middle.
    """
    boxes = [known[place] for place in _checked(known, targets)]
    usual = Counter((box.width, box.height) for box in boxes).most_common(1)[0][0] if len(boxes) > MANY else None
    rings = (_midst(box) if (box.width, box.height) == usual else frame(*box, "ring", radius) for box in boxes)
    return group(*rings, style="over targets") if boxes else ""


def _midst(box: Box) -> str:
    """A small ring in the middle of a place."""
    return circle(*box.middle, min(box.width, box.height) * MIDST, "soft")


def draw_refused(known: Mapping[Place, Box], refused: Iterable[Place], radius: float = 8) -> str:
    """A frame and a cross at the places that are the reason of a refusal."""
    boxes = [known[place] for place in _checked(known, refused)]
    marks = (
        rect(*box, "refused-halo", radius=radius) + rect(*box, "refused", radius=radius) + cross(box.right - 4, box.y + 4, 9)
        for box in boxes
    )
    return group(*marks, style="over refusal") if boxes else ""


def _checked(known: Mapping[Place, Box], places: Iterable[Place]) -> list[Place]:
    wanted = list(dict.fromkeys(places))
    for place in wanted:
        if place not in known:
            raise ValueError(f"There is no place {str(place)[:60]} on this table; moves and events name those there are.")
    return wanted
