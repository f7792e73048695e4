"""environment.yml asks for what pyproject.toml asks for, in conda's words."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
CONDA_NAMES = {"matplotlib": "matplotlib-base"}  # conda's matplotlib would bring a whole window toolkit with it


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def environment() -> dict[str, Any]:
    return yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))


def in_conda(requirement: str) -> str:
    name, bound, version = requirement.partition(">=")
    return CONDA_NAMES.get(name, name) + bound + version


def needed(*extras: str) -> set[str]:
    """What the package and these extras ask for, extras of its own followed to the end."""
    asked = set(project()["dependencies"])
    for extra in extras:
        for line in project()["optional-dependencies"][extra]:
            own = re.fullmatch(r"executable-rulebook\[(.+)\]", line)
            asked |= needed(*own[1].split(",")) if own else {line}
    return asked


def test_both_ask_for_the_same_packages() -> None:
    asked = [line for line in environment()["dependencies"] if isinstance(line, str)]
    wanted = [f"python{project()['requires-python']}", "pip", *map(in_conda, needed("notebooks"))]
    assert sorted(asked) == sorted(wanted)


def test_the_project_itself_is_installed_from_its_folder() -> None:
    assert [line for line in environment()["dependencies"] if isinstance(line, dict)] == [{"pip": ["-e ."]}]


def test_the_environment_has_the_name_of_the_project() -> None:
    assert environment()["name"] == project()["name"]
    assert environment()["channels"][0] == "conda-forge"
