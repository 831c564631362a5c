// The card game in English.
import type { CardGameEvent, State } from '@arkwright/card-game'
import type { ChanceEvent } from '@arkwright/kernel'
import { refusalIn } from '@arkwright/words'
import { cardGameRefusals } from '@arkwright/words/en/card-game-refusals'
import type { Printer } from '../printer.ts'
import { cardGameEventSentence } from './events.ts'
import { cardGamePosition } from './position.ts'
import { type Names, namesFor, points } from './words.ts'

function printerWith(names: Names): Printer {
  return {
    seat: names.seat,
    score: points,
    event: event => cardGameEventSentence(event as CardGameEvent | ChanceEvent, names),
    position: state => cardGamePosition(state as State, names),
    refusal: (code, figures) => refusalIn(cardGameRefusals, code, figures),
    at: options => printerWith(namesFor(options)),
  }
}

export const cardGamePrinter: Printer = printerWith(namesFor(undefined))
