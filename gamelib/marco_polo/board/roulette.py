"""The roulette: two rings, each a dial with its numbers and its attack, and in the middle what was spun."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from ... import drawing
from ..table import ANNOUNCE, ATTACK, FIGHT, KINDS, NONE, SPIN
from .scene import Scene
from .signs import swords

Faces = tuple[tuple[int, int], ...]
"""How many steps each face of a ring gives, and how likely it is."""
SMALL = 18.0
"""Dice that leave the rings in sight."""


def draw_roulette(scene: Scene) -> str:
    """Both rings with what they show; on the announced one, what was spun."""
    return "".join(_ring(scene, kind, name) for kind, name in enumerate(KINDS)) + _fight(scene)


def _fight(scene: Scene) -> str:
    """The black and the white die of the fight that was just fought: over both rings; small where one is to be chosen."""
    fought = [event.values for event in scene.events if event.key in ("fight-lost", "fight-won")] if scene.begun else []
    if not fought:
        return ""
    first, last = (scene.layout.places["ring", name] for name in KINDS)
    box = drawing.Box(first.x, first.y, last.right - first.x, last.bottom - first.y)
    (x, y), size, ground = box.middle, min(box.width / 2.6, box.height - 12, 56), drawing.card(box)
    if scene.table.phase == ANNOUNCE:
        y = box.y + SMALL * 0.6 + 1 if scene.layout.look.few_words else box.bottom - SMALL * 0.6  # beside the words
        size, ground = SMALL, ""
        if scene.shape == "phone":  # the rings are so small there that nothing may lie on them
            x, y = box.x - SMALL * 1.4, box.bottom - SMALL * 0.7
    dice = [_die(drawing.Box(x + side * size * 0.6 - size / 2, y - size / 2, size, size), int(str(fought[0][colour])), colour)
            for side, colour in ((-1, "black"), (1, "white"))]  # fmt: skip
    return drawing.group(ground, drawing.falling("tumbles", FIGHT, *dice), style="over")


def _die(box: drawing.Box, number: int, colour: str) -> str:
    if colour == "white":
        return drawing.die(box, drawing.pips(box, number))
    dark = drawing.rect(*box.shrunk(1.5), "rim", drawing.LETTER_INK, box.width * 0.2)
    return drawing.die(box, dark, drawing.pips(box, number, "#FFFFFF"))


def _ring(scene: Scene, kind: int, name: str) -> str:
    box, announced = scene.layout.places["ring", name], scene.table.kind == kind
    spun = scene.table.spun if announced else NONE
    faces = tuple(
        (spin.steps, weight) for spin, weight in zip(scene.here.ring_moves[kind], scene.here.ring_weights[kind], strict=True)
    )
    parts = [drawing.card(box)]
    if announced:
        parts.append(drawing.rect(*box.shrunk(1), "turn", radius=9))
    if scene.layout.look.few_words:
        parts.append(drawing.text(box.middle[0], box.bottom - 12, scene.label("kind", name), "small"))
        line = drawing.path(f"M{box.x + 8:g} {box.y + 13:g}h{box.width - 16:g}", name)
        parts.append(line if spun == NONE else drawing.falling("tumbles", SPIN, _spun(box.middle[0], box.y + 13, 19, spun)))
    else:
        parts += _wheel(scene, box, name, faces, spun, announced)
    numbers = f"1–{max(steps for steps, _ in faces)}"
    title = scene.say("ring", kind=name, faces=numbers, attack=name)
    if spun != NONE:
        title += scene.say("spun", spun=scene.label("attack", name) if spun == ATTACK else spun)
    return drawing.at(("ring", name), title, *parts)


def _wheel(scene: Scene, box: drawing.Box, name: str, faces: Faces, spun: int, announced: bool) -> list[str]:
    """A dial with its name above it; on a phone the name stands in its middle until a number is spun."""
    inside, label = scene.shape == "phone", scene.label("kind", name)
    radius = box.height / 2 - 3 if inside else min(box.width / 2 - 6, (box.height - 24) / 2)
    x, y = box.middle[0], box.middle[1] if inside else box.bottom - radius - 4
    dial = _dial(x, y, radius, faces, spun)
    parts = [drawing.falling("spins", SPIN, dial) if announced else dial, _spun(x, y, 20, spun)]
    if not inside:
        return [*parts, drawing.text(x, box.y + 11, label, "small bold")]
    return parts if spun != NONE else [*parts, drawing.text(x, y, label, "small bold")]


def _spun(x: float, y: float, size: float, spun: int) -> str:
    if spun == NONE:
        return ""
    if spun == ATTACK:
        return swords(x, y, size / 10, "attack")
    return f'<text x="{x:.1f}" y="{y:.1f}" class="bold" style="font-size:{size:g}px">{spun}</text>'


@lru_cache(maxsize=256)
def _dial(x: float, y: float, radius: float, faces: Faces, spun: int) -> str:
    """A wheel whose sectors are as wide as they are likely; the one that was spun is filled."""
    whole, turned = sum(weight for _, weight in faces), 0.0
    parts = [drawing.circle(x + 0.8, y + 1.8, radius, "shadow"), drawing.circle(x, y, radius, "well")]
    marks = []
    for steps, weight in faces:
        start, end = 2 * pi * turned / whole, 2 * pi * (turned + weight) / whole
        turned += weight
        if steps in (spun, ATTACK):
            parts.append(drawing.path(_sector(x, y, radius, start, end), "chosen" if steps == spun else "danger"))
        marks.append(f"M{x:.1f} {y:.1f}L{x + radius * sin(start):.1f} {y - radius * cos(start):.1f}")
        middle = (start + end) / 2
        at_x, at_y = x + radius * 0.76 * sin(middle), y - radius * 0.76 * cos(middle)
        number = f'<text x="{at_x:.1f}" y="{at_y:.1f}" class="bold" style="font-size:13px">{steps}</text>'
        parts.append(swords(at_x, at_y, 1, "attack") if steps == ATTACK else number)
    lines = drawing.path("".join(marks), "line")
    return "".join(parts) + lines + drawing.circle(x, y, radius * 0.5, "card")


def _sector(x: float, y: float, radius: float, start: float, end: float) -> str:
    wide = 1 if end - start > pi else 0
    return (
        f"M{x:.1f} {y:.1f}L{x + radius * sin(start):.1f} {y - radius * cos(start):.1f}"
        f"A{radius:.1f} {radius:.1f} 0 {wide} 1 {x + radius * sin(end):.1f} {y - radius * cos(end):.1f}Z"
    )
