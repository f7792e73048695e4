"""Handing in: the results as the small file that a teacher reads, to be downloaded or copied."""

from __future__ import annotations

from html import escape

from ...drawing import escaped
from ...teach.results import Results
from ..markup import element, here
from . import parts
from .frame import say
from .keeping import file_of


def sheet(results: Results, file: str, language: str) -> str:
    """What lies over the page when somebody hands in; ``file`` is where it was written, if it could be."""
    name, label = file_of(results), escaped(say("results", language))
    area = f'<textarea readonly rows="16" aria-label="{label}">{escape(results.text())}</textarea>'
    get = here(say("download", language), "download", data_name=name, class_=None if file else "strong")
    row = element("div", get + here(say("copy", language), "copy"), class_="row")
    told = parts.paragraph(say("handed-in" if file else "to-hand-in", language, file=name))
    return parts.sheet(say("hand-in", language), told + row + area, "results")
