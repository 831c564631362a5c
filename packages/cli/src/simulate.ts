// Whole games between bots; the same seed always gives the same games.
import {
  type AnyGame,
  type AnyJournal,
  type Choose,
  forkRandom,
  Journal,
  type MachineState,
  type Move,
  playOut,
  type RandomState,
  seedRandom,
} from '@arkwright/kernel'
import type { Bot } from './bots.ts'

export interface Plan {
  readonly game: AnyGame
  readonly options: unknown
  /** One for each seat. */
  readonly bots: readonly Bot[]
  readonly games: number
  readonly seed: string
}

export interface Outcome {
  readonly games: number
  readonly moves: number
  readonly seats: readonly { readonly bot: string; readonly wins: number; readonly meanScore: number }[]
}

/**
 * Plays all games. `keep` gets the journal of each, counted from 1. Without it nothing is recorded, which is faster.
 */
export function simulate(
  plan: Plan,
  afterGame: (done: number) => void,
  keep?: (journal: AnyJournal, number: number) => void,
): Outcome {
  const { game, bots, games } = plan
  const wins = bots.map(() => 0)
  const scores = bots.map(() => 0)
  let moves = 0
  for (let number = 1; number <= games; number++) {
    const seed = `${plan.seed} ${number}`
    const { state, count } = keep === undefined ? playFast(plan, seed) : playKept(plan, seed, number, keep)
    moves += count
    const standings = game.standings(state)
    const winners = standings.filter(({ rank }) => rank === 1).length
    for (const { seat, rank, score } of standings) {
      scores[seat] = (scores[seat] ?? 0) + score
      if (rank === 1) wins[seat] = (wins[seat] ?? 0) + 1 / winners
    }
    afterGame(number)
  }
  const seats = bots.map(({ name }, seat) => ({
    bot: name,
    wins: rounded(wins[seat] ?? 0),
    meanScore: rounded((scores[seat] ?? 0) / games),
  }))
  return { games, moves, seats }
}

interface Played {
  readonly state: MachineState<Move>
  readonly count: number
}

function playFast({ game, options, bots }: Plan, seed: string): Played {
  const state = game.setup(options, seedRandom(seed))
  return { state, count: playOut(game, state, table(game, bots, seed)) }
}

function playKept(
  { game, options, bots }: Plan,
  seed: string,
  number: number,
  keep: (journal: AnyJournal, number: number) => void,
): Played {
  const journal: AnyJournal = new Journal(game, options, seed)
  const choose = table(game, bots, seed)
  for (
    let decision = game.pending(journal.position);
    decision !== undefined;
    decision = game.pending(journal.position)
  ) {
    if (decision.seat === 'chance') throw new Error('a journal with a seed draws by itself')
    const move = choose(journal.position, game.moves(journal.position), decision.seat)
    if (journal.play(move.text) !== undefined) throw new Error(`a bot chose ${move.text}, which is not legal`)
  }
  keep(journal, number)
  return { state: journal.position, count: journal.moves.length }
}

/** The bots at one table, each with its own random source. */
function table(game: AnyGame, bots: readonly Bot[], seed: string): Choose<MachineState<Move>, Move> {
  const source: RandomState = seedRandom(`bots of ${seed}`)
  const players = bots.map(bot => bot.player(forkRandom(source), game))
  return (state, legal, seat) => {
    const player = players[seat]
    if (player === undefined) throw new Error(`seat ${seat} has no player`)
    return player(state, legal, seat)
  }
}

/** Rounds, so that thirds of shared wins add up to whole numbers. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
