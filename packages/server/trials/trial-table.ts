// A table under trial: its people play on through all server failures and remember every answer.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AnyGame, pick, type RandomState, seedRandom } from '@arkwright/kernel'
import { type Client, client, type Entry, type Table } from '../src/client/index.ts'
import { GAMES } from '../src/games.ts'
import { CookieJar } from '../test/cookie-jar.ts'
import { EngineClient } from '../test/engine-client.ts'
import { type Insistence, insist } from './insist.ts'

const LOOK_AGAIN_MILLISECONDS = 60

/** The server that a person at this seat asks; it may differ by seat. */
export type AddressOf = (seat: number) => string

export interface Acknowledged {
  readonly sequence: number
  readonly seat: number
  readonly moves: readonly string[]
  readonly hash: string | undefined
  /** When the answer came. */
  readonly at: number
}

export class TrialTable {
  readonly faults: string[] = []
  readonly acknowledged: Acknowledged[] = []
  readonly insistence: Insistence
  private readonly table: Table
  private readonly game: AnyGame
  private readonly people: readonly Client[]
  private readonly engine: EngineClient
  private readonly random: RandomState
  private readonly watcher: Watcher

  private constructor(table: Table, game: AnyGame, people: readonly Client[], insistence: Insistence) {
    this.table = table
    this.game = game
    this.people = people
    this.insistence = insistence
    this.engine = new EngineClient(game, table.options)
    this.random = seedRandom(table.id)
    this.watcher = new Watcher(people.at(-1), table, game)
  }

  /** Two people, or one and a bot. */
  static async open(addressOf: AddressOf, number: number, insistence: Insistence): Promise<TrialTable> {
    const game = GAMES[number % GAMES.length]
    if (game === undefined) throw new Error('the server has no games')
    const withBot = number % 4 === 3
    const people = await Promise.all(
      (withBot ? [0] : [0, 1]).map(async seat => {
        const person = client({ url: addressOf(seat), fetch: new CookieJar().fetch })
        await insist(() => person.call('POST /api/guest', { body: { name: `Person ${seat}` } }), insistence)
        return person
      }),
    )
    const [host, other] = people
    if (host === undefined) throw new Error('the table has no host')
    const second = withBot ? { kind: 'bot' as const, strength: 'random' as const } : { kind: 'open' as const }
    const body = { game: game.id, options: { players: 2 }, seats: [{ kind: 'me' as const }, second], public: false }
    const { table } = await insist(() => host.call('POST /api/tables', { body }), insistence)
    const params = { table: table.id }
    await insist(async () => {
      if (other === undefined) return
      const { table: seen } = await other.call('POST /api/join', { body: { code: table.code } })
      if (seen.mySeat === null) await other.call('POST /api/tables/:table/sit', { params, body: { seat: 1 } })
    }, insistence)
    return new TrialTable(table, game, people, insistence)
  }

  get isOver(): boolean {
    return this.engine.sequence > 0 && this.engine.decider === undefined
  }

  /** One turn of the seat that must decide, repeated until acknowledged; or a check of what a bot has done. */
  playOn(): Promise<void> {
    return this.play(ask => insist(ask, this.insistence))
  }

  /** The same, but a server failure is reported. */
  playOnce(): Promise<void> {
    return this.play(ask => ask())
  }

  private async play(send: <T>(ask: () => Promise<T>) => Promise<T>): Promise<void> {
    if (this.engine.sequence === 0) return this.look()
    const seat = this.engine.decider
    const person = seat === undefined ? undefined : this.people[seat]
    if (seat === undefined) return
    if (person === undefined) return this.look()
    const moves = this.engine.chooseTurn(seat, legal => pick(this.random, legal))
    const params = { table: this.table.id }
    const body = { sequence: this.engine.sequence, key: randomBytes(9).toString('base64url'), moves }
    const { entries } = await send(() => person.call('POST /api/tables/:table/turns', { params, body }))
    const own = entries.find(one => one.kind === 'turn' && one.by === undefined)
    if (own === undefined) this.fault('an answer does not hold the turn it answers')
    else this.acknowledged.push({ sequence: own.sequence, seat, moves, hash: own.hash, at: Date.now() })
    this.follow(entries)
  }

