// Weighs the turns of one position against each other: every turn is played on into the same futures.
import { type AnyGame, type MachineState, type Move, type Seat, seedRandom } from '@arkwright/kernel'
import { expertFor } from '../analysis/experts.ts'
import { type Gap, gapBetween, meanUtility, type Sample, Sampler } from '../analysis/samples.ts'
import { at } from '../at.ts'
import { LearnedJudge } from '../expert/judge.ts'
import { loadNetwork } from '../expert/networks.ts'
import type { AnyExpertise } from '../expertise.ts'
import { rateThoroughly } from '../greedy-bot.ts'
import type { Insight } from '../hints.ts'
import { finish } from '../steps.ts'

export type State = MachineState<Move>

/** The judges of a game for one number of players. */
export interface Scales {
  readonly expertise: AnyExpertise
  readonly learned: LearnedJudge<State, Move, unknown, unknown> | undefined
}

export async function scalesFor(game: string, players: number): Promise<Scales> {
  const network = await loadNetwork(game, players)
  const expertise = expertFor(game, network)
  if (expertise === undefined) throw new Error(`no bot has learnt ${game}`)
  return { expertise, learned: network && new LearnedJudge(expertise, network) }
}

/** Where a position is unlike those in training, the projection judges. */
function insightInto({ learned }: Scales, state: State, seat: Seat): Insight<State> | undefined {
  return learned?.knows(state, seat) === true ? learned : undefined
}

/** A turn, and what the best one gains over it. */
export interface Weighed {
  readonly moves: readonly Move[]
  readonly lost: Gap
  /** Its place by the first judgement, before any simulation: 0 is the first. */
  readonly place: number
}

export interface Position {
  readonly state: State
  readonly seat: Seat
}

/** The turns worth weighing, most promising first; of several that lead to the same position, the first. */
export function promisingTurns(scales: Scales, { state, seat }: Position, most: number): (readonly Move[])[] {
  const { game } = scales.expertise
  const from = game.determinize(game.view(state, seat), null)
  const known = new Set<string>()
  const found: (readonly Move[])[] = []
  for (const { turn } of finish(
    rateThoroughly(scales.expertise, from, seat, insightInto(scales, state, seat)?.judge),
  )) {
    const reached = asText(game, turn.state)
    if (known.has(reached)) continue
    known.add(reached)
    found.push(turn.moves)
    if (found.length === most) break
  }
  return found
}

/** How many turns are weighed again after the first half of the simulations. */
const FOLLOWED = 3

/**
 * Best first. Half of the simulations go to all turns alike, half to the best three. The same seed and number of
 * simulations give the same answer.
 */
export function weigh(
  scales: Scales,
  position: Position,
  turns: readonly (readonly Move[])[],
  { sims, seed }: { readonly sims: number; readonly seed: string },
): Weighed[] {
  const { state, seat } = position
  const sampler = new Sampler(scales.expertise, position, seedRandom(seed), insightInto(scales, state, seat))
  const first = Math.max(2, Math.floor(sims / 2 / turns.length))
  const more = Math.max(1, Math.floor(sims / 2 / Math.min(FOLLOWED, turns.length)))
  const tried = turns.map((moves, place) => ({ moves, place, futures: sampler.samplesOf(moves, first) }))
  const ranked = bestFirst(tried)
  const followed = bestFirst(
    ranked
      .slice(0, FOLLOWED)
      .map(turn => ({ ...turn, futures: [...turn.futures, ...sampler.samplesOf(turn.moves, more, first)] })),
  )
  const { futures: best } = at(followed, 0)
  return [...followed, ...ranked.slice(FOLLOWED)].map(({ moves, place, futures }) => ({
    moves,
    place,
    lost: gapBetween(best.slice(0, futures.length), futures, seat),
  }))
}

function bestFirst<T extends { readonly futures: readonly Sample[] }>(turns: readonly T[]): T[] {
  return turns.toSorted((one, other) => meanUtility(other.futures) - meanUtility(one.futures))
}

export function asText(game: AnyGame, state: State): string {
  return JSON.stringify(game.save(state))
}
