"""The small changes of a file: every place that can be changed, and the text with one of them made.

Nothing is changed in annotations, decorators (``slots``, sizes of caches), ``__repr__``, f-strings and other words, checks
that only help in development (``assert``, ``zip(strict=True)``, ``TYPE_CHECKING``), and messages of what cannot happen.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult, ast.Mod: ast.Add,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
OTHER_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
HARMLESS_KEYWORDS = {"strict", "maxsize", "slots", "repr", "encoding", "ensure_ascii", "indent", "stacklevel", "compare"}
"""Keyword arguments whose number or switch changes nothing that a test could be about."""


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, what stood there, what stands there now, and the whole file with it."""

    path: str
    line: int
    scope: str
    span: tuple[int, int]
    before: str
    after: str
    text: str
    nth: int

    @property
    def name(self) -> str:
        """What it is called, whatever stands above it in its file."""
        return f"{self.path} {self.scope or 'module'}: {self.text} -> {self.after} ({self.nth})"

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before}  ->  {self.after}"

    def rank(self, seed: int) -> str:
        """Its place in the draw of a seed, the same as long as its own line is."""
        return sha256(f"{seed}/{self.name}".encode()).hexdigest()


@dataclass(frozen=True)
class Change:
    """A node and what is written in its place."""

    node: ast.AST
    after: str


def mutants(path: Path, root: Path) -> list[Mutant]:
    """Every mutant of a file."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    scopes = scopes_of(tree)
    made: list[Mutant] = []
    met: dict[tuple[str, str, str], int] = {}
    for statement, change in _walk(tree):
        node = change.node
        before = ast.get_source_segment(source, node) or ""
        text = source.splitlines()[node.lineno - 1].strip()  # type: ignore[attr-defined]
        scope = scopes.get(statement.lineno, "")
        nth = met[scope, text, change.after] = met.get((scope, text, change.after), 0) + 1
        where = path.relative_to(root).as_posix()
        span = _span(statement)
        made.append(Mutant(where, node.lineno, scope, span, _short(before), _short(change.after), text, nth))  # type: ignore[attr-defined]
        _sources[made[-1]] = (source, change)
    return made


_sources: dict[Mutant, tuple[str, Change]] = {}


def changed(one: Mutant) -> str:
    """The whole file with the change made."""
    source, change = _sources[one]
    node: Any = change.node
    lines = source.encode().splitlines(keepends=True)
    start = sum(len(line) for line in lines[: node.lineno - 1]) + node.col_offset
    end = sum(len(line) for line in lines[: node.end_lineno - 1]) + node.end_col_offset
    whole = source.encode()
    after = change.after.encode()
    lost = b"\n" * whole[start:end].count(b"\n")  # every other line keeps its number
    after = after[:-1] + lost + after[-1:] if isinstance(node, ast.expr) else after + lost
    return (whole[:start] + after + whole[end:]).decode()


def scopes_of(tree: ast.Module) -> dict[int, str]:
    """The function (``Class.method``) that each line of a file is in; lines at the top are in none."""
    scopes: dict[int, str] = {}

    def visit(node: ast.AST, name: str, inside: bool) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                own = f"{name}.{child.name}" if name else child.name
                function = inside or not isinstance(child, ast.ClassDef)
                if function:
                    scopes.update((line, own) for line in range(child.body[0].lineno, (child.end_lineno or 0) + 1))
                visit(child, own, function)
            else:
                visit(child, name, inside)

    visit(tree, "", False)
    return scopes


def _span(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement without the statements inside it."""
    inner = [child.lineno for child in ast.iter_child_nodes(statement) if isinstance(child, ast.stmt)]
    last = statement.end_lineno or statement.lineno
    return statement.lineno, max(statement.lineno, min(min(inner) - 1, last)) if inner else last


def _short(text: str) -> str:
    return " ".join(text.split())


def _walk(tree: ast.Module) -> Iterator[tuple[ast.stmt, Change]]:
    """Every change, with the statement it is in."""
    todo: list[tuple[ast.AST, ast.stmt | None]] = [(tree, None)]
    while todo:
        node, statement = todo.pop()
        if isinstance(node, ast.stmt):
            statement = node
        if statement is not None:
            for change in _changes(node):
                yield statement, change
        todo += [(child, statement) for child in reversed(list(_children(node)))]


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """What may be changed inside a node."""
    if isinstance(node, ast.JoinedStr | ast.Assert | ast.Import | ast.ImportFrom | ast.Raise):
        return
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        if node.name != "__repr__":
            yield from (default for default in (*node.args.defaults, *node.args.kw_defaults) if default is not None)
            yield from node.body
    elif isinstance(node, ast.ClassDef):
        yield from node.body
    elif isinstance(node, ast.AnnAssign):
        if node.value is not None:
            yield node.value
    elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
        yield from node.orelse
    elif isinstance(node, ast.Call):
        yield from (node.func, *node.args)
        yield from (keyword.value for keyword in node.keywords if keyword.arg not in HARMLESS_KEYWORDS)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr) and _typed(node):
        return
    else:
        yield from ast.iter_child_nodes(node)


def _typed(node: ast.BinOp) -> bool:
    """Whether a ``|`` joins types: ``int | None``."""
    sides = (node.left, node.right)
    return any(isinstance(side, ast.Constant) and side.value is None for side in sides) or all(
        isinstance(side, ast.Name | ast.Attribute) and ast.unparse(side).rpartition(".")[2][:1].isupper() for side in sides
    )


def _changes(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            ops = [SWAPS[type(op)]() if at == number else other for number, other in enumerate(node.ops)]
            yield Change(node, _expression(ast.Compare(node.left, ops, node.comparators)))  # type: ignore[arg-type]
    elif isinstance(node, ast.BoolOp):
        yield Change(node, _expression(ast.BoolOp(SWAPS[type(node.op)](), node.values)))  # type: ignore[arg-type]
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPS and not _typed(node) and not _words(node):
        yield Change(node, _expression(ast.BinOp(node.left, SWAPS[type(node.op)](), node.right)))  # type: ignore[arg-type]
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield Change(node, f"{node.value + 1}")
        yield Change(node, f"({node.value - 1})")
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield Change(node, f"{not node.value}")
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Change(node, _expression(node.operand))
    elif isinstance(node, ast.Name) and node.id in OTHER_NAMES:
        yield Change(node, OTHER_NAMES[node.id])
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        yield from () if "TYPE_CHECKING" in ast.dump(node.test) else _condition(node.test)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield from _condition(test)
    elif isinstance(node, ast.stmt):
        yield from _left_out(node)


def _condition(test: ast.expr) -> Iterator[Change]:
    if not isinstance(test, ast.Compare | ast.BoolOp) and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
        yield Change(test, f"(not {_expression(test)})")


def _left_out(node: ast.stmt) -> Iterator[Change]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Yield | ast.YieldFrom):
        kept = "" if isinstance(node.value, ast.Call) else "yield from ()"
        yield Change(node, kept or "pass")
    elif isinstance(node, ast.AugAssign) or (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute)):
        yield Change(node, "pass")
    elif isinstance(node, ast.Break):
        yield Change(node, "continue")
    elif isinstance(node, ast.Continue):
        yield Change(node, "break")


def _words(node: ast.BinOp) -> bool:
    """Whether an operator joins or fills in text."""
    sides = (node.left, node.right)
    return any(
        isinstance(side, ast.JoinedStr) or (isinstance(side, ast.Constant) and isinstance(side.value, str)) for side in sides
    )


def _expression(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"
