"""The AEC interface: PettingZoo's own tests where it is installed, and the same checks without it."""

import unittest

import numpy as np

from arkwright import ArkwrightEnv, HostError, env

try:
    from pettingzoo.test import api_test, seed_test
except ImportError:
    # `npm run test:python` says that these tests are left out.
    api_test = None

TABLES = [("spinning-jenny", 2), ("spinning-jenny", 4), ("water-frame", 3), ("card-game", 1), ("card-game", 4)]


def walk(game: ArkwrightEnv, seed: int, most: int = 10_000) -> list[tuple]:
    """A whole game of sampled actions: agent, observation, reward, action of each step."""
    game.reset(seed=seed)
    for number, agent in enumerate(game.possible_agents):
        game.action_space(agent).seed(seed + number)
    steps = []
    for agent in game.agent_iter(most):
        observation, reward, terminated, truncated, info = game.last()
        action = None if terminated or truncated else game.action_space(agent).sample(info["action_mask"])
        steps.append((agent, np.array(observation), reward, action))
        game.step(action)
    return steps


class TheInterface(unittest.TestCase):
    def test_whole_games_keep_the_contract(self):
        for name, players in TABLES:
            with self.subTest(game=name, players=players):
                game = env(game=name, options={"players": players})
                self.assertEqual(game.possible_agents, [f"seat_{seat}" for seat in range(players)])
                game.reset(seed=1)
                self.assertEqual(game.agents, game.possible_agents)
                total, decided = dict.fromkeys(game.possible_agents, 0.0), set()
                for agent in game.agent_iter():
                    observation, reward, terminated, truncated, info = game.last()
                    self.assertFalse(truncated)
                    self.assertTrue(game.observation_space(agent).contains(observation))
                    self.assertEqual(set(game.rewards), set(game.agents))
                    mask = info["action_mask"]
                    self.assertEqual(mask.shape, (game.action_space(agent).n,))
                    total[agent] += reward
                    if terminated:
                        self.assertFalse(mask.any())
                        game.step(None)
                        continue
                    decided.add(agent)
                    self.assertGreater(mask.sum(), 1)
                    game.step(game.action_space(agent).sample(mask))
                self.assertEqual(game.agents, [])
                self.assertEqual(decided, set(game.possible_agents))
                if players > 1:
                    self.assertAlmostEqual(sum(total.values()), 0)
                self.assertTrue(all(-1 <= value <= 1 for value in total.values()))

    def test_the_same_seed_gives_the_same_game(self):
        for name, players in TABLES:
            with self.subTest(game=name, players=players):
                one, other = (env(game=name, options={"players": players}) for _ in range(2))
                first, second = walk(one, 5, 200), walk(other, 5, 200)
                self.assertEqual([step[0::2] for step in first], [step[0::2] for step in second])
                self.assertEqual([step[3] for step in first], [step[3] for step in second])
                for (_, mine, _, _), (_, theirs, _, _) in zip(first, second, strict=True):
                    np.testing.assert_array_equal(mine, theirs)

    def test_openings_differ_by_seed(self):
        game = env(options={"players": 2}, start="opening")
        game.reset(seed=1)
        one = game.observe("seat_0")
        game.reset(seed=2)
        self.assertFalse(np.array_equal(one, game.observe("seat_0")))

    def test_an_illegal_action_is_refused_and_changes_nothing(self):
        game = env(options={"players": 2})
        game.reset(seed=1)
        before, mask = game.observe("seat_0"), game.infos["seat_0"]["action_mask"]
        with self.assertRaisesRegex(HostError, "is not legal now"):
            game.step(int(np.flatnonzero(mask == 0)[0]))
        np.testing.assert_array_equal(game.hall.observe(0, 0), before)

    def test_dictionaries_hold_the_same_numbers_by_name(self):
        plain, named = (env(options={"players": 2}, observations=kind) for kind in ("array", "dictionary"))
        for game in (plain, named):
            game.reset(seed=1)
        row, words = plain.observe("seat_0"), named.observe("seat_0")
        self.assertTrue(named.observation_space("seat_0").contains(words))
        view = plain.view("seat_0")
        self.assertEqual(words["player 0"]["cash"][0], view["players"][0]["cash"])
        self.assertEqual(words["player 1"]["food"]["workers"].tolist(), view["players"][1]["factories"][0]["workers"])
        self.assertEqual(sum(len(leaf) for leaf in leaves(words)), len(row))

    def test_seats_see_themselves_first(self):
        game = env(options={"players": 2}, observations="dictionary")
        game.reset(seed=1)
        mine, theirs = game.observe("seat_0"), game.observe("seat_1")
        self.assertEqual(mine["player 0"]["cash"], theirs["player 1"]["cash"])
        self.assertEqual(mine["player 1"]["cash"], theirs["player 0"]["cash"])

    def test_nothing_tells_the_draws_to_come(self):
        game = env(game="water-frame", options={"players": 2})
        game.reset(seed=1)
        self.assertNotIn("random", game.view("seat_0"))
        self.assertNotIn("seed", str(game.view("seat_0")))


if api_test is not None:

    class ByPettingZoo(unittest.TestCase):
        def test_api(self):
            for name, players in TABLES:
                for actions in ("moves", "turns of easy"):
                    with self.subTest(game=name, players=players, actions=actions):
                        api_test(env(game=name, options={"players": players}, actions=actions), num_cycles=60)

        def test_api_with_dictionaries(self):
            api_test(env(options={"players": 2}, observations="dictionary"), num_cycles=60)

        def test_seeds(self):
            for name, players in TABLES:
                with self.subTest(game=name, players=players):
                    seed_test(lambda name=name, players=players: env(game=name, options={"players": players}), 60)


def leaves(tree: dict) -> list:
    return [leaf for value in tree.values() for leaf in (leaves(value) if isinstance(value, dict) else [value])]


if __name__ == "__main__":
    unittest.main()
