"""Figures, stills, photographs and sheets."""
