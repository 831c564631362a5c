// How long medium takes to decide, the hints' bot to give its first hint and a network to judge a position, in the positions of whole games,
// beside the yardstick of `arkwright bench`.
import { answer, LADDERS, LearnedJudge, loadNetwork } from '@arkwright/bots'
import { HINT_LEVEL } from '@arkwright/bots/levels'
import { type AnyGame, type MachineState, type Move, type Seat, seedRandom } from '@arkwright/kernel'
import { YARDSTICK, yardstick } from '../../packages/cli/src/bench.ts'

export interface Speed {
  readonly what: string
  readonly decisions: number
  readonly median: number
  /** 95 of 100 stay below this. */
  readonly most: number
  readonly asked: number
  readonly unit: 'ms' | 'µs'
}

const BUDGET = { sims: 8 }
const ASKED_OF_MEDIUM = 20
const ASKED_OF_HINTS = 200
const ASKED_OF_NETWORKS = 20
const MICROSECONDS = 1000
/** Timed together: a single judgement is too short for the clock. */
const JUDGED_AT_ONCE = 50

export async function speedsOf(id: string, players: number, games: number): Promise<Speed[]> {
  const ladder = LADDERS.get(id)
  if (ladder === undefined) throw new Error(`There are no bots for ${id}.`)
  const { bots, expertise, learning } = ladder
  const network = await loadNetwork(id, players)
  const judge = network && new LearnedJudge(learning, network)
  const game: AnyGame = expertise.game
  const decisions: number[] = []
  const firstHints: number[] = []
  const simulated: number[] = []
  const judged: number[] = []
  // The first game warms up.
  for (let number = 0; number <= games; number++) {
    if (number === 1) for (const times of [decisions, firstHints, simulated, judged]) times.length = 0
    const state = game.setup(game.parseOptions({ players }), seedRandom(`speed ${number}`))
    for (let decision = game.pending(state); decision !== undefined; decision = game.pending(state)) {
      const { seat } = state
      const view = game.view(state, seat)
      const began = performance.now()
      const { moves } = answer(bots.medium, { view, seat, budget: BUDGET, seed: 'speed' })
      decisions.push(performance.now() - began)
      await bots[HINT_LEVEL].prepare?.(view)
      const asked = performance.now()
      const advice = bots[HINT_LEVEL].advise?.(view, seat, BUDGET, seedRandom('speed'))
      advice?.next()
      firstHints.push(performance.now() - asked)
      advice?.next()
      simulated.push(performance.now() - asked)
      if (judge !== undefined) judged.push(timeToJudge(judge, state, seat))
      for (const text of moves) {
        const move = game.parseMove(text)
        if (move !== undefined) game.play(state, move)
      }
    }
  }
  const name = `${id}, ${players} players`
  return [
    speedOf(`${name}: medium decides`, decisions, ASKED_OF_MEDIUM),
    speedOf(`${name}: first hint`, firstHints, ASKED_OF_HINTS),
    speedOf(`${name}: first hint with every turn played on once`, simulated, ASKED_OF_HINTS),
    ...(judge === undefined ? [] : [speedOf(`${name}: the network judges`, judged, ASKED_OF_NETWORKS, 'µs')]),
  ]
}

/** Figures, projection and network, in microseconds. */
function timeToJudge(
  { judge }: LearnedJudge<MachineState<Move>, Move, unknown, unknown>,
  state: MachineState<Move>,
  seat: Seat,
): number {
  const began = performance.now()
  for (let i = 0; i < JUDGED_AT_ONCE; i++) judge(state, seat)
  return ((performance.now() - began) * MICROSECONDS) / JUDGED_AT_ONCE
}

function speedOf(what: string, times: readonly number[], asked: number, unit: Speed['unit'] = 'ms'): Speed {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN
  return { what, decisions: times.length, median: at(0.5), most: at(0.95), asked, unit }
}

export function yardstickLine(): string {
  return `yardstick: ${Math.round(yardstick(1)).toLocaleString('en')} ops/s (${YARDSTICK})`
}
