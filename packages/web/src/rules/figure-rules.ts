// Where the rules use a printed figure: the sections its source names, or those listed here.
import { ruleAddress } from './address.ts'

/** Of both board games. Figures that are not listed have a source with the number of a section. */
const BOARD: Readonly<Record<string, readonly string[]>> = {
  unnumberedSpaces: ['job-market'],
  wageByRow: ['job-market', 'SJ III.3'],
  machineSpaces: ['SJ II.2.3'],
  workerSpaces: ['SJ II.2.2'],
  output: ['SJ III.1'],
  cost: ['SJ II.2.1'],
  shareValueBySpace: ['share-value'],
  spacesPerPoundBeyond: ['share-value'],
  administrativeCosts: ['SJ II.1'],
  lightStockExchangeMarkers: ['SJ 4.1.III'],
  levelByDecade: ['SJ II.2.1'],
  economyImporter: ['WF 5.I'],
  economyWorkers: ['WF 5.I'],
  shipLevels: ['WF II.2.7'],
  tileCopies2014: ['WF 2.0', 'editions'],
  tileCopies2016: ['WF 2.0', 'editions'],
  markersPerRow: ['WF 4.1.III'],
  accountantSum: ['tile accountant'],
  agentGoods: ['tile agent in the colonies'],
  brokerShares: ['tile broker'],
  developerRebate: ['tile developer'],
  engineerQuality: ['tile engineer'],
  engineeringWorksIncome: ['tile engineering works'],
  foremanDiscount: ['tile foreman'],
  foremanLowestWage: ['tile foreman'],
  foremanWorkers: ['tile foreman'],
  inventorCosts: ['tile inventor'],
  inventorLevels: ['tile inventor'],
  officeIncome: ['tile office'],
  patentFreeSteps: ['tile patent'],
  patentSum: ['tile patent'],
  smallWarehouseSpaces: ['tile small warehouse'],
  workshopMachineCosts: ['tile workshop'],
  workshopSum: ['tile workshop'],
  economicCrisisWorkers: ['event economic crisis'],
  hamburgCreditCrisisSpaces: ['event hamburg credit crisis'],
  hamburgCreditCrisisSpacesPerLoan: ['event hamburg credit crisis'],
  incomeTax: ['event income tax'],
  incomeTaxed: ['event income tax'],
  industrialSpiesSpaces: ['event industrial spies'],
  lobbySpaces: ['event lobby'],
  navigationActsSpaces: ['event navigation acts'],
  opiumWarSpaces: ['event opium war'],
  poorHarvestSpaces: ['event poor harvest'],
  steamEnginePrice: ['event steam engine'],
  warOnTheContinentRecruits: ['event war on the continent'],
  warehouseFireOneIn: ['event warehouse fire'],
  worldExhibitionSpaces: ['event world exhibition'],
  bureaucracyDecades: ['event bureaucracy'],
}

/** The sources of the card game name no sections: its rulebook has few numbers. */
const CARD: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^spotAppeal|Price(?:I|II)$|Office/, ['CG 1.b']],
  [/^factoryGoods|WorkersGoods$/, ['CG 2.a']],
  [/^fixedCost/, ['CG 2.c']],
  [/^decades$/, ['CG 3 decade']],
  [/^exportPrice|^ship/, ['CG 2.b ships']],
  [/^finalPrice|^shipValueLoss/, ['CG final a']],
  [/^(?:first|second)Workers$/, ['CG 1.a.2']],
  [/Machines$|^machine/, ['CG 1.a.3']],
  [/^(?:appeal|demand|arrows|wages)/, ['CG setup 9']],
  [/^neutralAppeal/, ['CG setup 9', 'CG 3 neutral']],
  [/^opponent|^bag/, ['CG solo 2']],
  [/^start/, ['CG setup 4']],
  [/^shares?(?:Value)?Max|^soldForValue/, ['CG 2.d']],
  [/^loanSpaces/, ['CG 1.a.5']],
  [/^(?:quality|distribution|cards|machinery|ship|stock)$/, ['CG 1.c']],
  [/^restrictedUntil/, ['CG expert 3']],
  [/QualityCard$|^qualityLimit|^distribution/, ['CG 1.a.4']],
  [/^smallStorehouse/, ['CG 2.b storehouses']],
  [/^supply/, ['CG setup 10']],
  [/^pairs|^cardsPerPlayer/, ['CG expert 10']],
  [/^engineer/, ['card engineer']],
  [/^bigStorehouse/, ['card big-storehouse']],
  [/^foreman/, ['card foreman']],
  [/^workshop/, ['card workshop']],
  [/^developer/, ['card developer']],
  [/^contractIncome/, ['card contract']],
]

/** Ids of rules, each with a text of its own. */
export function rulesOfFigure(game: string, figure: string, source: string): readonly string[] {
  const listed =
    game === 'card-game'
      ? CARD.filter(([pattern]) => pattern.test(figure)).flatMap(([, rules]) => rules)
      : BOARD[figure]
  const named = [...source.matchAll(/\b(?:SJ|WF) [\dIV]+(?:\.[\dIV]+)*/g)].map(([id]) => id)
  const rules = [...new Set([...(listed ?? []), ...named])].filter(rule => ruleAddress(rule) !== undefined)
  // Sections of both rulebooks lead to one page.
  return rules.filter((rule, i) => rules.findIndex(other => ruleAddress(other) === ruleAddress(rule)) === i)
}
