// The figures of the rules that the texts of the board game's lessons use.
import { GOODS, type State } from '@arkwright/board-game'

export function jennyFigures({ rules }: State) {
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

export function waterFigures({ rules }: State) {
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
