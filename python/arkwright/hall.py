"""Many tables of one game with the same options, in one host. The other modules build on this one."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import host as wire
from .host import Host

SEATS_IN_A_FRAME = 4


@dataclass(frozen=True)
class Positions:
    """Some tables after a request, one row each."""

    seats: np.ndarray
    """Who decides; -1 where the game is over."""
    observations: np.ndarray
    """What that seat sees; after the end, what seat 0 sees."""
    masks: np.ndarray
    """The legal actions: 0 or 1."""
    scores: np.ndarray
    """Final scores by seat; 0 before the end."""
    places: np.ndarray
    """Final places by seat, 1 is best; 0 before the end, or for a seat that is not ranked."""

    @property
    def over(self) -> np.ndarray:
        return self.seats < 0

    def returns(self) -> np.ndarray:
        """By seat: 1 for the only winner, -1 / (seats - 1) for the others; first places are shared; they sum to 0.

        In a solo game 1 for first place and -1 otherwise. Before the end all are 0.
        """
        return returns_of(self.places, self.over)


@dataclass(frozen=True)
class Turns:
    """The whole turns of one table: action i plays all of `moves[i]`."""

    moves: list[np.ndarray]
    observations: np.ndarray
    """What the deciding seat sees after each turn, before chance and the others go on."""


class Hall:
    """Tables of one game.

    `actions`: "moves" (atomic), or the whole turns that one of our bots considers: "turns of easy", "turns of medium".
    `start`: "set-up", or "opening": the first turns are drawn by the seed, as in our tournaments. Without it, games
    without a draw (Spinning Jenny in the predetermined set-up) begin alike with every seed.
    """

    def __init__(
        self,
        game: str = "spinning-jenny",
        options: Mapping[str, Any] | None = None,
        actions: str = "moves",
        start: str = "set-up",
        host: Host | None = None,
    ):
        self.host = host or Host.shared()
        request = {"protocol": wire.PROTOCOL, "game": game, "actions": actions, "start": start}
        if options is not None:
            request["options"] = dict(options)
        opened = json.loads(bytes(self.host.ask(wire.OPEN, 0, json.dumps(request).encode())[4:]))
        self.number: int = opened["hall"]
        self.game: str = opened["game"]
        self.revision: int = opened["revision"]
        self.seats: int = opened["seats"]
        self.actions: int = opened["actions"]
        self.moves: list[str] = opened["moves"]
        """The notation of every atomic move; its place in this list is its action."""
        self.groups: list[tuple[str, int]] = [(name, size) for name, size in opened["observation"]]
        """The observation's groups of numbers: name and size."""
        self.size: int = sum(size for _, size in self.groups)
        self._bots = {name: number + 1 for number, name in enumerate(opened["bots"])}

    def reset(
        self, tables: Sequence[int], seeds: Sequence[int], bots: Sequence[Sequence[str | None]] | None = None
    ) -> Positions:
        """Starts a game at each table. `bots` names for each table who plays each seat; None is this program."""
        frames = []
        for row, (table, seed) in enumerate(zip(tables, seeds, strict=True)):
            numbers = [0] * SEATS_IN_A_FRAME
            for seat, name in enumerate(bots[row] if bots is not None else ()):
                numbers[seat] = 0 if name is None else self._bots[name]
            frames.append(struct.pack("<Hxx4BQ", table, *numbers, seed))
        return self._positions(self._ask(wire.RESET, b"".join(frames)))

    def step(self, tables: np.ndarray, actions: np.ndarray) -> Positions:
        """Plays one action at each table. An illegal one raises HostError, and then nothing is played."""
        body = np.asarray(tables, "<u2").tobytes() + np.asarray(actions, "<u2").tobytes()
        return self._positions(self._ask(wire.STEP, body))

    def copy(self, source: int, target: int, seed: int | None = None) -> Positions:
        """Copies a table. With a seed, later draws follow from that seed instead of the table's own."""
        body = struct.pack("<HH", source, target)
        return self._positions(self._ask(wire.COPY, body if seed is None else body + struct.pack("<Q", seed)))

    def observe(self, table: int, seat: int) -> np.ndarray:
        answer = self._ask(wire.OBSERVE, struct.pack("<HH", table, seat))
        return np.frombuffer(answer, "<i2", self.size, 4)

    def turns(self, tables: Sequence[int]) -> list[Turns]:
        """The whole turns of each table, in the order of their actions."""
        answer = self._ask(wire.TURNS, np.asarray(tables, "<u2").tobytes())
        counts = np.frombuffer(answer, "<u2", len(tables), 4)
        at = 4 + counts.nbytes
        lengths = np.frombuffer(answer, "<u2", int(counts.sum()), at)
        at += lengths.nbytes
        moves = np.frombuffer(answer, "<u2", int(lengths.sum()), at)
        at += moves.nbytes
        rows = np.frombuffer(answer, "<i2", len(lengths) * self.size, at).reshape(-1, self.size)
        turns = np.split(moves, np.cumsum(lengths)[:-1]) if len(lengths) else []
        ends = np.cumsum(counts)
        return [Turns(turns[end - n : end], rows[end - n : end]) for n, end in zip(counts, ends, strict=True)]

    def ask_bot(self, table: int, bot: str, seed: str = "") -> list[int]:
        """The atomic moves that a bot would play here. Nothing is played."""
        body = struct.pack("<H", table) + json.dumps({"bot": bot, "seed": seed}).encode()
        return json.loads(bytes(self._ask(wire.ASK, body)[4:]))["moves"]

    def view(self, table: int, seat: int) -> dict[str, Any]:
        """All that a seat may know, as the game itself writes it."""
        return json.loads(bytes(self._ask(wire.VIEW, struct.pack("<HH", table, seat))[4:]))["view"]

    def standings(self, table: int) -> list[dict[str, Any]]:
        """Places and scores as if the game ended now."""
        return json.loads(bytes(self._ask(wire.VIEW, struct.pack("<HH", table, 0))[4:]))["standings"]

    def dictionary(self, observation: np.ndarray) -> dict[str, Any]:
        """An observation by names: folders are dictionaries, groups are arrays."""
        whole: dict[str, Any] = {}
        at = 0
        for name, size in self.groups:
            *folders, last = name.split("/")
            inner = whole
            for folder in folders:
                inner = inner.setdefault(folder, {})
            inner[last] = observation[at : at + size]
            at += size
        return whole

    def _ask(self, kind: int, body: bytes) -> memoryview:
        return self.host.ask(kind, self.number, body)

    def _positions(self, answer: memoryview) -> Positions:
        (count,) = struct.unpack_from("<H", answer, 2)
        cells = count * self.seats
        mask_bytes = (self.actions + 7) // 8
        at = 4
        scores = np.frombuffer(answer, "<i4", cells, at).reshape(count, self.seats)
        at += cells * 4
        observations = np.frombuffer(answer, "<i2", count * self.size, at).reshape(count, self.size)
        at += count * self.size * 2
        bits = np.frombuffer(answer, np.uint8, count * mask_bytes, at).reshape(count, mask_bytes)
        at += count * mask_bytes
        seats = np.frombuffer(answer, np.int8, count, at)
        places = np.frombuffer(answer, np.int8, cells, at + count).reshape(count, self.seats)
        masks = np.unpackbits(bits, axis=1, count=self.actions, bitorder="little").view(np.int8)
        return Positions(seats, observations, masks, scores, places)


def returns_of(places: np.ndarray, over: np.ndarray) -> np.ndarray:
    """See `Positions.returns`."""
    first = places == 1
    seats = places.shape[1]
    if seats == 1:
        return np.where(over[:, None], np.where(first, 1.0, -1.0), 0.0)
    winners = first.sum(axis=1, keepdims=True)
    share = first / np.maximum(winners, 1)
    return np.where((over & (winners[:, 0] > 0))[:, None], (seats * share - 1) / (seats - 1), 0.0)
