"""JupyterLab served on this machine: its options, its settings and a websocket that does not wait."""
