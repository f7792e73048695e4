"""Notebooks as pages that need no kernel: each is run, and where the explorer would stand there is a picture and the story."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from ..core.record import Record
from ..core.rulesets import RULESETS, ruleset, ruleset_of
from ..core.state import State
from ..core.window import LITERAL
from ..core.words import words
from ..teach.page import board

PRELUDE = "from gamelib.publish.stills import install\ninstall()"
SECONDS = 300
"""So long may one cell take."""
KINDS = (".ipynb", ".md")
LINKS = re.compile(r"\]\(([^):]+)\.(?:ipynb|md)\)")
"""Links from page to page, which lead to pages here too."""
SCRIPTS = re.compile(r"<script\b.*?</script>", re.DOTALL)
"""What nbconvert would fetch from elsewhere; pages without widgets need none of it."""


class Still:
    """A game where the explorer would stand: the last table, and on demand the whole story."""

    def __init__(self, state: State[Any, Any], record: Record | None = None) -> None:
        self.state, self.record = state, record

    def _repr_html_(self) -> str:
        names = self.record.names if self.record else ()
        shown = board(self.state.svg(names=names))
        if self.record is None:
            return shown
        lines = "".join(f"<li>{escape(line)}</li>" for line in self.record.story())
        head = escape(words("teach").template("still", "story"))
        return f'{shown}<details class="{LITERAL}"><summary>{head}</summary><ol>{lines}</ol></details>'


def explore(what: str | State[Any, Any] | Record = RULESETS[0], **asked: Any) -> Still:
    """What `gamelib.explore` shows, as a picture; of what is asked only the fields of the rules show in it."""
    if isinstance(what, Record):
        return Still(what.final(), what)
    if isinstance(what, State):
        return Still(what)
    game = ruleset(what)
    return Still(game.start(**{name: value for name, value in asked.items() if name in game.Rules.dials()}))


def demo(clause: str) -> Still:
    """What `gamelib.demo` shows, as a picture."""
    return explore(ruleset_of(clause).demos[clause])


def install() -> None:
    """Let the explorer's names give pictures in this process."""
    from .. import ui
    from . import learning

    for name, picture in {"explore": explore, "demo": demo, "lesson": learning.lesson, "exercises": learning.exercises}.items():
        setattr(ui, name, picture)


def pages(notebooks: Path, folder: Path) -> Iterator[Path]:
    """Run every notebook below a folder and write it as HTML, and the texts beside them; name each page as it is done."""
    for source in sorted(path for path in notebooks.rglob("*") if path.suffix in KINDS):
        if ".ipynb_checkpoints" not in source.parts:
            target = (folder / source.relative_to(notebooks)).with_suffix(".html")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_page(source), encoding="utf-8", newline="\n")
            yield target


def _page(source: Path) -> str:
    nbformat, nbconvert = import_module("nbformat"), import_module("nbconvert")
    if source.suffix == ".md":
        book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell(source.read_text(encoding="utf-8"))])
    else:
        book = _run(source)
    for cell in book.cells:
        if cell.cell_type == "markdown":
            cell.source = LINKS.sub(r"](\1.html)", cell.source)
    exporter = nbconvert.HTMLExporter(exclude_input_prompt=True, exclude_output_prompt=True)
    page: str = exporter.from_notebook_node(book, resources={"metadata": {"name": source.stem}})[0]
    return SCRIPTS.sub("", page)


def _run(source: Path) -> Any:
    nbformat, nbclient = import_module("nbformat"), import_module("nbclient")
    book = nbformat.read(source, as_version=4)
    book.cells.insert(0, nbformat.v4.new_code_cell(PRELUDE))
    nbclient.NotebookClient(book, timeout=SECONDS, resources={"metadata": {"path": str(source.parent)}}).execute()
    del book.cells[0]
    return book
