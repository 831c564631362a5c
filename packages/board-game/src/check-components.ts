// Corrected figures must still make a game that can be set up and played to its end.
import { BadInput } from '@arkwright/kernel'
import { GOOD_NAMES } from './components/goods.ts'
import type { BoardComponents } from './options.ts'

export function checkComponents(components: BoardComponents): void {
  checkRows(components)
  checkPrices(components)
  checkSetUp(components)
}

function checkRows({ workerSpaces, machineSpaces }: BoardComponents): void {
  for (const good of GOOD_NAMES) {
    for (const [row, spaces] of workerSpaces[good].entries()) {
      if ((machineSpaces[good][row] ?? 0) >= spaces) {
        throw new BadInput(
          `components: row ${row + 1} of ${good} must keep a space for workers only, so machineSpaces must be below workerSpaces ${spaces}`,
        )
      }
    }
  }
}

/** A new factory must always find a price: within its base quality, and beside the goods that may be stored. */
function checkPrices({ cost, lowestPrice, highestPrice, storageSpaces }: BoardComponents): void {
  for (const good of GOOD_NAMES) {
    const cheapest = Math.min(...cost[good])
    if (cheapest < lowestPrice) {
      throw new BadInput(
        `components: cost of ${good} goes down to ${cheapest}, which must not be below lowestPrice ${lowestPrice}`,
      )
    }
  }
  if (highestPrice - storageSpaces < lowestPrice) {
    throw new BadInput(
      `components: ${storageSpaces} storageSpaces leave no price between lowestPrice ${lowestPrice} and highestPrice ${highestPrice}`,
    )
  }
}

function checkSetUp({ predeterminedPrices, cost, lowestPrice }: BoardComponents): void {
  for (const seats of Object.values(predeterminedPrices)) {
    for (const [colour, prices] of Object.entries(seats)) {
      for (const good of GOOD_NAMES) {
        const price = prices[good]
        const quality = cost[good][0] ?? 0
        if (price !== undefined && (price < lowestPrice || price > quality)) {
          throw new BadInput(
            `components: the set-up asks £${price} for ${colour}'s ${good}, which must be from ${lowestPrice} to its base quality ${quality}`,
          )
        }
      }
    }
  }
}
