"""The rulesets, found in this one place: by name in the package, by an entry point, or by the path of a file or folder.

A new ruleset of the package is one folder beside this one and its name in ``RULESETS``. A ruleset from outside is a Python
package or a single file; it announces itself to everybody by an entry point of the group ``gamelib.rulesets``, or is given by
its path. Once found it goes by its name. ``home`` says where it lives, ``part`` gives one of its modules.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .errors import RulesetError, UnknownRuleset

RULESETS = ("city", "marco_polo", "mark", "shark")
GROUP = "gamelib.rulesets"
VARIABLE = "GAMELIB_RULESETS"
"""The environment variable with paths of further rulesets; processes that are started from this one find them by it."""
LONGEST_PATH = 4096
PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Home:
    """Where a ruleset lives: its module, the folder or file of it, its base if it is a changed rule, and how it is found.

    ``path`` is what another process needs to find it; it is empty where the name is enough.
    """

    name: str
    module: str
    source: Path
    base: str = ""
    path: str = ""

    @property
    def single(self) -> bool:
        """Whether it is one file, with its words and demonstrations beside it."""
        return self.source.suffix == ".py"

    def words(self, language: str, within: str = "") -> Path:
        """The file of its sentences, or of those of a folder within it."""
        if self.single:
            return self.source.with_suffix(f".{language}.toml")
        return self.source / within / "words" / f"{language}.toml"

    def demos(self) -> list[Path]:
        """The files of its own demonstrations."""
        found = self.source.parent.glob(f"{self.name}.*.record") if self.single else (self.source / "demos").glob("*.record")
        return sorted(found)


_homes: dict[str, Home] = {}
"""Rulesets from outside that were found so far."""


def ruleset(what: str | os.PathLike[str]) -> Any:
    """The ruleset of that name or at that path: its ``Rules``, ``start``, ``parse``, ``catalogue``, ``rulebook``, ``BOTS`` …"""
    if what in RULESETS:
        return import_module(f"gamelib.{what}")
    known = isinstance(what, str) and _by_name(what)
    if known:
        return sys.modules[known.module]
    if isinstance(what, os.PathLike) or (isinstance(what, str) and is_path(what)):
        from .outside import at_path

        return sys.modules[at_path(Path(what)).module]
    raise UnknownRuleset(f"There is no ruleset {str(what)[:60]!r}; the rulesets are {', '.join(known_names())}.")


def named(name: str) -> Any:
    """The ruleset of that name, never one at a path: for names that come from a file or a page, which must not choose code."""
    if name not in RULESETS and not _by_name(name):
        raise UnknownRuleset(f"There is no ruleset {str(name)[:60]!r}; the rulesets are {', '.join(known_names())}.")
    return ruleset(name)


def ruleset_of(clause: str) -> Any:
    """The ruleset that a clause's id names: the part before the dot."""
    return named(clause.partition(".")[0])


def is_path(text: str) -> bool:
    """Whether a text means a file or folder rather than a name; a known name is none, whatever lies around."""
    if not text.isprintable() or len(text) > LONGEST_PATH:
        return False
    if text.endswith(".py") or "/" in text or os.sep in text:
        return True
    return (
        bool(text) and text not in RULESETS and (Path(text, "__init__.py").is_file() or Path(text, "pyproject.toml").is_file())
    )


def known_names() -> tuple[str, ...]:
    """Every ruleset that can be asked for by name: those of the package, those announced, and those found at a path."""
    from .outside import announced, given

    return tuple(dict.fromkeys((*RULESETS, *sorted({*announced(), *given(), *_homes}))))


def usable_names() -> tuple[str, ...]:
    """Those of the known rulesets that can be played; one that is announced and spoilt is left out."""
    return tuple(name for name in known_names() if name in RULESETS or _is_usable(name))


def _is_usable(name: str) -> bool:
    try:
        return _by_name(name) is not None
    except RulesetError:
        return False


def home(name: str) -> Home:
    """Where a ruleset lives; a part of the package that is no ruleset has a home there too."""
    if name in RULESETS or (PACKAGE / name).is_dir():
        return Home(name, f"gamelib.{name}", PACKAGE / name)
    found = _by_name(name)
    if found is None:
        raise UnknownRuleset(f"There is no ruleset {str(name)[:60]!r}; the rulesets are {', '.join(known_names())}.")
    return found


def homes(name: str) -> Iterator[Home]:
    """The home of a ruleset after those of the bases it changes, the first of them first."""
    own = home(name)
    if own.base:
        yield from homes(own.base)
    yield own


def is_outside(name: str) -> bool:
    """Whether a ruleset is none of the package's."""
    return name not in RULESETS and name in _homes


def part(name: str, what: str) -> Any:
    """A module of a ruleset (``board``, ``bots``, ``plots`` …), its base's where it has none of its own, or None."""
    for own in reversed(tuple(homes(name))):
        if not own.single and find_spec(f"{own.module}.{what}") is not None:
            return import_module(f"{own.module}.{what}")
        if own.single and hasattr(sys.modules[own.module], what):
            return getattr(sys.modules[own.module], what)
    return None


class Origin:
    """Where a ruleset is found; in another process it finds the ruleset before anything else of it is unpacked."""

    def __init__(self, name: str, path: str) -> None:
        self.name, self.path = name, path

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return _arrived, (self.name, self.path)


def with_origin(name: str, packed: Any) -> Any:
    """How a value of a ruleset is packed for another process: one from outside tells first where its ruleset is found."""
    if not is_outside(name):
        return packed
    _, (kind, *_), *state = packed
    return _blank, (Origin(name, _homes[name].path), kind), *state


def _arrived(name: str, path: str) -> Origin:
    ruleset(path or name)
    return Origin(name, path)


def _blank(origin: Origin, kind: Any) -> Any:
    return kind.__new__(kind)


def homes_found() -> dict[str, Home]:
    """The rulesets from outside that were found so far, by name."""
    return dict(_homes)


def keep(found: Home) -> None:
    """Remember where a ruleset from outside was found; one name cannot stand for two."""
    before = _homes.get(found.name)
    if found.name in RULESETS or (before is not None and before.source != found.source):
        other = before.source if before is not None else f"gamelib.{found.name}"
        raise RulesetError(f"There are two rulesets named '{found.name}': {other} and {found.source}. Give one another name.")
    _homes[found.name] = found


def forget(name: str) -> None:
    """Let go of a ruleset from outside, so that it is read anew when it is next asked for."""
    gone = _homes.pop(name, None)
    if gone is not None:
        for module in [module for module in sys.modules if module == gone.module or module.startswith(f"{gone.module}.")]:
            del sys.modules[module]
    for cached in _caches():
        cached.cache_clear()


def _caches() -> Iterator[Any]:
    from .fingerprint import fingerprint
    from .rulebook import _offered
    from .words import words

    yield from (fingerprint, _offered, words)


def _by_name(name: str) -> Home | None:
    if name not in _homes:
        from .outside import announced_home

        return announced_home(name)
    return _homes[name]
