"""Drawings and texts in a page: small enough to be seen whole without scrolling, and read as they are written."""

from __future__ import annotations

import re

LITERAL = "mathjax_ignore tex2jax_ignore"
"""The class of what holds no formulas: notebooks would otherwise set what stands between two dollars as one."""
_SIZE = re.compile(r'viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"')


def whole(drawing: str, tall: int = 75, wide: int = 1200) -> str:
    """The drawing in a frame that is at most so many hundredths of the window high, and so many pixels wide."""
    size = _SIZE.search(drawing)
    limit = f"{tall * float(size[1]) / float(size[2]):.1f}vh" if size else "100%"
    return f'<div class="{LITERAL}" style="max-width:min({wide}px, {limit}); margin:8px 0">{drawing}</div>'
