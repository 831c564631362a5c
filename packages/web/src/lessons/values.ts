// The values in the texts of a lesson: figures of its rules, and the buttons of its recorded answer.
import { type State as BoardState, GOODS } from '@arkwright/board-game'
import { type State as CardState, TITLES } from '@arkwright/card-game'

/** For hints: each button in the language's quotation marks. */
interface Buttons {
  readonly buttons: readonly string[]
}

export type JennyValues = Buttons & ReturnType<typeof jennyFigures>
export type WaterValues = Buttons & ReturnType<typeof waterFigures>
export type CardValues = Buttons & ReturnType<typeof cardFigures>

export function jennyFigures({ rules }: BoardState) {
  const { figures, spinningJenny } = rules
  if (spinningJenny === null) throw new Error('a Spinning Jenny lesson must use the rules of Spinning Jenny')
  return {
    shares: figures.sharesAtSetUp,
    shareSpace: figures.shareSpaceAtSetUp,
    sharePrice: rules.shareValue[figures.shareSpaceAtSetUp] ?? 0,
    capital: spinningJenny.startUpCapital,
    sales: figures.decades * GOODS.length,
    storage: figures.storageSpaces,
    qualityCost: figures.qualityCosts.coloured[0] ?? 0,
    lightQualityCost: figures.qualityCosts.light[0] ?? 0,
    distributionLimit: figures.distributionLimit.coloured,
  }
}

export function waterFigures({ rules }: BoardState) {
  const { figures, waterFrame } = rules
  if (waterFrame === null) throw new Error('a Water Frame lesson must use the rules of Water Frame')
  return {
    decades: figures.decades,
    columnSpaces: waterFrame.figures.warehouseRows,
    shipSpaces: waterFrame.figures.spacesBackPerShip,
    mostTiles: waterFrame.figures.mostTiles,
    reuseFee: figures.reuseFee,
    foodIncome: rules.cost[0][1] ?? 0,
    clothesIncome: rules.cost[1][1] ?? 0,
  }
}

export function cardFigures({ rules: { figures } }: CardState) {
  return {
    shareValue: figures.startShareValue,
    soldForValue: figures.soldForValue,
    shipTokens: figures.shipSpaces,
    storehouse: figures.smallStorehouse,
    opponentShares: figures.opponentShares,
    opponentValue: figures.opponentShareValue,
    opponentRaise: figures.opponentRaise,
    titles: TITLES.length,
  }
}
