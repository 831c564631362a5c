// Online games played quickly through the API, and people who then open a browser.
import { LADDERS } from '@arkwright/bots'
import { SEATS, seedRandom } from '@arkwright/kernel'
import { type Client, client, type RequestOf, type Table } from '@arkwright/server/client'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { type Person, person } from './online-house.ts'

const COOKIE = 'arkwright'

/** A person using a server's API, with the session a browser would have. */
export interface Caller extends Client {
  readonly id: string
  readonly name: string
  session(): string
}

export async function caller(url: string, name: string): Promise<Caller> {
  let session = ''
  const api = client({
    url,
    fetch: async (address, init) => {
      const headers = new Headers(init.headers)
      if (session !== '') headers.set('cookie', `${COOKIE}=${session}`)
      const response = await fetch(address, { ...init, headers })
      for (const line of response.headers.getSetCookie()) session = /=([^;]*)/.exec(line)?.[1] ?? session
      return response
    },
  })
  const { me } = await api.call('POST /api/guest', { body: { name } })
  return { ...api, id: me.id, name, session: () => session }
}

/** The same person in a browser. */
export async function inBrowser(
  browser: Browser,
  url: string,
  { name, session }: Caller,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const somebody = await person(browser, name, options)
  await somebody.page.context().addCookies([{ name: COOKIE, value: session(), url }])
  return somebody
}

type Wanted = RequestOf<'POST /api/tables'>['body']

/** A table of Spinning Jenny with both people seated. */
export async function tableOf(host: Caller, guest: Caller, more: Partial<Wanted> = {}): Promise<Table> {
  const { table } = await host.call('POST /api/tables', {
    body: {
      game: 'spinning-jenny',
      options: { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      public: false,
      ...more,
    },
  })
  await guest.call('POST /api/join', { body: { code: table.code } })
  const params = { table: table.id }
  return (await guest.call('POST /api/tables/:table/sit', { params, body: { seat: 1 } })).table
}

/** Easy bots play the seats of these people, turn by turn, to the end of the game or for some turns. */
export async function playOver(
  table: Table,
  bySeat: readonly Caller[],
  turns = Number.POSITIVE_INFINITY,
): Promise<void> {
  const at = { params: { table: table.id } }
  const bot = LADDERS.get(table.game)?.bots.easy
  const random = seedRandom('choices over the net')
  for (let turn = 0; turn < turns; turn++) {
    const next = await toMove(table, bySeat)
    if (next === null) return
    const seat = SEATS[next]
    const mover = bySeat[next]
    if (bot === undefined || mover === undefined || seat === undefined) throw new Error('no seat can move')
    const { view, sequence } = await mover.call('GET /api/tables/:table/position', at)
    const moves = [...bot.choose(view, seat, { sims: 1 }, random).moves]
    await mover.call('POST /api/tables/:table/turns', {
      ...at,
      body: { sequence, key: `turn number ${turn}`, moves },
    })
  }
}

/** Waits for the bots at the table; null if the game is over. */
async function toMove({ id }: Table, bySeat: readonly Caller[]): Promise<number | null> {
  const [anyone] = bySeat
  for (;;) {
    const now = await anyone?.call('GET /api/tables/:table', { params: { table: id } })
    const next = now?.table.toMove ?? null
    if (next === null || bySeat[next] !== undefined) return next
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
