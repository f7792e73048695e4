"""A ruleset is found by its name, by an entry point, or by the path of a file or folder."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

import gamelib
from gamelib import cli
from gamelib.core import outside, rulesets
from gamelib.core.errors import RulesetError

from .conftest import EXAMPLES, RULE, WORDS

Write = Callable[..., Path]


@pytest.mark.parametrize("single", [False, True])
def test_a_changed_rule_is_a_ruleset_to_everybody(toll: Write, single: bool) -> None:
    game = gamelib.ruleset(toll(single=single))
    assert game is gamelib.ruleset("toll")
    assert gamelib.rulesets() == (*gamelib.RULESETS, "toll")
    state = game.start().play("first 2")
    assert state.table.cash == (30, 27, 30)
    assert state.events[0].clause == "toll.toll"
    assert str(state.events[0]) == "Player 2 pays a toll of $3."
    assert len(game.rulebook) == len(gamelib.ruleset("mark").rulebook) + 1
    assert game.rulebook["toll.toll"].title == "Toll"
    assert game.rulebook["mark.sell"] == gamelib.ruleset("mark").rulebook["mark.sell"]
    assert "<svg" in state.svg()
    assert gamelib.playout("toll", bots="sensible", seed=1).final().outcome is not None


def test_the_base_is_as_it_was(toll: Write) -> None:
    before = gamelib.playout("mark", bots="sensible", seed=1).text()
    gamelib.ruleset(toll())
    assert gamelib.playout("mark", bots="sensible", seed=1).text() == before
    assert gamelib.RULESETS == ("city", "marco_polo", "mark", "shark")


def test_a_changed_rule_may_be_changed_again(toll: Write) -> None:
    gamelib.ruleset(toll())
    again = RULE.replace('BASE = "mark"', 'BASE = "toll"').replace("from gamelib import mark", "import toll as mark")
    state = gamelib.ruleset(toll("other", again)).start().play("first 1")
    assert state.table.cash == (24, 30, 30)
    assert [event.clause for event in state.events][:2] == ["other.toll", "toll.toll"]


def test_an_installed_package_announces_its_ruleset(toll: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toll()
    _announce(tmp_path, "toll = toll")
    monkeypatch.syspath_prepend(tmp_path)
    outside._installed.cache_clear()
    assert "toll" in rulesets.known_names()
    assert gamelib.ruleset("toll").start().play("first 1").table.cash == (27, 30, 30)


def test_a_folder_of_a_project_leads_to_the_package_in_it(toll: Write, tmp_path: Path) -> None:
    toll()
    project = '[project.entry-points."gamelib.rulesets"]\ntoll = "toll"\n'
    (tmp_path / "pyproject.toml").write_text(project, encoding="utf-8")
    assert gamelib.ruleset(tmp_path).State.ruleset == "toll"


def test_processes_that_are_started_find_what_was_given(toll: Write) -> None:
    assert outside.give(toll()) == "toll"
    rulesets.forget("toll")
    assert "toll" in rulesets.known_names()
    assert gamelib.ruleset("toll").State.ruleset == "toll"
    assert os.environ[rulesets.VARIABLE].endswith("toll")


def test_the_command_line_takes_paths(capsys: pytest.CaptureFixture[str]) -> None:
    second, bonus = str(EXAMPLES / "second_price"), str(EXAMPLES / "first_sale_bonus")
    assert cli.main(["--with", second, "--with", bonus, "rules"]) == 0
    told = capsys.readouterr().out
    assert "(changes mark)" in next(line for line in told.splitlines() if line.startswith("second_price "))
    assert "first_sale_bonus " in told
    assert cli.main(["rules", second]) == 0
    assert "[second_price.second-price]" in capsys.readouterr().out
    assert cli.main(["replay", "second_price.second-price"]) == 0
    told = capsys.readouterr().out
    assert "Ben wins with $7 and pays $4 for the red piece. [second_price.second-price]" in told
    assert cli.main(["simulate", second, "--games", "4", "--plain", "--cores", "1"]) == 0
    assert "these bots were written for mark" in capsys.readouterr().out


def test_a_name_from_a_file_never_chooses_code(toll: Write) -> None:
    path = toll()
    with pytest.raises(gamelib.RecordError, match="line 2"):
        gamelib.Record.read(f"gamelib record 1\nruleset: {path}\nmoves:\n")
    with pytest.raises(gamelib.UnknownRuleset):
        rulesets.named(str(path))
    assert "toll" not in rulesets.known_names()


def _announce(folder: Path, *points: str) -> None:
    for number, point in enumerate(points):
        about = folder / f"toll{number}-0.1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: toll{number}\nVersion: 0.1\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(f"[gamelib.rulesets]\n{point}\n", encoding="utf-8")


LACKS_ENGINE = 'BASE = "mark"\nengine = object()\n'
NO_PHASE = 'from gamelib import mark\nBASE = "mark"\nengine = mark.State.engine.changed("biid", step=None)\n'
NO_PART = 'from gamelib import mark\nBASE = "mark"\nengine = mark.State.engine.changed("bid", stepp=None)\n'
NO_CHECK = 'from gamelib import mark\nBASE = "mark"\nengine = mark.State.engine.unchecked("monney")\n'
PLAIN_RULES = """from gamelib import mark
from gamelib.core.rules import dial
BASE = "mark"
class Rules(mark.Rules):
    toll: int = dial(1, "spoilt.toll", 0, 9)
