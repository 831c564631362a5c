// An owner may correct any figure: either the correction is refused with a sentence, or whole games are played with it.
import {
  type AnyGame,
  BadInput,
  chooseRandomly,
  type FigureValue,
  playOut,
  type RandomState,
  randomBelow,
  seedRandom,
} from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { spinningJenny } from '../src/spinning-jenny.ts'
import { waterFrame } from '../src/water-frame.ts'

/** The same shape with other numbers, most of them near the printed ones. */
function shaken(value: FigureValue, min: number, max: number, random: RandomState): FigureValue {
  if (typeof value === 'number') {
    const wild = randomBelow(random, 4) === 0
    const other = wild ? min + randomBelow(random, max - min + 1) : value - 2 + randomBelow(random, 5)
    return Math.max(min, Math.min(max, other))
  }
  if (Array.isArray(value)) return value.map(entry => shaken(entry, min, max, random))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shaken(entry, min, max, random)]))
}

/** Plays one game with a few figures shaken; undefined when the correction is refused. */
function gameWith(game: AnyGame, players: number, setup: string, seed: string): readonly string[] | undefined {
  const random = seedRandom(seed)
  const table = game.components(game.parseOptions({ players, setup }))
  const names = Object.keys(table)
  const components: Record<string, FigureValue> = {}
  for (let i = 0; i < 4; i++) {
    const name = names[randomBelow(random, names.length)] ?? ''
    const figure = table[name]
    if (figure) components[name] = shaken(figure.value, figure.min, figure.max, random)
  }
  let options: unknown
  try {
    options = game.parseOptions({ players, setup, components })
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
  try {
    const state = game.setup(options, seedRandom(seed))
    playOut(game, state, chooseRandomly(random))
    return game.faults(state)
  } catch (error) {
    throw new Error(`seed "${seed}" breaks with ${JSON.stringify(components)}`, { cause: error })
  }
}

test.each([
  ['spinning-jenny', spinningJenny as AnyGame],
  ['water-frame', waterFrame as AnyGame],
])('%s with shaken figures is refused or plays to its end', (name, game) => {
  let played = 0
  for (let i = 0; i < 400; i++) {
    const faults = gameWith(game, 2 + (i % 3), i % 2 === 0 ? 'free' : 'predetermined', `${name} ${i}`)
    if (faults === undefined) continue
    expect(faults, `seed ${name} ${i}`).toEqual([])
    played++
  }
  expect(played).toBeGreaterThan(200)
})
