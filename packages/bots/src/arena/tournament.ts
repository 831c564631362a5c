// A tournament plays every opening in every rotation of the seats, so that neither opening nor seat decides who is
// better.
import type { MachineState, Move, Standing } from '@arkwright/kernel'
import { at } from '../at.ts'
import type { Bot, Budget, ChosenTurn } from '../bot.ts'
import type { Expertise } from '../expertise.ts'
import { conduct, type Player, playOn, type Question, waitOn } from './game.ts'
import { openingOf } from './opening.ts'
import { type GameResult, resultOf } from './result.ts'

/** Defines the games of a tournament. */
export interface Schedule<S extends MachineState<M>, M extends Move, O, V> {
  /** Draws the openings. */
  readonly expertise: Expertise<S, M, O, V>
  readonly options: O
  readonly blocks: number
  readonly seed: string
  readonly budget: Budget
}

export interface TournamentPlan<S extends MachineState<M>, M extends Move, O, V> extends Schedule<S, M, O, V> {
  /** One for each seat of the first rotation. */
  readonly bots: readonly Bot<V>[]
}

export interface PlayersPlan<S extends MachineState<M>, M extends Move, O, V> extends Schedule<S, M, O, V> {
  readonly players: readonly Player<V>[]
  /** How many games run in parallel. */
  readonly atOnce: number
}

interface Pairing<V> {
  readonly block: number
  readonly rotation: number
  /** By seat: the number of the entrant. */
  readonly seated: readonly number[]
  /** The game from its opening on. */
  readonly contest: Generator<Question<V>, readonly Standing[], ChosenTurn>
}

/** Plays the missing games, block by block. `known` are the games played before. */
export function* play<S extends MachineState<M>, M extends Move, O, V>(
  plan: TournamentPlan<S, M, O, V>,
  known: readonly GameResult[] = [],
): Generator<GameResult> {
  const names = entrants(plan.bots)
  for (const pairing of pairings(plan, names, known)) {
    const bots = pairing.seated.map(entrant => at(plan.bots, entrant))
    yield resultOf(pairing, names, playOn(pairing.contest, bots))
  }
}

/** The same games in the same order, several in parallel. */
export async function* playSideBySide<S extends MachineState<M>, M extends Move, O, V>(
  plan: PlayersPlan<S, M, O, V>,
  known: readonly GameResult[] = [],
): AsyncGenerator<GameResult> {
  const names = entrants(plan.players)
  const left = pairings(plan, names, known)
  const running: Promise<GameResult>[] = []
  const start = (): void => {
    const next = left.next()
    if (next.done === true) return
    const players = next.value.seated.map(entrant => at(plan.players, entrant))
    const game = waitOn(next.value.contest, players).then(standings => resultOf(next.value, names, standings))
    // Awaited below in its turn. This handler avoids an unhandled rejection until then.
    game.catch(() => {})
    running.push(game)
  }
  for (let i = 0; i < plan.atOnce; i++) start()
  for (let game = running.shift(); game !== undefined; game = running.shift()) {
    yield await game
    // Start the next game only now, so that a caller that stops early waits for no further game.
    start()
  }
}

function* pairings<S extends MachineState<M>, M extends Move, O, V>(
  { expertise, options, blocks, seed, budget }: Schedule<S, M, O, V>,
  names: readonly string[],
  known: readonly GameResult[],
): Generator<Pairing<V>, undefined> {
  const { game } = expertise
  const played = new Set(known.map(({ block, rotation }) => `${block} ${rotation}`))
  for (let block = 0; block < blocks; block++) {
    const seedOfBlock = `${seed} ${block}`
    const rotations = [...names.keys()].filter(rotation => !played.has(`${block} ${rotation}`))
    let opening: S | undefined
    for (const rotation of rotations) {
      opening ??= openingOf(expertise, options, seedOfBlock)
      const seated = names.map((_, seat) => (seat + rotation) % names.length)
      const seats = seated.map(entrant => at(names, entrant))
      const state = game.copy(opening)
      yield { block, rotation, seated, contest: conduct({ game, state, names: seats, budget, seed: seedOfBlock }) }
    }
  }
}

/** Bots with the same name are one entrant. If all have the same name, each counts separately. */
function entrants(bots: readonly { readonly name: string }[]): string[] {
  const names = bots.map(({ name }) => name)
  return new Set(names).size === 1 ? names.map((name, i) => `${name} ${i + 1}`) : names
}
