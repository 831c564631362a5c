// The table a printing sets up.
import { BadInput } from './bad-input.ts'
import { BadPrinting, refusedAs } from './bad-printing.ts'
import { type ComponentTable, isRecord, overrideComponents, shown } from './components.ts'
import type { AnyGame } from './game.ts'
import { type FigureChanges, hashOf, type Printing } from './printing.ts'
import type { PrintingName } from './printing-name.ts'

export function nameOf(printing: Printing): PrintingName {
  const { name, variant } = printing
  return { name, hash: hashOf(printing), ...(variant !== undefined && { variant: variant.name }) }
}

/** What a table is set up with; `wanted` are its other options. Throws BadInput for what cannot be played. */
export function optionsOf(
  printing: Printing,
  game: AnyGame,
  wanted: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  checkGame(printing, game)
  if (Object.hasOwn(wanted, 'components')) {
    throw new BadInput('a table takes its figures from a printing or from components, not from both')
  }
  const { edition, changed, variant } = printing
  const { edition: asked = edition } = wanted
  if (edition !== undefined && asked !== edition) {
    const message = `this printing is of the edition of ${edition}, not of ${shown(asked)}`
    throw new BadPrinting('other-edition', message, { edition })
  }
  const components = overlaid(changed, variant?.figures ?? {})
  const options = {
    ...wanted,
    ...(edition !== undefined && game.box.editions.length > 0 && { edition }),
    ...variant?.options,
    ...(Object.keys(components).length > 0 && { components }),
    printing: nameOf(printing),
  }
  return refusedAs('options', {}, () => game.parseOptions(options)) as Readonly<Record<string, unknown>>
}

/** Throws BadInput unless a table of any number of players can be set up. */
export function checkPrinting(printing: Printing, game: AnyGame): void {
  for (let players = game.players.min; players <= game.players.max; players++) optionsOf(printing, game, { players })
}

/** The figures as printed in this box; what departs on purpose is left out. */
export function printedFigures(printing: Printing, game: AnyGame): ComponentTable {
  checkGame(printing, game)
  return overrideComponents(standardFigures(game), printing.changed, 'printing: changed')
}

export function standardFigures(game: AnyGame): ComponentTable {
  return game.components(game.parseOptions({ players: game.players.max }))
}

function checkGame({ game: id }: Printing, game: AnyGame): void {
  if (id !== game.id) throw new BadPrinting('other-game', `this printing is of ${shown(id)}, not of ${game.id}`)
}

/** Objects are joined; numbers and lists of the second replace those of the first. */
function overlaid(first: FigureChanges, second: FigureChanges): FigureChanges {
  const joined = new Map(Object.entries(first))
  for (const [key, value] of Object.entries(second)) {
    const before = joined.get(key)
    joined.set(key, isRecord(before) && isRecord(value) ? overlaid(before, value) : value)
  }
  return Object.fromEntries(joined)
}
