// Secrets must not leave the server during a game: marked games are played, and all output is recorded and searched.
import { commitmentTo, pick, sealedSeed, seedRandom, verifyGameFile } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { chooseMoves } from '../src/bots/choose.ts'
import { type Client, client, fingerprint } from '../src/client/index.ts'
import { GAMES } from '../src/games.ts'
import { exportTable, visit } from '../src/index.ts'
import { CookieJar } from './cookie-jar.ts'
import { EngineClient } from './engine-client.ts'
import { listen } from './following.ts'
import { newKey, play } from './games.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

const MOST_TURNS = 30

/** Records everything the server answered through this client, streams too. */
class Tap {
  readonly heard: string[] = []

  through(jar: CookieJar): CookieJar['fetch'] {
    return async (url, init) => {
      const response = await jar.fetch(url, init)
      for (const [name, value] of response.headers) this.heard.push(`${name}: ${value}`)
      if (response.headers.get('content-type')?.includes('event-stream') === true) {
        const [kept, passed] = response.body?.tee() ?? []
        if (kept !== undefined) void this.drain(kept)
        return new Response(passed ?? null, response)
      }
      const text = await response.text()
      this.heard.push(text)
      return new Response(text === '' ? null : text, response)
    }
  }

  private async drain(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    try {
      for await (const part of body) this.heard.push(decoder.decode(part, { stream: true }))
    } catch {
      // The stream was cut: keep what arrived until then.
    }
  }
}

/** All forms in which a secret could be written. */
function formsOf(seed: string): string[] {
  const bytes = Buffer.from(seed)
  return [
    seed,
    bytes.toString('base64').slice(0, -3),
    bytes.toString('base64url').slice(0, -3),
    bytes.toString('hex'),
    encodeURIComponent(seed),
    seed.split('').toReversed().join(''),
  ]
}

async function askEverything(person: Client, table: string): Promise<void> {
  const params = { table }
  const questions = [
    () => person.call('GET /api/tables/:table', { params }),
    () => person.call('GET /api/tables/:table/position', { params }),
    () => person.call('GET /api/tables/:table/news', { params, query: {} }),
    () => person.call('GET /api/tables/:table/file', { params }),
    () => person.call('GET /api/tables/:table/chat', { params, query: {} }),
    () => person.call('GET /api/tables/:table/notes', { params }),
    () => person.call('GET /api/tables/:table/draft', { params }),
    () => person.call('GET /api/tables/:table/orders', { params }),
    () => person.call('GET /api/tables/:table/prepared', { params }),
    () => person.call('GET /api/tables', { query: { show: 'playing' } }),
    () => person.call('GET /api/tables', { query: { show: 'mine' } }),
    () => person.call('GET /api/notices'),
    // Errors are answers too.
    () => person.call('POST /api/tables/:table/turns', { params, body: { sequence: 0, key: newKey(), moves: ['?'] } }),
    () =>
      person.call('POST /api/tables/:table/turns', {
        params,
        body: { sequence: 900_000, key: newKey(), moves: ['?'] },
      }),
    () => person.call('POST /api/tables/:table/undo', { params, body: { sequence: 0, to: 0 } }),
    () => person.call('POST /api/tables/:table/rematch', { params }),
  ]
  for (const question of questions) await question().catch(() => {})
}

interface Marked {
  readonly id: string
  readonly seed: string
  readonly options: unknown
}

/** A public table with a known seed, set between its creation and its start. */
async function markedTable(
  house: TestHouse,
  game: string,
  host: Client,
  other: Client,
  asSeed: (text: string) => string,
): Promise<Marked> {
  const { table } = await host.call('POST /api/tables', {
    body: { game, options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }], public: true },
  })
  const seed = asSeed(`marked-deal-of-${table.id}`)
  const { db } = house.server.open.house
  await db
    .updateTable('tables')
    .set({ seed, commitment: commitmentTo(seed) })
    .where('id', '=', table.id)
    .execute()
  await other.call('POST /api/tables/:table/sit', { params: { table: table.id }, body: { seat: 1 } })
  return { id: table.id, seed, options: table.options }
}

