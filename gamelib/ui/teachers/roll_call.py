"""Who has handed in, and who has not: in sentences above the table, and the list of names that they are compared with."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ...drawing import escaped
from ...teach.gradebook import Folder
from ...teach.roll_call import missing, not_listed, tried_nothing
from ..markup import button, element
from .page import say

CLASS_LIST, LEAVE_OUT = "class-list", "leave-out"
"""What is asked to compare with the names of a class, and to leave out one of two files of a pupil."""


def told(folder: Folder, ruleset: str, class_list: Sequence[str], language: str) -> str:
    """Who tried nothing, who handed in more than once, and who is missing or not known."""
    results = [one for _, one in folder.of_ruleset(ruleset)]
    lines = [_line("tried-nothing", tried_nothing(results), language)]
    lines += [_repeated(pupil, files, language) for pupil, files in folder.repeated(ruleset).items()]
    if class_list:
        away = missing(class_list, results)
        lines.append(_line("missing", away, language) if away else element("li", escaped(say("nobody-missing", language))))
        lines.append(_line("not-listed", not_listed(class_list, results), language))
    return element("ul", lines, class_="roll") if any(lines) else ""


def form(class_list: Sequence[str], language: str) -> str:
    """The names of the class, folded until somebody wants to know who is missing."""
    label = say("class-list", language)
    area = f'<textarea name="text" rows="6" aria-label="{escaped(label)}">{escape(chr(10).join(class_list))}</textarea>'
    go = element("div", element("button", escaped(say("compare", language)), type="submit"), class_="row")
    about = element("p", escaped(say("class-list-help", language)), class_="quiet")
    inside = element("form", about + area + go, data_do=CLASS_LIST)
    return element("details", element("summary", escaped(label)) + inside, class_="class-list", data_key=CLASS_LIST)


def _line(key: str, names: Sequence[str], language: str) -> str:
    if not names:
        return ""
    text = escaped(say(key, language, count=len(names)))
    return element("li", f"<b>{text}</b> {escaped(', '.join(names))}", class_=key)


def _repeated(pupil: str, files: Sequence[str], language: str) -> str:
    """A pupil with every file, each of which can be left out; two pupils may have one name."""
    ways = (
        f"{escaped(file)} {button(say(LEAVE_OUT, language), LEAVE_OUT, file, title=say('leave-out-help', language, file=file))}"
        for file in files
    )
    text = escaped(say("repeated", language, pupil=pupil, times=len(files)))
    return element("li", f"<b>{text}</b> {' · '.join(ways)}", class_="repeated")
