"""Games and states in OpenSpiel's form. Chance is sampled: a state draws by its own seed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from .hall import Hall, Positions
from .host import Host

TERMINAL_PLAYER = -4
MOST_TABLES = 65_536


class Game:
    """A game with its options. Its states live in the host."""

    def __init__(
        self,
        game: str = "spinning-jenny",
        options: Mapping[str, Any] | None = None,
        actions: str = "moves",
        start: str = "set-up",
        host: Host | None = None,
    ):
        self.hall = Hall(game, options, actions, start, host)
        self._free: list[int] = []
        self._opened = 0

    def new_initial_state(self, seed: int = 0) -> State:
        table = self._take()
        return State(self, table, self.hall.reset([table], [seed]))

    def num_players(self) -> int:
        return self.hall.seats

    def num_distinct_actions(self) -> int:
        return self.hall.actions

    def information_state_tensor_shape(self) -> list[int]:
        return [self.hall.size]

    observation_tensor_shape = information_state_tensor_shape

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float | None:
        return None if self.hall.seats == 1 else 0.0

    def _take(self) -> int:
        if self._free:
            return self._free.pop()
        if self._opened == MOST_TABLES:
            raise MemoryError(f"a game holds at most {MOST_TABLES} states at once")
        self._opened += 1
        return self._opened - 1


class State:
    """A position, changed by `apply_action`."""

    def __init__(self, game: Game, table: int, positions: Positions):
        self._game, self._table = game, table
        self._follow(positions)

    def __del__(self) -> None:
        self._game._free.append(self._table)

    def get_game(self) -> Game:
        return self._game

    def current_player(self) -> int:
        return TERMINAL_PLAYER if self._seat < 0 else self._seat

    def is_terminal(self) -> bool:
        return self._seat < 0

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        return np.flatnonzero(self.legal_actions_mask(player)).tolist()

    def legal_actions_mask(self, player: int | None = None) -> np.ndarray:
        return self._mask if player is None or player == self._seat else np.zeros_like(self._mask)

    def apply_action(self, action: int) -> None:
        self._follow(self._game.hall.step(np.array([self._table]), np.array([action])))

    def returns(self) -> list[float]:
        return self._returns.tolist()

    def player_return(self, player: int) -> float:
        return float(self._returns[player])

    def clone(self) -> State:
        """The same position with the same draws to come."""
        table = self._game._take()
        return State(self._game, table, self._game.hall.copy(self._table, table))

    def resample_from_infostate(self, player: int, seed: int) -> State:
        """A copy with other draws to come, for search: it uses nothing that the player cannot know."""
        table = self._game._take()
        return State(self._game, table, self._game.hall.copy(self._table, table, seed))

    def information_state_tensor(self, player: int | None = None) -> np.ndarray:
        if player is None or player == self._seat:
            return self._observation
        return self._game.hall.observe(self._table, player)

    observation_tensor = information_state_tensor

    def information_state_dictionary(self, player: int | None = None) -> dict[str, Any]:
        return self._game.hall.dictionary(self.information_state_tensor(player))

    def information_state_string(self, player: int | None = None) -> str:
        return json.dumps(self._game.hall.view(self._table, max(self._seat, 0) if player is None else player))

    def action_to_string(self, player: int, action: int) -> str:
        """The notation of a move, or of the moves of a whole turn."""
        hall = self._game.hall
        if hall.actions == len(hall.moves):
            return hall.moves[action]
        return ", ".join(hall.moves[move] for move in hall.turns([self._table])[0].moves[action])

    def bot_actions(self, bot: str, seed: str = "") -> list[int]:
        """The atomic moves that one of our bots would play here."""
        return self._game.hall.ask_bot(self._table, bot, seed)

    def _follow(self, positions: Positions) -> None:
        self._seat = int(positions.seats[0])
        self._mask = positions.masks[0]
        self._observation = positions.observations[0]
        self._returns = positions.returns()[0]


def load_game(name: str, parameters: Mapping[str, Any] | None = None, **more: Any) -> Game:
    """OpenSpiel's usual name for the constructor: `load_game("spinning-jenny", {"players": 2})`."""
    return Game(name, parameters, **more)
