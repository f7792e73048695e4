"""Rulesets from outside: where they are announced or lie, how they are loaded, and what they must have."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from .errors import RulesetError, UnknownRuleset
from .rulesets import GROUP, RULESETS, VARIABLE, Home, homes_found, keep

OFFERED = ("Rules", "State", "start", "parse", "catalogue", "position", "series", "rulebook", "demos", "BOTS")
"""What every ruleset offers; a changed rule has these from its base where it does not say otherwise."""
PARTS = ("positions", "notation", "board", "bots")
"""The modules that every ruleset has, or its base."""


def announced() -> dict[str, list[EntryPoint]]:
    """The entry points of installed packages that announce a ruleset, by name; more than one of a name is one too many."""
    found: dict[str, list[EntryPoint]] = {}
    for one in _entry_points():
        same = found.setdefault(one.name, [])
        if one.value not in [other.value for other in same]:
            same.append(one)
    return found


def given() -> dict[str, Path]:
    """The rulesets whose paths stand in the environment variable, by name."""
    paths = [Path(one) for one in os.environ.get(VARIABLE, "").split(os.pathsep) if one]
    return {_source(path).stem: path for path in paths}


def give(path: Path) -> str:
    """Find a ruleset for this process and for all that are started from it; its name."""
    found = at_path(path)
    others = [one for one in os.environ.get(VARIABLE, "").split(os.pathsep) if one and one != found.path]
    os.environ[VARIABLE] = os.pathsep.join((*others, found.path))
    return found.name


def announced_home(name: str) -> Home | None:
    """The home of a ruleset that an entry point or the environment announces, loaded and checked; None if none does."""
    points = announced().get(name, [])
    if len(points) > 1:
        owners = " and ".join(point.value for point in points)
        raise RulesetError(f"There are two rulesets named '{name}': {owners} are both installed. Uninstall one of them.")
    if points:
        return _loaded(name, points[0])
    path = given().get(name)
    if path is not None:
        return at_path(path)
    module = sys.modules.get(name)
    if module is not None and getattr(getattr(module, "State", None), "ruleset", None) == name and module.__file__:
        return at_path(Path(module.__file__))  # it was imported like any other module
    return None


def _loaded(name: str, point: EntryPoint) -> Home:
    try:
        module = import_module(point.module)
    except Exception as error:
        raise RulesetError(
            f"The ruleset '{name}' is announced by {point.value}, which cannot be imported: {_why(error)}"
        ) from error
    return _settled(Home(name, module.__name__, _place(Path(str(module.__file__))), _base(module)), module)


def at_path(path: Path) -> Home:
    """The ruleset in a file, a package or the folder of a project that announces one; loaded, checked and remembered."""
    source = _source(path)
    name = source.stem
    known = homes_found().get(name)
    if known is not None and known.source == source:
        return known
    if known is not None or name in RULESETS:
        keep(Home(name, name, source))  # which says that there are two of the name
    module = sys.modules.get(name)
    if module is not None and _place(Path(str(getattr(module, "__file__", None)))) != source:
        raise RulesetError(
            f"The ruleset at {path} has the name of another module, '{name}'; give its file or folder another name."
        )
    if module is None:
        module = _imported(name, source, path)
    return _settled(Home(name, name, source, _base(module), str(source)), module)


def _source(path: Path) -> Path:
    """The file of a ruleset, or the folder of its package, which may lie in the folder of a project."""
    path = path.expanduser().resolve()
    path = path.parent if path.name == "__init__.py" else path
    if path.suffix == ".py" and path.is_file():
        return path
    if (path / "__init__.py").is_file():
        return path
    inside = [path / way / name for name in _announced_in(path / "pyproject.toml") for way in (".", "src")]
    for package in inside:
        if (package / "__init__.py").is_file():
            return package.resolve()
        if package.with_suffix(".py").is_file():
            return package.with_suffix(".py").resolve()
    if not path.exists():
        raise UnknownRuleset(f"There is no file or folder {path}; a ruleset from outside is a Python file or a package.")
    raise RulesetError(
        f"{path} is no ruleset: it is neither a Python file nor a folder with an __init__.py, and no pyproject.toml in it "
        f"announces one in the group {GROUP}."
    )


def _announced_in(project: Path) -> list[str]:
    import tomllib

    if not project.is_file():
        return []
    points = tomllib.loads(project.read_text(encoding="utf-8")).get("project", {}).get("entry-points", {})
    return [str(value).partition(":")[0].replace(".", "/") for value in points.get(GROUP, {}).values()]


def _imported(name: str, source: Path, path: Path) -> ModuleType:
    if not name.isidentifier():
        raise RulesetError(f"'{name}' cannot be the name of a ruleset; name the file or folder {path} like a Python module.")
    file = source if source.suffix == ".py" else source / "__init__.py"
    inside = None if source.suffix == ".py" else [str(source)]
    spec = spec_from_file_location(name, file, submodule_search_locations=inside)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        if isinstance(error, RulesetError | UnknownRuleset):
            raise
        raise RulesetError(f"The ruleset '{name}' at {path} cannot be imported: {_why(error)}") from error
    return module


def _settled(found: Home, module: ModuleType) -> Home:
    """Remember the ruleset, complete it if it changes another, and check that nothing is missing."""
    keep(found)
    try:
        if found.base:
            from .changed import complete

            complete(module, found.name, found.base)
        _check(found, module)
    except BaseException:
        from .rulesets import forget

        forget(found.name)
        raise
    return found


def _check(found: Home, module: ModuleType) -> None:
    from .rulesets import part

    where = f"The ruleset '{found.name}' ({found.source})"
    if not found.base and not found.words("en").is_file():
        raise RulesetError(f"{where} lacks its sentences: there is no {found.words('en').name} at {found.words('en').parent}.")
    for name in OFFERED:
        if not hasattr(module, name):
            raise RulesetError(f"{where} lacks '{name}'; a ruleset offers {', '.join(OFFERED)}.")
    for name in PARTS:
        if part(found.name, name) is None:
            raise RulesetError(f"{where} lacks the module '{name}'; a ruleset has {', '.join(PARTS)}.")
    for kind in (module.State, module.Rules):
        if getattr(kind, "ruleset", "") != found.name:
            raise RulesetError(f"{where} calls itself '{getattr(kind, 'ruleset', '')}' in its {kind.__name__}.")


def _base(module: ModuleType) -> str:
    return str(getattr(module, "BASE", ""))


def _place(file: Path) -> Path:
    """The folder of a package, or the file of a module."""
    return file.resolve().parent if file.name == "__init__.py" else file.resolve()


@cache
def _installed() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=GROUP))


def _entry_points() -> tuple[EntryPoint, ...]:
    return _installed()


def _why(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"
