// Charisma — WF III.2, IV, 6.III: its owner wins ties for the two bonuses; returned, it lets the owner name the start player.
import { tile } from './tile.ts'

export const charisma = tile('charisma', () => ({
  winsTies: true,
  returned: {
    'start player': {
      play(state) {
        state.step = 'name start player'
      },
    },
  },
}))
