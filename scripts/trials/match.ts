// One trial: plays games until it is decided, keeps them on disk, and counts what each bot searched.
import {
  type Budget,
  type ChosenTurn,
  type GameResult,
  type Judgement,
  judge,
  LADDERS,
  namedBot,
  type Player,
  playSideBySide,
  seated,
  type Trial,
} from '@arkwright/bots'
import { Thinkers } from '@arkwright/bots/node'
import { GamesOnDisk } from './games-on-disk.ts'

/** Simulations of one bot since the last game that ended. */
export interface Effort {
  readonly bot: string
  readonly decisions: number
  readonly sims: number
  readonly fewest: number
}

interface KeptGame extends GameResult {
  readonly efforts: readonly Effort[]
}

export interface Outcome {
  readonly judgement: Judgement
  readonly efforts: readonly Effort[]
}

export interface Conditions {
  readonly threads: number
  readonly sources: string
  /** Play all games, whatever the sequential test says. */
  readonly whole: boolean
}

export function nameOf({ game, bots, budget, handicap }: Trial): string {
  const thought = 'sims' in budget ? `${budget.sims} sims` : `${budget.ms} ms`
  return `${game} ${bots.join('-')} ${thought}${handicap === undefined ? '' : ` handicap ${handicap}`}`
}

export async function hold(
  trial: Trial,
  { threads, sources, whole }: Conditions,
  shown: (line: string) => void,
): Promise<Outcome> {
  const ladder = LADDERS.get(trial.game)
  if (ladder === undefined) throw new Error(`There are no bots for ${trial.game}.`)
  const { expertise } = ladder
  const disk = new GamesOnDisk<KeptGame>('trials', `${nameOf(trial)} ${sources}`)
  const thinkers = threads > 1 ? new Thinkers(threads) : undefined
  const meter = new Meter()
  const players = trial.bots.map((name, place) => {
    const player = meter.watch(playerFor(trial.game, name, thinkers))
    return place === 0 ? player : withMoreTime(player, trial)
  })
  const plan = {
    expertise,
    options: expertise.game.parseOptions({ players: trial.bots.length }),
    players,
    atOnce: threads,
    blocks: Math.ceil(trial.games / trial.bots.length),
    seed: 'trial',
    budget: trial.budget,
  }
  const isOpen = (): boolean => whole || judge(trial, disk.games).passed === undefined
  try {
    if (isOpen()) {
      for await (const result of playSideBySide(plan, [...disk.games])) {
        disk.add({ ...result, efforts: meter.read() })
        const { games, wins } = judge(trial, disk.games)
        shown(`${nameOf(trial)}: ${wins} of ${games}`)
        if (!isOpen()) break
      }
    }
  } finally {
    await thinkers?.close()
  }
  return { judgement: judge(trial, disk.games), efforts: summed(disk.games.flatMap(({ efforts }) => efforts)) }
}

function withMoreTime(player: Player, { budget: common, handicap }: Trial): Player {
  if (handicap === undefined) return player
  const budget: Budget = 'sims' in common ? { sims: common.sims * handicap } : { ms: common.ms * handicap }
  return { name: player.name, think: question => player.think({ ...question, budget }) }
}

function playerFor(game: string, name: string, thinkers: Thinkers | undefined): Player {
  const bot = namedBot(game, name)
  if (bot === undefined) throw new Error(`There is no bot called ${name} for ${game}.`)
  if (thinkers === undefined) return seated(bot)
  return { name, think: question => thinkers.think({ ...question, game, bot: name }) }
}

/** Counts what players search. */
class Meter {
  private counted: Effort[] = []

  watch(player: Player): Player {
    const think = async (question: Parameters<Player['think']>[0]): Promise<ChosenTurn> => {
      const choice = await player.think(question)
      const { sims } = choice.report
      if (sims > 0) this.counted.push({ bot: player.name, decisions: 1, sims, fewest: sims })
      return choice
    }
    return { name: player.name, think }
  }

  /** Since the last reading. */
  read(): Effort[] {
    const efforts = summed(this.counted)
    this.counted = []
    return efforts
  }
}

function summed(efforts: readonly Effort[]): Effort[] {
  return [...Map.groupBy(efforts, ({ bot }) => bot)].map(([bot, own]) => ({
    bot,
    decisions: own.reduce((sum, { decisions }) => sum + decisions, 0),
    sims: own.reduce((sum, { sims }) => sum + sims, 0),
    fewest: own.reduce((least, { fewest }) => Math.min(least, fewest), Number.POSITIVE_INFINITY),
  }))
}
