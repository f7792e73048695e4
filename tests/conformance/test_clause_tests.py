"""A clause without a test of its own is noticed.

A test is named by its clause (``test_storage_fee_…``, ``test_last_stone_and_winner``), or its cases are (``"yellow-pope"``
among what it is parametrized by; the cards of a family may go by the rest of their name). That a test about something else
mentions a clause counts for nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import gamelib
from gamelib.core.rulesets import home, homes

from .places import own_tests


def named_in(source: str) -> set[str]:
    """The clauses that the tests of a file may be about: by their own names, and by those of their cases."""
    module = ast.parse(source)
    constants = {
        target.id: node.value
        for node in module.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    tests = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {name for test in tests for name in (*_own(test.name), *_cases(test, constants))}


def _own(name: str) -> Iterator[str]:
    for part in name.removeprefix("test_").split("_and_"):
        words = part.split("_")
        yield from ("-".join(words[:most]) for most in range(1, len(words) + 1))


def _cases(test: ast.FunctionDef, constants: dict[str, ast.expr]) -> Iterator[str]:
    for decorator in test.decorator_list:
        named = [constants[node.id] for node in ast.walk(decorator) if isinstance(node, ast.Name) and node.id in constants]
        for node in (node for root in (decorator, *named) for node in ast.walk(root)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", node.value)


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


SOURCE = '''"""mark.luxury-tax, mark.roll."""

FEES = {"storage-fee": 5}

@pytest.mark.parametrize(("clause", "fee"), FEES.items())
def test_what_is_due(clause, fee):
    assert due(clause) == fee

def test_roll_and_one_action_of_the_dice():
    assert why(state) == ("luxury-tax", "x")
'''


def test_a_missing_test_is_noticed() -> None:
    words = named_in(SOURCE)
    assert names("mark.roll") & words
    assert names("mark.one-action") & words
    assert names("mark.storage-fee") & words
    assert not names("mark.luxury-tax") & words, "neither the head of a file nor what a test compares makes a test of a clause"
    assert names("marco_polo.chance-yellow-pope") == {"chance-yellow-pope", "yellow-pope"}
