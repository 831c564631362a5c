// What holds for the box of every game: each number is asked for once, in groups small enough for one answer.
import {
  type AnyGame,
  BOX_PLACES,
  type Box,
  boxOf,
  type Figure,
  MOST_IN_A_GROUP,
  numbersIn,
  pathText,
  startsWith,
} from '@arkwright/kernel'
import { expect } from 'vitest'

/** `elsewhere` names the figures of another edition's box. Returns the box of reconstructed figures. */
export function proveBox(game: AnyGame, options: unknown, elsewhere: readonly string[] = []): Box {
  const table = Object.entries(game.components(options)).filter(([name]) => !elsewhere.includes(name))
  const box = boxOf(game, options)
  const whole = boxOf(game, options, 'all')
  const numbersOf = (figures: typeof table) =>
    figures.flatMap(([name, { value }]) => numbersIn(value, [name]).map(({ path }) => pathText(path))).toSorted()
  const reconstructed = table.filter(([, { provenance }]) => provenance === 'reconstructed')
  expect(asked(box)).toEqual(numbersOf(reconstructed))
  expect(asked(whole)).toEqual(numbersOf(table))
  for (const { groups } of [box, whole]) {
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
    const places = groups.map(({ place }) => BOX_PLACES.indexOf(place))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    for (const { numbers } of groups) {
      expect(numbers.length).toBeLessThanOrEqual(MOST_IN_A_GROUP)
      for (const { value, min, max, fixed } of numbers) expect(fixed || (min <= value && value <= max)).toBe(true)
    }
  }
  expect(unheldPieces(table, whole)).toEqual([])
  return box
}

/** The pieces that an owner may find where we have none, and that no single group holds. */
function unheldPieces(table: readonly (readonly [string, Figure])[], { groups }: Box): string[] {
  return table.flatMap(([name, { value, pieces = [] }]) =>
    numbersIn(value, [name])
      .flatMap(({ path }) => pieces.map(piece => [...path.slice(0, -1), piece]))
      .filter(path => groups.filter(({ parts }) => parts.some(part => startsWith(path, part))).length !== 1)
      .map(pathText),
  )
}

function asked({ groups }: Box): string[] {
  return groups.flatMap(({ numbers }) => numbers.map(({ path }) => pathText(path))).toSorted()
}
