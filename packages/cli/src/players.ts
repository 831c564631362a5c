// Tournament players: our bots, here or in threads, external networks, and external programs.
import { createReadStream } from 'node:fs'
import { CHALLENGER, challenger, type Player, readNetwork, seated } from '@arkwright/bots'
import { Program, Thinkers } from '@arkwright/bots/node'
import { type AnyGame, BadInput, checkNesting, shown } from '@arkwright/kernel'
import { botNamed, thinkerFor } from './bots.ts'
import { readText } from './read.ts'

const PROGRAM = 'program:'

/** Threads and programs live as long as the table. */
export class Table {
  private readonly game: AnyGame
  private readonly thinkers: Thinkers | undefined
  /** The file of a network, for the entrant `weights`. */
  private readonly weights: string | undefined
  private readonly programs = new Map<string, Promise<Program>>()

  constructor(game: AnyGame, threads: number, weights?: string) {
    this.game = game
    this.weights = weights
    this.thinkers = threads > 1 ? new Thinkers(threads) : undefined
  }

  /** A bot's name, `weights`, or `program:` and a command. */
  async seat(name: string): Promise<Player> {
    if (name.startsWith(PROGRAM)) return this.program(name.slice(PROGRAM.length).trim())
    if (name === CHALLENGER) return this.challenger()
    const { game, thinkers } = this
    const bot = thinkerFor(game, botNamed(name).name)
    if (thinkers === undefined) return seated(bot)
    return { name: bot.name, think: question => thinkers.think({ ...question, game: game.id, bot: bot.name }) }
  }

  async close(): Promise<void> {
    await this.thinkers?.close()
    for (const program of await Promise.allSettled(this.programs.values())) {
      if (program.status === 'fulfilled') program.value.close()
    }
  }

  /** It runs in this thread: worker threads know only the bots of the ladder. */
  private async challenger(): Promise<Player> {
    const { game, weights } = this
    if (weights === undefined) throw new BadInput(`--bots ${CHALLENGER} needs --weights FILE`)
    return seated(challenger(game.id, readNetwork(await jsonIn(weights))))
  }

  /** One process plays all seats of its command, because every question is complete. */
  private program(command: string): Promise<Program> {
    const started = this.programs.get(command) ?? Program.start(command, this.game)
    this.programs.set(command, started)
    return started
  }
}

async function jsonIn(path: string): Promise<unknown> {
  const text = await readText(createReadStream(path))
  checkNesting(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput(`--weights ${shown(path)} is not JSON`)
  }
}
