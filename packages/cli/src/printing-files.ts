// Opens a printing; errors name the file.
import { BadInput, type Printing, parsePrinting, shown } from '@arkwright/kernel'
import type { Arguments } from './arguments.ts'
import { readFileOr } from './read.ts'
import type { Source } from './terminal.ts'

export async function openPrinting(input: Source, path: string): Promise<Printing> {
  try {
    return parsePrinting(await readFileOr(input, path))
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${shown(path)}: ${error.message}`) : error
  }
}

/** The one of --printing. */
export async function givenPrinting(given: Arguments, input: Source): Promise<Printing | undefined> {
  const path = given.text('printing')
  return path === undefined ? undefined : openPrinting(input, path)
}
