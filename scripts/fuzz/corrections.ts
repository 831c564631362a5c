// Games with figures corrected at random, to the ends of their ranges or nearby: an accepted game must reach its end.
import {
  type AnyGame,
  BadInput,
  type Figure,
  type FigureValue,
  forkRandom,
  pick,
  type RandomState,
  randomBelow,
  seedRandom,
} from '@arkwright/kernel'
import { cellOf, chooseOptions } from './option-space.ts'

/** No game comes near this many decisions. */
const LONGEST_GAME = 20_000
const MOST_FIGURES = 3

export interface Corrected {
  readonly played: number
  /** Corrections refused with one clear sentence. */
  readonly refused: number
  readonly faults: readonly string[]
}

export function correctAtRandom(games: number, seed: string, progress: (games: number) => void = () => {}): Corrected {
  const faults: string[] = []
  let refused = 0
  for (let number = 0; number < games && faults.length < 10; number++) {
    const random = seedRandom(`${seed} ${number}`)
    const { game, options } = chooseOptions(number, random)
    const chosen = { game, options: { ...options, components: corrections(game, options, random) } }
    try {
      playToTheEnd(game, game.parseOptions(chosen.options), random)
    } catch (error) {
      if (error instanceof BadInput) refused++
      else faults.push(`game "${seed} ${number}" (${cellOf(chosen)}): ${String(error)}`)
    }
    progress(number)
  }
  return { played: games - refused - faults.length, refused, faults }
}

function corrections(game: AnyGame, options: unknown, random: RandomState): Record<string, FigureValue> {
  const figures = Object.entries(game.components(game.parseOptions(options)))
  const count = 1 + randomBelow(random, MOST_FIGURES)
  return Object.fromEntries(
    Array.from({ length: count }, () => {
      const [name, figure] = pick(random, figures)
      return [name, corrected(figure, figure.value, random)]
    }),
  )
}

function corrected(figure: Figure, value: FigureValue, random: RandomState): FigureValue {
  if (typeof value === 'number') {
    const near = Math.max(figure.min, Math.min(figure.max, value + randomBelow(random, 5) - 2))
    return pick(random, [value, near, figure.min, figure.max])
  }
  if (Array.isArray(value)) return value.map((entry: FigureValue) => corrected(figure, entry, random))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, corrected(figure, entry, random)]))
}

function playToTheEnd(game: AnyGame, options: unknown, random: RandomState): void {
  const state = game.setup(options, forkRandom(random))
  for (let answers = 0; game.pending(state) !== undefined; answers++) {
    if (answers === LONGEST_GAME) throw new Error('the game does not end')
    game.play(state, pick(random, game.moves(state)))
  }
}
