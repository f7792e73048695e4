"""Libraries that only some parts need: what to install where one is missing, told in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

DISTRIBUTION = "executable-rulebook"
EXTRAS = {
    "app": ("tornado",),
    "lab": ("matplotlib", "networkx", "numpy", "pandas", "tqdm"),
    "notebooks": ("IPython", "anywidget", "ipywidgets", "jupyter_server", "jupyterlab", "nbconvert", "nbformat", "traitlets"),
    "cluster": ("dask", "distributed"),
}
"""By the name of an extra, the libraries that come with it."""


class MissingLibrary(ImportError):
    """A part was asked for whose library is not installed."""


def advice(error: ModuleNotFoundError) -> str | None:
    """What to install, in a sentence; None if the module that was not found is none of ours to advise on."""
    library = (error.name or "").partition(".")[0]
    for extra, libraries in EXTRAS.items():
        if library in libraries:
            return f"This needs {library}, which is not installed: python -m pip install '{DISTRIBUTION}[{extra}]'"
    return None


def require(library: str) -> None:
    """Raise :class:`MissingLibrary` if a library is not there; it is looked for, not imported."""
    with installed():
        if find_spec(library) is None:
            raise ModuleNotFoundError(f"No module named '{library}'", name=library)


@contextmanager
def installed() -> Iterator[None]:
    """Around an import: a missing library raises :class:`MissingLibrary`, which says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        told = advice(error)
        if told is None:
            raise
        raise MissingLibrary(told, name=error.name) from None
