"""Saving and loading: the record as text, files of the folder; and what of it these eyes may have."""

from __future__ import annotations

from pathlib import Path

from ...core.errors import RecordError
from ...core.record import Record
from ...drawing import escaped
from ..markup import Tongue, button, element, here
from . import own_luck, sight
from .moment import Moment
from .settings import escaped_lines

ENDING = ".record"
MOST_FILES = 60


def save_form(now: Moment, folder: Path | None, tongue: Tongue) -> str:
    """The record as text to copy, to download, or to write into the folder; not while something in it is secret."""
    if not may_save(now):
        return element("p", escaped(tongue.ui("save-sealed")))
    ruleset = now.state.ruleset
    text = _area(own_luck.shared(now.game, now.chosen).text(), readonly=True, label=tongue.ui("record"))
    ways = here(tongue.ui("copy"), "copy") + here(tongue.ui("download"), "download", data_name=f"{ruleset}{ENDING}")
    if folder is None:
        return text + element("div", ways, class_="row")
    free, label = escaped(free_name(folder, ruleset)), escaped(tongue.ui("file"))
    field = f'<input name="name" value="{free}" aria-label="{label}">'
    go = element("button", escaped(tongue.ui("save-here")), type="submit")
    return text + element("div", ways, class_="row") + element("form", field + go, data_do="save", class_="row")


def may_save(now: Moment) -> bool:
    """Whether these eyes may have the whole record of the branch."""
    return sight.is_told(now.game, now.game.branch, now.chosen, now.person)


def load_form(folder: Path | None, tongue: Tongue, typed: str, error: RecordError | None) -> str:
    """A record pasted, uploaded, or taken from the folder."""
    text = _area(typed, name="text", label=tongue.ui("record"), line=error.line if error else 0)
    pick = '<input type="file" data-here="upload" accept=".record,.txt">'
    upload = element("label", escaped(tongue.ui("upload")) + pick, class_="file")
    go = element("button", escaped(tongue.ui("load")), type="submit", class_="strong")
    form = element("form", _fault(error) + text + element("div", go + upload, class_="row"), data_do="load")
    found = [] if folder is None else sorted(path.name for path in folder.glob(f"*{ENDING}"))[:MOST_FILES]
    listed = element("div", (button(name, "load-file", name) for name in found), class_="row")
    return form + (element("h4", escaped(tongue.ui("in-folder"))) + listed if found else "")


def _fault(error: RecordError | None) -> str:
    return "" if error is None else element("div", f"✕ {escaped(error)}", class_="refused", role="alert")


def _area(text: str, label: str, name: str = "", readonly: bool = False, line: int = 0) -> str:
    given = {"name": name or None, "readonly": readonly, "aria_label": label, "spellcheck": "false", "data_line": line or None}
    return element("textarea", "\n" + escaped_lines(text), rows=16, **given)


def free_name(folder: Path, stem: str) -> str:
    """A file name that is not taken yet."""
    number, name = 1, f"{stem}{ENDING}"
    while (folder / name).exists():
        number += 1
        name = f"{stem}-{number}{ENDING}"
    return name


def save_here(now: Moment, folder: Path, name: str) -> Path:
    """Write the record into the folder; nothing that is there is overwritten."""
    plain = name.strip() if name.strip().endswith(ENDING) else f"{name.strip()}{ENDING}"
    if Path(plain).name != plain or plain.startswith("."):
        raise ValueError(f"'{name[:60]}' is no file name; it may not lead to another folder.")
    if (folder / plain).exists():
        raise ValueError(f"There is already a file {plain}; choose another name.")
    own_luck.shared(now.game, now.chosen).save(folder / plain)
    return folder / plain


def load_here(folder: Path, name: str) -> Record:
    """Read a record of the folder."""
    if Path(name).name != name or not name.endswith(ENDING):
        raise ValueError(f"'{name[:60]}' is no file of this folder.")
    return Record.load(folder / name)