"""


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ("x = 1\n", "lacks 'Rules'"),
        ('BASE = "chess"\n', "The changed rule 'spoilt' names a base that is unknown. There is no ruleset 'chess'"),
        (LACKS_ENGINE, "The engine of the changed rule 'spoilt' lacks 'step'"),
        (NO_PHASE, "There is no phase 'biid'; the phases are first-player, roll"),
        (NO_PART, "A phase has no 'stepp'; what can be replaced is"),
        (NO_CHECK, "leaves positions unchecked for 'monney', but mark checks pieces, money"),
        (
            'BASE = "mark"\nclass Rules:\n    pass\n',
            "The Rules of the changed rule 'spoilt' must be made from those of its base",
        ),
        (PLAIN_RULES, "The Rules of 'spoilt' add 'toll', but are no @dataclass(frozen=True)"),
        ("import nothing_like_this\n", "cannot be imported: ModuleNotFoundError: No module named 'nothing_like_this'"),
        ("def (\n", "cannot be imported: SyntaxError"),
    ],
)
def test_a_ruleset_that_cannot_be_used_gets_one_sentence(toll: Write, rule: str, told: str) -> None:
    with pytest.raises(RulesetError) as caught:
        gamelib.ruleset(toll("spoilt", rule))
    assert told in str(caught.value)
    assert "spoilt" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert "spoilt" not in rulesets.known_names()


def test_a_ruleset_without_sentences_is_told_so(toll: Write) -> None:
    path = toll("spoilt", "x = 1\n")
    (path / "words" / "en.toml").unlink()
    with pytest.raises(RulesetError, match=r"'spoilt' .* lacks its sentences: there is no en.toml"):
        gamelib.ruleset(path)


def test_what_is_no_ruleset_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    with pytest.raises(RulesetError, match="is no ruleset: it is neither a Python file nor a folder with an"):
        gamelib.ruleset(tmp_path / "nothing")
    with pytest.raises(gamelib.UnknownRuleset, match="There is no file or folder"):
        gamelib.ruleset(tmp_path / "nowhere.py")


def test_two_of_one_name_are_told_apart(toll: Write, tmp_path: Path) -> None:
    gamelib.ruleset(toll())
    other = tmp_path / "elsewhere"
    other.mkdir()
    (other / "toll.py").write_text(RULE, encoding="utf-8")
    (other / "toll.en.toml").write_text(WORDS, encoding="utf-8")
    with pytest.raises(RulesetError, match="There are two rulesets named 'toll': "):
        gamelib.ruleset(other / "toll.py")


def test_a_name_of_the_package_cannot_be_taken(toll: Write) -> None:
    with pytest.raises(RulesetError, match="There are two rulesets named 'mark'"):
        gamelib.ruleset(toll("mark"))


def test_two_packages_cannot_announce_one_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _announce(tmp_path, "toll = toll", "toll = other")
    monkeypatch.syspath_prepend(tmp_path)
    outside._installed.cache_clear()
    with pytest.raises(RulesetError, match=r"There are two rulesets named 'toll': .* are both installed"):
        gamelib.ruleset("toll")


def test_an_entry_point_that_fails_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _announce(tmp_path, "nothing = nothing.like.this")
    monkeypatch.syspath_prepend(tmp_path)
    outside._installed.cache_clear()
    with pytest.raises(RulesetError, match=r"'nothing' is announced by nothing.like.this, which cannot be imported"):
        gamelib.ruleset("nothing")
    assert cli.main(["rules"]) == 0
    assert "cannot be imported" in capsys.readouterr().out
