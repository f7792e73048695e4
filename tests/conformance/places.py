"""Where the files of a ruleset lie, whether it is one of the package, one from outside, or a changed rule with its base."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

from gamelib.core.rulesets import RULESETS, home, homes
from gamelib.core.words import _lay_over

TESTS = Path(__file__).parent.parent


def demo_files(name: str) -> list[Path]:
    """The demonstrations of a ruleset, after those of its base."""
    return [path for own in homes(name) for path in own.demos()]


def raw_words(name: str) -> dict[str, Any]:
    """The English texts of a ruleset as its file has them, laid over those of its base."""
    texts: dict[str, Any] = {}
    for own in homes(name):
        _lay_over(texts, tomllib.loads(own.words("en").read_text(encoding="utf-8")))
    return texts


def own_tests(name: str) -> Path:
    """The folder with its tree and its golden games; from outside, ``tests`` in its package or beside it."""
    if name in RULESETS:
        return TESTS / name
    source = home(name).source
    inside = source / "tests"
    return inside if inside.is_dir() else source.parent / "tests"


def rules_literals(name: str) -> set[str]:
    """Every string in the modules that may hold its rules, and its base's."""
    found: set[str] = set()
    for own in homes(name):
        places = [own.source] if own.single else [own.source / "rules.py", own.source / "rules", own.source / "__init__.py"]
        for place in places:
            found |= literals(place)
    return found


def literals(path: Path) -> set[str]:
    """Every string in a module, or in all modules of a folder."""
    files = path.rglob("*.py") if path.is_dir() else [path] if path.is_file() else []
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}
