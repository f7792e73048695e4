"""A mark of what decides a game: the code that its engine reaches, its data, its base's, and nothing that only tells or draws.

Code is found by following imports from the modules that play (``engine``, ``rules``, ``table``, ``notation``, ``positions``),
so that a drawing, a plot, an exercise or a sentence may change and the mark stays.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from .rulesets import PACKAGE, homes

PLAYS = ("engine", "rules", "table", "notation", "positions")
ASIDE = frozenset(
    (
        "board",
        "bots",
        "curves",
        "demos",
        "exercises",
        "figures",
        "lessons",
        "measures",
        "plots",
        "speed",
        "standing",
        "tests",
        "words",
    )
)
"""Parts of a ruleset that tell, draw, teach or play it, and decide nothing."""
TELLING = frozenset(
    (
        "changed",
        "exercise",
        "fingerprint",
        "judges",
        "outside",
        "reading",
        "record",
        "rulebook",
        "rulesets",
        "series",
        "window",
        "words",
    )
)
"""The same of core."""
DATA = (".csv", ".json", ".map", ".toml", ".txt")


@cache
def fingerprint(name: str) -> str:
    """The mark of a ruleset: sixteen hexadecimal digits that change when its rules do."""
    return digest(deciding(name))


def deciding(name: str, *starts: str) -> dict[str, Path]:
    """Every file that decides a game of a ruleset, by a name that is the same on every machine.

    ``starts`` are further modules to follow, such as those of bots.
    """
    own = {one.module: one.source for one in homes(name)}
    roots = {**own, "gamelib.core": PACKAGE / "core"}
    found: dict[str, Path] = {}
    for module, source in own.items():
        plays = [module] if source.suffix == ".py" else [module, *(f"{module}.{one}" for one in PLAYS)]
        found |= _reached(plays, roots, ASIDE)
        found |= _data(module, source)
    return found | _reached(starts, {**roots, "gamelib.players": PACKAGE / "players"}, ASIDE - {"bots", "standing"})


def digest(files: dict[str, Path], *more: str) -> str:
    """The mark of these files, and of texts beside them."""
    sha = hashlib.sha256()
    for name, path in sorted(files.items()):
        sha.update(name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    for text in more:
        sha.update(text.encode() + b"\0")
    return sha.hexdigest()[:16]


def _data(module: str, source: Path) -> dict[str, Path]:
    if source.suffix == ".py":
        return {}
    files = (path for path in source.rglob("*") if path.suffix in DATA and path.is_file())
    inside = {path.relative_to(source): path for path in files}
    return {f"{module}/{name.as_posix()}": path for name, path in inside.items() if not ASIDE & set(name.parts)}


def _reached(starts: Iterable[str], roots: dict[str, Path], aside: frozenset[str]) -> dict[str, Path]:
    """The modules within some folders that these lead to, and their files."""
    found: dict[str, Path] = {}
    waiting = list(starts)
    while waiting:
        module = waiting.pop()
        path = _file(module, roots)
        if path is None or module in found or _is_aside(module, roots, aside):
            continue
        found[module] = path
        waiting += [module.rpartition(".")[0], *_imports(module, path)]
    return found


def _is_aside(module: str, roots: dict[str, Path], aside: frozenset[str]) -> bool:
    root = max((one for one in roots if module == one or module.startswith(f"{one}.")), key=len)
    first = module.removeprefix(root).strip(".").partition(".")[0]
    return first in (TELLING if root == "gamelib.core" else aside)


def _file(module: str, roots: dict[str, Path]) -> Path | None:
    for root, folder in roots.items():
        if module == root and folder.suffix == ".py":
            return folder
        if module == root or module.startswith(f"{root}."):
            inside = folder.joinpath(*module.removeprefix(root).strip(".").split("."))
            files = (inside / "__init__.py", inside.parent / f"{inside.name}.py")
            return next((file for file in files if file.is_file()), None)
    return None


def _imports(module: str, path: Path) -> Iterator[str]:
    """Every module that a file may mean where it imports something, by its whole name."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            yield origin
            yield from (f"{origin}.{one.name}" for one in node.names)
