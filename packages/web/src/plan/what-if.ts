// A what-if for a player who waits: the game on a copy, as if the others changed nothing until my next turn.
import {
  type AnyJournal,
  Journal,
  type Move,
  pick,
  type ReadonlyJournal,
  type Seat,
  seedRandom,
} from '@arkwright/kernel'
import type { GamePage, Position } from '../play/game-page.ts'
import type { HistoryEntry, PlayedGame } from '../play/history.ts'

/** More decisions than any game has between two turns of a seat. */
const PATIENCE = 400

/**
 * My next turn, if the others do as little as possible. What is still face down is guessed: the copy does not know the
 * seed, so a plan tells nothing about what will be drawn. Undefined if there is no further turn.
 */
export function myNextTurn(page: GamePage, { journal, history }: PlayedGame, seat: Seat): PlayedGame | undefined {
  const copy = withoutSeed(journal)
  const random = seedRandom(`plan ${journal.moves.length}`)
  const more: HistoryEntry[] = []
  for (let decisions = 0; decisions < PATIENCE; decisions++) {
    const pending = page.game.pending(copy.position)
    if (pending === undefined) return undefined
    if (pending.seat === 'chance') copy.reveal(pick(random, page.game.moves(copy.position)).text)
    else if (pending.seat === seat && pending.part.kind === 'turn')
      return { journal: copy, history: [...history, ...more] }
    else {
      copy.play(quietest(page, copy.position))
      more.push({ at: copy.moves.length, seat: pending.seat, events: [] })
    }
  }
  return undefined
}

/** The same game, with what chance has revealed, but without what it will reveal. */
function withoutSeed(journal: ReadonlyJournal): AnyJournal {
  const copy: AnyJournal = new Journal(journal.game, journal.options, undefined)
  let revealed = 0
  const draw = () => {
    while (copy.game.pending(copy.position)?.seat === 'chance') {
      const outcome = journal.revealed[revealed++]
      if (outcome === undefined) return
      copy.reveal(outcome)
    }
  }
  draw()
  for (const move of journal.moves) {
    copy.play(move)
    draw()
  }
  return copy
}

function quietest(page: GamePage, position: Readonly<Position>): Move {
  const move = page.pass(position) ?? page.game.moves(position)[0]
  if (move === undefined) throw new Error('a decision has at least two answers')
  return move
}
