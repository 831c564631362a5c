// The board game in English.
import type { BoardEvent, State } from '@arkwright/board-game'
import type { Printer } from '../printer.ts'
import { boardEventSentence } from './events.ts'
import { boardPosition } from './position.ts'
import { BOARD_GAME_REFUSALS } from './refusals.ts'
import { colour, pounds } from './words.ts'

export const boardGamePrinter: Printer = {
  seat: colour,
  score: pounds,
  event: event => boardEventSentence(event as BoardEvent),
  position: state => boardPosition(state as State),
  refusals: BOARD_GAME_REFUSALS,
}
