// Who can sit down in a tournament: our bots, here or in threads, networks of others, and outside programs.
import { createReadStream } from 'node:fs'
import { CHALLENGER, challenger, type Player, readNetwork, seated } from '@arkwright/bots'
import { Program, Thinkers } from '@arkwright/bots/node'
import { type AnyGame, BadInput, shown } from '@arkwright/kernel'
import { botNamed, thinkerFor } from './bots.ts'
import { checkNesting, readText } from './read.ts'

const PROGRAM = 'program:'

/** Threads and programs live as long as the table. */
export class Table {
  private readonly game: AnyGame
  private readonly thinkers: Thinkers | undefined
  /** A network's file, for the entrant called `weights`. */
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

  /** It thinks here: threads know only the bots of the ladder. */
  private async challenger(): Promise<Player> {
    const { game, weights } = this
    if (weights === undefined) throw new BadInput(`--bots ${CHALLENGER} needs --weights FILE`)
    return seated(challenger(game.id, readNetwork(await jsonIn(weights))))
  }

  /** One process plays all seats of its command: every question tells all there is to know. */
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
    throw new BadInput(`--weights ${shown(path)} is no JSON`)
  }
}
