"""What became of the mutants: kept between runs, told part by part, and written into a page."""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from datetime import date
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from .changes import Mutant

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
COLUMNS = ("part", "drawn", "caught", "hung", "equivalent", "survived", "not tried", "rate", "rate at first")
KINDS = ("caught", "hung", "survived", "equivalent", "not tried")


class Fate(NamedTuple):
    """What became of a mutant, and which test noticed it."""

    kind: str
    killer: str


class Tally:
    """The fates of the mutants of one seed, in a folder with a file for every part."""

    def __init__(self, kept: Path, again: bool) -> None:
        self.kept, self.again = kept, again
        self.reasons: dict[str, str] = {}
        for entry in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", []):
            self.reasons[entry["name"]] = entry["why"]
        self.fates: dict[str, dict[str, list[str]]] = {}
        self.now: dict[str, dict[str, Mutant]] = {}

    def _file(self, part: str) -> Path:
        return self.kept / f"{part}.json"

    def settled(self, part: str, one: Mutant) -> bool:
        """Whether a mutant need not be tried: it is equivalent, or was caught before."""
        if part not in self.fates:
            kept = self._file(part)
            self.fates[part] = json.loads(kept.read_text(encoding="utf-8")) if self.again and kept.exists() else {}
        self.now.setdefault(part, {})[one.name] = one
        if one.name in self.reasons:
            self.fates[part][one.name] = ["equivalent", self.reasons[one.name], "equivalent"]
        return self.fates.get(part, {}).get(one.name, [""])[0] in ("caught", "hung", "equivalent")

    def add(self, part: str, one: Mutant, fate: Fate) -> None:
        """Keep what became of a mutant, and tell it if it survived."""
        before = self.fates.setdefault(part, {}).get(one.name, ["not tried", ""])
        first = before[-1] if before[0] != "not tried" else fate.kind
        self.fates[part][one.name] = [*fate, first]
        self.kept.mkdir(parents=True, exist_ok=True)
        self._file(part).write_text(json.dumps(self.fates[part], indent=1), encoding="utf-8")
        if fate.kind in ("survived", "hung"):
            sys.stdout.write(f"{fate.kind}: {one}\n    {one.name}\n")
            sys.stdout.flush()

    def leave(self, part: str, one: Mutant) -> None:
        """A mutant for which there is no time keeps the fate it had before."""
        if one.name not in self.fates.get(part, {}):
            self.add(part, one, Fate("not tried", ""))

    def counts(self, part: str, at_first: bool = False) -> Counter[str]:
        """How many mutants of a part met which fate, now or when they were tried for the first time."""
        fates = self.fates.get(part, {})
        return Counter(fates[name][-1 if at_first else 0] for name in self.now.get(part, {}) if name in fates)

    def line(self, part: str) -> str:
        """A part in a line."""
        counts = self.counts(part)
        return f"{part}: {', '.join(f'{counts[kind]} {kind}' for kind in KINDS if counts[kind])}; {self._rate(counts)}"

    def _rate(self, counts: Counter[str]) -> str:
        caught = counts["caught"] + counts["hung"]
        tried = caught + counts["survived"]
        return f"{caught / tried:.1%} of those that change something" if tried else "none tried"

    def survivors(self) -> int:
        """How many were not noticed."""
        return sum(self.counts(part)["survived"] for part in self.now)

    def write(self, page: Path, seed: int, parts: Sequence[str]) -> None:
        """Put the table of a seed into a page; of parts that were not asked for, what stood there stays."""
        text = page.read_text(encoding="utf-8")
        begin, end = f"<!-- seed {seed} -->\n", f"<!-- end of seed {seed} -->\n"
        if begin not in text:
            text = f"{text.rstrip()}\n\n{begin}{end}"
        before, _, rest = text.partition(begin)
        old, _, after = rest.partition(end)
        section = self._section(seed, parts, old.splitlines())
        page.write_text(f"{before}{begin}{section}{end}{after}", encoding="utf-8")

    def _section(self, seed: int, parts: Sequence[str], old: list[str]) -> str:
        lines = [f"## Seed {seed}, {date.today().isoformat()}", "", f"| {' | '.join(COLUMNS)} |", f"|{' --- |' * len(COLUMNS)}"]
        for part in parts:
            lines += [self._row(part)] if part in self.now else [line for line in old if line.startswith(f"| {part} |")]
        for kind in ("survived", "equivalent"):
            heading = f"{kind.capitalize()}:"
            kept = takewhile(lambda line: line[:1] in ("", "-"), old[old.index(heading) + 1 :] if heading in old else [])
            stayed = [line for line in kept if line and line.split("/")[1] not in self.now]
            told = [*stayed, *self._listed(kind)]
            lines += ["", heading, "", *sorted(told, key=lambda line: parts.index(line.split("/")[1]))] if told else []
        return "\n".join(lines) + "\n\n"

    def _row(self, part: str) -> str:
        counts, first = self.counts(part), self.counts(part, at_first=True)
        shown = (counts[kind] for kind in ("caught", "hung", "equivalent", "survived", "not tried"))
        rates = (self._rate(one).partition(" ")[0] for one in (counts, first))
        return f"| {part} | {counts.total()} | {' | '.join(str(count) for count in shown)} | {' | '.join(rates)} |"

    def _listed(self, kind: str) -> list[str]:
        chosen = [
            (one, self.fates[part][name][1]) for part, mutants in self.now.items() for name, one in mutants.items()
            if self.fates.get(part, {}).get(name, [""])[0] == kind
        ]  # fmt: skip
        return [f"- `{one}`{': ' + why if why else ''}" for one, why in chosen]
