"""Where a library is missing, one sentence says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from gamelib.core.extras import EXTRAS, MissingLibrary, installed

BLOCK = """
import sys
class Bare:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {libraries}:
            raise ModuleNotFoundError("No module named " + name, name=name)
sys.meta_path.insert(0, Bare())
"""
BOTS = {"city": "greedy", "marco_polo": "merchant", "mark": "greedy", "shark": "trader"}
LIBRARIES = sorted(library for libraries in EXTRAS.values() for library in libraries)


def bare(code: str) -> subprocess.CompletedProcess[str]:
    """Run in an interpreter that finds none of the libraries."""
    return subprocess.run([sys.executable, "-c", BLOCK.format(libraries=LIBRARIES) + code], capture_output=True, text=True)


@pytest.mark.parametrize(("code", "extra"), [
    ("import gamelib; gamelib.lab.simulate('mark', games=2)", "lab"),
    ("import gamelib; gamelib.explore('mark')", "notebooks"),
    ("import gamelib; gamelib.city.what_if(gamelib.city.start(), 'A1')", "lab"),
    ("import gamelib; from gamelib.mark.plots import market_fill; market_fill(gamelib.playout('mark', seed=1))", "lab"),
])  # fmt: skip
def test_a_part_names_what_it_needs(code: str, extra: str) -> None:
    last = bare(code).stderr.splitlines()[-1]
    assert "MissingLibrary: This needs " in last
    assert last.endswith(f"python -m pip install 'executable-rulebook[{extra}]'")


@pytest.mark.parametrize("name", BOTS)
def test_bare_python_plays_and_draws(name: str) -> None:
    code = f"import gamelib; print(gamelib.playout('{name}', bots='{BOTS[name]}', seed=1, limit=60).final().svg()[:4])"
    done = bare(code)
    assert done.stdout == "<svg\n", done.stderr


def test_the_command_line_says_it_in_a_sentence() -> None:
    done = bare("from gamelib.cli import main; sys.exit(main(['simulate', 'mark', '--games', '3']))")
    assert done.returncode == 2
    assert done.stderr.startswith("gamelib: This needs ")
    assert len(done.stderr.splitlines()) == 1


def test_other_modules_are_not_ours_to_advise_on() -> None:
    with pytest.raises(ModuleNotFoundError, match="surely_not_there") as caught, installed():
        __import__("surely_not_there")
    assert not isinstance(caught.value, MissingLibrary)
