// Load: many tables with a bot each, people who think for some seconds, and many more spectators.
import { randomBytes } from 'node:crypto'
import { type ClientRequest, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AnyGame, pick, seedRandom } from '@arkwright/kernel'
import { send } from '../bench/http-client.ts'
import type { Entry, Table } from '../src/client/index.ts'
import { GAMES, strengthsFor } from '../src/games.ts'
import { EngineClient } from '../test/engine-client.ts'

export interface Load {
  readonly port: number
  readonly tables: number
  /** Total number; spread evenly over the tables. */
  readonly streams: number
  /** Thinking time of people, plus or minus half. */
  readonly thinkMilliseconds: number
  /** Checked after every turn. */
  readonly isDone: (turns: number) => boolean
}

export class LoadRun {
  /** How long each turn took to be answered, in milliseconds. */
  readonly times: number[] = []
  readonly errors: string[] = []
  entriesHeard = 0
  botTurns = 0
  games = 0
  openStreams = 0
  private readonly load: Load

  constructor(load: Load) {
    this.load = load
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: this.load.tables }, (_, i) => this.keepPlaying(i)))
  }

  /** Plays one game after another at the same seat. */
  private async keepPlaying(chair: number): Promise<void> {
    const { load } = this
    for (let game = chair; !this.isOver; game += load.tables) {
      try {
        const table = new LoadTable(this, load, game)
        await table.open()
        this.games++
        await table.play()
      } catch (error) {
        this.errors.push(String(error))
        await sleep(load.thinkMilliseconds)
      }
    }
  }

  get isOver(): boolean {
    return this.load.isDone(this.times.length) || this.errors.length > 100
  }
}

class LoadTable {
  private readonly run: LoadRun
  private readonly load: Load
  private readonly game: AnyGame
  private readonly number: number
  private readonly watchers: ClientRequest[] = []
  private cookie = ''
  private id = ''
  private engine: EngineClient | undefined
  private news: () => void = () => {}

  constructor(run: LoadRun, load: Load, number: number) {
    const game = GAMES[number % GAMES.length]
    if (game === undefined) throw new Error('the server has no games')
    this.run = run
    this.load = load
    this.game = game
    this.number = number
  }

  async open(): Promise<void> {
    const guest = await this.ask('POST', '/api/guest', { name: `Person ${this.number}` })
    this.cookie = guest.cookie ?? ''
    const strength = strengthsFor(this.game.id).includes('easy') ? 'easy' : 'random'
    const seats = [{ kind: 'me' }, { kind: 'bot', strength }]
    const body = { game: this.game.id, options: { players: 2 }, seats, public: true }
    const { table } = (await this.ask('POST', '/api/tables', body)).body as { table: Table }
    this.id = table.id
    this.engine = new EngineClient(this.game, table.options)
    const each = Math.round(this.load.streams / this.load.tables)
    await Promise.all(Array.from({ length: each }, (_, i) => this.watch(i === 0)))
  }

  async play(): Promise<void> {
    const { engine, run } = this
    const random = seedRandom(String(this.number))
    while (!run.isOver && engine !== undefined) {
      const seat = engine.sequence === 0 ? 1 : engine.decider
      if (seat === undefined) break
      if (seat !== 0) {
        await this.nextNews()
        continue
      }
      await sleep(this.load.thinkMilliseconds * (0.5 + Math.random()))
      const sequence = engine.sequence
      const moves = engine.chooseTurn(0, legal => pick(random, legal))
      const started = performance.now()
      const key = randomBytes(9).toString('base64url')
      await this.ask('POST', `/api/tables/${this.id}/turns`, { sequence, key, moves })
      run.times.push(performance.now() - started)
      while (engine.sequence === sequence && !run.isOver) await this.nextNews()
    }
    for (const watcher of this.watchers) watcher.destroy()
  }

  /** A stream. The first one belongs to the player and delivers the bot's turns. */
  private watch(own: boolean): Promise<void> {
    const path = `/api/tables/${this.id}/stream?after=0.0`
    return new Promise((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port: this.load.port, path, agent: false }, response => {
        this.run.openStreams++
        resolve()
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
          for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
            this.hear(text.slice(0, end), own)
            text = text.slice(end + 2)
          }
        })
        response.on('close', () => {
          this.run.openStreams--
          if (!request.destroyed) this.run.errors.push('a stream was cut')
        })
        response.on('error', () => {})
      })
      request.on('error', reject)
      this.watchers.push(request)
    })
  }

  private hear(event: string, own: boolean): void {
    if (!event.includes('event: entry')) return
    this.run.entriesHeard++
    if (!own) return
    const entry = JSON.parse(event.slice(event.indexOf('data: ') + 'data: '.length)) as Entry
    if (entry.by === 'bot') this.run.botTurns++
    try {
      this.engine?.follow([entry])
    } catch (error) {
      this.run.errors.push(String(error))
    }
    this.news()
  }

  private nextNews(): Promise<void> {
    return new Promise(resolve => {
      const look = setTimeout(resolve, 1_000)
      this.news = () => {
        clearTimeout(look)
        resolve()
      }
    })
  }

  private async ask(method: string, path: string, body: unknown) {
    const answer = await send(this.load.port, method, path, this.cookie === '' ? undefined : this.cookie, body)
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer
  }
}
