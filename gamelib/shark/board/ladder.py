"""The value ladder with its four pawns, the bank's shares and buildings below it, and what has left the game."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..engine.end import used
from ..table import BANK, BOX, COMPANIES, HUES, THOUSAND, ladder
from .layout import LANE, PAD, RUNGS, rung
from .scene import Scene, counted


def draw_ladder(scene: Scene) -> str:
    """Rungs from 0 to the top, and a pawn in each company's lane."""
    box, top = scene.layout.ladder, scene.rules.top_value
    parts = [drawing.rect(*box, "panel thin", radius=8)]
    parts.append(drawing.text(box.x + PAD, box.y + 14, scene.say("ladder"), "small bold start"))
    step = 1 if top <= 15 else 2
    for value in range(top + 1):
        _, y = rung(scene.layout, 0, value, top)
        if value % step == 0:
            parts.append(drawing.text(box.x + RUNGS - 6, y, value, "small end" + (" bold" if value == top else " quiet")))
        parts.append(drawing.path(f"M{box.x + RUNGS:g} {y:g}h{LANE * len(HUES):g}", "thin bare"))
    parts += [_lane(scene, company) for company in HUES]
    return "".join(parts) + _bank(scene) + _box(scene)


def _lane(scene: Scene, company: int) -> str:
    value, colour = scene.table.values[company], COMPANIES[company]
    box = scene.layout.places[ladder(company)]
    x, y = rung(scene.layout, company, value, scene.rules.top_value)
    stem = drawing.rect(x - 4, y, 8, box.y + box.height - y, "", drawing.HUES[colour].fill, 2)
    said = scene.say("value", company=colour, value=value, price=value * THOUSAND)
    return drawing.at(
        ladder(company), said, drawing.rect(*box, "bare"), stem, drawing.piece(x, y, 22, colour), _moved(scene, company)
    )


def _moved(scene: Scene, company: int) -> str:
    """By how much the last move changed the value, beside the pawn."""
    points = [event for event in scene.events if scene.begun and event.values.get("company") == COMPANIES[company]]
    change = sum(int(str(e.values["new"])) - int(str(e.values["old"])) for e in points if e.key in MOVED)
    if not change:
        return ""
    x, y = rung(scene.layout, company, scene.table.values[company], scene.rules.top_value)
    above = y - 19 if y - 26 > scene.layout.places[ladder(company)].y else y + 20
    return drawing.text(x, above, f"{'+' if change > 0 else '−'}{abs(change)}", "small bold lit")


MOVED = ("rise", "fall", "merger-fall")


def _lane_x(box: Box, company: int) -> float:
    return box.x + RUNGS + LANE * (company + 0.5)


def _bank(scene: Scene) -> str:
    box, table = scene.layout.places[BANK], scene.table
    left = [scene.rules.buildings - used(table, company) for company in HUES]
    parts = [drawing.rect(*box, "bare"), drawing.path(f"M{box.x + 8:g} {box.y + 2:g}h{box.width - 16:g}", "thin bare")]
    parts.append(drawing.text(box.x + PAD, box.y + 14, scene.say("bank"), "small bold start"))
    for company in HUES:
        x = _lane_x(box, company)
        parts.append(drawing.text(x, box.y + 33, table.stock[company], "middle bold"))
        parts.append(drawing.text(x, box.y + 52, left[company], "small quiet"))
    parts.append(_paper(box.x + 17, box.y + 33))
    parts.append(drawing.rect(box.x + 11, box.y + 46, 12, 12, "edge shade", radius=2))
    return drawing.at(BANK, scene.say("bank-holds", shares=counted(table.stock), buildings=counted(left)), *parts)


def _paper(x: float, y: float) -> str:
    """A share: a small sheet with two lines."""
    sheet = drawing.rect(x - 6, y - 8, 12, 16, "paper edge", radius=1)
    return sheet + drawing.path(f"M{x - 3:g} {y - 3:g}h6M{x - 3:g} {y + 1:g}h6", "edge bare")


def _box(scene: Scene) -> str:
    box, gone = scene.layout.places[BOX], scene.table.box
    parts = [drawing.rect(*box, "bare"), drawing.cross(box.x + 17, box.y + 12, 7)]
    for company in HUES:
        shown = gone[company] or "–"
        parts.append(drawing.text(_lane_x(box, company), box.y + 12, shown, "small" if gone[company] else "small quiet"))
    said = scene.say("box-holds", buildings=counted(gone)) if any(gone) else scene.say("box-empty")
    return drawing.at(BOX, said, *parts)
