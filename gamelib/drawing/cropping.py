"""A part of a drawing as a small picture of its own: nothing of what lies outside is carried along, and no word is cut."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from xml.etree import ElementTree

from .boxes import Box
from .screens import SCREENS
from .writing import breadth

SVG = "http://www.w3.org/2000/svg"
SILENT = ("title", "desc")
"""What is read aloud in a drawing; a picture has one text for all of it."""
KEPT = ("style", "defs")
UNSEEN = {"hot", "way-line"}
"""What only a pointer finds."""
ON_MAP = "lit"
"""The class of a name that stands on a map."""
SIZES = ("small", "middle", "large")
NEAR = 60
"""So far from its first point a shape may reach whose line cannot be read off."""
NUMBER = re.compile(r"-?\d+\.?\d*")
SHIFT = re.compile(r"translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)")
OF_CLASS = re.compile(r"\.gamelib-\w+ (?:\.([\w-]+)|\[data-)")
"""A rule of the sheet for one class, or for places that are clicked."""


def trimmed(drawing: str, box: Box, names: Collection[str] = ()) -> str:
    """What a drawing shows within a box, with the style that this needs and nothing else; no word is cut: it is left out.

    Where some names are given, a map bears no others.
    """
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(drawing)
    if names:
        _unname(root, names)
    shape = next(name for name in SCREENS if f"gamelib-{name}" in root.get("class", ""))
    _prune(root, box, (0, 0), shape)
    root.attrib = {"viewBox": " ".join(f"{value:.0f}" for value in box), "class": root.get("class", "")}
    root.set("width", f"{box.width:.0f}")
    root.set("height", f"{box.height:.0f}")
    _plain_style(root)
    return ElementTree.tostring(root, encoding="unicode")


def _unname(root: ElementTree.Element, names: Collection[str]) -> None:
    """Take all other names off a map."""
    for parent in list(root.iter()):
        for child in list(parent):
            if ON_MAP in child.get("class", "").split() and "".join(child.itertext()) not in names:
                parent.remove(child)


def letters(picture: str) -> list[float]:
    """The sizes of all words in a picture, in its own units."""
    root = ElementTree.fromstring(picture)
    shape = next(name for name in SCREENS if f"gamelib-{name}" in root.get("class", ""))
    return [_size(one, shape) for one in root.iter(f"{{{SVG}}}text")]


def _prune(node: ElementTree.Element, box: Box, by: tuple[float, float], shape: str) -> None:
    """Take away what lies outside, with all that only a page needs."""
    for child in list(node):
        tag = child.tag.rpartition("}")[2]
        if tag in KEPT:
            continue
        if tag in SILENT or UNSEEN & set(child.get("class", "").split()) or not _stays(child, tag, box, by, shape):
            node.remove(child)
            continue
        for name in [name for name in child.attrib if name.startswith(("data-", "aria-"))]:
            del child.attrib[name]


def _stays(node: ElementTree.Element, tag: str, box: Box, by: tuple[float, float], shape: str) -> bool:
    if tag == "g":
        return _group_stays(node, box, by, shape)
    bounds = _bounds(node, tag, shape)
    if bounds is None:
        return True
    moved = Box(bounds.x + by[0], bounds.y + by[1], bounds.width, bounds.height)
    if tag == "text":
        return moved.overlap(box) >= 0.98 * moved.width * moved.height
    if tag == "path":
        _shorten(node, Box(box.x - by[0], box.y - by[1], box.width, box.height))
    return _meet(moved, box)


def _meet(one: Box, other: Box) -> bool:
    return one.right >= other.x and one.x <= other.right and one.bottom >= other.y and one.y <= other.bottom


def _shorten(node: ElementTree.Element, box: Box) -> None:
    """Of a path of many lines, such as a coast with its islands, only those that come near."""
    lines = re.findall("M[^M]*", node.get("d", ""))
    near = [line for line in lines if (bounds := _drawn(line)) is None or _meet(bounds, box.shrunk(-NEAR / 6))]
    if len(lines) > 1 and near:
        node.set("d", "".join(near))


def _group_stays(node: ElementTree.Element, box: Box, by: tuple[float, float], shape: str) -> bool:
    turned = node.get("transform", "")
    shift = SHIFT.fullmatch(turned)
    if turned and shift is None:
        return True  # what is turned or scaled is small, and stays as it is
    more = (float(shift[1]), float(shift[2])) if shift else (0.0, 0.0)
    _prune(node, box, (by[0] + more[0], by[1] + more[1]), shape)
    return len(node) > 0


def _bounds(node: ElementTree.Element, tag: str, shape: str) -> Box | None:
    """The box round a shape, as far as it can be told from its attributes; None where it cannot, or where it is turned."""
    given = {name: float(value) for name, value in node.attrib.items() if re.fullmatch(r"-?[\d.]+", value)}
    if node.get("transform"):
        return None
    if tag == "rect":
        return Box(given.get("x", 0), given.get("y", 0), given.get("width", 0), given.get("height", 0))
    if tag == "circle":
        return Box(given["cx"] - given["r"], given["cy"] - given["r"], 2 * given["r"], 2 * given["r"])
    if tag == "text":
        return _written(node, given.get("x", 0), given.get("y", 0), shape)
    return _drawn(node.get("d", "")) if tag == "path" else None


def _size(node: ElementTree.Element, shape: str) -> float:
    named = next((name for name in SIZES if name in node.get("class", "").split()), "small")
    own = re.search(r"font-size:\s*([\d.]+)", node.get("style", ""))
    return float(own[1]) if own else SCREENS[shape].size(named)


def _written(node: ElementTree.Element, x: float, y: float, shape: str) -> Box:
    style, size = node.get("class", "").split(), _size(node, shape)
    wide = breadth("".join(node.itertext()), round(size), "bold" in style) * 0.88  # the estimate is for the widest font
    left = x if "start" in style else x - wide if "end" in style else x - wide / 2
    return Box(left, y - size * 0.45, wide, size * 0.9)


def _drawn(line: str) -> Box | None:
    numbers = [float(one) for one in NUMBER.findall(line)]
    if len(numbers) < 2:
        return None
    if set(re.findall("[A-Za-z]", line)) - set("MLQCTSZ"):
        return Box(numbers[0] - NEAR, numbers[1] - NEAR, 2 * NEAR, 2 * NEAR)
    across, down = numbers[::2], numbers[1::2]
    return Box(min(across), min(down), max(across) - min(across), max(down) - min(down))


def _plain_style(root: ElementTree.Element) -> None:
    """Of the style sheet only the rules of classes that are there."""
    used = {name for node in root.iter() for name in node.get("class", "").split()}
    for sheet in root.iter(f"{{{SVG}}}style"):
        sheet.text = "\n".join(_needed((sheet.text or "").splitlines(), used))


def _needed(rules: list[str], used: set[str]) -> Iterator[str]:
    for rule in rules:
        named = OF_CLASS.match(rule)
        if named is None or named[1] in used:
            yield rule
