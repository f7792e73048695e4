"""Dollars in what the package shows stay dollars, though JupyterLab sets what stands between two of them as a formula."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.lab import PATIENCE, Lab, open_notebook, run_all, write_notebook

CELLS = [
    "import gamelib\nfrom gamelib import lab\nfrom gamelib.teach.page import Said\nfrom gamelib.publish.stills import Still",
    "lab.REPORTS['money'](lab.experiment('mark', games=12, executor=1))",
    "Said('It costs $12 and brings $30.')",
    "Still(gamelib.mark.start(), gamelib.playout('mark', seed=1, limit=60))",
    "from IPython.display import HTML\nHTML('<p id=control>between $a$ and b</p>')",
]


def test_dollars_are_no_formulas(lab: Lab, lab_page: Page) -> None:
    write_notebook(lab.folder, "dollars.ipynb", CELLS)
    open_notebook(lab_page, "dollars.ipynb")
    run_all(lab_page)
    control = lab_page.locator("#control mjx-container")
    control.wait_for(timeout=PATIENCE)
    expect(lab_page.locator("mjx-container")).to_have_count(1)
    expect(lab_page.locator(".jp-OutputArea-output", has_text="It costs $12 and brings $30.")).to_be_visible()
    cells = lab_page.locator(".gamelib-lab td", has_text="$").all_inner_texts()
    assert any(cell.count("$") == 3 for cell in cells), cells