onBoth('secrets', kind => {
  const deals = [
    { deal: 'sealed', asSeed: sealedSeed },
    // The deal of earlier versions.
    { deal: 'quick', asSeed: (text: string) => text },
  ]
  const cases = GAMES.flatMap(({ id }) => deals.map(deal => ({ id, ...deal })))
  test.each(cases)(
    '$id, $deal deal: neither the seed nor the source of chance leaves the server',
    async ({ id, asSeed, deal }) => {
      const house = await openTestHouse(kind)
      const tap = new Tap()
      const guest = async (name: string): Promise<Guest> => {
        const jar = new CookieJar()
        const api = client({ url: `http://127.0.0.1:${house.server.port}`, fetch: tap.through(jar) })
        const { me } = await api.call('POST /api/guest', { body: { name } })
        return { ...api, id: me.id, jar }
      }
      const [ada, bob, eve] = [await guest('Ada'), await guest('Bob'), await guest('Eve')]
      const { token } = await ada.call('POST /api/tokens', { body: { name: 'program' } })
      const program = client({
        url: `http://127.0.0.1:${house.server.port}`,
        token,
        fetch: tap.through(new CookieJar()),
      })
      const nobody = client({ url: `http://127.0.0.1:${house.server.port}`, fetch: tap.through(new CookieJar()) })
      const marked = await markedTable(house, id, ada, bob, asSeed)
      const streams = [ada, eve, program, nobody].map(one => listen(one, marked.id, '0.0'))
      const game = GAMES.find(one => one.id === id)
      if (game === undefined) throw new Error('the game is missing')
      const engine = new EngineClient(game, marked.options)
      const random = seedRandom(id)
      const words: string[] = []
      let turns = 0
      const params = { table: marked.id }
      for (let turn = 0; turn < MOST_TURNS; turn++) {
        const { entries } = await ada.call('GET /api/tables/:table/news', { params, query: {} })
        engine.follow(entries)
        const { positions, db } = house.server.open.house
        const row = await db.selectFrom('tables').selectAll().where('id', '=', marked.id).executeTakeFirstOrThrow()
        const seat = engine.decider
        if (seat === undefined || row.state !== 'playing') break
        const { journal } = await positions.of(row)
        if (journal.position.random !== null) words.push(JSON.stringify(journal.position.random).slice(1, -1))
        turns++
        const moves = engine.chooseTurn(seat, legal => pick(random, legal))
        const mover = [ada, bob][seat] ?? ada
        await mover.call('PUT /api/tables/:table/draft', { params, body: { position: row.position, moves } })
        if (turn % 10 === 0) for (const one of [ada, bob, eve, program, nobody]) await askEverything(one, marked.id)
        const before = tap.heard.length
        await play(mover, marked.id, engine.sequence, moves)
        // The last turn may end the game. Its answer then shows the seed, which is allowed after the game.
        const state = await ada.call('GET /api/tables/:table', { params })
        if (state.table.state !== 'playing') tap.heard.length = before
        if (state.table.state !== 'playing') break
      }
      for (const stream of streams) stream.stop()
      expect(turns).toBeGreaterThan(2)
      expect(words).toHaveLength(deal === 'sealed' ? 0 : turns)
      const all = tap.heard.filter(text => !text.includes('"kind":"ended"')).join('\n')
      expect(all).toContain('event: entry')
      for (const secret of [...formsOf(marked.seed), ...words]) expect(all.includes(secret), secret).toBe(false)
      const file = await visit({ place: house.place }, inside => exportTable(inside, marked.id))
      const log = JSON.stringify(house.log)
      for (const secret of formsOf(marked.seed)) expect(log.includes(secret)).toBe(false)
      expect(verifyGameFile(file, GAMES).ok).toBe(true)
    },
  )

  test('after the game the seed is shown and proves the deal', async () => {
    const house = await openTestHouse(kind)
    const [ada, bob] = [await house.guest('Ada'), await house.guest('Bob')]
    const { table } = await ada.call('POST /api/tables', {
      body: {
        game: 'spinning-jenny',
        options: { players: 2 },
        seats: [{ kind: 'me' }, { kind: 'open' }],
        public: true,
      },
    })
    const params = { table: table.id }
    await bob.call('POST /api/tables/:table/sit', { params, body: { seat: 1 } })
    for (const guest of [ada, bob]) await guest.call('POST /api/tables/:table/resign', { params })
    const { entries } = await ada.call('GET /api/tables/:table/news', { params, query: {} })
    expect(entries.at(-1)).toMatchObject({ kind: 'ended', seed: expect.any(String) })
    const file = await ada.call('GET /api/tables/:table/file', { params })
    expect(file).toHaveProperty('seed', entries.at(-1)?.seed)
    expect(file).toHaveProperty('commitment', table.commitment)
  })
})

test('a bot gets only what its seat may know, and that is enough', async () => {
  for (const game of GAMES) {
    const state = game.setup(game.parseOptions({ players: 2 }), seedRandom('secret'))
    const seat = game.pending(state)?.seat
    if (seat === undefined || seat === 'chance') throw new Error('no seat has to decide')
    const view = game.view(state, seat)
    const words = JSON.stringify(state.random).slice(1, -1)
    expect(JSON.stringify(view)).not.toContain(words)
    const question = { game: game.id, view, seat, strength: 'random' as const, milliseconds: 10, seed: 'bot' }
    expect((await chooseMoves(structuredClone(question))).length).toBeGreaterThan(0)
    expect(fingerprint(game, state)).not.toContain(words)
  }
})
