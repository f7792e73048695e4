"""The wheel, installed into a fresh environment: it plays and draws with nothing else, and carries the notebooks."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from .serving import first_line

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.xdist_group("release")


def run(*command: str | Path, cwd: Path, code: int = 0) -> str:
    surroundings = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run([*map(str, command)], cwd=cwd, env=surroundings, capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The wheel as built from the folder, and from the archive of sources."""
    place = tmp_path_factory.mktemp("wheels")
    backend = [sys.executable, "-m", "hatchling", "build"]
    run(*backend, "-t", "wheel", "-d", place / "direct", cwd=ROOT)
    run(*backend, "-t", "sdist", "-d", place, cwd=ROOT)
    [archive] = place.glob("*.tar.gz")
    run(sys.executable, "-m", "tarfile", "-e", archive, place / "sources", cwd=place)
    [sources] = (place / "sources").iterdir()
    run(*backend, "-t", "wheel", "-d", place / "again", cwd=sources)
    [direct], [again] = (place / "direct").glob("*.whl"), (place / "again").glob("*.whl")
    return direct, again


@pytest.fixture(scope="module")
def fresh(wheels: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and nothing else; the folder of its programs."""
    place = tmp_path_factory.mktemp("fresh")
    run(sys.executable, "-m", "venv", place / "env", cwd=place)
    programs = place / "env" / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "-q", "--no-deps", "--no-index", wheels[0], cwd=place)
    return programs


def contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as files:
        return {info.filename: info.CRC for info in files.infolist() if not info.filename.endswith("/RECORD")}


def test_sources_build_the_same_wheel(wheels: tuple[Path, Path]) -> None:
    assert contents(wheels[0]) == contents(wheels[1])


def test_the_wheel_holds_types_notebooks_words_and_demonstrations(wheels: tuple[Path, Path]) -> None:
    names = set(contents(wheels[0]))
    notebooks = {path.relative_to(ROOT).as_posix() for path in (ROOT / "notebooks").rglob("*.ipynb") if "." not in path.parts}
    carried = {f"gamelib/parcel/{name}" for name in notebooks if "/.ipynb_checkpoints/" not in name}
    assert carried
    assert carried <= names
    assert {"gamelib/py.typed", "gamelib/mark/words/en.toml", "gamelib/mark/demos/mark.take.record"} <= names
    assert not [name for name in names if "__pycache__" in name or name.endswith(".kept.record")]


def test_bare_it_plays_tells_the_rules_and_draws(fresh: Path, tmp_path: Path) -> None:
    assert "refine" in run(fresh / "gamelib", "rules", "mark.refine", cwd=tmp_path)
    code = "import gamelib; print([gamelib.playout(n, seed=1, limit=40).final().svg()[:4] for n in gamelib.RULESETS])"
    assert run(fresh / "python", "-c", code, cwd=tmp_path).count("<svg") == 4
    assert "pip install 'executable-rulebook[lab]'" in run(fresh / "gamelib", "simulate", "mark", cwd=tmp_path, code=2)


def test_without_jupyterlab_it_says_what_to_install_and_lays_nothing_out(fresh: Path, tmp_path: Path) -> None:
    told = run(fresh / "gamelib", "open", "--no-browser", cwd=tmp_path, code=2)
    assert "pip install 'executable-rulebook[notebooks]'" in told
    assert not [*tmp_path.iterdir()]


def test_with_its_libraries_it_opens_plays_and_simulates(fresh: Path, tmp_path: Path) -> None:
    """The libraries are those of the environment of the tests, lent by a path; the package is the wheel's."""
    lent = [path for path in sys.path if path.endswith("site-packages")]
    [own] = fresh.parent.rglob("site-packages")
    (own / "lent.pth").write_text("\n".join(lent) + "\n", encoding="utf-8")
    try:
        where = run(fresh / "python", "-c", "import gamelib; print(gamelib.__file__)", cwd=tmp_path)
        assert str(own) in where
        table = run(fresh / "gamelib", "simulate", "mark", "--games", "4", "--cores", "1", cwd=tmp_path)
        assert "4 games" in table
        code = "import gamelib; print(type(gamelib.explore('mark')).__name__)"
        assert run(fresh / "python", "-c", code, cwd=tmp_path).strip()
        address = first_line([str(fresh / "gamelib"), "open", "--no-browser", "--port", "0"], tmp_path)
        assert "/lab/tree/start_here.ipynb?token=" in address
        assert (tmp_path / "notebooks" / "start_here.ipynb").is_file()
        assert (tmp_path / "figures" / "mark" / "board.svg").is_file()
    finally:
        (own / "lent.pth").unlink()
