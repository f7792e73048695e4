"""Whose turn it is in little room: in two lines on a phone, in one on a projector."""

from __future__ import annotations

from typing import Any

from .boxes import Box
from .notes import due, large_name, turn_of
from .scene import NOBODY, Scene
from .shapes import text
from .writing import breadth

SomeScene = Scene[Any, Any, Any]


def draw_two_lines(scene: SomeScene, box: Box, ending: str = "", room: float = 40) -> str:
    """The player and the turn, and below what is due; at the end, that it is over and ``ending``."""
    turn = scene.say("turn", turn=scene.table.turn) if scene.table.turn else scene.say("start")
    upper, lower = box.y + box.height * 0.28, box.y + box.height * 0.76
    parts = [text(box.right, upper, turn, "small end")]
    if ending:
        parts.append(text(box.x, upper, scene.say("over"), "large bold start"))
        return "".join(parts) + text(box.x, lower, scene.fitted(ending, box.width, "middle", bold=True), "middle bold start")
    if scene.to_move != NOBODY:
        parts.append(turn_of(scene, box.x + 13, upper, 12))
        parts.append(large_name(scene, scene.to_move, Box(box.x, box.y, box.width - 70, box.height / 2), upper, 32))
    size = "middle" if breadth(due(scene), scene.screen.middle) <= box.width - room else "small"
    return "".join(parts) + text(box.x, lower, scene.fitted(due(scene), box.width - room, size), f"{size} start")


def draw_one_line(scene: SomeScene, box: Box, ending: str = "", room: float = 40) -> str:
    """The player's disc and what is due, or at the end ``ending``."""
    y, x = box.middle[1], box.x + 4
    if ending:
        return text(x, y, scene.fitted(ending, box.width - 8, "middle", bold=True), "middle bold start")
    player = ""
    if scene.to_move != NOBODY:
        player, x = turn_of(scene, x + 13, y, 13.5), x + 34
    left = box.right - x - room
    size = "middle" if breadth(due(scene), scene.screen.middle, bold=True) <= left else "small"
    return player + text(x, y, scene.fitted(due(scene), left, size, bold=True), f"{size} bold start")
