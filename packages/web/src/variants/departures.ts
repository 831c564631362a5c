// The figures that the editor offers, as printed in the copy that a variant starts from.
import { type AnyGame, type Figure, type Printing, printedFigures } from '@arkwright/kernel'
import { factsOf } from './facts-of.ts'
import type { DepartureName } from './variant-facts.ts'

export interface Departure {
  readonly name: DepartureName
  readonly figure: Figure
}

export function departuresOf(printing: Printing, game: AnyGame): readonly Departure[] {
  const table = printedFigures(printing, game)
  return (factsOf(game.id)?.departures ?? []).flatMap(name => {
    const figure = table[name]
    return figure === undefined ? [] : [{ name, figure }]
  })
}
