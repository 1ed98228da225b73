"""Compiling programs, once: a cache keyed on the source, the command and the compiler."""

from __future__ import annotations

import hashlib
import os
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from judge.run import Workplace
from judge.verdict import Judgement, Limits, Verdict, decide

HERE = Path(__file__).resolve().parent
CACHE = HERE.parent / ".cache" / "build"
LAUNCHER_SOURCE = HERE / "launcher.cpp"
COMPILE_LIMITS = Limits(cpu_s=60, wall_s=180, memory_kib=2 << 20, output_bytes=256 << 20,
                        stack_kib=65536)
LOCAL_FLAGS = ("-DLOCAL_JUDGE",)


class BuildError(Exception):
    """The judge's own tools are missing or do not compile. The message says what to install."""


@dataclass(frozen=True)
class Program:
    """A compiled program, or why there is none.

    static_kib: the size of its image in memory before it runs, static arrays included.
    """

    path: Path | None
    error: str = ""
    static_kib: int = 0


@cache
def compiler() -> str:
    """The C++ compiler: $CXX, or g++. Raises BuildError when it is not there."""
    name = os.environ.get("CXX", "g++")
    path = shutil.which(name)
    if path is None:
        raise BuildError(f"no C++ compiler {name!r}: apt-get install g++")
    return path


@cache
def _compiler_version() -> str:
    done = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False)
    return done.stdout.partition("\n")[0]


@cache
def launcher() -> Path:
    """The measuring launcher, built on first use."""
    command = [compiler(), "-std=c++17", "-O2", "-static"]
    target = _cached(LAUNCHER_SOURCE, command)
    if not target.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=target.parent) as directory:
            built = Path(directory) / "program"
            done = subprocess.run([*command, "-o", str(built), str(LAUNCHER_SOURCE)],
                                  capture_output=True, text=True, check=False)
            if done.returncode:
                raise BuildError(f"the launcher does not compile:\n{done.stderr}")
            built.replace(target)
    return target


def build(source: Path, standard: str, flags: Sequence[str] = ("-O2",),
          limits: Limits = COMPILE_LIMITS) -> Program:
    """Compiles `source` alone, as `standard`; from the cache when nothing has changed.

    A compiler that hangs, eats memory or floods the disk is stopped; that is an error of the
    source like any other.
    """
    command = [compiler(), f"-std={standard}", *flags, *LOCAL_FLAGS]
    target = _cached(source, command)
    if target.is_file() and not _has_own_headers(source):
        return Program(target, static_kib=static_size_kib(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as directory:
        built = Path(directory) / "program"
        error = _compile([*command, "-o", str(built), str(source.resolve())], limits)
        if error or not built.is_file():
            return Program(None, error or "the compiler made no program")
        built.replace(target)
    return Program(target, static_kib=static_size_kib(target))


def _compile(command: Sequence[str], limits: Limits) -> str:
    """Runs the compiler; an empty string, or what it said."""
    with Workplace(launcher()) as place:
        outcome = place.run(command, Path(os.devnull), limits).outcome
    verdict, detail = decide(outcome, limits, lambda: Judgement(Verdict.AC))
    if verdict is Verdict.AC:
        return ""
    if verdict is Verdict.RTE and outcome.error_text:
        return outcome.error_text
    return f"the compiler was stopped ({verdict.value}: {detail})"


def _cached(source: Path, command: Sequence[str]) -> Path:
    key = hashlib.sha256()
    for part in (source.read_bytes(), "\0".join(command).encode(), _compiler_version().encode()):
        key.update(len(part).to_bytes(8, "little") + part)
    return CACHE / key.hexdigest()[:32]


def _has_own_headers(source: Path) -> bool:
    """True when the file includes others beside it, whose changes the key would not see."""
    return b'#include "' in source.read_bytes()


def static_size_kib(program: Path) -> int:
    """Memory that an ELF program's segments take when it is loaded, in KiB; 0 for other files."""
    image = program.read_bytes()
    if image[:4] != b"\x7fELF":
        return 0
    wide = image[4] == 2
    layout = "<QQ" if wide else "<II"
    offset, = struct.unpack_from("<Q" if wide else "<I", image, 32 if wide else 28)
    size, count = struct.unpack_from("<HH", image, 54 if wide else 42)
    total = 0
    for index in range(count):
        header = offset + index * size
        kind, = struct.unpack_from("<I", image, header)
        if kind == 1:  # PT_LOAD: file size and memory size stand side by side
            _, in_memory = struct.unpack_from(layout, image, header + (32 if wide else 16))
            total += in_memory
    return total // 1024
