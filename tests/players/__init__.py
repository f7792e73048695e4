"""Who plays, part by part."""
