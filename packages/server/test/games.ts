// Games for tests: tables full of guests, and turns played through the API like any client.
import { randomBytes } from 'node:crypto'
import type { RequestOf, Table } from '../src/client/index.ts'
import type { Guest, TestHouse } from './houses.ts'

type NewTable = RequestOf<'POST /api/tables'>['body']

export interface FullTable {
  readonly table: Table
  /** By seat. */
  readonly guests: readonly Guest[]
}

/** A table of Spinning Jenny with a separate guest on every seat. */
export async function fullTable(house: TestHouse, players = 2, more: Partial<NewTable> = {}): Promise<FullTable> {
  const guests = await Promise.all(Array.from({ length: players }, (_, seat) => house.guest(`Guest ${seat}`)))
  return { guests, table: await seatAll(guests, more) }
}

export async function seatAll(guests: readonly Guest[], more: Partial<NewTable> = {}): Promise<Table> {
  const [host, ...others] = guests
  if (host === undefined) throw new Error('a table needs a host')
  const { table } = await host.call('POST /api/tables', {
    body: {
      game: 'spinning-jenny',
      options: { players: guests.length },
      seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' as const }))],
      public: false,
      ...more,
    },
  })
  let latest = table
  for (const [i, guest] of others.entries()) {
    await guest.call('POST /api/join', { body: { code: table.code } })
    latest = (await guest.call('POST /api/tables/:table/sit', { params: { table: table.id }, body: { seat: i + 1 } }))
      .table
  }
  return latest
}

/** Plays the first legal move repeatedly until another seat must decide. */
export async function playTurn(guest: Guest, table: string): Promise<void> {
  const { table: seen } = await guest.call('GET /api/tables/:table', { params: { table } })
  for (;;) {
    const { pending, sequence, legal } = await guest.call('GET /api/tables/:table/position', { params: { table } })
    if (pending === null || pending.seat !== seen.mySeat) return
    await play(guest, table, sequence, [first(legal)])
  }
}

function first(legal: readonly string[]): string {
  const [move] = legal
  if (move === undefined) throw new Error('no move is legal')
  return move
}

export function play(guest: Guest, table: string, sequence: number, moves: string[], key = newKey()) {
  return guest.call('POST /api/tables/:table/turns', { params: { table }, body: { sequence, key, moves } })
}

export function newKey(): string {
  return randomBytes(9).toString('base64url')
}

/** Agrees to the open request at the table. */
export async function agree(guest: Guest, table: string) {
  const at = { params: { table } }
  const { asked } = (await guest.call('GET /api/tables/:table', at)).table
  return guest.call('POST /api/tables/:table/consent', { ...at, body: { agree: true, id: asked?.id ?? '' } })
}
