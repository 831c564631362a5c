"""Many games at once: one frame steps all of them, and ended games start again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from .hall import Hall, Positions
from .host import Host


@dataclass(frozen=True)
class Ended:
    """Games that ended in a step, one row each."""

    tables: np.ndarray
    returns: np.ndarray
    scores: np.ndarray
    games: np.ndarray
    """The running number of each game, from 0."""


class VectorGames:
    """`count` tables. Arrays have a row for each table; `seats` says who decides at each.

    `seed_of(game)` is the seed of the game with that running number (default: the number itself).
    `seat_bots(game)` names who plays each seat in it; None is the learning program.
    """

    def __init__(
        self,
        count: int,
        game: str = "spinning-jenny",
        options: Mapping[str, Any] | None = None,
        actions: str = "moves",
        start: str = "set-up",
        seed_of: Callable[[int], int] = int,
        seat_bots: Callable[[int], list[str | None]] | None = None,
        host: Host | None = None,
    ):
        self.hall = Hall(game, options, actions, start, host)
        self.count = count
        self._seed_of = seed_of
        self._seat_bots = seat_bots
        self.tables = np.arange(count, dtype=np.uint16)
        self.games = np.arange(count)
        self.started = 0
        self.seats = np.zeros(count, np.int8)
        self.observations = np.zeros((count, self.hall.size), np.int16)
        self.masks = np.zeros((count, self.hall.actions), np.int8)
        self._start(self.tables)

    def step(self, actions: np.ndarray) -> Ended:
        """Plays one action at every table. Tables whose game ends start the next one at once."""
        after = self.hall.step(self.tables, actions)
        self.seats, self.observations, self.masks = after.seats, after.observations, after.masks
        over = np.flatnonzero(after.over)
        ended = Ended(over, after.returns()[over], after.scores[over], self.games[over])
        if len(over):
            self.seats, self.observations, self.masks = self.seats.copy(), self.observations.copy(), self.masks.copy()
            self.games = self.games.copy()
            self._start(over)
        return ended

    def turns(self) -> list[Any]:
        """The whole turns of every table, where actions are whole turns."""
        return self.hall.turns(self.tables)

    def random_actions(self, random: np.random.Generator) -> np.ndarray:
        """A legal action for every table, each as likely as the others."""
        legal = np.flatnonzero(self.masks)
        counts = self.masks.sum(axis=1, dtype=np.int64)
        chosen = np.cumsum(counts) - counts + (random.random(self.count) * counts).astype(np.int64)
        return legal[chosen] % self.hall.actions

    def _start(self, tables: np.ndarray) -> None:
        numbers = np.arange(self.started, self.started + len(tables))
        self.started += len(tables)
        self.games[tables] = numbers
        bots = None if self._seat_bots is None else [self._seat_bots(int(number)) for number in numbers]
        begun: Positions = self.hall.reset(tables, [self._seed_of(int(number)) for number in numbers], bots)
        self.seats[tables], self.observations[tables], self.masks[tables] = begun.seats, begun.observations, begun.masks
