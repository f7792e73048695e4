"""The goods of one merchant by colour, in the line that says what is due: where rows are too small for cards."""

from __future__ import annotations

from ... import drawing
from ..table import CARDS, COLOURS, cards, hand
from .scene import Scene

GAP, PAD, TIGHT, TALL, DISC, WHOSE = 3, 4, 0.94, 24, 13.5, 52
"""Between two colours, inside each, how close its letters stand and how tall it is; its owner's disc; what begins the line."""


def open_hand(scene: Scene, right: float, box: drawing.Box) -> tuple[str, float]:
    """What the viewer holds, or where all is open whoever decides: a block a colour with its values; and how wide that is."""
    player = scene.to_move if scene.viewer is None else scene.viewer
    held = scene.table.hands[player] if 0 <= player < scene.rules.players else 0
    if held <= 0:
        return "", 0
    values: dict[int, list[int]] = {}
    for card in cards(held):
        values.setdefault(card // CARDS, []).append(scene.here.values[card])
    wordings = ({colour: _each(colour, some) for colour, some in values.items()},
                {colour: _summed(colour, some) for colour, some in values.items()})  # fmt: skip
    room = box.width - WHOSE - drawing.breadth(drawing.due(scene), scene.screen.small, bold=True)
    words = next((one for one in wordings if _wide(scene, one) <= room), wordings[-1])
    parts, x = list[str](), right - _wide(scene, words)
    for colour, told in words.items():
        place = drawing.Box(x, box.middle[1] - TALL / 2, _breadth(scene, told), TALL)
        hue = drawing.HUES[COLOURS[colour]]
        parts.append(drawing.block(place, hue.fill) + drawing.text(*place.middle, told, "small bold tight", hue.ink))
        x += place.width + GAP
    if player != scene.to_move:
        parts.append(drawing.disc(right - _wide(scene, words) - DISC - GAP, box.middle[1], DISC, player))
    goods = tuple(scene.here.cards[card] for card in cards(held))
    title = scene.say("hand-open", player=player, goods=goods)
    return drawing.group(*parts, title=title, leads=hand(player)), _wide(scene, words) + 2 * DISC * (player != scene.to_move)


def _each(colour: int, values: list[int]) -> str:
    return " ".join([_letter(colour), *map(str, values)])


def _summed(colour: int, values: list[int]) -> str:
    return f"{_letter(colour)} {len(values)}×" if len(values) > 1 else _each(colour, values)


def _letter(colour: int) -> str:
    return drawing.HUES[COLOURS[colour]].letter


def _breadth(scene: Scene, words: str) -> float:
    return drawing.breadth(words, scene.screen.small, bold=True) * TIGHT + 2 * PAD


def _wide(scene: Scene, words: dict[int, str]) -> float:
    return sum(_breadth(scene, told) + GAP for told in words.values()) - GAP
