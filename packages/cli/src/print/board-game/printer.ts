// The board game in English.
import type { BoardEvent, State } from '@arkwright/board-game'
import { refusalIn } from '@arkwright/words'
import { boardGameRefusals } from '@arkwright/words/en/board-game-refusals'
import type { Printer } from '../printer.ts'
import { boardEventSentence } from './events.ts'
import { boardPosition } from './position.ts'
import { colour, pounds } from './words.ts'

export const boardGamePrinter: Printer = {
  seat: colour,
  score: pounds,
  event: event => boardEventSentence(event as BoardEvent),
  position: state => boardPosition(state as State),
  refusal: (code, figures) => refusalIn(boardGameRefusals, code, figures),
}
