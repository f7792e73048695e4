"""What carries a page: the notebook, and the server of the app. Each is short, and loads only what it needs."""
