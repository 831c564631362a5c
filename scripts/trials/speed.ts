// How long medium takes to decide and hard to give its first hint, in the positions of whole games, beside the yardstick of `arkwright bench`.
import { answer, LADDERS } from '@arkwright/bots'
import { type AnyGame, seedRandom } from '@arkwright/kernel'
import { YARDSTICK, yardstick } from '../../packages/cli/src/bench.ts'

export interface Speed {
  readonly what: string
  readonly decisions: number
  readonly median: number
  /** 95 of 100 stay below this. */
  readonly most: number
  /** In milliseconds. */
  readonly asked: number
}

const BUDGET = { sims: 8 }
const ASKED_OF_MEDIUM = 20
const ASKED_OF_HINTS = 200

export function speedsOf(id: string, players: number, games: number): Speed[] {
  const ladder = LADDERS.get(id)
  if (ladder === undefined) throw new Error(`There are no bots for ${id}.`)
  const { bots, expertise } = ladder
  const game: AnyGame = expertise.game
  const decisions: number[] = []
  const firstHints: number[] = []
  const simulated: number[] = []
  // The first game warms up.
  for (let number = 0; number <= games; number++) {
    if (number === 1) for (const times of [decisions, firstHints, simulated]) times.length = 0
    const state = game.setup(game.parseOptions({ players }), seedRandom(`speed ${number}`))
    for (let decision = game.pending(state); decision !== undefined; decision = game.pending(state)) {
      const { seat } = state
      const view = game.view(state, seat)
      const began = performance.now()
      const { moves } = answer(bots.medium, { view, seat, budget: BUDGET, seed: 'speed' })
      decisions.push(performance.now() - began)
      const asked = performance.now()
      const advice = bots.hard.advise?.(view, seat, BUDGET, seedRandom('speed'))
      advice?.next()
      firstHints.push(performance.now() - asked)
      advice?.next()
      simulated.push(performance.now() - asked)
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
  ]
}

function speedOf(what: string, times: readonly number[], asked: number): Speed {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN
  return { what, decisions: times.length, median: at(0.5), most: at(0.95), asked }
}

export function yardstickLine(): string {
  return `yardstick: ${Math.round(yardstick(1)).toLocaleString('en')} ops/s (${YARDSTICK})`
}
