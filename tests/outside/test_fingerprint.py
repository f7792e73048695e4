"""What decides a game has a mark; studies and records carry it, and what was played under other rules says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import gamelib
from gamelib import cli
from gamelib.core.fingerprint import deciding, fingerprint
from gamelib.core.rulesets import PACKAGE, forget
from gamelib.lab import Setup, StudyError
from gamelib.lab.study.folder import Study
from gamelib.players.fingerprint import games_fingerprint, written_for

from .conftest import RULE

Write = Callable[..., Path]


def marked(path: Path) -> str:
    """The fingerprint of the ruleset at a path as it is now."""
    forget(path.stem)
    return fingerprint(gamelib.ruleset(path).State.ruleset)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_only_what_decides_is_marked(name: str) -> None:
    files = {path.relative_to(PACKAGE).parts for path in deciding(name).values()}
    assert {(name, "rules.py"), (name, "positions.py"), ("core", "state.py"), ("core", "kit", "engine.py")} <= files
    parts = {part for path in files for part in path}
    assert not parts & {"board", "plots", "exercises", "lessons", "words", "demos", "figures.py", "bots", "drawing"}


def test_a_rule_changes_the_mark_and_a_drawing_or_a_sentence_does_not(toll: Write) -> None:
    path = toll()
    before = marked(path)
    words = path / "words" / "en.toml"
    words.write_text(words.read_text(encoding="utf-8").replace("Whoever begins", "The first player"), encoding="utf-8")
    (path / "plots.py").write_text("MANY = ()\n", encoding="utf-8")
    (path / "exercises.py").write_text("EXERCISES = ()\n", encoding="utf-8")
    assert marked(path) == before
    (path / "prices.toml").write_text("toll = 4\n", encoding="utf-8")
    data = marked(path)
    assert data != before
    toll(rule=RULE.replace("TOLL = 3", "TOLL = 4"))
    assert marked(path) not in (before, data)


def test_a_helper_that_a_rule_imports_is_marked(toll: Write) -> None:
    path = toll(rule=RULE.replace("TOLL = 3", "from .costs import TOLL"))
    (path / "costs.py").write_text("TOLL = 3\n", encoding="utf-8")
    before = marked(path)
    (path / "costs.py").write_text("TOLL = 5\n", encoding="utf-8")
    assert marked(path) != before


def test_the_base_is_part_of_the_mark(toll: Write) -> None:
    gamelib.ruleset(toll())
    assert set(deciding("mark")) < set(deciding("toll"))


def thrifty(view: gamelib.core.view.View, rng: object) -> object:
    """The first legal move."""
    return view.moves()[0]


def test_a_bot_that_plays_is_part_of_a_studys_mark() -> None:
    rules = gamelib.ruleset("mark").Rules()
    random, sensible, search = (games_fingerprint(rules, [bot] * 3) for bot in ("random", "sensible", "search 8"))
    assert random != search != sensible
    assert games_fingerprint(rules, [thrifty] * 3) not in (random, sensible, search)
    assert games_fingerprint(rules, ["sensible"] * 3) == sensible


def test_a_map_that_was_added_is_part_of_a_studys_mark() -> None:
    game = gamelib.ruleset("marco_polo")
    text = (PACKAGE / "marco_polo" / "maps" / "orient.map").read_text(encoding="utf-8").replace("map: orient", "map: added", 1)
    name = game.add_map(text=text)
    before = games_fingerprint(game.Rules(map=name), ["random"] * 3)
    heavier = text.replace("volcano 20", "volcano 25", 1)
    assert heavier != text
    game.add_map(text=heavier)
    assert games_fingerprint(game.Rules(map=name), ["random"] * 3) != before


def test_a_study_of_a_changed_rule_goes_on_until_the_rule_changes(toll: Write, tmp_path: Path) -> None:
    path = toll()
    study = Study.new(tmp_path / "study", str(path), bots="random", games=4, part=2).run(1)
    whole = study.table().to_csv()
    next((tmp_path / "study" / "parts").iterdir()).unlink()
    forget("toll")
    assert Study.open(tmp_path / "study").run(1).table().to_csv() == whole
    toll(rule=RULE.replace("TOLL = 3", "TOLL = 4"))
    forget("toll")
    with pytest.raises(StudyError, match="begun by another version of toll"):
        Study.open(tmp_path / "study").run(1)


def test_a_study_whose_ruleset_has_gone_says_where_it_lay(toll: Write, tmp_path: Path) -> None:
    path = toll()
    Study.new(tmp_path / "study", str(path), bots="random", games=2)
    forget("toll")
    path.rename(tmp_path / "gone")
    with pytest.raises(StudyError, match=r"there is no ruleset 'toll'\. It lay at"):
        Study.open(tmp_path / "study")


def test_records_of_the_package_have_no_mark_and_others_do(toll: Write) -> None:
    assert "fingerprint" not in gamelib.playout("mark", seed=1, limit=9).text()
    gamelib.ruleset(toll())
    record = gamelib.playout("toll", seed=1, limit=9)
    assert record.text().split("\n")[1:3] == ["ruleset: toll", f"fingerprint: {fingerprint('toll')}"]
    assert gamelib.Record.read(record.text()) == record
    assert record.note == ""


def test_a_game_played_under_other_rules_says_so(toll: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = toll()
    gamelib.ruleset(path)
    gamelib.playout("toll", seed=1, limit=9).save(tmp_path / "game.record")
    toll(rule=RULE.replace("TOLL = 3", "TOLL = 4"))
    forget("toll")
    assert cli.main(["--with", str(path), "replay", str(tmp_path / "game.record")]) == 0
    told = capsys.readouterr().out
    assert told.startswith("This game was played under other rules of toll than these (fingerprint ")
    assert "pays a toll of $4" in told
    again = gamelib.Record.load(tmp_path / "game.record")
    assert again.note
    assert again.text() == (tmp_path / "game.record").read_text(encoding="utf-8")


def test_a_move_that_no_longer_fits_is_refused(toll: Write, tmp_path: Path) -> None:
    path = toll()
    moves = ["first 1", "roll hammer red", "bid 27", "bid 0", "bid 0"]
    gamelib.Record("toll", gamelib.ruleset(path).Rules(), tuple(map(gamelib.ruleset(path).parse, moves))).save(tmp_path / "a")
    toll(rule=RULE.replace("TOLL = 3", "TOLL = 4"))
    forget("toll")
    gamelib.ruleset(path)
    with pytest.raises(gamelib.RecordError, match=r"'bid 27' is refused.* The game was played under other rules of toll"):
        gamelib.Record.load(tmp_path / "a")


def test_a_record_of_an_unknown_ruleset_says_what_to_do() -> None:
    text = "gamelib record 1\nruleset: toll\nfingerprint: 0123456789abcdef\nmoves:\n"
    with pytest.raises(gamelib.RecordError, match="of a ruleset from outside: name its path first"):
        gamelib.Record.read(text)
    with pytest.raises(gamelib.RecordError, match="line 3: mark is a ruleset of the package"):
        gamelib.Record.read(text.replace("toll", "mark"))


def test_bots_of_the_base_are_named_as_such(toll: Write) -> None:
    gamelib.ruleset(toll())
    assert written_for("toll", ["sensible"]) == "mark"
    assert written_for("toll", ["random"]) == ""
    assert written_for("mark", ["sensible"]) == ""
    own = RULE + "\n\ndef mine(view, rng):\n    return view.moves()[0]\n\n\nBOTS = {'mine': mine}\n"
    gamelib.ruleset(toll("other", own))
    assert written_for("other", ["mine"]) == ""
    assert Setup.of("other", bots="mine").names() == ("mine",) * 3
