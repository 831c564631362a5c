"""Many games at once, whole turns, and bots in some seats."""

import sys
import unittest
from pathlib import Path

import numpy as np

from arkwright import Hall, HostError, VectorGames
from arkwright.hall import returns_of

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))

import baseline  # noqa: E402


class ManyGames(unittest.TestCase):
    def test_ended_games_start_again(self):
        games = VectorGames(32, options={"players": 2})
        random = np.random.default_rng(1)
        numbers: list[int] = []
        for _ in range(400):
            ended = games.step(games.random_actions(random))
            numbers += ended.games.tolist()
            np.testing.assert_allclose(ended.returns.sum(axis=1), 0, atol=1e-9)
            self.assertTrue((games.seats >= 0).all())
            self.assertTrue((games.masks.sum(axis=1) > 1).all())
        self.assertGreater(len(numbers), 32)
        self.assertEqual(len(set(numbers)), len(numbers))

    def test_a_table_plays_as_it_would_alone(self):
        many, alone = VectorGames(8, "water-frame", {"players": 2}), Hall("water-frame", {"players": 2})
        single = alone.reset([0], [5])
        random = np.random.default_rng(1)
        for _ in range(60):
            np.testing.assert_array_equal(many.observations[5], single.observations[0])
            np.testing.assert_array_equal(many.masks[5], single.masks[0])
            actions = many.random_actions(random)
            single = alone.step(np.array([0]), actions[5:6])
            many.step(actions)

    def test_whole_turns_lead_where_they_say(self):
        hall = Hall("spinning-jenny", {"players": 2}, actions="turns of easy")
        positions = hall.reset([0], [1])
        for _ in range(6):
            (turns,) = hall.turns([0])
            self.assertEqual(len(turns.moves), positions.masks.sum())
            seat = int(positions.seats[0])
            action = len(turns.moves) - 1
            positions = hall.step(np.array([0]), np.array([action]))
            shares = [name for name, size in hall.groups for _ in range(size)].index("player 0/shares")
            self.assertEqual(hall.observe(0, seat)[shares], turns.observations[action][shares])

    def test_bots_play_their_seats(self):
        games = VectorGames(
            4,
            options={"players": 2},
            actions="turns of easy",
            start="opening",
            seat_bots=lambda game: ["easy", None] if game % 2 else [None, "easy"],
        )
        random = np.random.default_rng(1)
        for _ in range(10):
            np.testing.assert_array_equal(games.seats, games.games % 2)
            games.step(games.random_actions(random))

    def test_returns(self):
        over = np.array([True, True, True, False, True])
        places = np.array([[1, 2, 3], [1, 1, 3], [1, 1, 1], [0, 0, 0], [0, 0, 0]])
        expected = [[1, -0.5, -0.5], [0.25, 0.25, -0.5], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
        np.testing.assert_allclose(returns_of(places, over), expected)
        solo = returns_of(np.array([[1], [2], [0]]), np.array([True, True, False]))
        np.testing.assert_allclose(solo, [[1], [-1], [0]])

    def test_what_is_wrong_is_one_sentence(self):
        with self.assertRaisesRegex(HostError, "no game called"):
            Hall("chess")
        with self.assertRaisesRegex(HostError, "players must be"):
            Hall("spinning-jenny", {"players": 9})
        with self.assertRaisesRegex(HostError, "there is no table 3"):
            Hall().step(np.array([3]), np.array([0]))

    def test_the_baseline_beats_easy(self):
        low, _ = baseline.play(64, "easy", baseline.FILE)
        self.assertGreater(low, 0.5)


if __name__ == "__main__":
    unittest.main()
