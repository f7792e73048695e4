"""Every ruleset has findings, each a question with a claim, and they can be asked again."""

from __future__ import annotations

import pytest

from gamelib.cli.findings import put
from gamelib.lab import again


@pytest.mark.parametrize("name", again.names())
def test_every_ruleset_has_six_findings_that_ask_and_claim(name: str) -> None:
    findings = again.findings(name)
    assert len(findings) >= 6
    for finding in findings.values():
        assert finding.asks
        assert finding.above > -1e300 or finding.below < 1e300, f"{finding.name} cannot be false"


def test_a_finding_is_asked_of_other_seeds_and_told_in_a_table() -> None:
    asked = again.again("mark", games=3, seeds=2)
    assert [len(one.answers) for one in asked] == [2] * len(again.findings("mark"))
    assert {one.answers[0].sample for one in asked} == {"3 games, seeds 1000000–1000002"}
    table = again.table(asked).splitlines()
    assert len(table) == 2 + len(asked)
    assert all(one.finding.claims.replace("$", "\\$") in line for one, line in zip(asked, table[2:], strict=True))


def test_a_table_goes_to_its_place_on_the_page() -> None:
    page = "<!-- mark -->\nold\n<!-- end of mark -->\nrest"
    assert put(page, "mark", "new") == "<!-- mark -->\nnew\n<!-- end of mark -->\nrest"
    with pytest.raises(ValueError, match="no place for city"):
        put(page, "city", "new")
