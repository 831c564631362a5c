// The lessons of the card game, in the recommended order.
import { firstRound } from './first-round.ts'
import { leftovers } from './leftovers.ts'
import { market } from './market.ts'
import { solo } from './solo.ts'

export const cardGameLessons = [firstRound, market, leftovers, solo] as const
