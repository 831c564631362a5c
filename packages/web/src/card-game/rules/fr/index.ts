// The rules of the card game in French.
import type { BookText } from '../../../rules/plan.ts'
import { cardActions } from './card-actions.ts'
import { cardExpert } from './card-expert.ts'
import { cardProduction } from './card-production.ts'
import { cardSetUp } from './card-set-up.ts'
import { cardSolo } from './card-solo.ts'

export const cardGame: BookText<'card-game'> = {
  'card-set-up': cardSetUp,
  'card-actions': cardActions,
  'card-production': cardProduction,
  'card-expert': cardExpert,
  'card-solo': cardSolo,
}
