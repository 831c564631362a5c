// Handlers for the routes of the explorer.
import { BadInput, BETWEEN_MOVES, checkNesting, Journal, positionKey, shown } from '@arkwright/kernel'
import type { Handlers } from '../api/call.ts'
import type { EXPLORER_ROUTES } from '../api/explorer-routes.ts'
import { choiceFigures } from '../client/explored.ts'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import type { ExplorerSourceRow } from '../storage/explorer-tables.ts'
import { type FoundRow, rowsAt } from './rows.ts'

/** A turn has about five moves. */
const MOST_MOVES = 400

export const EXPLORER_HANDLERS: Handlers<typeof EXPLORER_ROUTES> = {
  'GET /api/explorer/sources': async ({ house }) => {
    const rows = await house.db.selectFrom('explorer_sources').selectAll().where('games', '>', 0).execute()
    const sums = new Map<string, ExplorerSourceRow>()
    for (const row of rows) {
      const name = [row.pool, row.game, row.options, row.level].join(' ')
      const sum = sums.get(name)
      if (sum === undefined) sums.set(name, row)
      else sum.games += row.games
    }
    return {
      sources: [...sums.values()]
        .toSorted((one, other) => other.games - one.games)
        .map(({ pool, game, options, players, level, games }) => ({
          pool,
          game,
          options: JSON.parse(options) as Record<string, unknown>,
          players,
          level,
          games,
        })),
    }
  },

  'GET /api/explorer': async ({ house, query }) => {
    const key = query.key ?? keyOf(house, query)
    const rows = await rowsAt(house, key)
    const wanted = rows.filter(
      ({ pool, level }) => pool === query.pool && (query.level === undefined || level === query.level),
    )
    return { key, pools: poolsIn(rows), choices: choiceFigures(wanted) }
  },
}

function poolsIn(rows: readonly FoundRow[]) {
  const pools = new Map<string, Pick<FoundRow, 'pool' | 'level' | 'games'>>()
  for (const { pool, level, games } of rows) {
    const name = `${pool} ${level}`
    const sum = pools.get(name) ?? { pool, level, games: 0 }
    pools.set(name, { ...sum, games: sum.games + games })
  }
  return [...pools.values()].toSorted((one, other) => other.games - one.games)
}

interface GivenLine {
  readonly game?: string | undefined
  /** JSON. */
  readonly options?: string | undefined
  readonly moves?: string | undefined
}

/** Plays the line that the query gives. */
function keyOf(house: House, given: GivenLine): number {
  const game = given.game === undefined ? undefined : house.games.find(given.game)
  if (game === undefined) throw new Fault(400, 'bad-request', 'Give a key, or the id of a game with its options.')
  const journal = new Journal(game, game.parseOptions(parsed(given.options ?? '{}')), undefined)
  const moves = (given.moves ?? '').split(BETWEEN_MOVES.trim()).map(move => move.trim())
  if (moves.length > MOST_MOVES) throw new Fault(400, 'bad-request', `A line has at most ${MOST_MOVES} moves.`)
  for (const move of moves) {
    if (move === '') continue
    const drawn = game.pending(journal.position)?.seat === 'chance'
    const refusal = drawn ? journal.reveal(move) : journal.play(move)
    if (refusal !== undefined) throw new Fault(400, 'bad-request', `${shown(move)} is not allowed there.`)
  }
  return positionKey(game, journal.position)
}

function parsed(text: string): unknown {
  checkNesting(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput('options must be JSON')
  }
}
