// The log: one JSON document per line, written by pino.
import { pino } from 'pino'
import type { Log } from '../house.ts'

const STANDARD_ERROR = 2

export function logTo(level: string, place?: Log | { write(text: string): unknown }): Log {
  if (place === undefined) return pino({ level }, pino.destination(STANDARD_ERROR))
  return 'write' in place ? pino({ level }, { write: text => void place.write(text) }) : place
}
