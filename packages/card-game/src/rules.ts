// What follows from a game's options: figures by side and good, modules in play. Shared by all its positions.
import { changesAt } from '@arkwright/kernel'
import { FACES, type FaceName } from './components/faces.ts'
import { EXPERT_MODULES, type ExpertModule } from './components/names.ts'
import { type Figures, figuresOf } from './components/printed.ts'
import { layableTotals } from './laying.ts'
import { type Options, tableOf } from './options.ts'
import { CHANGED_AT, type RuleChanges } from './rule-changes.ts'

type List = readonly number[]

export interface Rules {
  readonly options: Options
  readonly revision: number
  readonly changes: RuleChanges
  readonly figures: Figures
  readonly seats: number
  readonly solo: boolean
  /** Pounds added to the final score, by seat. */
  readonly scoreHandicap: List
  readonly expert: Readonly<Record<ExpertModule, boolean>>
  /** [side - 1][good][spot]; the other tables of factories are [side - 1][good]. */
  readonly price: readonly (readonly List[])[]
  readonly factoryGoods: readonly List[]
  readonly fixedCost: readonly List[]
  readonly exportPrice: readonly List[]
  /** [position][side - 1][good]; side II of the second card and III of the first do not exist. */
  readonly workerGoods: readonly (readonly List[])[]
  /** [position][good]. */
  readonly workers: readonly List[]
  readonly machines: readonly List[]
  readonly office: List
  /** By appeal: the last spot that shows it; -1 where none does. */
  readonly spotWith: List
  /** By good: the appeals of token and office alone, as a set. */
  readonly bareAppeals: List
  readonly arrows: readonly List[]
  readonly demandStart: List
  readonly demandMin: number
  readonly wages: List
  /** [track][level]; and the decade from which each step may be taken, where a token restricts it. */
  readonly tracks: readonly List[]
  readonly restrictedUntil: readonly (List | undefined)[]
  /** How many development cards of each face are in the standard supply. */
  readonly supply: List
  /** Expert supply: how many copies of one face may be in it, and how many cards are drawn. */
  readonly copyLimit: number
  readonly cardsDrawn: number
  /** The ordinary quality cards, each with the values it can show. */
  readonly qualityCards: readonly List[]
  /** Which quality totals the cards can make; see laying.ts. */
  readonly layable: Uint8Array
}

const known = new WeakMap<Options, Rules>()

export function rulesFor(options: Options, revision: number): Rules {
  const before = known.get(options)
  if (before?.revision === revision) return before
  const rules = makeRules(options, revision)
  known.set(options, rules)
  return rules
}

function makeRules(options: Options, revision: number): Rules {
  const f = figuresOf(tableOf(options.components, revision))
  const solo = options.players === 1
  const sideB = options.players === 4
  // The solo game is set up as for three players.
  const table = solo ? 3 : options.players
  const [food = 0, cutlery = 0, lamps = 0] = f.otherOffices
  const office = [food, f.clothesOffice, cutlery, lamps]
  const qualityCards = [f.smallQualityCard, f.smallQualityCard, f.bigQualityCard]
  const spots = f.spotAppeal.reduce((set, appeal) => set | (1 << appeal), 0)
  return {
    options,
    revision,
    changes: changesAt(CHANGED_AT, revision),
    figures: f,
    seats: options.players,
    solo,
    scoreHandicap: options.scoreHandicap ?? Array.from({ length: options.players }, () => 0),
    expert: Object.fromEntries(
      EXPERT_MODULES.map(module => [module, options.expert.includes(module)]),
    ) as Rules['expert'],
    price: [
      [f.foodPriceI, f.clothesPriceI, f.cutleryPriceI, f.lampsPriceI],
      [f.foodPriceII, f.clothesPriceII, f.cutleryPriceII, f.lampsPriceII],
    ],
    factoryGoods: [f.factoryGoods.I, f.factoryGoods.II],
    fixedCost: [f.fixedCost.I, f.fixedCost.II],
    exportPrice: [f.exportPrice.I, f.exportPrice.II],
    workerGoods: [
      [f.firstWorkersGoods.I, f.firstWorkersGoods.II],
      [f.secondWorkersGoods.I, [], f.secondWorkersGoods.III],
    ],
    workers: [f.firstWorkers, f.secondWorkers],
    machines: [f.firstMachines, f.secondMachines],
    office,
    spotWith: Array.from({ length: Math.max(...f.spotAppeal) + 1 }, (_, appeal) => f.spotAppeal.lastIndexOf(appeal)),
    bareAppeals: office.map(appeal => spots | (spots << appeal)),
    arrows: sideB ? f.arrowsB : f.arrowsA,
    demandStart: sideB ? f.demandStartB : f.demandStartA,
    demandMin: sideB ? f.demandMinB : f.demandMinA,
    wages: sideB ? f.wagesB : f.wagesA,
    tracks: [f.quality, f.distribution, f.cards, f.machinery, f.ship, f.stock],
    restrictedUntil: [
      f.restrictedUntil.quality,
      f.restrictedUntil.distribution,
      undefined,
      f.restrictedUntil.machinery,
      f.restrictedUntil.ship,
      undefined,
    ],
    supply: FACES.map(face => standardSupply(f, face, table)),
    copyLimit: table - 1,
    cardsDrawn: table * f.cardsPerPlayer,
    qualityCards,
    layable: layableTotals(qualityCards, f.engineerCard),
  }
}

function standardSupply(figures: Figures, face: FaceName, players: number): number {
  const lists: readonly Readonly<Record<string, number>>[] = [
    figures.supplyTwo,
    figures.supplyThree,
    figures.supplyFour,
  ]
  return lists.slice(0, players - 1).reduce((sum, list) => sum + (list[face] ?? 0), 0)
}
