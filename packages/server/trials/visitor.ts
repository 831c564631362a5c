// A visitor from a separate address: the server is set to trust a proxy, whose header names the address.
import { randomBytes } from 'node:crypto'
import { type AnswerOf, type Client, client, type RequestOf } from '../src/client/index.ts'
import { CookieJar } from '../test/cookie-jar.ts'
import { lightFetch } from '../test/light-fetch.ts'

let addresses = 0

export class Visitor {
  readonly api: Client
  readonly address: string
  readonly jar = new CookieJar()
  private readonly url: string

  constructor(port: number) {
    addresses++
    this.address = `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
    this.url = `http://127.0.0.1:${port}`
    this.api = client({
      url: this.url,
      fetch: (url, init) => {
        const headers = new Headers(init.headers)
        headers.set('x-forwarded-for', this.address)
        return this.jar.fetch(url, { ...init, headers })
      },
    })
  }

  static async guest(port: number, name: string): Promise<Visitor> {
    const visitor = new Visitor(port)
    await visitor.api.call('POST /api/guest', { body: { name } })
    return visitor
  }

  /** The status of a raw request, with the body as text. */
  async raw(method: string, path: string, body?: string, more: Record<string, string> = {}): Promise<number> {
    const headers: Record<string, string> = { 'x-forwarded-for': this.address, ...more }
    if (this.jar.cookie !== undefined && more['authorization'] === undefined) headers['cookie'] = this.jar.cookie
    if (body !== undefined) headers['content-type'] = 'application/json'
    return (await lightFetch(this.url + path, { method, headers, ...(body !== undefined && { body }) })).status
  }

  table(more: Partial<RequestOf<'POST /api/tables'>['body']> = {}) {
    const body = { game: 'spinning-jenny', options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }] as const }
    return this.api.call('POST /api/tables', { body: { ...body, seats: [...body.seats], public: true, ...more } })
  }

  /** Follows a table from its first entry until the stream has brought all of it. */
  hear(table: string): Promise<void> {
    return new Promise((resolve, reject) => {
      let last = Number.POSITIVE_INFINITY
      const stop = this.api.followTable(
        table,
        {
          onEntry: ({ sequence }) => {
            if (sequence >= last) finish()
          },
          onRefused: status => reject(new Error(`the stream was refused with ${status}`)),
        },
        '0.0',
      )
      const finish = (): void => {
        stop()
        resolve()
      }
      this.api.call('GET /api/tables/:table', { params: { table } }).then(answer => {
        last = answer.table.sequence
      }, reject)
    })
  }

  position(table: string): Promise<AnswerOf<'GET /api/tables/:table/position'>> {
    return this.api.call('GET /api/tables/:table/position', { params: { table } })
  }

  play(table: string, sequence: number, moves: string[]) {
    const key = randomBytes(9).toString('base64url')
    return this.api.call('POST /api/tables/:table/turns', { params: { table }, body: { sequence, key, moves } })
  }
}

/** Two people at a started table, by seat. */
export async function pair(port: number, more: Parameters<Visitor['table']>[0] = {}) {
  const [one, two] = [await Visitor.guest(port, 'One'), await Visitor.guest(port, 'Two')]
  const { table } = await one.table(more)
  const params = { table: table.id }
  const { table: started } = await two.api.call('POST /api/tables/:table/sit', { params, body: { seat: 1 } })
  const seat = started.toMove ?? 0
  const [mover, other] = seat === 0 ? [one, two] : [two, one]
  return { table: started, params, mover, other, seat }
}
