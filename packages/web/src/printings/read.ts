// Opens a file with a printing: returns the printing, or one sentence about the error.
import { type AnyGame, BadInput, checkPrinting, type Printing, parsePrinting } from '@arkwright/kernel'
import { inputFault } from '../box/fault-words.ts'
import { text } from '../box/messages/index.ts'
import { loadPage } from '../play/catalogue.ts'

/** No printing is longer; a larger file is not read at all. */
const LARGEST_FILE = 300_000

export interface ReadPrinting {
  readonly printing: Printing
  readonly game: AnyGame
}

export async function readPrintingFile(file: File): Promise<ReadPrinting | string> {
  const { notRead, faults } = text.printings
  if (file.size > LARGEST_FILE) return notRead({ reason: faults['not-a-printing'] })
  try {
    return await playable(parsePrinting(await file.text()))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return notRead({ reason: inputFault(error) })
  }
}

/** Throws BadInput for a game this page does not know, and for figures with which no table can be set up. */
export async function playable(printing: Printing): Promise<ReadPrinting> {
  const game = (await loadPage(printing.game))?.game
  if (game === undefined) throw new BadInput(text.printings.unknownGame)
  checkPrinting(printing, game)
  return { printing, game }
}
