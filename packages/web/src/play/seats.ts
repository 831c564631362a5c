// The seats of a new table.
import { text } from '../messages/first.ts'
import type { GameRecord, SeatPlan } from '../storage/records.ts'
import { FIRST_STRENGTH, type Listed, USUAL_STRENGTH } from './catalogue.ts'
import { newRecord } from './new-game.ts'
import { optionsOf } from './options.ts'

/** Me first, bots in the other seats. */
export function usualSeats(players: number, strength: string = USUAL_STRENGTH): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0
      ? { kind: 'me', name: text.seats.colours[seat] ?? '' }
      : { kind: 'bot', name: text.seats.colours[seat] ?? '', strength },
  )
}

/** The recommended first set-up of a game: one click from the first visit. */
export function quickGame({ id, usualPlayers, options }: Listed): GameRecord {
  const chosen = { players: usualPlayers, ...optionsOf(options, { players: usualPlayers }) }
  return newRecord(id, chosen, usualSeats(usualPlayers, FIRST_STRENGTH))
}
