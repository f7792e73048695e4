"""The HTML documents of the app: the page with all that it needs in it, and the door that asks for a code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ....drawing import escaped
from ... import assets
from ...markup import Tongue
from ...teachers.page import say

SHELL = """<!doctype html>
<html lang="{language}"{fixed}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="{theme}">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>{style}</style>
</head>
<body>{body}</body>
</html>
"""
ROOM = """
html { color-scheme: light dark; }
html[data-jp-theme-light="true"] { color-scheme: light; background: #fbfaf7; }
html[data-jp-theme-light="false"] { color-scheme: dark; background: #16181c; }
html[data-jp-theme-light="false"] .gamelib-explorer { --ink: #e8e6e1; --paper: #1c1f24; }
@media (prefers-color-scheme: dark) {
  html:not([data-jp-theme-light]) { background: #16181c; }
  html:not([data-jp-theme-light]) .gamelib-explorer { --ink: #e8e6e1; --paper: #1c1f24; }
}
body { margin: 0; padding: 4px; }
.unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
.gamelib-explorer { --spare: 246px; font-size: 15px; }
#trouble { position: sticky; top: 0; z-index: 40; margin: 0 0 4px; padding: 8px 12px; border-left: 4px solid #b00020; }
#trouble { background: #fff5f5; color: #b00020; font: 600 16px/1.4 system-ui, sans-serif; }
#trouble[hidden] { display: none; }
@media (max-width: 600px) { #trouble { padding: 4px 8px; font-size: 13px; } }
#trouble:not([hidden]) ~ .gamelib-explorer { --spare: 290px; }
"""
"""The whole window is for the page."""
SYSTEM = "system"
"""The theme that is the system's own."""


def policy(nonce: str) -> str:
    """What the document may load: its own script and style, and nothing from elsewhere."""
    return (
        f"default-src 'none'; script-src 'nonce-{nonce}'; style-src 'unsafe-inline'; img-src data: blob:; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    )


def document(state: dict[str, Any], theme: str, nonce: str, tongue: Tongue) -> str:
    """The page with its first state in it, so that the board is there before the socket is."""
    given = json.dumps(state).replace("<", "\\u003c")
    head = f'<h1 class="unseen">{escaped(tongue.ui("app-title"))}</h1><p id="trouble" role="alert" hidden></p>'
    body = (
        f'<main id="page">{head}</main><script type="application/json" id="state">{given}</script>'
        f'<script type="module" nonce="{nonce}">{assets.script("socket")}</script>'
    )
    return _shell(body, theme, tongue)


BAR = """<style>
.bar { display: flex; flex-wrap: wrap; gap: 12px; padding: 8px 0 16px; font: 600 15px/1.4 system-ui, sans-serif }
.bar > * { padding: 10px 18px; border: 1px solid #777; border-radius: 12px; font: inherit; cursor: pointer }
.bar > * { background: #fff; color: #222 }
.bar > a { text-decoration: none }
.bar > button { background: #6d3bd1; border-color: #6d3bd1; color: #fff }
.bar > output { border: 0; padding: 10px 0 }
@media print { .bar { display: none } }
</style>"""
PRINTING = """const [go, told] = document.querySelectorAll(".bar button, .bar output");
go.onclick = () => { print(); told.textContent = told.dataset.done; };"""


def with_bar(page: str, backs: Mapping[str, str], nonce: str, tongue: Tongue) -> str:
    """A page to print, with ways back by their names and a button on the screen, which are not printed."""
    every = {tongue.ui("to-games"): "/#/", **backs}
    ways = "".join(f'<a href="{escaped(address)}">{escaped(name)}</a>' for name, address in every.items())
    done = escaped(say("printed", tongue.language))
    go = f'<button type="button">{escaped(tongue.ui("print"))}</button><output data-done="{done}"></output>'
    script = f'<script nonce="{nonce}">{PRINTING}</script>'
    head, _, rest = page.partition("<body>")
    inside, _, end = rest.rpartition("</body>")
    return f'{head}<body>{BAR}<nav class="bar">{ways}{go}</nav>{script}<main>{inside}</main></body>{end}'


def door(theme: str, tongue: Tongue, wrong: bool = False) -> str:
    """The form that asks for the code."""
    said = f'<p class="refused" role="alert">{escaped(tongue.ui("wrong-code"))}</p>' if wrong else ""
    field = (
        f'<input name="code" aria-label="{escaped(tongue.ui("code"))}" autocomplete="off" autofocus required maxlength="12">'
    )
    go = f'<button type="submit" class="strong">{escaped(tongue.ui("enter"))}</button>'
    body = (
        f'<main><div class="gamelib-explorer"><div class="start"><h1>{escaped(tongue.ui("ask-code"))}</h1>{said}'
        f'<form method="post" action="/" class="row">{field}{go}</form></div></div></main>'
    )
    return _shell(body, theme, tongue)


def _shell(body: str, theme: str, tongue: Tongue) -> str:
    fixed = "" if theme == SYSTEM else f' data-jp-theme-light="{str(theme == "light").lower()}"'
    title, theme = escaped(tongue.ui("app-title")), "light dark" if theme == SYSTEM else theme
    style = assets.style() + ROOM
    return SHELL.format(language=tongue.language, fixed=fixed, theme=theme, title=title, style=style, body=body)
