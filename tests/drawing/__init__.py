"""Boards and plots are drawn with this."""
