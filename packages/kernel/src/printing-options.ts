// The table a printing sets up, and the name under which a game remembers its printing.
import { BadInput } from './bad-input.ts'
import { type ComponentTable, isRecord, overrideComponents, shown } from './components.ts'
import type { AnyGame } from './game.ts'
import { Fields } from './options.ts'
import { type FigureChanges, hashOf, type Printing } from './printing.ts'
import { LIMITS, lineOf } from './printing-fields.ts'

/** In the options of a game: by which printing it is played. The figures themselves are in `components`. */
export interface PrintingName {
  readonly name: string
  readonly hash: string
  readonly variant?: string
}

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
    throw new BadInput(`this printing is of the edition of ${edition}, not of ${shown(asked)}`)
  }
  const components = overlaid(changed, variant?.figures ?? {})
  return game.parseOptions({
    ...wanted,
    ...(edition !== undefined && game.box.editions.length > 0 && { edition }),
    ...variant?.options,
    ...(Object.keys(components).length > 0 && { components }),
    printing: nameOf(printing),
  }) as Readonly<Record<string, unknown>>
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

/** For a game's options: reads `printing`, where there is one. */
export function printingOf(fields: Fields): { readonly printing?: PrintingName } {
  const given = fields.raw('printing')
  if (given === undefined) return {}
  const inside = new Fields(given, 'options: printing')
  const variant = inside.raw('variant')
  const hash = inside.raw('hash')
  const printing: PrintingName = {
    name: lineOf(inside.raw('name'), 'options: printing.name', LIMITS.name),
    hash: typeof hash === 'string' ? hash : '',
    ...(variant !== undefined && { variant: lineOf(variant, 'options: printing.variant', LIMITS.name) }),
  }
  inside.end()
  if (!/^[0-9a-f]{64}$/.test(printing.hash)) {
    throw new BadInput('options: printing.hash must be 64 hexadecimal digits')
  }
  return { printing }
}

/** The name in a game's options; undefined: the standard game, or a table from before printings. */
export function printingIn(options: unknown): PrintingName | undefined {
  if (!isRecord(options) || !Object.hasOwn(options, 'printing')) return undefined
  return printingOf(new Fields(options, 'options')).printing
}

const ALTERING = ['components', 'printing', 'handicap']

/** Whether a game is played with anything but our standard figures, or with a handicap. */
export function isAltered(options: unknown): boolean {
  return isRecord(options) && ALTERING.some(name => Object.hasOwn(options, name))
}

function checkGame({ game: id }: Printing, game: AnyGame): void {
  if (id !== game.id) throw new BadInput(`this printing is of ${shown(id)}, not of ${game.id}`)
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
