// Describes a game in English: sentences from facts, tables from positions. Anything without words is printed as plain
// values.
import type { AnyGame, Figures, GameEvent, MachineState, Move, Seat } from '@arkwright/kernel'
import { capital, indented } from './text.ts'

export interface Printer {
  /** The name of a seat at the table. */
  seat(seat: Seat): string
  score(score: number): string
  /** One sentence about one fact, if there are words for it. */
  event?(event: GameEvent): string | undefined
  /** The whole position, in tables a person can read. */
  position?(state: MachineState<Move>): string
  /** Why a move is not allowed, if there are words for the code. */
  refusal?(code: string, figures: Figures): string | undefined
  /** The words for a table with these options, where they differ. */
  at?(options: unknown): Printer
}

export function eventSentence(event: GameEvent, printer: Printer): string {
  return capital(printer.event?.(event) ?? plainEvent(event))
}

export function positionText(game: AnyGame, state: MachineState<Move>, printer: Printer): string {
  return printer.position?.(state) ?? outline(game.view(state, 'spectator')).join('\n')
}

/** `name 3, other 4`. */
export function plainly(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')
}

function plainEvent({ type, ...fields }: GameEvent): string {
  const said = plainly(fields)
  return said === '' ? `${type}.` : `${type}: ${said}.`
}

/** Objects as indented lines; what fits on one line stays on one. */
function outline(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([name, entry]) => {
    const line = `${name}: ${typeof entry === 'string' ? entry : JSON.stringify(entry)}`
    const long = typeof entry === 'object' && entry !== null && line.length > LONGEST_LINE
    return long ? [`${name}:`, ...indented(outline(entry))] : [line]
  })
}

const LONGEST_LINE = 100
