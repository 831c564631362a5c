// The parts of a board game that its steps belong to. Consecutive questions of one part to one seat are one turn.
import type { Part } from '@arkwright/kernel'
import type { State } from './state.ts'

/** The automatic steps and draws of 1760. */
export const SET_UP: Part = { kind: 'preparation', name: 'set-up' }
export const FOUNDATION: Part = { kind: 'preparation', name: 'foundation' }
/** Start-up capital, in Water Frame with the first special marker. */
export const CAPITAL: Part = { kind: 'preparation', name: 'capital' }
export const LIGHT_MARKERS: Part = { kind: 'preparation', name: 'light markers' }

export const TURN: Part = { kind: 'turn', name: 'turn' }

/** The automatic steps of the production phase. */
export const PRODUCTION: Part = { kind: 'production', name: 'production' }
export const SALE: Part = { kind: 'production', name: 'sale' }
export const AFTER_THE_SALE: Part = { kind: 'production', name: 'after the sale' }
export const SHIPMENT: Part = { kind: 'production', name: 'shipment' }
const STORAGE: Part = { kind: 'production', name: 'storage' }

/** The automatic steps between turns. */
export const BETWEEN_TURNS: Part = { kind: 'between turns', name: 'between turns' }
export const DISMISSALS: Part = { kind: 'between turns', name: 'dismissals' }
export const EVENT_MARKER: Part = { kind: 'between turns', name: 'event marker' }
export const EVENT: Part = { kind: 'between turns', name: 'event' }
export const START_PLAYER: Part = { kind: 'between turns', name: 'start player' }

/** The automatic steps at the end of the game. */
export const END: Part = { kind: 'end', name: 'end' }
const FINAL_STOCK_EXCHANGE: Part = { kind: 'end', name: 'final stock exchange' }

/** Special markers and their questions come in actions, and in 1760. */
export function actionPart({ decade }: State): Part {
  return decade === 0 ? CAPITAL : TURN
}

const OF_EXCHANGE: Readonly<Record<State['exchange'], Part>> = {
  action: TURN,
  event: EVENT,
  final: FINAL_STOCK_EXCHANGE,
}

/** The stock exchange is an action, the effect of a tile in the event phase, and the end of the game. */
export function exchangePart({ exchange }: State): Part {
  return OF_EXCHANGE[exchange]
}

/** Goods that do not fit interrupt storage, dismissals and actions. */
export function discardPart(state: State): Part {
  if (state.resume === 'storage') return STORAGE
  return state.resume === 'dismissals' ? DISMISSALS : actionPart(state)
}

const PRODUCED: ReadonlySet<Part> = new Set([SHIPMENT, STORAGE, DISMISSALS, EVENT_MARKER, EVENT, START_PLAYER])

/** True for questions after the sale and the running costs of the active good. */
export function isAfterProduction(part: Part): boolean {
  return PRODUCED.has(part)
}

const EVERY_ROUND: ReadonlySet<Part> = new Set([DISMISSALS, EVENT_MARKER, START_PLAYER])

/** True for questions at the end of every round, without regard to its event and the players' tiles. */
export function isEndOfRound(part: Part): boolean {
  return EVERY_ROUND.has(part)
}

/** Each seat has one turn in a part while none of these changes. */
export function turnNumber({ decade, cycle, turnsTaken }: State): number {
  return (decade * 4 + cycle) * 64 + turnsTaken
}
