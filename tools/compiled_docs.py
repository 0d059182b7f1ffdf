"""Gives compiled functions, classes, properties and attributes their docstrings.

mypyc writes signatures into the C code and drops docstrings. They are added here to the tables of
that code, before it is compiled.
"""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from mypyc.codegen.cstring import c_string_initializer

TABLE: Final = re.compile(
    r"static Py(?:GetSetDef|MethodDef|(?P<type>TypeObject)) "
    r"(?:CPyType_)?(?P<name>\w+?)_(?:getseters|methods|template_)\b"
)
ENTRY: Final = re.compile(r'\s*\{"(?P<name>\w+)",')
SIGNED: Final = r'\n--\n\n")'
"""How mypyc ends a docstring, which has the signature alone."""
NO_DOC: Final = "NULL, NULL},"
"""How it ends the entry of an attribute or property: without docstring and closure."""


class Name(NamedTuple):
    """A class or function, or what a class has."""

    owner: str
    name: str


Docs = dict[Name, str]


def docs_of(source: Path) -> Docs:
    """The docstrings of a module; empty where there is none."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    docs: Docs = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            docs |= dict(_class_docs(node))
        elif isinstance(node, ast.FunctionDef):
            docs[Name("", node.name)] = _doc(node)
    return docs


def _class_docs(node: ast.ClassDef) -> Iterator[tuple[Name, str]]:
    yield Name("", node.name), _doc(node)
    bodies = [node.body]
    for member in node.body:
        if isinstance(member, ast.FunctionDef):
            yield Name(node.name, member.name), _doc(member)
            if member.name == "__init__":
                bodies.append(member.body)
    for body in bodies:
        for name, doc in _attribute_docs(body):
            yield Name(node.name, name), doc


def _attribute_docs(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Attributes that are followed by a string, which is their docstring."""
    for one, following in pairwise(body):
        match one, following:
            case (
                ast.AnnAssign(target=target) | ast.Assign(targets=[target]),
                ast.Expr(value=ast.Constant(value=str(doc))),
            ):
                match target:
                    case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name):
                        yield name, inspect.cleandoc(doc)
                    case _:
                        pass
            case _:
                pass


def _doc(node: ast.ClassDef | ast.FunctionDef) -> str:
    return ast.get_docstring(node) or ""


def add_docstrings(generated: Path, sources: Iterable[tuple[str, Path]]) -> None:
    """Write the docstrings of modules into the C files that mypyc made of them."""
    for module, source in sources:
        docs = docs_of(source)
        path = generated / f"__native_{module.replace('.', '___')}.c"
        lines = path.read_text(encoding="utf-8").splitlines()
        path.write_text("\n".join(_documented(lines, docs)) + "\n", encoding="utf-8")


def _documented(lines: Iterable[str], docs: Docs) -> Iterator[str]:
    """The lines of a C file; in its tables the entries have their docstrings."""
    classes = {name.name for name in docs if not name.owner}
    owner, doc = "", ""
    for line in lines:
        if begun := TABLE.match(line):
            owner = _class_of(begun["name"], classes)
            doc = docs.get(Name("", owner), "") if begun["type"] else ""
        elif entry := ENTRY.match(line):
            doc = docs.get(Name(owner, entry["name"]), "")
        elif line == "};":
            doc = ""
        yield _with_doc(line, doc) if doc else line


def _with_doc(line: str, doc: str) -> str:
    text = c_string_initializer(doc.encode())
    if SIGNED in line:
        return line.replace(SIGNED, f"{SIGNED[:-1]} {text})")
    if line.endswith(NO_DOC):
        return f"{line.removesuffix(NO_DOC)}PyDoc_STR({text}), NULL}},"
    return line


def _class_of(table: str, classes: set[str]) -> str:
    """The class that a table belongs to; none for the functions of a module."""
    return max((name for name in classes if table.endswith(f"___{name}")), key=len, default="")
