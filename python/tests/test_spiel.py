"""States in OpenSpiel's form."""

import random
import unittest

import numpy as np

from arkwright import load_game


class TheStates(unittest.TestCase):
    def test_whole_games_end_with_returns(self):
        for name in ("spinning-jenny", "water-frame", "card-game"):
            with self.subTest(game=name):
                game = load_game(name, {"players": 2})
                dice = random.Random(1)
                state = game.new_initial_state(seed=3)
                while not state.is_terminal():
                    self.assertEqual(state.returns(), [0, 0])
                    player = state.current_player()
                    self.assertEqual(state.legal_actions(1 - player), [])
                    shape = list(state.information_state_tensor().shape)
                    self.assertEqual(shape, game.information_state_tensor_shape())
                    action = dice.choice(state.legal_actions())
                    self.assertIsInstance(state.action_to_string(player, action), str)
                    state.apply_action(action)
                self.assertEqual(state.current_player(), -4)
                self.assertEqual(state.legal_actions(), [])
                self.assertAlmostEqual(sum(state.returns()), 0)

    def test_a_clone_is_a_separate_state_with_the_same_future(self):
        game = load_game("water-frame", {"players": 2})
        state = game.new_initial_state(seed=4)
        dice = random.Random(2)
        for _ in range(30):
            state.apply_action(dice.choice(state.legal_actions()))
        kept = state.information_state_tensor().copy()
        one, other = state.clone(), state.clone()
        one_dice, other_dice = random.Random(3), random.Random(3)
        for _ in range(60):
            one.apply_action(one_dice.choice(one.legal_actions()))
            other.apply_action(other_dice.choice(other.legal_actions()))
            np.testing.assert_array_equal(one.information_state_tensor(), other.information_state_tensor())
        np.testing.assert_array_equal(state.information_state_tensor(), kept)

    def test_a_resampled_state_looks_the_same_and_draws_differently(self):
        game = load_game("water-frame", {"players": 2})
        state = game.new_initial_state(seed=4)
        dice = random.Random(2)
        differ = 0
        while not state.is_terminal() and differ == 0:
            other = state.resample_from_infostate(state.current_player(), seed=8)
            np.testing.assert_array_equal(other.information_state_tensor(), state.information_state_tensor())
            action = dice.choice(state.legal_actions())
            other.apply_action(action)
            state.apply_action(action)
            differ += not np.array_equal(other.information_state_tensor(0), state.information_state_tensor(0))
        self.assertGreater(differ, 0)

    def test_tables_of_dropped_states_are_used_again(self):
        game = load_game("spinning-jenny", {"players": 2})
        state = game.new_initial_state()
        for _ in range(50):
            state.clone()
        self.assertLess(game._opened, 5)

    def test_our_bots_can_be_asked(self):
        state = load_game("spinning-jenny", {"players": 2}).new_initial_state()
        for action in state.bot_actions("easy"):
            self.assertIn(action, state.legal_actions())
            state.apply_action(action)
        self.assertEqual(state.current_player(), 1)


if __name__ == "__main__":
    unittest.main()
