"""What all tests share: no hint fails unnoticed, and a last word on browser tests that did not run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """``pytest tests/conformance --ruleset PATH`` puts a ruleset from outside to the conformance suite."""
    parser.addoption("--ruleset", metavar="PATH", help="run the conformance suite for this ruleset instead of the package's")


@pytest.fixture(autouse=True)
def hints_tell_their_reasons(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A hint whose reason fails tells the move alone, which a reader of the page may take for all: tests do not."""
    yield
    failed = [one.getMessage() for one in caplog.get_records("call") if one.name == "gamelib.ui.play.hints"]
    assert not failed, "a hint failed: see the log above"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name every browser test that was skipped: a green run without them proves less."""
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if "browser" in report.keywords]
    if not skipped:
        return
    terminalreporter.section("browser tests NOT RUN: install chromium to run them", sep="!", red=True, bold=True)
    for report in skipped:
        terminalreporter.line(f"NOT RUN {report.nodeid}", red=True)
