"""Every ruleset has findings, each a question with a claim, and they can be asked again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gamelib.cli import main
from gamelib.cli.findings import put
from gamelib.lab import again
from gamelib.players.sample import Sample


@pytest.mark.parametrize("name", again.names())
def test_every_ruleset_has_six_findings_that_ask_and_claim(name: str) -> None:
    findings = again.findings(name)
    assert len(findings) >= 6
    for finding in findings.values():
        assert finding.asks
        assert finding.above > -1e300 or finding.below < 1e300, f"{finding.name} cannot be false"


ASKED = ("first_row", "no_fees")


def test_a_finding_is_asked_of_other_seeds_and_told_in_a_table() -> None:
    sitting = again.Round(["mark"], times=1, seeds=(1, 2), only=ASKED)
    seen: list[tuple[str, int, int]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(again, "notebook_games", lambda _: 3)
        sitting.play(lambda name, finding, sample, answer: seen.append((finding.name, sample.seed, sample.games)))
        assert sorted(seen) == sorted((name, seed, 3) for name in ASKED for seed in (1_000_000, 2_000_000))
        sitting.play(lambda *_: pytest.fail("an answer that is known is asked for again"))
        asked = sitting.asked("mark")
    table = again.table(again.rows(asked), "mark").splitlines()
    assert len(table) == 2 + len(ASKED)
    for one, line in zip(asked, table[2:], strict=True):
        assert line.startswith(f"| `{one.finding.name}` | {one.finding.claims} | {one.verdict} | 3 from each of 1, 2 million |")


def test_the_lab_and_the_rulesets_share_the_games_of_a_seed() -> None:
    sample = Sample("mark", 4, 7)
    city = sample.of("city").fewer(2)
    assert (city.ruleset, city.games, city.seed) == ("city", 2, 7)
    assert city.stories()[0] is sample.of("city").stories()[0]


@pytest.mark.parametrize("name", again.names())
def test_claims_name_only_bounds_that_there_are_and_every_estimate_has_a_name(name: str) -> None:
    for finding in again.findings(name).values():
        assert not re.search(r"\{|than\s*[.,:]|than\s*$| {2}", finding.claims), finding.claims
        assert set(finding.rests) <= set(finding.wording.names), finding.name


def test_a_table_goes_to_its_place_on_the_page() -> None:
    page = "<!-- mark -->\nold\n<!-- end of mark -->\nrest"
    assert put(page, "mark", "new") == "<!-- mark -->\nnew\n<!-- end of mark -->\nrest"
    with pytest.raises(ValueError, match="no place for city"):
        put(page, "city", "new")


def test_answers_are_kept_and_told_again_without_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sitting that is broken off goes on where it was, and rows that it does not touch stay on the page."""
    monkeypatch.setattr(again, "notebook_games", lambda _: 3)
    page, answers = tmp_path / "page.md", tmp_path / "answers"
    page.write_text("<!-- mark -->\n| `skill` | old |\n| `gone` | old |\n<!-- end of mark -->\n", encoding="utf-8")
    asked = ["findings", "mark", "--only", "no_fees", "--times", "1", "--seeds", "2", "--answers", str(answers)]
    main(asked)
    assert [json.loads(line)[:4] for line in answers.read_text().splitlines()] == [
        ["mark", "no_fees", 11_000_000, 3],
        ["mark", "no_fees", 12_000_000, 3],
    ]
    monkeypatch.setattr(Sample, "stories", lambda *_: pytest.fail("it plays again"))
    main([*asked, "--into", str(page)])
    main([*asked, "--known"])
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == ["no_fees", "skill"]
    assert "3 from each of 11, 12 million" in rows[0]
