"""A server of ours, started for as long as it takes to say where it serves."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path
from urllib.request import urlopen


def first_line(command: list[str], folder: Path) -> str:
    """Start it, wait until it says where it serves, ask for that page, and stop it."""
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    surroundings |= {f"JUPYTER_{kind}_DIR": str(folder / ".jupyter" / kind) for kind in ("CONFIG", "DATA", "RUNTIME")}
    with subprocess.Popen(command, cwd=folder, env=surroundings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = next((line for line in process.stdout if line.startswith("Serving ")), "")
            with urlopen(line.split()[1]) as answer:
                assert answer.status == 200
            return line
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=30)
