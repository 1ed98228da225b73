"""Running one program on one input through the launcher."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from judge.verdict import Limits, Outcome

OUTPUT_BYTES = 64 << 20
ERROR_SHOWN = 2000       # bytes of standard error that are kept
ADDRESS_SLACK_KIB = 512 << 10


@dataclass(frozen=True)
class Run:
    """What one run left: the measurements and where its output lies (until the next run)."""

    outcome: Outcome
    output: Path


class Workplace:
    """A private temporary directory in which programs run, one at a time.

    Every run starts in an empty directory, whatever the one before wrote. Closing (or leaving
    the `with` block) removes all that was written there.
    """

    def __init__(self, launcher: Path) -> None:
        self._launcher = launcher
        self._directory = Path(tempfile.mkdtemp(prefix="judge-"))
        self._output = self._directory / "out"
        self._errors = self._directory / "err"
        self._room = self._directory / "room"

    def __enter__(self) -> Workplace:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    @property
    def output(self) -> Path:
        """What the last program wrote to its standard output; absent when it never started."""
        return self._output

    def file(self, name: str) -> Path:
        """A path for a file of the caller's own, removed with the workplace."""
        return self._directory / f"own-{name}"

    def close(self) -> None:
        """Removes the directory."""
        remove_tree(self._directory)

    def run(self, command: Sequence[str], input: Path, limits: Limits,
            static_kib: int = 0) -> Run:
        """Runs `command` with `input` as its standard input; never raises for what it does."""
        self._sweep()
        arguments = [str(self._launcher), *_numbers(limits, static_kib),
                     str(input), str(self._output), str(self._errors), *command]
        done = subprocess.run(arguments, cwd=self._room, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        return Run(self._outcome(done.stdout, static_kib), self._output)

    def _sweep(self) -> None:
        for path in (self._output, self._errors):
            path.unlink(missing_ok=True)
        if self._room.exists() and any(self._room.iterdir()):
            remove_tree(self._room)
        self._room.mkdir(exist_ok=True)

    def _outcome(self, line: bytes, static_kib: int) -> Outcome:
        errors = _head(self._errors)
        fields = line.decode("ascii", "replace").split()
        if len(fields) != 7:
            return Outcome("launcher", 0, 0, 0.0, 0.0, 0, 0, "the launcher failed", static_kib)
        reason, numbers = fields[0], [int(field) for field in fields[1:]]
        exit_code, signal, cpu_us, wall_us, memory_kib, _ = numbers
        if reason == "start":
            errors = os.strerror(exit_code)
        written = self._output.stat().st_size if self._output.exists() else 0
        return Outcome(reason, exit_code, signal, cpu_us / 1e6, wall_us / 1e6, memory_kib,
                       written, errors, static_kib)


def remove_tree(directory: Path) -> None:
    """Removes a directory, whatever a program did to the permissions inside it."""
    for path, _, _ in os.walk(directory):
        os.chmod(path, 0o700)
    shutil.rmtree(directory)


def _numbers(limits: Limits, static_kib: int) -> list[str]:
    """The launcher's six limits.

    The address space is a net under the sampling of resident memory, and the limit itself where
    the judge counts what is reserved.
    """
    address_kib = limits.memory_kib
    if not limits.counts_static:
        address_kib = static_kib + 4 * limits.memory_kib + limits.stack_kib + ADDRESS_SLACK_KIB
    numbers = [round(limits.cpu_s * 1000), round(limits.wall_s * 1000), limits.memory_kib,
               address_kib, limits.stack_kib, limits.output_bytes]
    return [str(number) for number in numbers]


def _head(path: Path) -> str:
    if not path.exists():
        return ""
    with path.open("rb") as file:
        return file.read(ERROR_SHOWN).decode("utf-8", "replace")
