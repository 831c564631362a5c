// The numbers in the effects of tiles and events.
import { STEAM_ENGINE_PRICE, type State } from '@arkwright/board-game'
import { text } from '../messages/index.ts'

/** As printed: the catalogue of components belongs to no table. */
export function printedFigures() {
  return {
    reuseFee: 2,
    closedSpace: 2,
    accountantLeeway: 2,
    developerRebate: 5,
    inventorCosts: [5, 10, 15, 20].map(text.figures.money),
    workshopBudget: 3,
    workshopMachines: 1,
    foremanWorkers: 4,
    foremanLess: 2,
    foremanLowest: 1,
    worksIncome: 1,
    engineerQuality: 6,
    patentMore: 2,
    patentSteps: 2,
    brokerShares: 2,
    officeIncome: 5,
    storeSpaces: 5,
    firedPerPlayer: 2,
    harvestSpaces: 2,
    machinePrice: STEAM_ENGINE_PRICE,
    taxPaid: 1,
    taxedCash: 10,
  }
}

type EffectFigures = ReturnType<typeof printedFigures>

/** As they apply at this table. */
export function effectFigures({ figures }: State['rules']): EffectFigures {
  const [closedSpace = 0] = figures.administrativeCosts
  return { ...printedFigures(), reuseFee: figures.reuseFee, closedSpace }
}

export function said(words: string | ((figures: EffectFigures) => string), figures: EffectFigures): string {
  return typeof words === 'string' ? words : words(figures)
}
