// Two servers, one table: two clients of the same person send different turns for one decision to both at once. Exactly one may win.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pick, type RandomState, seedRandom } from '@arkwright/kernel'
import { type Client, client, type Entry, ServerFault, type Table } from '../src/client/index.ts'
import { GAMES } from '../src/games.ts'
import { CookieJar } from '../test/cookie-jar.ts'
import { EngineClient } from '../test/engine-client.ts'
import { type Cable, cableTo } from './cuttable.ts'
import { type HouseProcess, startHouse } from './house-process.ts'
import { insist } from './insist.ts'

/** Every this many rounds a server is paused or cut off from the database. */
const DISTURB_EVERY = 10
const DISTURBED_MILLISECONDS = 250

export interface RaceTrial {
  readonly database: string
  readonly rounds: number
  readonly progress?: (text: string) => void
}

export interface RaceFigures {
  readonly rounds: number
  readonly won: [number, number]
  readonly pauses: number
  readonly cuts: number
  readonly games: number
  /** Entries that reached a stream at the server that did not write them. */
  readonly across: number
  readonly faults: readonly string[]
}

interface Server {
  readonly house: HouseProcess
  readonly cable: Cable
  readonly url: string
}

export async function raceTrial({ database, rounds, progress }: RaceTrial): Promise<RaceFigures> {
  const servers = [await startServer(database), await startServer(database)] as const
  const figures = { rounds: 0, won: [0, 0] as [number, number], pauses: 0, cuts: 0, games: 0, across: 0 }
  const faults: string[] = []
  try {
    while (figures.rounds < rounds && faults.length === 0) {
      const table = await RaceTable.open(servers, figures.games++)
      while (figures.rounds < rounds && !table.isOver && faults.length === 0) {
        const mended = disturb(figures, servers)
        const winners = await table.race()
        await mended
        figures.rounds++
        for (const winner of winners) figures.won[winner]++
        if (winners.length !== 1) faults.push(`round ${figures.rounds}: ${winners.length} of two turns were accepted`)
        if (figures.rounds % 50 === 0) progress?.(`${figures.rounds} of ${rounds} rounds`)
      }
      faults.push(...(await table.verify()))
      figures.across += table.heardAcross
    }
  } finally {
    for (const { house, cable } of servers) {
      house.signal('SIGCONT')
      await house.end('SIGTERM')
      await cable.close()
    }
  }
  return { ...figures, faults }
}

async function startServer(database: string): Promise<Server> {
  const url = new URL(database)
  const cable = await cableTo(url.hostname, Number(url.port))
  url.port = String(cable.port)
  const place = { kind: 'postgres', url: url.href } as const
  const house = await startHouse({ place, port: 0, logLevel: 'silent' }, { life: 'short' })
  if (house === undefined) throw new Error('the server did not start')
  return { house, cable, url: `http://127.0.0.1:${house.port}` }
}

/** Sometimes pauses one server or cuts its database connection, and restores it a little later. */
async function disturb(
  figures: { rounds: number; pauses: number; cuts: number },
  servers: readonly [Server, Server],
): Promise<void> {
  if (figures.rounds % DISTURB_EVERY !== 0) return
  const turn = figures.rounds / DISTURB_EVERY
  const { house, cable } = servers[turn % 2 === 0 ? 0 : 1]
  const pause = turn % 4 < 2
  if (pause) {
    figures.pauses++
    house.signal('SIGSTOP')
  } else {
    figures.cuts++
    cable.cut()
  }
  await sleep(Math.random() * DISTURBED_MILLISECONDS)
  house.signal('SIGCONT')
  cable.mend()
}

class RaceTable {
  private readonly table: Table
  /** By seat, then by server: the same person on two devices. */
  private readonly people: readonly (readonly [Client, Client])[]
  private readonly engine: EngineClient
  private readonly random: RandomState
  private readonly heard: [number[], number[]] = [[], []]
  private readonly stops: (() => void)[]

  private constructor(table: Table, people: readonly (readonly [Client, Client])[], number: number) {
    const game = GAMES[number % GAMES.length]
    if (game === undefined) throw new Error('the server has no games')
    this.table = table
    this.people = people
    this.engine = new EngineClient(game, table.options)
    this.random = seedRandom(`race ${number}`)
    this.stops = ([0, 1] as const).map(
      server =>
        people[0]?.[server].followTable(
          table.id,
          { onEntry: ({ sequence }) => void this.heard[server].push(sequence) },
          '0.0',
        ) ?? (() => {}),
    )
  }

  static async open(servers: readonly [Server, Server], number: number): Promise<RaceTable> {
    const people = await Promise.all(
      [0, 1].map(async seat => {
        const jar = new CookieJar()
        const devices = servers.map(({ url }) => client({ url, fetch: jar.fetch })) as [Client, Client]
        await insist(() => devices[0].call('POST /api/guest', { body: { name: `Person ${seat}` } }))
        return devices
      }),
    )
    const [host, other] = people as [[Client, Client], [Client, Client]]
    const { id } = GAMES[number % GAMES.length] ?? { id: '' }
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const { table } = await insist(() =>
      host[0].call('POST /api/tables', { body: { game: id, options: { players: 2 }, seats, public: true } }),
    )
    const params = { table: table.id }
    await insist(async () => {
      const { table: seen } = await other[1].call('GET /api/tables/:table', { params })
      if (seen.mySeat === null) await other[1].call('POST /api/tables/:table/sit', { params, body: { seat: 1 } })
    })
    const raced = new RaceTable(table, people, number)
    raced.engine.follow(await raced.news())
    return raced
  }

  get isOver(): boolean {
    return this.engine.decider === undefined
  }

  get heardAcross(): number {
    return Math.min(this.heard[0].length, this.heard[1].length)
  }

  /** Which of the two were accepted. */
  async race(): Promise<(0 | 1)[]> {
    const seat = this.engine.decider ?? 0
    const sequence = this.engine.sequence
    const accepted = await Promise.all(([0, 1] as const).map(server => this.submit(server, seat, sequence)))
    this.engine.follow(await this.news())
    return ([0, 1] as const).filter(server => accepted[server])
  }

  async verify(): Promise<string[]> {
    const entries = await this.news(0)
    const faults = entries.flatMap(({ sequence }, i) => (sequence === i + 1 ? [] : [`entry ${i + 1} is ${sequence}`]))
    for (const [server, heard] of this.heard.entries()) {
      for (let i = 0; heard.length < entries.length && i < 600; i++) await sleep(50)
      if (heard.some((sequence, i) => sequence !== i + 1) || heard.length !== entries.length) {
        faults.push(`the stream of server ${server} brought ${heard.length} of ${entries.length} entries`)
      }
    }
    for (const stop of this.stops) stop()
    return faults
  }

  private async submit(server: 0 | 1, seat: number, sequence: number): Promise<boolean> {
    const person = this.people[seat]?.[server]
    const moves = this.engine.chooseTurn(seat, legal => pick(this.random, legal))
    const body = { sequence, key: randomBytes(9).toString('base64url'), moves }
    try {
      await insist(async () =>
        person?.call('POST /api/tables/:table/turns', { params: { table: this.table.id }, body }),
      )
      return true
    } catch (error) {
      if (error instanceof ServerFault && error.status === 409) return false
      throw error
    }
  }

  private async news(after = this.engine.sequence): Promise<Entry[]> {
    const at = { params: { table: this.table.id }, query: { after } }
    const answer = await insist(async () => this.people[0]?.[0].call('GET /api/tables/:table/news', at))
    return answer?.entries ?? []
  }
}
