// Opens a file with a printing: returns the printing, or one sentence about the error.
import { type AnyGame, BadInput, checkPrinting, type Printing, parsePrinting } from '@arkwright/kernel'
import { inputFault } from '../box/fault-words.ts'
import { text } from '../box/messages/index.ts'
import { loadPage } from '../play/catalogue.ts'

/** The newest format of printings this page reads. */
const FORMAT = 1
const MARK = 'arkwright-printing'
/** No printing is longer; a larger file is not read at all. */
const LARGEST_FILE = 300_000

export interface ReadPrinting {
  readonly printing: Printing
  readonly game: AnyGame
}

export async function readPrintingFile(file: File): Promise<ReadPrinting | string> {
  const { notRead, notPrinting } = text.printings
  if (file.size > LARGEST_FILE) return notRead({ reason: notPrinting })
  const source = await file.text()
  try {
    return await playable(parsePrinting(source))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return notRead({ reason: faultIn(source) ?? inputFault(error) })
  }
}

/** Throws BadInput for a game this page does not know, and for figures with which no table can be set up. */
export async function playable(printing: Printing): Promise<ReadPrinting> {
  const game = (await loadPage(printing.game))?.game
  if (game === undefined) throw new BadInput(text.printings.unknownGame)
  checkPrinting(printing, game)
  return { printing, game }
}

/** In the reader's language, where the reader can do something about it. */
function faultIn(source: string): string | undefined {
  const { cut, newer, notPrinting } = text.printings
  let file: unknown
  try {
    file = JSON.parse(source)
  } catch {
    return cut
  }
  if (typeof file !== 'object' || file === null || !(MARK in file)) return notPrinting
  return Number((file as Record<string, unknown>)[MARK]) > FORMAT ? newer : undefined
}
