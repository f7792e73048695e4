"""The server of the app: one process, a websocket a visitor, and a page of their own for everybody."""
