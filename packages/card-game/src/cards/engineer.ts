// Engineer — CG card 12, CG ruling 18 and 19: one more quality card, and a limit of 6 that stays. Expert: lifts the restriction of quality.
import { QUALITY } from '../components/names.ts'
import type { Card } from './card.ts'

export const engineer: Card = {
  number: 12,
  qualityCard: true,
  lifts: QUALITY,
  taken: (player, figures) => {
    player.qualityLimit = Math.max(player.qualityLimit, figures.engineerLimit)
  },
}
