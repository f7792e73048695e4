"""A JupyterLab server on this machine, quiet but for the address it serves."""

from __future__ import annotations

import errno
import os
import secrets
import socket
import sys
from pathlib import Path
from urllib.parse import quote

HOST = "127.0.0.1"
USUAL_PORT = 8888
PORTS_TRIED = 100
SETTINGS = Path(__file__).with_name("settings")
CONNECTION = "gamelib.ui.jupyter.sockets.PromptConnection"
"""The class of the kernel's websocket; by name, as importing it takes Jupyter's server."""


def choose_port(wanted: int | None) -> int:
    """The port asked for, if it can be had, or else the usual one or the next free."""
    if wanted is None:
        return next_free()
    if not 0 <= wanted <= 65535:
        raise ValueError(f"there is no port {wanted}; a port is a number from 0 to 65535")
    try:
        return bound(wanted)
    except PermissionError:
        raise ValueError(f"port {wanted} is not for ordinary users; choose one from 1024 up") from None
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise ValueError(f"port {wanted} is in use; choose another, or leave --port out to take a free one") from None


def next_free() -> int:
    """The first free port from the usual one up; says so when it is another."""
    for port in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        if is_free(port):
            if port != USUAL_PORT:
                print(f"Port {USUAL_PORT} is in use; taking {port} instead.", flush=True)
            return port
    raise ValueError(f"ports {USUAL_PORT} to {USUAL_PORT + PORTS_TRIED - 1} are all in use; choose one with --port")


def is_free(port: int) -> bool:
    """Whether a server could listen on the port."""
    try:
        bound(port)
    except OSError:
        return False
    return True


def bound(port: int) -> int:
    """Listen on the port for a moment, and answer its number: 0 becomes any free one."""
    with socket.socket() as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((HOST, port))
        number: int = probe.getsockname()[1]
        return number


def serve(folder: Path, notebook: str, port: int, browser: bool) -> None:
    """Serve the folder until Ctrl-C or a signal to stop."""
    from jupyterlab.labapp import LabApp

    put_on_path()
    token = secrets.token_hex(16)
    page = f"/lab/tree/{quote(notebook)}"
    app = LabApp.initialize_server(argv=options(folder, page, port, token, browser))
    address = f"http://{HOST}:{port}{page}?token={token}"
    app.io_loop.add_callback(print, f"Serving {address} (press Ctrl-C to stop)", flush=True)
    app.start()


def put_on_path() -> None:
    """Let terminals in JupyterLab find the commands that live beside this Python, such as `gamelib`."""
    commands, known = str(Path(sys.executable).parent), os.environ.get("PATH", "")
    if commands not in known.split(os.pathsep):
        os.environ["PATH"] = os.pathsep.join(part for part in (commands, known) if part)


def options(folder: Path, page: str, port: int, token: str, browser: bool) -> list[str]:
    """JupyterLab's own options: this machine only, no news, no questions, and nobody's settings touched."""
    settings = {
        "ServerApp.ip": HOST,
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.root_dir": folder,
        "ServerApp.open_browser": browser,
        "ServerApp.allow_root": True,
        "ServerApp.answer_yes": True,
        "ServerApp.kernel_websocket_connection_class": CONNECTION,
        "Application.log_level": "WARN",
        "IdentityProvider.token": token,
        "LabApp.default_url": page,
        "LabApp.app_settings_dir": SETTINGS,
        "LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
    }
    return [f"--{name}={value}" for name, value in settings.items()]
