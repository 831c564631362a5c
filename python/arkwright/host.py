"""The process that plays the rules: one `arkwright bot-host --frames`, shared by all environments of a program."""

from __future__ import annotations

import atexit
import contextlib
import os
import shlex
import shutil
import struct
import subprocess
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

OPEN, RESET, STEP, COPY, OBSERVE, TURNS, ASK, VIEW, ERROR = 1, 2, 3, 4, 5, 6, 7, 8, 255
PROTOCOL = 1
PIPE_BYTES = 1 << 20
_shared: Host | None = None


class HostError(Exception):
    """The host refused a request. The message says why."""


def default_command() -> list[str]:
    """`ARKWRIGHT_COMMAND`, else the checkout this file lies in, else `arkwright` of the path."""
    given = os.environ.get("ARKWRIGHT_COMMAND")
    if given:
        return shlex.split(given)
    root = Path(__file__).resolve().parents[2]
    node, command = root / "node_modules/.bin/node", root / "packages/cli/bin/arkwright.js"
    if command.exists() and node.exists():
        return [str(node), str(command)]
    found = shutil.which("arkwright")
    if found is None:
        raise HostError("The command arkwright was not found: install it, or name it in ARKWRIGHT_COMMAND.")
    return [found]


class Host:
    """A running host. Ask it from one thread at a time."""

    def __init__(self, command: list[str] | None = None, sims: int | None = None):
        budget = [] if sims is None else ["--sims", str(sims)]
        self.process = subprocess.Popen(
            [*(command or default_command()), "bot-host", "--frames", *budget],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        # Larger pipes save switches between the two processes; where the system refuses, nothing is lost.
        with contextlib.suppress(OSError, AttributeError):
            for pipe in (self.process.stdin, self.process.stdout):
                fcntl.fcntl(pipe.fileno(), fcntl.F_SETPIPE_SZ, PIPE_BYTES)

    @staticmethod
    def shared() -> Host:
        """The host that environments use unless they are given another."""
        global _shared
        if _shared is None or _shared.process.poll() is not None:
            _shared = Host()
            atexit.register(_shared.close)
        return _shared

    def ask(self, kind: int, hall: int, body: bytes) -> memoryview:
        """The answer without its length: kind, an empty byte, a count, and the content from byte 4 on."""
        try:
            self.process.stdin.write(struct.pack("<IBxH", len(body) + 4, kind, hall) + body)
            self.process.stdin.flush()
            (length,) = struct.unpack("<I", self._read(4))
            answer = self._read(length)
        except (BrokenPipeError, ValueError) as fault:
            raise HostError("The host has ended.") from fault
        if answer[0] == ERROR:
            raise HostError(str(answer[4:], "utf-8"))
        return answer

    def close(self) -> None:
        """Ends the process."""
        if self.process.poll() is None:
            self.process.stdin.close()
            self.process.wait()
        self.process.stdout.close()

    def _read(self, length: int) -> memoryview:
        piece = self.process.stdout.read(length)
        if len(piece) < length:
            raise HostError("The host has ended.")
        return memoryview(piece)
