"""Demonstrations and sentences: every clause is shown by a record that ends where it fires, and everything said has words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any

import gamelib
from gamelib.core.events import Event, Refusal
from gamelib.core.rulesets import homes

from .golden import golden
from .places import demo_files, literals, raw_words, rules_literals

PACKAGE = Path(gamelib.__file__).parent
ODD = (-1, 12, 99)
"""Numbers that no move of a catalogue has, to meet the refusals of places that do not exist."""


def demos(name: str) -> dict[str, gamelib.Record]:
    """Every demonstration by the name of its file, faces included."""
    return {path.stem: gamelib.Record.load(path) for path in demo_files(name)}


def last_word(record: gamelib.Record) -> list[Event | Refusal]:
    """What a record ends with: the refusal of its last question, or else what its last move caused."""
    if record.tries and record.tries[-1].at == len(record.moves):
        return [record.refusals()[-1][2]]
    return list(record.final().events)


@cache
def states(name: str) -> tuple[Any, ...]:
    """Every state of the demonstrations and of the recorded games."""
    shown = [state for record in demos(name).values() for state in record.states()]
    return (*shown, *(state for path in golden_of(name) for state in gamelib.Record.load(path).states()))


@cache
def events(name: str) -> tuple[Event, ...]:
    """Everything that happens in them, and as each player sees it."""
    seats = {state: range(state.rules.players) for state in states(name)}
    seen = [event for state in states(name) for seat in seats[state] for event in state.seen_by(seat).events]
    return (*(event for state in states(name) for event in state.events), *seen)


@cache
def refusals(name: str) -> tuple[Refusal, ...]:
    """Everything that forbids a move of the catalogue, or one out of range, in the demonstrations; one of each key."""
    game, found = gamelib.ruleset(name), {}
    for record in demos(name).values():
        found.update({(refusal.key, refusal.clause): refusal for _, _, refusal in record.refusals()})
    for state in {state for record in demos(name).values() for state in record.states()}:
        moves = game.catalogue(state.rules)
        for move in (*moves, *_odd(moves), object()):
            for refusal in state.engine.objections(state.rules, state.table, move):
                found.setdefault((refusal.key, refusal.clause), refusal)
    return tuple(found.values())


def golden_of(name: str) -> list[Path]:
    """The recorded games of a ruleset and of the base it changes."""
    return [path for own in homes(name) for path in golden(own.name)]


def _odd(moves: tuple[Any, ...]) -> Iterator[Any]:
    """One move of each kind with each of its numbers out of range."""
    for move in {type(move): move for move in moves}.values():
        yield from (replace(move, **{part.name: odd}) for part in fields(move) for odd in ODD)


def test_every_clause_has_a_demonstration_and_no_other_has(name: str) -> None:
    game = gamelib.ruleset(name)
    assert set(game.demos) == set(game.rulebook)
    assert {stem.partition("~")[0] for stem in demos(name)} == set(game.rulebook)


def test_faces_are_found_by_their_clause(name: str) -> None:
    game = gamelib.ruleset(name)
    found = {f"{clause}~{face}": record for clause in game.rulebook for face, record in game.demos.faces(clause).items()}
    assert found == {stem: record for stem, record in demos(name).items() if "~" in stem}


def test_a_demonstration_ends_where_its_clause_fires(name: str) -> None:
    """It is cited first there; a definition or permission, which nothing ever cites first, is cited beside another."""
    first = {said.clause for said in (*events(name), *refusals(name))}
    for stem, record in demos(name).items():
        clause, _, face = stem.partition("~")
        said = last_word(record)
        if clause in first and not face:
            assert clause in [one.clause for one in said], stem
        assert clause in [cited for one in said for cited in one.clauses], stem


def test_only_few_clauses_are_never_cited_first(name: str) -> None:
    first = {said.clause for said in (*events(name), *refusals(name))}
    beside = [clause for clause in gamelib.ruleset(name).rulebook if clause not in first]
    assert len(beside) <= len(gamelib.ruleset(name).rulebook) // 10, beside


def test_a_demonstration_reads_back_to_the_byte(name: str) -> None:
    for path in demo_files(name):
        assert gamelib.Record.load(path).text().encode() == path.read_bytes(), path.name


def test_a_demonstration_is_short_and_says_what_to_watch(name: str) -> None:
    for stem, record in demos(name).items():
        assert record.ruleset == stem.partition(".")[0], stem
        assert 20 < len(record.remarks[-1]) < 200, stem
        assert record.names, stem
        assert len(record.moves) <= 20, stem


def test_a_demonstration_can_be_told(name: str) -> None:
    for record in demos(name).values():
        assert all("{" not in line for line in record.story())


def test_what_is_cited_is_in_the_rulebook(name: str) -> None:
    rulebook = gamelib.ruleset(name).rulebook
    cited = {clause for said in (*events(name), *refusals(name)) for clause in said.clauses}
    outcomes = {state.outcome.clause for state in states(name) if state.outcome}
    assert cited | outcomes <= set(rulebook)
    assert cited == set(rulebook)


def test_every_event_has_a_sentence_and_every_sentence_its_event(name: str) -> None:
    assert {event.key for event in events(name)} == set(raw_words(name)["events"])
    assert all(event.sentence()[-1] == "." for event in events(name))


def test_every_refusal_has_a_sentence_and_every_sentence_its_refusal(name: str) -> None:
    shared = set(raw_words("core")["refusals"])
    assert {refusal.key for refusal in refusals(name)} - shared == set(raw_words(name).get("refusals", {}))
    assert all(refusal.sentence[-1] == "." for refusal in refusals(name))


def test_sentences_about_rules_are_used_and_help_is_complete(name: str) -> None:
    texts = raw_words(name)
    assert set(texts.get("rules", {})) <= rules_literals(name)
    assert set(texts["help"]) == set(gamelib.ruleset(name).Rules.dials())


def test_sentences_that_all_share_are_used() -> None:
    texts, used = raw_words("core"), literals(PACKAGE / "core")
    for name in gamelib.RULESETS:
        used |= literals(PACKAGE / name)
    assert set(texts["refusals"]) | set(texts["rules"]) <= used


def test_every_clause_is_whole(name: str) -> None:
    for clause in gamelib.ruleset(name).rulebook.values():
        parts = clause.basis.split(" + ")
        assert set(parts) <= {"text", "ruling", "rebuilt"}, clause.id
        assert len(parts) == len(set(parts)), clause.id
        assert clause.title, clause.id
        assert clause.sentence[-1] == ".", clause.id
        assert parts == ["text"] or clause.note[-1:] == ".", f"{clause.id}: a ruling or a reconstruction says why"
