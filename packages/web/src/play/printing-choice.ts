// A printing and the options chosen beside it. A printing may be of one edition.
import type { Printing } from '@arkwright/kernel'
import type { ChosenOptions } from './options.ts'

/** The options once the printing is chosen. */
export function optionsWith(printing: Printing | undefined, options: ChosenOptions): ChosenOptions {
  return printing?.edition === undefined ? options : { ...options, edition: printing.edition }
}

/** The printing that remains once these options are chosen. */
export function printingWith(options: ChosenOptions, printing: Printing | undefined): Printing | undefined {
  const { edition } = options
  const isOther = printing?.edition !== undefined && typeof edition === 'number' && edition !== printing.edition
  return isOther ? undefined : printing
}
