// Plays the games of a corpus. The same plan and number always give the same game.
import {
  type AnyGame,
  type AnyJournal,
  BadInput,
  finalResult,
  gameAt,
  Journal,
  type RandomState,
  seedRandom,
  shown,
  withoutChance,
} from '@arkwright/kernel'
import { answer } from '../arena/game.ts'
import { drawnTurn, turnsOfEachSeat } from '../arena/opening.ts'
import type { Bot } from '../bot.ts'
import { LADDERS, type Ladder } from '../ladder.ts'
import { variedBot } from '../varied-bot.ts'
import { type CorpusGame, type CorpusHeader, type CorpusPlan, seedOf } from './corpus.ts'

export class CorpusPlayer {
  private readonly plan: CorpusPlan
  private readonly ladder: Ladder
  private readonly game: AnyGame
  private readonly options: unknown
  private readonly bot: Bot

  private constructor(plan: CorpusPlan, ladder: Ladder) {
    this.plan = plan
    this.ladder = ladder
    this.game = ladder.expertise.game
    this.options = this.game.parseOptions(plan.options)
    this.bot = variedBot(ladder.bots[plan.level], ladder.nearly)
  }

  /** Loads what the bots need. Throws BadInput where this program cannot play such games. */
  static async ready(plan: CorpusPlan): Promise<CorpusPlayer> {
    const ladder = LADDERS.get(plan.game)
    if (ladder === undefined) throw new BadInput(`there are no bots for ${shown(plan.game)} yet`)
    const { revision } = ladder.expertise.game
    if (revision !== plan.revision) {
      throw new BadInput(
        `bots play ${plan.game} by revision ${revision}, and this corpus is of revision ${plan.revision}`,
      )
    }
    const player = new CorpusPlayer(plan, ladder)
    const { game, options } = player
    await player.bot.prepare?.(game.view(game.setup(options, seedRandom(plan.seed)), 0))
    return player
  }

  /** The first turns are drawn from the sensible ones, so that the games differ; then the bots of the level take over. */
  play(number: number): CorpusGame {
    const { game, options, plan } = this
    const seed = seedOf(plan, number)
    const journal: AnyJournal = new Journal(game, options, seed)
    const random: RandomState = seedRandom(`opening of ${seed}`)
    const seats = game.seats(options)
    let drawn = seats * turnsOfEachSeat(seats)
    let asked = 0
    for (let due = game.pending(journal.position); due !== undefined; due = game.pending(journal.position)) {
      if (due.seat === 'chance') throw new Error('a game with a seed draws by itself')
      const { seat } = due
      const view: unknown = game.view(journal.position, seat)
      const question = { view, seat, budget: { sims: plan.sims }, seed: `bots of ${seed} ${asked++}` }
      const moves =
        drawn > 0
          ? drawnTurn(this.ladder.expertise, withoutChance(game, journal.position), seat, random)
          : answer(this.bot, question).moves
      if (due.begins && drawn > 0) drawn--
      for (const move of moves) {
        if (journal.play(move) !== undefined)
          throw new Error(`${plan.level} plays ${shown(move)}, which is not allowed`)
      }
    }
    const { moves, revealed } = journal
    return { number, moves: [...moves], revealed: [...revealed], ...finalResult(game, journal.position) }
  }
}

/** The header of a corpus by this plan, with the moves that its lines may name. */
export function headerOf(plan: CorpusPlan, games: readonly AnyGame[]): CorpusHeader {
  const game = gameAt(games, plan.game, plan.revision)
  if (game === undefined) throw new BadInput(`there is no game called ${shown(plan.game)} of revision ${plan.revision}`)
  return { ...plan, moves: game.vocabulary.map(({ text }) => text) }
}
