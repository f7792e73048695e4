"""The kernel's websocket without Nagle's algorithm, which holds small answers back and makes every click wait."""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Jupyter's own connection, which sends each answer at once."""

    def connect(self) -> Any:
        """Connect as usual, after the socket was told not to wait."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()
