"""The tests: they mirror the package, and read nothing outside the repository."""
