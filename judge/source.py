"""What a solution file says about itself: its header's fields and its blocks."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from judge.problem import SOLUTIONS, ProblemError

FIELDS = ("Problem", "Judges", "Standard", "Method", "Time", "Memory", "Source", "Status")
HEADER_LINES = 10
STATUSES = ("stress-tested", "exhaustive", "sample-only")
STANDARDS = ("c++98", "c++11", "c++14", "c++17", "c++20", "c++23")
HASH_LENGTH = 6

_FIELD = re.compile(r"// (?P<name>[A-Z][a-z]+): (?P<text>\S.*)")
_MORE = re.compile(r"//   (?P<text>\S.*)")
_OPEN = re.compile(r"// \[block (?P<name>[a-z0-9-]+)\]")
_NOISE = re.compile(r"//[^\n]*|/\*.*?\*/|\s+", re.DOTALL)


class SourceError(ProblemError):
    """A solution file breaks the house's form. The message says where."""


@dataclass(frozen=True)
class Block:
    """A piece of a solution file between `// [block NAME]` and `// [end NAME]`."""

    name: str
    file: Path
    text: str  # with both markers

    @property
    def hash(self) -> str:
        """Six hex digits of what the compiler sees: white space and comments aside."""
        return code_hash(self.text)


def code_hash(text: str) -> str:
    """Six hex digits of a C++ text, white space and comments aside (after KACTL's hash)."""
    return hashlib.sha256(_NOISE.sub("", text).encode()).hexdigest()[:HASH_LENGTH]


def header(source: Path) -> dict[str, str]:
    """The header's fields. Raises SourceError when it is not in the house's form."""
    lines = source.read_text(encoding="utf-8").split("\n")
    comment = []
    for line in lines:
        if not line.startswith("//"):
            break
        comment.append(line)
    if len(comment) > HEADER_LINES:
        raise SourceError(f"{source.name}: the header has {len(comment)} lines, "
                          f"at most {HEADER_LINES}")
    fields: dict[str, str] = {}
    for number, line in enumerate(comment, 1):
        field, more = _FIELD.fullmatch(line), _MORE.fullmatch(line)
        if field:
            fields[field["name"]] = field["text"]
        elif more and fields:
            last = list(fields)[-1]
            fields[last] += f" {more['text']}"
        else:
            raise SourceError(f"{source.name}:{number}: no field: {line}")
    if tuple(fields) != FIELDS:
        raise SourceError(f"{source.name}: the header's fields are {', '.join(fields)}")
    return fields


def blocks_of(source: Path) -> Iterator[Block]:
    """The blocks of one file, in order. Raises SourceError for a block that does not end."""
    lines = source.read_text(encoding="utf-8").split("\n")
    for start, line in enumerate(lines):
        opened = _OPEN.fullmatch(line)
        if not opened:
            continue
        end = f"// [end {opened['name']}]"
        if end not in lines[start:]:
            raise SourceError(f"{source.name}:{start + 1}: block {opened['name']} does not end")
        stop = lines.index(end, start)
        yield Block(opened["name"], source, "\n".join(lines[start:stop + 1]) + "\n")


def all_blocks() -> dict[str, list[Block]]:
    """Every block of solutions/ by its name, with its copies in the order of their files."""
    found: dict[str, list[Block]] = {}
    for source in sorted(SOLUTIONS.glob("*/*.cpp")):
        for block in blocks_of(source):
            found.setdefault(block.name, []).append(block)
    return dict(sorted(found.items()))


def copies(name: str) -> list[Block]:
    """All copies of one block. Raises ProblemError when there is none."""
    blocks = all_blocks()
    if name not in blocks:
        raise ProblemError(f"no block {name!r}; known: {', '.join(blocks)}")
    return blocks[name]


def oldest_standard(blocks: list[Block]) -> str:
    """The oldest standard among the files that hold a block: what it is written in."""
    standards = [header(block.file)["Standard"].lower() for block in blocks]
    return min(standards, key=STANDARDS.index)
