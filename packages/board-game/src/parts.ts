// The parts of a board game that its steps belong to. Questions of one part that follow each other at one seat are one turn.
import type { Part } from '@arkwright/kernel'
import type { State } from './state.ts'

/** What is laid out, drawn and paid in 1760 between the players' questions. */
export const SET_UP: Part = { kind: 'preparation', name: 'set-up' }
export const FOUNDATION: Part = { kind: 'preparation', name: 'foundation' }
/** Start-up capital, in Water Frame with the first special marker. */
export const CAPITAL: Part = { kind: 'preparation', name: 'capital' }
export const LIGHT_MARKERS: Part = { kind: 'preparation', name: 'light markers' }

export const TURN: Part = { kind: 'turn', name: 'turn' }

/** What the production phase does by itself. */
export const PRODUCTION: Part = { kind: 'production', name: 'production' }
export const SALE: Part = { kind: 'production', name: 'sale' }
export const AFTER_THE_SALE: Part = { kind: 'production', name: 'after the sale' }
export const SHIPMENT: Part = { kind: 'production', name: 'shipment' }
const STORAGE: Part = { kind: 'production', name: 'storage' }

/** What happens by itself from one turn to the next. */
export const BETWEEN_TURNS: Part = { kind: 'between turns', name: 'between turns' }
export const DISMISSALS: Part = { kind: 'between turns', name: 'dismissals' }
export const EVENT_MARKER: Part = { kind: 'between turns', name: 'event marker' }
export const EVENT: Part = { kind: 'between turns', name: 'event' }
export const START_PLAYER: Part = { kind: 'between turns', name: 'start player' }

/** What the end of the game does by itself. */
export const END: Part = { kind: 'end', name: 'end' }
const FINAL_STOCK_EXCHANGE: Part = { kind: 'end', name: 'final stock exchange' }

/** An action; special markers and what they ask for come in 1760 too. */
export function actionPart({ decade }: State): Part {
  return decade === 0 ? CAPITAL : TURN
}

const OF_EXCHANGE: Readonly<Record<State['exchange'], Part>> = {
  action: TURN,
  event: EVENT,
  final: FINAL_STOCK_EXCHANGE,
}

/** The stock exchange is an action, the work of a tile in the event phase, and the end of the game. */
export function exchangePart({ exchange }: State): Part {
  return OF_EXCHANGE[exchange]
}

/** Goods that do not fit interrupt storage, dismissals and actions. */
export function discardPart(state: State): Part {
  if (state.resume === 'storage') return STORAGE
  return state.resume === 'dismissals' ? DISMISSALS : actionPart(state)
}

const PRODUCED: ReadonlySet<Part> = new Set([SHIPMENT, STORAGE, DISMISSALS, EVENT_MARKER, EVENT, START_PLAYER])

/** True for a question that comes when the active good is sold and paid for. */
export function isAfterProduction(part: Part): boolean {
  return PRODUCED.has(part)
}

const EVERY_ROUND: ReadonlySet<Part> = new Set([DISMISSALS, EVENT_MARKER, START_PLAYER])

/** True for a question that ends a round whatever its event and the players' tiles bring. */
export function isEndOfRound(part: Part): boolean {
  return EVERY_ROUND.has(part)
}

/** Each seat has one turn in a part while none of these changes. */
export function turnNumber({ decade, cycle, turnsTaken }: State): number {
  return (decade * 4 + cycle) * 64 + turnsTaken
}
