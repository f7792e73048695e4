"""A clause without a test that names it is noticed.

A test names a clause by its own name (``test_storage_fee_…``) or by a word in it (``"storage-fee"``); the cards of a family may
go by the rest of their name (``yellow-pope`` for ``chance-yellow-pope``). What stands at the head of a file names nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import gamelib
from gamelib.core.rulesets import home, homes

from .places import own_tests


def named_in(source: str) -> set[str]:
    """The words that the tests of a file use: in their own names, in their strings, and in constants of the module."""
    module = ast.parse(source)
    head = ast.get_docstring(module, clean=False)
    return {word for text in _texts(module, head) for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", text)}


def _texts(module: ast.Module, head: str | None) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            words = node.name.removeprefix("test_").split("_")
            yield from ("-".join(words[:most]) for most in range(1, len(words) + 1))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value != head:
            yield node.value


def names(clause: str) -> set[str]:
    """How a test may call a clause."""
    own = clause.partition(".")[2]
    rest = own.partition("-")[2]
    return {own, rest} if "-" in rest else {own}


def test_every_clause_has_a_test_that_names_it(name: str) -> None:
    words: set[str] = set()
    folders = {own_tests(own.name) for own in homes(name)} | {home(name).source}
    for folder in folders:
        for path in folder.glob("test_*.py"):
            words |= named_in(path.read_text(encoding="utf-8"))
    without = [clause for clause in gamelib.ruleset(name).rulebook if not names(clause) & words]
    assert not without, f"no test names {', '.join(without)}"


def test_a_missing_test_is_noticed() -> None:
    source = '"""mark.luxury-tax, mark.roll."""\n\ndef test_roll_is_chance():\n    assert why(state) == ("one-action", "x")\n'
    words = named_in(source)
    assert names("mark.roll") & words
    assert names("mark.one-action") & words
    assert not names("mark.luxury-tax") & words, "the head of a file is no test"
    assert names("marco_polo.chance-yellow-pope") == {"chance-yellow-pope", "yellow-pope"}
