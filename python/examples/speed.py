"""Atomic steps a second from Python, with random moves, beside a yardstick of this machine.

    python3 python/examples/speed.py [--game spinning-jenny] [--tables 256] [--seconds 5]

Counts the computing time of both processes, so a busy machine changes it little. Bind it to one core with
`taskset -c 0`.
"""

import argparse
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

from arkwright import Host, VectorGames

TICKS = os.sysconf("SC_CLK_TCK")


def host_seconds(host: Host) -> float:
    """Computing time of the host so far, in all its threads."""
    fields = Path(f"/proc/{host.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def yardstick() -> float:
    """Millions of additions a second in plain Python: how fast this core is just now, by computing time."""
    before = time.process_time()
    total = 0
    for number in range(3_000_000):
        total += number
    return 3 / (time.process_time() - before)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="spinning-jenny")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=5)
    given = parser.parse_args()
    host = Host()
    games = VectorGames(given.tables, given.game, {"players": given.players}, host=host)
    random = np.random.default_rng(1)

    def play(seconds: float) -> tuple[int, int]:
        steps = ended = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            ended += len(games.step(games.random_actions(random)).tables)
            steps += given.tables
        return steps, ended

    play(given.seconds / 3)  # The host compiles its hot code.
    wall, own, theirs = time.perf_counter(), time.process_time(), host_seconds(host)
    steps, ended = play(given.seconds)
    wall, own, theirs = time.perf_counter() - wall, time.process_time() - own, host_seconds(host) - theirs
    print(f"{given.game}, {given.players} players, {given.tables} tables: {steps:,} steps, {ended} games ended")
    print(f"{steps / (own + theirs):,.0f} steps per second of computing (Python {own:.1f} s, host {theirs:.1f} s)")
    print(f"{steps / wall:,.0f} steps per second by the clock ({wall:.1f} s)")
    print(f"yardstick: {yardstick():.1f} million additions a second in plain Python")
    host.close()


if __name__ == "__main__":
    main()
