"""Notation, positions, records and rules as text: everything that is written reads back the same."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gamelib
from gamelib.core.rulesets import part
from gamelib.core.text import lines, read_rules, write_rules

from .games import random_states, rules_of, sample_states


def test_every_move_of_the_catalogue_reads_back_from_its_notation(name: str) -> None:
    game = gamelib.ruleset(name)
    for move in game.catalogue(game.Rules()):
        assert game.parse(str(move)) == move
        assert eval(repr(move), vars(part(name, "notation"))) == move


@pytest.mark.parametrize(
    "text", ["", " ", "?", "take", "take red 2 2", "\x00", "é" * 200, "roll", "1" * 5000, "bid -1", "bid 1e3"]
)
def test_what_is_no_notation_is_refused_with_one_short_sentence(name: str, text: str) -> None:
    with pytest.raises(gamelib.NotationError) as caught:
        gamelib.ruleset(name).parse(text)
    assert len(str(caught.value)) < 400
    assert str(caught.value).isprintable()


def test_positions_read_back(name: str) -> None:
    game = gamelib.ruleset(name)
    for state in sample_states(name):
        assert game.position(state.position(), state.rules) == state


def test_records_read_back_to_the_letter(name: str, tmp_path: Path) -> None:
    for seed in range(3):
        record = gamelib.playout(name, seed=seed)
        record.save(tmp_path / "game.record")
        again = gamelib.Record.load(tmp_path / "game.record")
        assert again == record
        assert again.text() == record.text() == (tmp_path / "game.record").read_text(encoding="utf-8")
        assert again.states() == record.states()


def test_a_record_may_start_from_any_position(name: str) -> None:
    for state in sample_states(name)[::10]:
        moves = () if state.actor is None else (state.moves()[0],)
        record = gamelib.Record(name, state.rules, moves, start=state)
        again = gamelib.Record.read(record.text())
        assert again == record
        assert again.final() == record.final()


def test_the_same_seed_gives_the_same_record(name: str) -> None:
    assert gamelib.playout(name, seed=9).text() == gamelib.playout(name, seed=9).text()
    assert gamelib.playout(name, seed=9) != gamelib.playout(name, seed=10)


def test_a_record_survives_any_line_going_missing(name: str) -> None:
    """A file with a line cut out is either read as another legal game or refused with the place; nothing else happens."""
    text = gamelib.playout(name, seed=1, limit=30).text().split("\n")
    for cut in range(len(text)):
        with suppress(gamelib.RecordError):
            gamelib.Record.read("\n".join(text[:cut] + text[cut + 1 :]))


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_rules_read_back(name: str, data: st.DataObject) -> None:
    rules = data.draw(rules_of(name))
    assert read_rules(type(rules), list(lines("\n".join(write_rules(rules))))) == rules
    assert eval(repr(rules), {"Rules": type(rules)}) == rules


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_hostile_text_is_refused_and_never_half_read(name: str, data: st.DataObject) -> None:
    good = gamelib.playout(name, seed=2, limit=12).text()
    at = data.draw(st.integers(0, len(good)))
    junk = data.draw(st.text(max_size=12))
    with suppress(gamelib.RecordError):
        gamelib.Record.read(good[:at] + junk + good[at:])


def test_every_rule_has_a_clause_a_range_and_help(name: str) -> None:
    game = gamelib.ruleset(name)
    for field, facts in game.Rules.dials().items():
        assert facts["clause"] in game.rulebook, field
        assert facts["help"][-1] == ".", field
        assert {"clause", "range", "step", "help"} <= set(facts)
        if facts["kind"] == "number":
            low, high = facts["range"]
            assert low <= getattr(game.Rules(), field) <= high
            for wrong in (low - 1, high + 1, "3", 2.5, None, True):
                with pytest.raises(gamelib.RulesError) as caught:
                    game.Rules(**{field: wrong})
                assert caught.value.clause in game.rulebook


def test_curves_have_a_value_for_every_state(name: str) -> None:
    record = gamelib.playout(name, seed=4)
    series = gamelib.ruleset(name).series(record)
    assert series.curves
    for group in series.curves.values():
        assert group
        for values in group.values():
            assert len(values) == len(series.turns) == len(record.moves) + 1


def test_the_board_is_drawn_for_every_phase(name: str) -> None:
    from xml.etree import ElementTree

    for state in sample_states(name)[::15]:
        for drawing in (state.svg(), state.seen_by(0).svg(), state._repr_svg_()):
            assert ElementTree.fromstring(drawing).tag.endswith("svg")


def test_whole_random_games_end(name: str) -> None:
    assert random_states(name, 7)[-1].outcome is not None
