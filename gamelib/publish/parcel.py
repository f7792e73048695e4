"""The notebooks that an installed package carries, laid out in a folder where people can change them.

What was laid out is remembered beside it by its digest, so that a newer version replaces what nobody touched and nothing else.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

PARCEL = Path(__file__).resolve().parents[1] / "parcel"
FOLDERS = ("notebooks", "figures")
MANIFEST = ".gamelib-parcel.json"


class LaidOut(NamedTuple):
    """What was done with each file, by its path inside the folder."""

    written: tuple[str, ...]
    kept: tuple[str, ...]
    """Files that somebody changed, and that are therefore not the ones of this version."""


def lay_out(folder: Path, parcel: Path = PARCEL) -> LaidOut:
    """Lay the parcel's files out in a folder; a file that is there and was changed, or was never ours, stays as it is."""
    delivered = _manifest(folder)
    written: list[str] = []
    kept: list[str] = []
    for source in _files(parcel):
        name = source.relative_to(parcel).as_posix()
        target, data = folder / name, source.read_bytes()
        digest = sha256(data).hexdigest()
        there = sha256(target.read_bytes()).hexdigest() if target.is_file() else None
        if there is None or there == delivered.get(name) != digest:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
            written.append(name)
        elif there != digest:
            kept.append(name)
            continue
        delivered[name] = digest
    (folder / MANIFEST).write_text(json.dumps(delivered, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return LaidOut(tuple(written), tuple(kept))


def _files(parcel: Path) -> list[Path]:
    return [path for name in FOLDERS for path in sorted((parcel / name).rglob("*")) if path.is_file()]


def _manifest(folder: Path) -> dict[str, str]:
    """What was laid out here before; nothing, if the list is missing or was damaged."""
    try:
        read = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(digest) for name, digest in read.items()} if isinstance(read, dict) else {}
