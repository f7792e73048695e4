"""One JupyterLab and one browser for all browser tests; a fresh page for each."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.app import app
from tests.browser.lab import FLAGS, PATIENCE, Lab, chromium, screenshot, write_notebook
from tests.browser.server import serving
from tests.browser.watch import Watch

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
FAILED = pytest.StashKey[bool]()
SETTLED = 400  # milliseconds in which the last click has had its effect


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of this folder, and skip them where there is no browser.

    Those of JupyterLab stay on one worker, which starts one; those of the app are dealt out file by file.
    """
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)
            together = "lab" if "lab" in getattr(item, "fixturenames", ()) else item.path.stem
            item.add_marker(pytest.mark.xdist_group(f"browser with {together}"))
            item.add_marker(pytest.mark.skipif(chromium() is None, reason="there is no chromium"))


def pytest_exception_interact(node: pytest.Item) -> None:
    """Remember that a test failed, so that its last page can be kept."""
    node.stash[FAILED] = True


@pytest.fixture(scope="package")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A real JupyterLab on a copy of the notebooks."""
    folder = tmp_path_factory.mktemp("lab") / "notebooks"
    if NOTEBOOKS.is_dir():
        shutil.copytree(NOTEBOOKS, folder, ignore=shutil.ignore_patterns(".*"))
    folder.mkdir(exist_ok=True)
    empty = write_notebook(folder, "empty.ipynb", [])
    with serving(folder, empty.name, tmp_path_factory.mktemp("jupyter")) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture
def lab_page(lab: Lab, browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Page]:
    """A page that is already let in to the server; what it should not have done fails the test."""
    with browser.new_context(base_url=lab.origin, viewport={"width": 1280, "height": 800}) as context:
        context.set_default_timeout(PATIENCE)
        context.request.get("/lab", params={"token": lab.token})
        page, watch = context.new_page(), Watch(lab.origin)
        watch.over(context, page)
        yield page
        if request.node.stash.get(FAILED, False):
            print("the page when the test failed:", screenshot(page, tmp_path, "failed"))
        page.wait_for_timeout(SETTLED)
        seen = list(watch.seen)  # what a kernel sends while it is being ended is not the page's doing
        end_sessions(context, lab)
    assert not seen, "\n".join(seen)


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where `gamelib app` is served."""
    with app(tmp_path_factory.mktemp("app")) as served:
        yield served


@pytest.fixture
def page(address: str, browser: Browser) -> Iterator[Page]:
    """The app as somebody new meets it; what it should not have done fails the test."""
    with browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}) as context:
        context.set_default_timeout(PATIENCE)
        opened, watch = context.new_page(), Watch(address)
        watch.over(context, opened)
        opened.goto("/")
        yield opened
    assert not watch.seen, "\n".join(watch.seen)


@pytest.fixture
def plain(address: str, browser: Browser) -> Iterator[Page]:
    """A page of the app into which axe-core may be put."""
    with browser.new_context(base_url=address, bypass_csp=True, reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE)
        opened = context.new_page()
        opened.goto("/")
        yield opened


def end_sessions(context: BrowserContext, lab: Lab) -> None:
    """Stop the kernels that a test started, so that the next has the machine to itself."""
    allowed = {"Authorization": f"token {lab.token}"}
    for session in context.request.get("/api/sessions", headers=allowed).json():
        context.request.delete(f"/api/sessions/{session['id']}", headers=allowed)
