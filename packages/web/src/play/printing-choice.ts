// A printing and the options chosen beside it. A printing may be of one edition, and a variant may decide more.
import type { Printing } from '@arkwright/kernel'
import type { ChosenOptions, OptionValue } from './options.ts'

/** The options once the printing is chosen. */
export function optionsWith(printing: Printing | undefined, options: ChosenOptions): ChosenOptions {
  return printing === undefined ? options : { ...options, ...decidedBy(printing) }
}

/** The printing that remains once these options are chosen. */
export function printingWith(options: ChosenOptions, printing: Printing | undefined): Printing | undefined {
  const decided = Object.entries(printing === undefined ? {} : decidedBy(printing))
  const isOther = decided.some(([name, value]) => Object.hasOwn(options, name) && options[name] !== value)
  return isOther ? undefined : printing
}

/** The options that a printing decides. */
function decidedBy({ edition, variant }: Printing): ChosenOptions {
  const decided: readonly [string, unknown][] = Object.entries({ edition, ...variant?.options })
  return Object.fromEntries(decided.filter(isChosen))
}

function isChosen(option: readonly [string, unknown]): option is [string, OptionValue] {
  return ['string', 'number', 'boolean'].includes(typeof option[1])
}
