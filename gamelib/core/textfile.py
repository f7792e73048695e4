"""A file of sentences, read: as TOML the first time, and from then on as it was read, as Python does with its modules."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

FOLDER = "__pycache__"


def read(path: Path) -> dict[str, Any]:
    """The tables of a TOML file. What was read lies beside it, and counts for as long as the file is the same."""
    file = path.stat()
    stamp, beside = [file.st_mtime_ns, file.st_size], path.parent / FOLDER / f"{path.name}.json"
    try:
        known = json.loads(beside.read_text(encoding="utf-8"))
        if known["of"] == stamp:
            tables: dict[str, Any] = known["tables"]
            return tables
    except (OSError, ValueError, KeyError, TypeError):
        pass  # it was never read, or what lies there is of no use
    tables = _parsed(path)
    if not sys.dont_write_bytecode:
        _lay(beside, json.dumps({"of": stamp, "tables": tables}, ensure_ascii=False))
    return tables


def _parsed(path: Path) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(path.read_text(encoding="utf-8"))


def _lay(beside: Path, text: str) -> None:
    """Write it whole or not at all; a folder that nobody may write to is no fault."""
    draft = beside.with_name(f".{beside.name}.{os.getpid()}")
    with suppress(OSError):
        beside.parent.mkdir(exist_ok=True)
        draft.write_text(text, encoding="utf-8")
        draft.replace(beside)
