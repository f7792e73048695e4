"""Reports on many games: findings, tables, plots, and pages of them."""
