"""A folder of pupils' results as one table: a line a pupil, a column an exercise."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..core.errors import RecordError
from ..core.exercise import NOT_ATTEMPTED, RIGHT, WRONG, Exercise, exercises
from ..core.rulesets import RULESETS
from ..core.words import words
from .results import Mark, Results, known_as
from .tally import asked

SUFFIX = ".results"
SIGNS = {RIGHT: "✓", WRONG: "✕", NOT_ATTEMPTED: "·"}
HELPED = "(✓)"
"""Right, but after a look at the solution."""
GIVEN_UP = "(✕)"
"""Wrong, with a look at the solution."""
LOOKED = "(·)"
"""Only the solution was looked at."""


@dataclass(frozen=True, slots=True)
class Folder:
    """The results of a folder by file name, and what was wrong with the files that could not be read."""

    found: dict[str, Results]
    bad: dict[str, str]

    @classmethod
    def read(cls, path: Path) -> Folder:
        """Read every file that ends in ``.results``; a bad one is named and does not stop the rest."""
        if not path.is_dir():
            raise ValueError(_say("no-folder", folder=path))
        found, bad = {}, {}
        for file in sorted(path.glob(f"*{SUFFIX}")):
            try:
                found[printed(file.name)] = _checked(Results.load(file))
            except (RecordError, OSError) as error:
                bad[printed(file.name)] = str(error.strerror if isinstance(error, OSError) else error)
        return cls(found, bad)

    @classmethod
    def of(cls, texts: Mapping[str, str]) -> Folder:
        """Read the texts of files, by their names; a bad one is named and does not stop the rest."""
        found, bad = {}, {}
        for file, text in texts.items():
            try:
                found[printed(file)] = _checked(Results.read(text))
            except RecordError as error:
                bad[printed(file)] = str(error)
        return cls(found, bad)

    def of_ruleset(self, ruleset: str) -> list[tuple[str, Results]]:
        """The results of one ruleset by pupil; where two pupils have one name, the file tells them apart."""
        mine = {file: results for file, results in self.found.items() if results.ruleset == ruleset}
        times = Counter(known_as(results.pupil) for results in mine.values())
        ordered = sorted(mine.items(), key=lambda one: (one[1].pupil.casefold(), one[0]))
        return [(one.pupil if times[known_as(one.pupil)] == 1 else f"{one.pupil} ({file})", one) for file, one in ordered]

    def repeated(self, ruleset: str) -> dict[str, list[str]]:
        """Those who handed in more than once, by name, each with the files."""
        files: dict[str, list[str]] = {}
        for file, results in sorted(self.found.items()):
            if results.ruleset == ruleset:
                files.setdefault(known_as(results.pupil), []).append(file)
        return {self.found[mine[0]].pupil: mine for mine in files.values() if len(mine) > 1}

    def asked(self, ruleset: str, chosen: Collection[str] = ()) -> list[Exercise]:
        """The exercises that were set: those that were chosen, or else those that somebody began."""
        return asked(ruleset, (results for _, results in self.of_ruleset(ruleset)), chosen)

    def table(self, ruleset: str, shown: Callable[[Mark], str] | None = None, chosen: Collection[str] = ()) -> list[list[str]]:
        """The table of one ruleset as rows of cells: a head, a line a pupil with each mark shown, and how many were right.

        Counted are the exercises that were ``chosen``, or else those that somebody began.
        """
        names, mine = list(exercises(ruleset)), self.of_ruleset(ruleset)
        counted = [task.name for task in self.asked(ruleset, chosen)]  # as the page counts
        rows = [[_say("pupil"), *names, _say("solved")]]
        for pupil, results in mine:
            marks = ((shown or sign)(results.marks.get(name, Mark())) for name in names)
            solved = f"{results.solved_of(counted)}/{len(counted)}" if results.has_tried else _say("nothing-tried")
            rows.append([pupil, *marks, solved])
        right = [sum(results.marks.get(name, Mark()).status == RIGHT for _, results in mine) for name in names]
        return [*rows, [_say("right"), *map(str, right), ""]]

    def text(self) -> str:
        """The tables of all rulesets, for a terminal; exercises are numbered and named above."""
        parts = list(self._parts())
        parts += [_say("unknown", file=file, names=", ".join(names)) for file, names in self.unknown().items()]
        parts += [_say("bad-file", file=file, why=why) for file, why in self.bad.items()]
        return "\n".join(parts) if parts else _say("no-results")

    def csv(self, chosen: Mapping[str, Collection[str]] | None = None) -> str:
        """The same tables with commas and marks in words, for a spreadsheet; of each ruleset the exercises chosen count.

        How many are solved, and of how many, are numbers in columns of their own: a spreadsheet takes ``1/2`` for a date.
        """
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        for ruleset in self.rulesets():
            set_here = (chosen or {}).get(ruleset, ())
            head, *rows, _ = self.table(ruleset, str, set_here)
            writer.writerow([_say("ruleset"), *head, _say("counted"), _say("note")])
            for row, (_, results) in zip(rows, self.of_ruleset(ruleset), strict=True):
                writer.writerow([ruleset, *map(_harmless, row[:-1]), *self._sums(results, set_here)])
        return out.getvalue()

    def _sums(self, results: Results, chosen: Collection[str]) -> tuple[int, int, str]:
        """How many are solved, of how many, and what is to be known about the line."""
        counted = [task.name for task in self.asked(results.ruleset, chosen)]
        times = sum(
            one.ruleset == results.ruleset and known_as(one.pupil) == known_as(results.pupil) for one in self.found.values()
        )
        notes = [key for key, holds in (("nothing-tried", not results.has_tried), ("repeated", times > 1)) if holds]
        return results.solved_of(counted), len(counted), "; ".join(map(_say, notes))

    def rulesets(self) -> list[str]:
        """The rulesets of which there are results."""
        return [name for name in RULESETS if any(results.ruleset == name for results in self.found.values())]

    def unknown(self) -> dict[str, list[str]]:
        """The exercises that a file speaks of and its ruleset does not have; they count for nothing."""
        known = {name: exercises(name) for name in self.rulesets()}
        found = {
            file: [name for name in results.marks if name not in known[results.ruleset]] for file, results in self.found.items()
        }
        return {file: names for file, names in found.items() if names}

    def _parts(self) -> Iterator[str]:
        for ruleset in self.rulesets():
            head, *rows = self.table(ruleset)
            names = head[1:-1]
            yield _say("head", ruleset=words(ruleset).label("game", ruleset), names=_numbered(names))
            yield from _aligned([[head[0], *(str(at + 1) for at in range(len(names))), head[-1]], *rows])
            yield _say("legend") + "\n"


def sign(mark: Mark) -> str:
    """A mark as one sign."""
    helped = {RIGHT: HELPED, WRONG: GIVEN_UP, NOT_ATTEMPTED: LOOKED} if mark.saw_solution else {}
    return helped.get(mark.status, SIGNS[mark.status])


def _checked(results: Results) -> Results:
    if results.ruleset not in RULESETS:
        raise RecordError(f"there is no ruleset '{results.ruleset[:60]}'; the rulesets are {', '.join(RULESETS)}.", 2)
    return results


def printed(name: str) -> str:
    """The name of a file with nothing in it that a terminal obeys."""
    return "".join(character if character.isprintable() else "?" for character in name)


def _harmless(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@") else cell


def _numbered(names: Sequence[str]) -> str:
    return ", ".join(f"{at + 1} {name}" for at, name in enumerate(names))


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for name, *cells in rows:
        shown = (cell.center(width) for cell, width in zip(cells, widths[1:], strict=True))
        yield "  ".join((name.ljust(widths[0]), *shown)).rstrip()


def _say(key: str, **values: object) -> str:
    return words("teach").say("table", key, values)
