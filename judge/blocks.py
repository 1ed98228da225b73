"""The verb `block`: pieces of the solutions that are worth pasting, kept equal everywhere."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from judge.problem import SOLUTIONS, ProblemError
from judge.source import all_blocks, blocks_of, code_hash, copies, oldest_standard


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The verb's own verbs: list, show, hash, sync."""
    verbs = parser.add_subparsers(metavar="list|show|hash|sync", required=True)
    verbs.add_parser("list", help="every block: hash, standard, lines, files").set_defaults(
        run=_list)
    show = verbs.add_parser("show", help="print a block, ready to paste")
    show.add_argument("name", metavar="NAME")
    show.set_defaults(run=_show)
    hash_ = verbs.add_parser(
        "hash", help="hash a text, white space and comments aside, and name the block it is")
    hash_.add_argument("file", metavar="FILE", help="- for standard input")
    hash_.set_defaults(run=_hash)
    sync = verbs.add_parser("sync", help="write one file's copy of a block into the others")
    sync.add_argument("name", metavar="NAME")
    sync.add_argument("--source", metavar="FILE", help="the file with the right copy (needed "
                                                       "where more than two copies differ)")
    sync.set_defaults(run=_sync)


def _list(options: argparse.Namespace) -> int:
    print(f"{'block':<28}{'hash':<8}{'standard':<10}{'lines':>5}  files")
    for name, blocks in all_blocks().items():
        files = ", ".join(str(block.file.relative_to(SOLUTIONS)) for block in blocks)
        lines = blocks[0].text.count("\n") - 2
        differ = "" if len({block.text for block in blocks}) == 1 else "  COPIES DIFFER"
        print(f"{name:<28}{blocks[0].hash:<8}{oldest_standard(blocks):<10}{lines:>5}  "
              f"{files}{differ}")
    return 0


def _show(options: argparse.Namespace) -> int:
    print(copies(options.name)[0].text, end="")
    return 0


def _hash(options: argparse.Namespace) -> int:
    """A pasted file may hold several blocks between their markers, or one without them."""
    if options.file == "-":
        text = sys.stdin.read()
    elif Path(options.file).is_file():
        text = Path(options.file).read_text(encoding="utf-8")
    else:
        raise ProblemError(f"there is no file {options.file}")
    known = {blocks[0].hash: name for name, blocks in all_blocks().items()}
    marked = [] if options.file == "-" else list(blocks_of(Path(options.file)))
    if not marked:
        print(f"{code_hash(text)}  {known.get(code_hash(text), 'no block of this project')}")
    for block in marked:
        same = "as tested" if known.get(block.hash) == block.name else "CHANGED"
        print(f"{block.hash}  {block.name}: {same}")
    return 0


def _sync(options: argparse.Namespace) -> int:
    blocks = copies(options.name)
    texts = {block.text for block in blocks}
    if len(texts) == 1:
        print(f"{options.name}: all {len(blocks)} copies are equal")
        return 0
    if not options.source:
        raise ProblemError(f"{options.name}: {len(texts)} different copies; --source says which "
                           "is right")
    wanted = Path(options.source).resolve()
    right = next((block.text for block in blocks if block.file == wanted), None)
    if right is None:
        raise ProblemError(f"{options.source} has no block {options.name}")
    for block in blocks:
        if block.text != right:
            old = block.file.read_text(encoding="utf-8")
            block.file.write_text(old.replace(block.text, right), encoding="utf-8")
            print(f"written: {block.file.relative_to(SOLUTIONS)}")
    return 0
