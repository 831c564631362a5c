// The options of a table that is played by a printing.
import { BadInput, optionsOf, type Printing } from '@arkwright/kernel'
import { inputFault } from '../box/fault-words.ts'
import { text } from '../box/messages/index.ts'
import { loadPage } from '../play/catalogue.ts'

/** Returns one sentence if it cannot be played so. The edition is the printing's, where it names one. */
export async function optionsBy(
  printing: Printing,
  wanted: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>> | string> {
  const { refused } = text.printings.chooser
  const game = (await loadPage(printing.game))?.game
  if (game === undefined) return refused({ reason: text.printings.unknownGame })
  const { edition, ...others } = wanted
  const own = printing.edition === undefined && edition !== undefined ? { edition } : {}
  try {
    return optionsOf(printing, game, { ...others, ...own })
  } catch (error) {
    if (error instanceof BadInput) return refused({ reason: inputFault(error) })
    throw error
  }
}
