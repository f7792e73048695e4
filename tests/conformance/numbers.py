"""Every number and option of a ruleset, as a table that a person can read beside the rulebook.

``python -m tests.conformance.numbers mark`` prints the table that ``tests/mark/numbers.toml`` keeps: hold every line against
the rulebook before it is kept, for the suite only sees that it still holds.
"""

from __future__ import annotations

import json
import sys
from dataclasses import fields

import gamelib
from gamelib.core.text import written

HEAD = "# Every number and option of the rules: its clause, what it is unless somebody changes it, and what it may be.\n\n"


def table(name: str) -> dict[str, list[str]]:
    """By field, its clause, its default and its range, in words."""
    return {
        one.name: [one.metadata["clause"], written(one.default), _range(one.metadata)]
        for one in fields(gamelib.ruleset(name).Rules)
    }


def _range(facts: dict[str, object]) -> str:
    if facts["kind"] == "switch":
        return "yes or no"
    if facts["kind"] == "choice":
        return "one of some words"
    low, high = facts["range"]  # type: ignore[misc]
    rows = "rows of " if facts["kind"] == "grid" else ""
    return f"{rows}{low} to {high}" + (f" by {facts['step']}" if facts["step"] != 1 else "")


if __name__ == "__main__":
    sys.stdout.write(HEAD)
    shown = table(gamelib.ruleset(sys.argv[1]).State.ruleset)
    sys.stdout.writelines(f"{field} = {json.dumps(entry, ensure_ascii=False)}\n" for field, entry in shown.items())
