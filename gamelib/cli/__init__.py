"""The command line: one module a command, each with `add` (its arguments) and `run` (what it does)."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NoReturn, TypeAlias

from gamelib.core.extras import MissingLibrary, installed
from gamelib.version import __version__

COMMANDS = ("open", "app", "play", "rules", "replay", "simulate", "results", "sheet", "figures", "findings", "bench")

WITH = "a ruleset from outside: its file, its package or its project; may be given more than once, before the command"

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class UsageError(ValueError):
    """The command line was not understood."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises `UsageError` where the usual one would exit."""

    def error(self, message: str) -> NoReturn:
        """Say what was wrong and where to read on."""
        plain = re.sub(r"argument (\S+): invalid int value: (.*)", r"\1 must be a whole number, found \2", message)
        raise UsageError(f"{plain}; see `{self.prog} --help`")


def command(name: str) -> ModuleType:
    """The module of a command; it imports what is heavy only when it runs."""
    return import_module(f"gamelib.cli.{name}")


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    whole = Parser(prog="gamelib", description="Board games whose every rule can be read, run and looked at.")
    whole.add_argument("--version", action="version", version=f"gamelib {__version__}")
    whole.add_argument("--with", action="append", default=[], dest="paths", metavar="PATH", help=WITH)
    commands = whole.add_subparsers(dest="command", metavar="command")
    for name in COMMANDS:
        command(name).add(commands)
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a mistake of the user gets one sentence and exit code 2."""
    try:
        code = _run(argv)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return _reader_left()
    except (ValueError, OSError, MissingLibrary) as error:
        print(f"gamelib: {_harmless(_sentence(error))}", file=sys.stderr)
        return 2


def _run(argv: Sequence[str] | None) -> int:
    whole = parser()
    args = whole.parse_args(argv)
    if args.command is None:
        whole.print_help()
        return 0
    with installed():
        _find_rulesets(args)
        code: int = command(args.command).run(args)
    return code


def _find_rulesets(args: argparse.Namespace) -> None:
    """Load the rulesets that are given by path, and put their names where the paths stood."""
    from ..core.outside import give
    from ..core.rulesets import is_path

    for path in args.paths:
        give(Path(path))
    for asked in ("ruleset", "what"):
        if is_path(text := getattr(args, asked, None) or ""):
            setattr(args, asked, give(Path(text)))
    if isinstance(several := getattr(args, "rulesets", None), list):
        args.rulesets = [give(Path(text)) if is_path(text) else text for text in several]


def _reader_left() -> int:
    """Whoever read our output has gone (`gamelib rules | head`); the interpreter's last flush must not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _harmless(text: str) -> str:
    """A sentence whose names of files and words of others do nothing to the terminal."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text)


def _sentence(error: ValueError | OSError | MissingLibrary) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)
