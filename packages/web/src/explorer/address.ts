// The address of a position in the explorer: game, options, the line so far, and whose games count.
import { BETWEEN_MOVES, type ReadonlyJournal } from '@arkwright/kernel'

export interface Place {
  readonly game: string
  /** As given in the address; the game checks them. Undefined: the first pool's. */
  readonly options: unknown
  /** Moves and draws in order. */
  readonly line: readonly string[]
  readonly pool: PoolName | undefined
}

/** `people`, or the level of the bots. */
export type PoolName = string

export const PEOPLE: PoolName = 'people'

export function addressOf({ game, options, line, pool }: Place): string {
  const parts = [game, JSON.stringify(options ?? {}), pool ?? '', line.join(BETWEEN_MOVES.trim())]
  return `#/explorer/${parts.map(encodeURIComponent).join('/')}`
}

/** Undefined where the address names no game. */
export function placeIn(path: string): Place | undefined {
  const [, , game = '', options = '', pool = '', line = ''] = path.split('/').map(decoded)
  if (game === '') return undefined
  return {
    game,
    options: parsed(options),
    pool: pool === '' ? undefined : pool,
    line: line.split(BETWEEN_MOVES.trim()).filter(move => move !== ''),
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

function parsed(options: string): unknown {
  try {
    return JSON.parse(options)
  } catch {
    return undefined
  }
}

/** Where the explorer shows the position of a game after its first `at` moves. */
export function exploredAt(journal: ReadonlyJournal, at: number): string {
  const line = journal.revealed.slice(0, journal.revealedBefore(0))
  for (let number = 1; number <= at; number++) {
    const move = journal.moves[number - 1]
    if (move === undefined) break
    line.push(move, ...journal.revealed.slice(journal.revealedBefore(number - 1), journal.revealedBefore(number)))
  }
  return addressOf({ game: journal.game.id, options: journal.options, line, pool: undefined })
}
