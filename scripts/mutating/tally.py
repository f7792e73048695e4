"""What became of the mutants: kept between runs, told part by part, and written into a page."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections import Counter
from datetime import date
from pathlib import Path
from typing import NamedTuple

from .changes import Mutant

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
KINDS = ("caught", "hung", "survived", "equivalent", "not tried")


class Fate(NamedTuple):
    """What became of a mutant, and which test noticed it."""

    kind: str
    killer: str


class Tally:
    """The fates of the mutants of one seed."""

    def __init__(self, kept: Path, again: bool) -> None:
        self.kept = kept
        self.reasons: dict[str, str] = {}
        for entry in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", []):
            self.reasons[entry["name"]] = entry["why"]
        self.fates: dict[str, dict[str, list[str]]] = {}
        self.now: dict[str, dict[str, Mutant]] = {}
        if again and kept.exists():
            self.fates = json.loads(kept.read_text(encoding="utf-8"))

    def settled(self, part: str, one: Mutant) -> bool:
        """Whether a mutant need not be tried: it is equivalent, or was caught before."""
        self.now.setdefault(part, {})[one.name] = one
        if one.name in self.reasons:
            self.fates.setdefault(part, {})[one.name] = ["equivalent", self.reasons[one.name]]
        return self.fates.get(part, {}).get(one.name, [""])[0] in ("caught", "hung", "equivalent")

    def add(self, part: str, one: Mutant, fate: Fate) -> None:
        """Keep what became of a mutant, and tell it if it survived."""
        self.fates.setdefault(part, {})[one.name] = [*fate]
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        self.kept.write_text(json.dumps(self.fates, indent=1), encoding="utf-8")
        if fate.kind in ("survived", "hung"):
            sys.stdout.write(f"{fate.kind}: {one}\n    {one.name}\n")
            sys.stdout.flush()

    def leave(self, part: str, one: Mutant) -> None:
        """A mutant for which there is no time keeps the fate it had before."""
        if one.name not in self.fates.get(part, {}):
            self.add(part, one, Fate("not tried", ""))

    def counts(self, part: str) -> Counter[str]:
        """How many mutants of a part met which fate."""
        fates = self.fates.get(part, {})
        return Counter(fates[name][0] for name in self.now.get(part, {}) if name in fates)

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

    def write(self, page: Path, seed: int) -> None:
        """Put the table of a seed into a page, in the place of the one that was there."""
        text = page.read_text(encoding="utf-8")
        begin, end = f"<!-- seed {seed} -->\n", f"<!-- end of seed {seed} -->\n"
        section = f"{begin}{self._section(seed)}{end}"
        if begin in text:
            text = re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: section, text, flags=re.DOTALL)
        else:
            text = f"{text.rstrip()}\n\n{section}"
        page.write_text(text, encoding="utf-8")

    def _section(self, seed: int) -> str:
        lines = [
            f"## Seed {seed}, {date.today().isoformat()}",
            "",
            "| part | drawn | caught | hung | equivalent | survived | not tried | rate |",
        ]
        lines += ["| --- | --- | --- | --- | --- | --- | --- | --- |"]
        for part in self.now:
            counts = self.counts(part)
            shown = (counts[kind] for kind in ("caught", "hung", "equivalent", "survived", "not tried"))
            rate = self._rate(counts).partition(" ")[0]
            lines.append(f"| {part} | {counts.total()} | {' | '.join(str(count) for count in shown)} | {rate} |")
        lines += ["", *self._listed("survived"), *self._listed("equivalent")]
        return "\n".join(lines) + "\n"

    def _listed(self, kind: str) -> list[str]:
        chosen = [
            (one, self.fates[part][name][1]) for part, mutants in self.now.items() for name, one in mutants.items()
            if self.fates.get(part, {}).get(name, [""])[0] == kind
        ]  # fmt: skip
        if not chosen:
            return []
        return [f"{kind.capitalize()}:", "", *(f"- `{one}`{': ' + why if why else ''}" for one, why in chosen), ""]
