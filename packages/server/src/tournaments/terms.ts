// The terms on which an event or a league is played: checked once, when it is created.
import { BadInput, isAltered, shown } from '@arkwright/kernel'
import type { z } from 'zod'
import type { EVENT_ROUTES } from '../api/event-routes.ts'
import { Fault, notAllowed } from '../fault.ts'
import type { House } from '../house.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { knownStrength } from '../tables/seats.ts'

export type NewEvent = z.output<(typeof EVENT_ROUTES)['POST /api/events']['body']>
export type NewLeague = z.output<(typeof EVENT_ROUTES)['POST /api/leagues']['body']>
export type Terms = Pick<
  NewLeague,
  'game' | 'options' | 'seats' | 'rated' | 'filler' | 'absence' | 'clock' | 'roundTime' | 'pause'
>

/** Returns the terms with the options as the game reads them. */
export function checkedTerms(house: House, wanted: Terms): Terms {
  const game = house.games.find(wanted.game)
  if (game === undefined) throw new Fault(400, 'no-such-game', `There is no game called ${shown(wanted.game)} here.`)
  const { seats, rated, filler, absence, clock, roundTime, pause } = wanted
  try {
    const options = game.parseOptions({ ...wanted.options, players: seats })
    if (game.seats(options) !== seats) throw new Fault(400, 'seats')
    if (rated && isAltered(options)) throw new BadInput('A rated event is played by the standard figures.')
    if (filler !== 'bye') knownStrength(game.id, filler)
    return {
      game: game.id,
      options: options as Terms['options'],
      seats,
      rated,
      filler,
      absence,
      clock,
      roundTime,
      pause,
    }
  } catch (error) {
    if (error instanceof BadInput) throw new Fault(400, 'options', error.message)
    throw error
  }
}

/** The host of this server decides who may create events. */
export function mayCreate({ settings }: House, who: PersonRow | undefined): boolean {
  if (who === undefined) return false
  if (who.host === 1 || settings.events === 'everyone') return true
  return settings.events === 'accounts' && who.email !== null
}

export function checkMayCreate(house: House, who: PersonRow): void {
  if (!mayCreate(house, who)) throw notAllowed()
}

/** Rated events are for people who have proved their address; programs play in others. */
export function checkMayPlay(rated: boolean, who: PersonRow): void {
  if (rated && (who.email_proved === 0 || who.program === 1)) throw new Fault(403, 'prove-first')
}
