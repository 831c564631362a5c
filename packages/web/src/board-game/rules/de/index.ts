// The rules of Spinning Jenny and Water Frame in German.
import type { BookText } from '../../../rules/plan.ts'
import { actions } from './actions.ts'
import { additional } from './additional.ts'
import { basics } from './basics.ts'
import { cycle } from './cycle.ts'
import { editions } from './editions.ts'
import { end } from './end.ts'
import { game } from './game.ts'
import { production } from './production.ts'
import { setUp } from './set-up.ts'

export const boardGame: BookText<'board-game'> = {
  game,
  basics,
  'set-up': setUp,
  cycle,
  actions,
  additional,
  production,
  end,
  editions,
}
