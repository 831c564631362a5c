"""One table in PettingZoo's form: agents act one after the other (AEC)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from .hall import Hall, Positions
from .host import Host
from .spaces import Discrete, array_space, dictionary_space

try:
    from pettingzoo import AECEnv as _Base
except ImportError:

    class _Base:  # type: ignore[no-redef]
        """The part of PettingZoo's AECEnv that does not depend on the game."""

        def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            agent = self.agent_selection
            return (
                self.observe(agent) if observe else None,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )

        def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection

        def _accumulate_rewards(self) -> None:
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _was_dead_step(self, action: int | None) -> None:
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            agent = self.agent_selection
            self.agents.remove(agent)
            for table in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
                del table[agent]
            if self.agents:
                self.agent_selection = self.agents[0]

        @property
        def unwrapped(self) -> Any:
            return self


TABLE = 0
MOST_SEED = 2**63


class ArkwrightEnv(_Base):
    """A game as an environment.

    `actions` and `start`: see `Hall`.
    `observations`: "array", or "dictionary" with the same numbers by name.
    The legal actions are in `infos[agent]["action_mask"]`, for other agents than the selected one all 0.
    """

    def __init__(
        self,
        game: str = "spinning-jenny",
        options: Mapping[str, Any] | None = None,
        actions: str = "moves",
        start: str = "set-up",
        observations: str = "array",
        host: Host | None = None,
        render_mode: str | None = None,
    ):
        super().__init__()
        if observations not in ("array", "dictionary"):
            raise ValueError(f'observations must be "array" or "dictionary", not {observations!r}')
        self.hall = Hall(game, options, actions, start, host)
        self.metadata = {
            "name": f"arkwright_{game.replace('-', '_')}_v{self.hall.revision}",
            "is_parallelizable": False,
            "render_modes": ["ansi"],
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.hall.seats)]
        self.agents: list[str] = []
        self._as_dictionary = observations == "dictionary"
        space = dictionary_space(self.hall.groups) if self._as_dictionary else array_space(self.hall.size)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.hall.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Starts a game. The same seed and the same actions give the same game."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.seed = int(self._seeds.integers(MOST_SEED)) if seed is None else seed
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._follow(self.hall.reset([TABLE], [self.seed]))

    def step(self, action: int | None) -> None:
        """Plays an action of the selected agent; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        positions = self.hall.step(np.array([TABLE]), np.array([action]))
        self._cumulative_rewards[agent] = 0.0
        self._follow(positions)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Any:
        """What an agent sees now."""
        seat = self.possible_agents.index(agent)
        row = self._observations.get(seat)
        if row is None:
            row = self._observations[seat] = self.hall.observe(TABLE, seat).copy()
        return self.hall.dictionary(row) if self._as_dictionary else row

    def view(self, agent: str) -> dict[str, Any]:
        """All that an agent may know, as the game itself writes it."""
        return self.hall.view(TABLE, self.possible_agents.index(agent))

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        standings = zip(self.possible_agents, self.hall.standings(TABLE), strict=True)
        return "\n".join(f"{agent}: {standing['score']}" for agent, standing in standings)

    def close(self) -> None:
        """The host is shared and ends with the program."""

    def _follow(self, positions: Positions) -> None:
        seat = int(positions.seats[0])
        self._observations: dict[int, np.ndarray] = {max(seat, 0): positions.observations[0].copy()}
        if seat < 0:
            values = positions.returns()[0]
            for number, agent in enumerate(self.possible_agents):
                self.rewards[agent] = float(values[number])
                self.terminations[agent] = True
                self.infos[agent] = {
                    "action_mask": np.zeros(self.hall.actions, np.int8),
                    "score": int(positions.scores[0, number]),
                    "place": int(positions.places[0, number]),
                }
            return
        self.agent_selection = self.possible_agents[seat]
        for agent in self.possible_agents:
            self.infos[agent] = {"action_mask": np.zeros(self.hall.actions, np.int8)}
        self.infos[self.agent_selection]["action_mask"] = positions.masks[0].copy()


def env(**options: Any) -> ArkwrightEnv:
    """PettingZoo's usual name for the constructor."""
    return ArkwrightEnv(**options)
