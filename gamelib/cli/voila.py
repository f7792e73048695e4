"""A Voilà server for the one page of the app: quiet, and fetching nothing from elsewhere."""

from __future__ import annotations

from pathlib import Path

from tornado.ioloop import IOLoop
from voila.app import Voila

from gamelib.ui.jupyter import server

PAGE = Path(__file__).resolve().parents[1] / "ui" / "app"


class App(Voila):  # type: ignore[misc]
    """Voilà with our template laid over its own."""

    def setup_template_dirs(self) -> None:
        """Look for templates among ours first."""
        super().setup_template_dirs()
        self.template_paths.insert(0, str(PAGE))


def serve(ip: str, port: int, theme: str, browser: bool) -> None:
    """Serve the page until Ctrl-C or a signal to stop."""
    app = App()
    app.initialize(options(ip, port, theme, browser))
    IOLoop.current().add_callback(print, f"Serving http://{ip}:{port}/ (press Ctrl-C to stop)", flush=True)
    app.start()


def options(ip: str, port: int, theme: str, browser: bool) -> list[str]:
    """Voilà's own options: one page, no sources, a kernel ready for whoever comes next, prompt answers."""
    settings = {
        "Voila.ip": ip,
        "Voila.port": port,
        "Voila.port_retries": 0,
        "Voila.root_dir": PAGE,
        "Voila.open_browser": browser,
        "Voila.kernel_websocket_connection_class": server.CONNECTION,
        "Voila.log_level": "ERROR",
        "VoilaConfiguration.preheat_kernel": True,
        "VoilaConfiguration.default_pool_size": 1,
        "VoilaConfiguration.theme": theme,
        "MappingKernelManager.cull_idle_timeout": 3600,
    }
    return [str(PAGE / "start.ipynb"), *(f"--{name}={value}" for name, value in settings.items())]
