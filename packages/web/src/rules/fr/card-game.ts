// The rules of the card game in French.
import type { CardGameText } from '../plan.ts'
import { cardActions } from './card-actions.ts'
import { cardExpert } from './card-expert.ts'
import { cardProduction } from './card-production.ts'
import { cardSetUp } from './card-set-up.ts'
import { cardSolo } from './card-solo.ts'

export const cardGame: CardGameText = {
  'card-set-up': cardSetUp,
  'card-actions': cardActions,
  'card-production': cardProduction,
  'card-expert': cardExpert,
  'card-solo': cardSolo,
}
