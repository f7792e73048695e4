"""Core, part by part."""
