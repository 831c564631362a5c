// The name under which a game remembers its printing. Every game reads it, so it loads little.
import { BadInput } from './bad-input.ts'
import { isRecord } from './components.ts'
import { HANDICAP_OPTIONS } from './handicap.ts'
import { Fields } from './options.ts'
import { LIMITS, lineOf } from './printing-fields.ts'

/** In the options of a game: by which printing it is played. The figures themselves are in `components`. */
export interface PrintingName {
  readonly name: string
  readonly hash: string
  readonly variant?: string
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

const ALTERING = ['components', 'printing', ...HANDICAP_OPTIONS]

/** Whether a game is played with anything but our standard figures, or with a handicap. */
export function isAltered(options: unknown): boolean {
  return isRecord(options) && ALTERING.some(name => Object.hasOwn(options, name))
}
