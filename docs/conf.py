"""How the documentation is built: `make docs`.

Sphinx, because the reference is then made from the docstrings that the suite already checks; pages in Markdown (MyST), because
every other page of the project is.
"""

from gamelib.version import __version__

project = "The executable rulebook"
author = "the executable-rulebook authors"
copyright = author
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
html_theme = "furo"
html_title = project
exclude_patterns = ["build"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": False}
myst_heading_anchors = 3
nitpicky = False
suppress_warnings = ["misc.highlighting_failure", "myst.xref_missing"]  # pages link to files that are not part of these
