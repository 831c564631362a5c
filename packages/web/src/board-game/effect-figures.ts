// The numbers in what tiles and events do.
import { type State, waterFrame } from '@arkwright/board-game'
import { text } from '../messages/index.ts'

/** As printed; the catalogue of components belongs to no table. */
export function printedFigures() {
  return effectFigures(waterFrame.setup(waterFrame.parseOptions({ players: 4 }), null).rules)
}

type EffectFigures = ReturnType<typeof effectFigures>

/** As they are at this table. */
export function effectFigures({ figures, waterFrame: own }: State['rules']) {
  if (own === null) throw new Error('only Water Frame has tiles and events')
  const [closedSpace = 0] = figures.administrativeCosts
  const of = own.figures
  return {
    reuseFee: figures.reuseFee,
    closedSpace,
    accountantLeeway: of.accountantSum,
    developerRebate: of.developerRebate,
    inventorCosts: of.inventorCosts.map(text.figures.money),
    workshopBudget: of.workshopSum,
    workshopMachines: of.workshopMachineCosts,
    foremanWorkers: of.foremanWorkers,
    foremanLess: of.foremanDiscount,
    foremanLowest: of.foremanLowestWage,
    worksIncome: of.engineeringWorksIncome,
    engineerQuality: of.engineerQuality,
    patentMore: of.patentSum,
    patentSteps: of.patentFreeSteps,
    brokerShares: of.brokerShares,
    officeIncome: of.officeIncome,
    storeSpaces: of.smallWarehouseSpaces,
    firedPerPlayer: of.economicCrisisWorkers,
    recruits: of.warOnTheContinentRecruits,
    harvestSpaces: of.poorHarvestSpaces,
    machinePrice: of.steamEnginePrice,
    taxPaid: of.incomeTax,
    taxedCash: of.incomeTaxed,
  }
}

export function said(words: string | ((figures: EffectFigures) => string), figures: EffectFigures): string {
  return typeof words === 'string' ? words : words(figures)
}