  /** After the last kill: every acknowledged turn is there exactly once, and every position matches the one that was seen. */
  async verify(): Promise<void> {
    const [host] = this.people
    if (host === undefined) return
    const params = { table: this.table.id }
    const { entries } = await insist(() => host.call('GET /api/tables/:table/news', { params, query: {} }))
    for (const [i, { sequence }] of entries.entries()) {
      if (sequence !== i + 1) this.fault(`entry ${i + 1} has the number ${sequence}`)
    }
    for (const { sequence, seat, moves, hash } of this.acknowledged) {
      const found = entries[sequence - 1]
      const same = found?.kind === 'turn' && found.seat === seat && found.hash === hash
      if (!same || found.moves?.join() !== moves.join()) this.fault(`turn ${sequence} was acknowledged and is lost`)
    }
    const byPeople = entries.filter(({ kind, by }) => kind === 'turn' && by === undefined)
    if (byPeople.length !== this.acknowledged.length) {
      this.fault(`${byPeople.length} turns are stored, ${this.acknowledged.length} were acknowledged`)
    }
    this.replay(entries)
    const { hash, sequence } = await insist(() => host.call('GET /api/tables/:table/position', { params }))
    // A bot may have played since the entries were read.
    const later = await insist(() => host.call('GET /api/tables/:table/news', { params, query: {} }))
    const last = later.entries.slice(0, sequence).findLast(one => one.hash !== undefined)
    if (sequence < entries.length || last?.hash !== hash) this.fault('the position is not the one of its last entry')
    await this.watcher.hears(entries.length)
    this.faults.push(...this.watcher.faults.map(fault => `table ${this.table.id}, stream: ${fault}`))
  }

  /** After a restore from a copy: the acknowledged turns that it lacks. The rest must be the beginning of what people saw. */
  async lost(): Promise<readonly Acknowledged[]> {
    const [host] = this.people
    const at = { params: { table: this.table.id }, query: {} }
    const news = await insist(async () => host?.call('GET /api/tables/:table/news', at))
    const entries = news?.entries ?? []
    this.replay(entries)
    for (const { sequence, seat, moves, hash } of this.acknowledged) {
      const found = entries[sequence - 1]
      const same = found?.seat === seat && found.hash === hash && found.moves?.join() === moves.join()
      if (found !== undefined && !same) this.fault(`turn ${sequence} is another one than was acknowledged`)
    }
    return this.acknowledged.filter(({ sequence }) => sequence > entries.length)
  }

  close(): void {
    this.watcher.stop()
  }

  private replay(entries: readonly Entry[]): void {
    try {
      new EngineClient(this.game, this.table.options).follow(entries)
    } catch (error) {
      this.fault(`the journal does not replay: ${String(error)}`)
    }
  }

  private async look(): Promise<void> {
    const [host] = this.people
    const at = { params: { table: this.table.id }, query: { after: this.engine.sequence } }
    const news = await insist(async () => host?.call('GET /api/tables/:table/news', at))
    if (news === undefined || news.entries.length === 0) await sleep(LOOK_AGAIN_MILLISECONDS)
    else this.follow(news.entries)
  }

  private follow(entries: readonly Entry[]): void {
    try {
      this.engine.follow(entries)
    } catch (error) {
      this.fault(String(error))
      throw error
    }
  }

  private fault(text: string): void {
    this.faults.push(`table ${this.table.id}: ${text}`)
  }
}

/** A spectator's page: it is never told that the server was away, and must miss nothing. */
class Watcher {
  readonly faults: string[] = []
  readonly stop: () => void
  private last = 0
  private readonly engine: EngineClient

  constructor(person: Client | undefined, { id, options }: Table, game: AnyGame) {
    this.engine = new EngineClient(game, options)
    const onEntry = (entry: Entry): void => this.hear(entry)
    const onRefused = (status: number): void => void this.faults.push(`it was refused with ${status}`)
    this.stop = person?.followTable(id, { onEntry, onRefused }, '0.0') ?? (() => {})
  }

  /** Waits until it arrives without a request. */
  async hears(sequence: number): Promise<void> {
    for (let i = 0; this.last < sequence && this.faults.length === 0; i++) {
      if (i > 1200) this.faults.push(`it stopped at entry ${this.last} of ${sequence}`)
      await sleep(50)
    }
  }

  private hear(entry: Entry): void {
    if (entry.sequence !== this.last + 1) this.faults.push(`after entry ${this.last} came ${entry.sequence}`)
    this.last = entry.sequence
    try {
      this.engine.follow([entry])
    } catch (error) {
      this.faults.push(String(error))
    }
  }
}
