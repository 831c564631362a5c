"""Spinning Jenny, Water Frame and the card game as environments for programs that learn."""

from .aec import ArkwrightEnv, env
from .hall import Hall, Positions, Turns
from .host import Host, HostError
from .spiel import Game, State, load_game
from .vector import VectorGames

__all__ = [
    "ArkwrightEnv",
    "Game",
    "Hall",
    "Host",
    "HostError",
    "Positions",
    "State",
    "Turns",
    "VectorGames",
    "env",
    "load_game",
]
