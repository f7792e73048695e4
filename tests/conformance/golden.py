"""Recorded games and the stories they tell. A record is kept beside its story, and a test compares the two to the letter.

After a change of rules or sentences that is meant, tell the stories anew and read what git shows as changed::

    python -m tests.conformance.golden
"""

from __future__ import annotations

from pathlib import Path

import gamelib

from .places import TESTS, demo_files, own_tests

DEMONSTRATIONS = "demonstrations.story"
"""The file beside a ruleset's tests that tells all its demonstrations."""


def golden(name: str) -> list[Path]:
    """The recorded games of a ruleset."""
    return sorted((own_tests(name) / "golden").glob("*.record"))


def told(record: gamelib.Record) -> str:
    """The whole game as sentences with their clauses, a paragraph a move, and the table at the end."""
    states = record.states()
    told = [_sentences(state, record) for state in states]
    moves = ["the set-up" if record.start is None else "the start", *map(str, record.moves)]
    paragraphs = [f"{move}\n{lines}".rstrip("\n") for move, lines in zip(moves, told, strict=True)]
    return "\n".join([*paragraphs, "", *_last_word(states[-1]), states[-1].position(), ""])


def _sentences(state: gamelib.core.state.State, record: gamelib.Record) -> str:
    return "\n".join(f"    {event.sentence(record.names)} [{' '.join(event.clauses)}]" for event in state.events)


def _last_word(state: gamelib.core.state.State) -> list[str]:
    ended = state.outcome
    return [] if ended is None else [f"outcome: {ended.clause}", f"scores: {ended.scores}", f"winners: {ended.winners}"]


def demonstrated(name: str) -> str:
    """Every demonstration of a ruleset as told above, with the answers to its questions and how many moves are legal then."""
    return "\n".join(_demonstrated(path.stem, gamelib.Record.load(path)) for path in demo_files(name))


def _demonstrated(stem: str, record: gamelib.Record) -> str:
    asked = [
        f"try {move}\n    {refusal.sentence} [{refusal.clause}], nearest: {refusal.nearest}"
        for _, move, refusal in record.refusals()
    ]
    last = record.final()
    return "\n".join([f"=== {stem}", told(record), *asked, f"{len(last.moves())} legal moves, {last.actor} decides", ""])


def main() -> None:
    """Tell every story anew."""
    for name in gamelib.RULESETS:
        (own_tests(name) / DEMONSTRATIONS).write_text(demonstrated(name), encoding="utf-8", newline="\n")
        for path in golden(name):
            record = gamelib.Record.load(path)
            path.with_suffix(".story").write_text(told(record), encoding="utf-8", newline="\n")
            print(path.with_suffix(".story").relative_to(TESTS.parent))


if __name__ == "__main__":
    main()
