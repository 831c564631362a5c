// The seats of a new table.
import { text } from '../messages/index.ts'
import type { GameRecord, SeatPlan } from '../storage/records.ts'
import { FIRST_STRENGTH, USUAL_STRENGTH } from './catalogue.ts'
import { newRecord } from './new-game.ts'

const FIRST_GAME = 'spinning-jenny'
const FIRST_PLAYERS = 4

/** Me first, bots in the other seats. */
export function usualSeats(players: number, strength: string = USUAL_STRENGTH): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0
      ? { kind: 'me', name: text.seats.colours[seat] ?? '' }
      : { kind: 'bot', name: text.seats.colours[seat] ?? '', strength },
  )
}

/** The recommended first game: one click from the first visit. */
export function quickGame(): GameRecord {
  return newRecord(
    FIRST_GAME,
    { players: FIRST_PLAYERS, setup: 'predetermined' },
    usualSeats(FIRST_PLAYERS, FIRST_STRENGTH),
  )
}
