// Spinning Jenny as the page knows it.
import { type BoardEvent, type Move, type State, spinningJenny, year } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import type { GamePage } from '../play/game-page.ts'
import { BoardTable } from './board-table.tsx'
import { choices } from './choices.ts'
import { gist, reasons } from './hints.ts'
import { BoardHead } from './holdings.tsx'
import { BoardResult } from './result.tsx'
import { tell } from './tell.ts'
import { pass, turnOf, warning } from './turn.ts'
import { describe, explain, prompt } from './words.ts'

const words = text.boardGame

export const spinningJennyPage: GamePage = {
  game: spinningJenny,
  title: text.games['spinning-jenny']?.name ?? '',
  turnOf: state => turnOf(state as State),
  pass: state => pass(state as State),
  prompt: state => prompt(state as State),
  choices: state => choices(state as State),
  describe: (state, move) => describe(state as State, move as Move),
  explain,
  tell,
  warning: (seat, events) => warning(seat, events as readonly BoardEvent[]),
  reasons: (before, after, seat) => reasons(before as State, after as State, seat),
  gist: move => gist(move as Move),
  standing(position) {
    const state = position as State
    if (state.decade === 0) return words.preparing
    return state.decade > state.rules.decades ? words.finalExchange : words.standing(year(state), state.cycle)
  },
  Table: BoardTable,
  Head: BoardHead,
  Result: BoardResult,
}
