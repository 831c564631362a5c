// Checks that a game with corrected figures can be set up and played to its end.
import { at } from './at.ts'
import { badFigures } from './bad-figures.ts'
import { GOOD_NAMES, LEVEL_NAMES } from './components/goods.ts'
import type { BoardComponents } from './options.ts'
import type { RuleChanges } from './rule-changes.ts'

export function checkComponents(components: BoardComponents, changes: RuleChanges): void {
  checkRows(components)
  checkPrices(components)
  checkSetUp(components)
  if (changes.costsNeverFall) checkLevels(components)
}

/** Modernising must not lower the quality below a price that was set before. */
function checkLevels({ cost }: BoardComponents): void {
  for (const good of GOOD_NAMES) {
    for (const [i, level] of LEVEL_NAMES.entries()) {
      const before = i === 0 ? 0 : at(cost[good], i - 1)
      const value = at(cost[good], i)
      if (value < before) {
        throw badFigures(
          'cost-falls',
          ['cost', good, i],
          { value, before },
          `components: cost of ${good} falls from ${before} to ${value} at level ${level}; a higher level must not be cheaper`,
        )
      }
    }
  }
}

function checkRows({ workerSpaces, machineSpaces }: BoardComponents): void {
  for (const good of GOOD_NAMES) {
    for (const [row, spaces] of workerSpaces[good].entries()) {
      if ((machineSpaces[good][row] ?? 0) >= spaces) {
        throw badFigures(
          'no-space-for-workers',
          ['machineSpaces', good, row],
          { spaces },
          `components: row ${row + 1} of ${good} must keep a space for workers only, so machineSpaces must be below workerSpaces ${spaces}`,
        )
      }
    }
  }
}

/** A new factory must have a possible price: up to its base quality, and not on a space for stored goods. */
function checkPrices({ cost, lowestPrice, highestPrice, storageSpaces }: BoardComponents): void {
  for (const good of GOOD_NAMES) {
    const cheapest = Math.min(...cost[good])
    if (cheapest < lowestPrice) {
      throw badFigures(
        'cost-below-price',
        ['cost', good, cost[good].indexOf(cheapest)],
        { value: cheapest, lowest: lowestPrice },
        `components: cost of ${good} goes down to ${cheapest}, which must not be below lowestPrice ${lowestPrice}`,
      )
    }
  }
  checkStorage('storageSpaces', storageSpaces, { lowestPrice, highestPrice })
}

/** Goods are stored on the last spaces of the price scales. */
export function checkStorage(
  name: string,
  spaces: number,
  { lowestPrice, highestPrice }: Pick<BoardComponents, 'lowestPrice' | 'highestPrice'>,
): void {
  if (highestPrice - spaces >= lowestPrice) return
  throw badFigures(
    'no-price-left',
    [name],
    { spaces, lowest: lowestPrice, highest: highestPrice },
    `components: ${spaces} ${name} leave no price between lowestPrice ${lowestPrice} and highestPrice ${highestPrice}`,
  )
}

function checkSetUp({ predeterminedPrices, cost, lowestPrice }: BoardComponents): void {
  for (const [players, seats] of Object.entries(predeterminedPrices)) {
    for (const [colour, prices] of Object.entries(seats)) {
      for (const good of GOOD_NAMES) {
        const price = prices[good]
        const quality = cost[good][0] ?? 0
        if (price !== undefined && (price < lowestPrice || price > quality)) {
          throw badFigures(
            'start-price',
            ['predeterminedPrices', players, colour, good],
            { price, lowest: lowestPrice, quality },
            `components: the set-up asks £${price} for ${colour}'s ${good}, which must be from ${lowestPrice} to its base quality ${quality}`,
          )
        }
      }
    }
  }
}
