// Who can sit down in a tournament: our bots, here or in threads, and outside programs.
import { type Player, seated } from '@arkwright/bots'
import { Program, Thinkers } from '@arkwright/bots/node'
import type { AnyGame } from '@arkwright/kernel'
import { botNamed, thinkerFor } from './bots.ts'

const PROGRAM = 'program:'

/** Threads and programs live as long as the table. */
export class Table {
  private readonly game: AnyGame
  private readonly thinkers: Thinkers | undefined
  private readonly programs = new Map<string, Promise<Program>>()

  constructor(game: AnyGame, threads: number) {
    this.game = game
    this.thinkers = threads > 1 ? new Thinkers(threads) : undefined
  }

  /** A bot's name, or `program:` and a command. */
  async seat(name: string): Promise<Player> {
    if (name.startsWith(PROGRAM)) return this.program(name.slice(PROGRAM.length).trim())
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

  /** One process plays all seats of its command: every question tells all there is to know. */
  private program(command: string): Promise<Program> {
    const started = this.programs.get(command) ?? Program.start(command, this.game)
    this.programs.set(command, started)
    return started
  }
}
