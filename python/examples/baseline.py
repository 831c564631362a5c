"""A small baseline: learns to judge positions by playing against itself, and meets one of our bots.

    python3 python/examples/baseline.py train --games 6000      writes python/examples/baseline.npz
    python3 python/examples/baseline.py play --games 400        plays fresh games against easy with it

Spinning Jenny with two players. In each decision the program sees the whole turns that `easy` considers, and for each
the position after it as numbers. A network of two layers, in plain numpy, judges these positions; the best turn is
played. It learns from its own games only: the target of every position is how the game ended for that seat.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

from arkwright import Hall, VectorGames

FILE = Path(__file__).with_name("baseline.npz")
OPTIONS = {"players": 2}
ACTIONS = "turns of easy"
TABLES = 64
POUNDS = 100.0
"""Margins are learned in this unit."""
MARKERS = 18
FIRST_GAMES = 256
"""Played at random, so that the inputs are known before the first network."""
MEMORY = 200_000
"""Positions to learn from; older ones are forgotten."""
BATCH = 512
START = "opening"
"""Spinning Jenny draws nothing: without drawn first turns, every game against the same bot would be the same."""
FRESH_SEEDS = 1 << 40
"""Openings to measure by have other seeds than those of the training."""


class Encoder:
    """Numbers of an observation as inputs: small ones as they are, markers on the chart one by one."""

    def __init__(self, hall: Hall):
        names = [name for name, size in hall.groups for _ in range(size)]
        self.charts = np.array([i for i, name in enumerate(names) if "/chart " in name])
        self.numbers = np.array([i for i, name in enumerate(names) if "/chart " not in name])
        self.scale = np.ones(len(self.numbers), np.float32)

    def fit(self, observations: np.ndarray) -> None:
        """Divides every number by its usual size. Numbers that never change are left out."""
        spread = observations[:, self.numbers].std(axis=0)
        self.numbers = self.numbers[spread > 0]
        self.scale = np.maximum(spread[spread > 0], 0.5).astype(np.float32)

    def inputs(self, observations: np.ndarray) -> np.ndarray:
        plain = observations[:, self.numbers] / self.scale
        charts = (observations[:, self.charts, None] == np.arange(MARKERS)).reshape(len(observations), -1)
        return np.concatenate([plain, charts], axis=1, dtype=np.float32)


class Network:
    """Two hidden layers and one output, trained by Adam."""

    def __init__(self, inputs: int, hidden: tuple[int, int], random: np.random.Generator):
        sizes = [inputs, *hidden, 1]
        self.weights: list[np.ndarray] = []
        for before, after in zip(sizes, sizes[1:]):
            spread = np.sqrt(2 / before) * (1 if after > 1 else 0.1)
            self.weights.append((random.standard_normal((before, after)) * spread).astype(np.float32))
            self.weights.append(np.zeros(after, np.float32))
        self.first = [np.zeros_like(one) for one in self.weights]
        self.second = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def judge(self, inputs: np.ndarray) -> np.ndarray:
        a, b, c, d, e, f = self.weights
        return (np.maximum(np.maximum(inputs @ a + b, 0) @ c + d, 0) @ e + f)[:, 0]

    def learn(self, inputs: np.ndarray, targets: np.ndarray, rate: float) -> float:
        """One step on a batch; returns the mean squared error before it."""
        a, b, c, d, e, f = self.weights
        one = np.maximum(inputs @ a + b, 0)
        two = np.maximum(one @ c + d, 0)
        error = (two @ e + f)[:, 0] - targets
        # Large errors count less: a lost game is lost, by however much.
        back = (np.clip(error, -2, 2) * (2 / len(error)))[:, None].astype(np.float32)
        to_two = (back @ e.T) * (two > 0)
        to_one = (to_two @ c.T) * (one > 0)
        slopes = [inputs.T @ to_one, to_one.sum(0), one.T @ to_two, to_two.sum(0), two.T @ back, back.sum(0)]
        self.steps += 1
        fade_one, fade_two = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weight, slope, first, second in zip(self.weights, slopes, self.first, self.second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            weight -= rate * (first / fade_one) / (np.sqrt(second / fade_two) + 1e-8)
        return float(np.mean(error**2))


def choose(values: list[np.ndarray], heat: float, random: np.random.Generator) -> np.ndarray:
    """The best turn of each table; with heat, also others, the more likely the closer they are."""
    noisy = [one + heat * random.gumbel(size=len(one)) if heat > 0 else one for one in values]
    return np.array([int(np.argmax(one)) for one in noisy])


def judged(network: Network, encoder: Encoder, turns: list) -> list[np.ndarray]:
    values = network.judge(encoder.inputs(np.concatenate([one.observations for one in turns])))
    return np.split(values, np.cumsum([len(one.moves) for one in turns])[:-1])


class SelfPlay:
    """Games of the network against itself. Every chosen position is kept with the final margin of its seat."""

    def __init__(self, random: np.random.Generator):
        self.games = VectorGames(TABLES, options=OPTIONS, actions=ACTIONS, start=START)
        self.random = random
        self.tracks: list[list[tuple[int, np.ndarray]]] = [[] for _ in range(TABLES)]

    def play(self, count: int, policy) -> tuple[np.ndarray, np.ndarray]:
        """At least `count` games: positions and margins."""
        positions: list[np.ndarray] = []
        margins: list[float] = []
        ended_games = 0
        while ended_games < count:
            turns = self.games.turns()
            actions = policy(turns)
            for table, (turn, action) in enumerate(zip(turns, actions, strict=True)):
                self.tracks[table].append((int(self.games.seats[table]), turn.observations[action]))
            ended = self.games.step(actions)
            for table, scores in zip(ended.tables, ended.scores, strict=True):
                for seat, observation in self.tracks[table]:
                    positions.append(observation)
                    margins.append(float(scores[seat] - scores[1 - seat]) / POUNDS)
                self.tracks[table] = []
                ended_games += 1
        return np.array(positions), np.array(margins, np.float32)


def train(count: int, seed: int, out: Path) -> None:
    """Plays `count` games, learning after every `TABLES` of them. The same seed gives the same network."""
    random = np.random.default_rng(seed)
    play = SelfPlay(random)
    encoder = Encoder(play.games.hall)
    clock, played = time.perf_counter(), FIRST_GAMES
    observations, targets = play.play(
        FIRST_GAMES, lambda turns: np.array([random.integers(len(one.moves)) for one in turns])
    )
    encoder.fit(observations)
    inputs = encoder.inputs(observations)
    network = Network(inputs.shape[1], (128, 32), random)
    while played < count:
        left = 1 - played / count
        errors = []
        for _ in range(min(240, max(60, len(inputs) // BATCH))):
            batch = random.integers(len(inputs), size=BATCH)
            errors.append(network.learn(inputs[batch], targets[batch], 1e-3 * left + 5e-5))
        heat = 0.15 * left + 0.02
        observations, margins = play.play(TABLES, lambda turns: choose(judged(network, encoder, turns), heat, random))
        played += TABLES
        inputs = np.concatenate([inputs, encoder.inputs(observations)])[-MEMORY:]
        targets = np.concatenate([targets, margins])[-MEMORY:]
        minutes = (time.perf_counter() - clock) / 60
        print(f"{played} games, {minutes:.1f} min, error {np.mean(errors):.3f}", flush=True)
    np.savez_compressed(
        out,
        numbers=encoder.numbers,
        scale=encoder.scale,
        **{f"weight{i}": one.astype(np.float16) for i, one in enumerate(network.weights)},
    )
    print(f"{out}: {out.stat().st_size // 1024} kB")


def load(file: Path, hall: Hall) -> tuple[Network, Encoder]:
    with np.load(file) as kept:
        encoder = Encoder(hall)
        encoder.numbers, encoder.scale = kept["numbers"], kept["scale"]
        network = Network(1, (1, 1), np.random.default_rng(0))
        network.weights = [kept[f"weight{i}"].astype(np.float32) for i in range(6)]
    return network, encoder


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share in 95 of 100 cases."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def play(count: int, bot: str, file: Path) -> tuple[float, float]:
    """Fresh games against a bot, each opening from both seats. Prints the share of wins; a shared win counts half."""

    def seats(game: int) -> list[str | None]:
        return [None, bot] if game % 2 == 0 else [bot, None]

    games = VectorGames(
        TABLES,
        options=OPTIONS,
        actions=ACTIONS,
        start=START,
        seed_of=lambda game: FRESH_SEEDS + game // 2,
        seat_bots=seats,
    )
    network, encoder = load(file, games.hall)
    random = np.random.default_rng(0)
    results: dict[int, float] = {}
    # The first games to begin are counted, so that quick games do not count more often than slow ones.
    while len([game for game in results if game < count]) < count:
        ended = games.step(choose(judged(network, encoder, games.turns()), 0, random))
        for game, returns in zip(ended.games, ended.returns, strict=True):
            results[int(game)] = (returns[int(game) % 2] + 1) / 2
    wins = sum(share for game, share in results.items() if game < count)
    low, high = wilson(wins, count)
    print(f"{wins:.1f} of {count} games won against {bot}: {wins / count:.1%} (95 % interval {low:.1%} to {high:.1%})")
    return low, high


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["train", "play"])
    parser.add_argument("--games", type=int, help="default: 6000 to train, 400 to play")
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    given = parser.parse_args()
    if given.what == "train":
        train(given.games or 6000, given.seed, given.file)
    else:
        play(given.games or 400, given.bot, given.file)


if __name__ == "__main__":
    main()
