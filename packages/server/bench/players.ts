// Tables full of guests who play as fast as the server answers, choosing moves with the engine as the page does.
import { randomBytes } from 'node:crypto'
import { spinningJenny } from '@arkwright/board-game'
import { type AnyGame, type AnyJournal, Journal, pick, type RandomState, seedRandom } from '@arkwright/kernel'
import type { Entry, Table } from '../src/client/index.ts'
import { type Answer, send } from './http-client.ts'

const game: AnyGame = spinningJenny

export interface BusyTable {
  readonly id: string
  readonly cookies: readonly string[]
  sequence: number
  journal: AnyJournal
  readonly random: RandomState
}

/** A table of two given guests, or of two new ones. */
export async function busyTable(port: number, number: number, there?: BusyTable): Promise<BusyTable> {
  const cookies = there?.cookies ?? (await newcomers(port))
  const [host, other] = cookies
  const body = {
    game: game.id,
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: true,
  }
  const { table } = (await post(port, '/api/tables', host, body)).body as { table: Table }
  const sat = (await post(port, `/api/tables/${table.id}/sit`, other, { seat: 1 })).body as { table: Table }
  const journal: AnyJournal = new Journal(game, table.options, undefined)
  return { id: table.id, cookies, sequence: sat.table.sequence, journal, random: seedRandom(String(number)) }
}

function newcomers(port: number): Promise<string[]> {
  return Promise.all(['A', 'B'].map(async name => (await post(port, '/api/guest', undefined, { name })).cookie ?? ''))
}

/** One whole turn, acknowledged. Undefined: the game is over. */
export async function playOneTurn(port: (seat: number) => number, table: BusyTable): Promise<number | undefined> {
  const { journal } = table
  const pending = game.pending(journal.position)
  if (pending === undefined || pending.seat === 'chance') return undefined
  const { seat } = pending
  const moves: string[] = []
  while (game.pending(journal.position)?.seat === seat) {
    const { text } = pick(table.random, game.moves(journal.position))
    journal.play(text)
    moves.push(text)
  }
  const body = { sequence: table.sequence, key: randomBytes(9).toString('base64url'), moves }
  const started = performance.now()
  const answer = await post(port(seat), `/api/tables/${table.id}/turns`, table.cookies[seat], body)
  const took = performance.now() - started
  table.sequence = (answer.body as { entries: Entry[] }).entries.at(-1)?.sequence ?? table.sequence
  return took
}

async function post(port: number, path: string, cookie: string | undefined, body: unknown): Promise<Answer> {
  const answer = await send(port, 'POST', path, cookie, body)
  if (answer.status !== 200) throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}
