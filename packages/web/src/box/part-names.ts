// The parts of a figure's path in words: row 3, level II, Blue, 1770s.
import { type GoodName, SHIP_CAPACITIES, TILE_NAMES } from '@arkwright/board-game'
import { FACES, GOODS, TRACKS } from '@arkwright/card-game'
import type { FigurePath } from '@arkwright/kernel'
import { isKey } from '../shell/is-key.ts'
import { text } from './messages/index.ts'

type Axis =
  | 'row'
  | 'level'
  | 'space'
  | 'step'
  | 'marker'
  | 'ship'
  | 'spot'
  | 'border'
  | 'card'
  | 'face'
  | 'pick'
  | 'tokens'
  | 'goods'
  | 'good'
  | 'other good'
  | 'seat'
  | 'opponent'
  | 'place'

/** What the positions in a figure's lists mean, from the outside in. */
const AXES: Readonly<Record<string, readonly Axis[]>> = {
  wageByRow: ['row'],
  cost: ['level'],
  workerSpaces: ['row'],
  machineSpaces: ['row'],
  output: ['row'],
  shareValueBySpace: ['space'],
  administrativeCosts: ['space'],
  machineryCosts: ['step'],
  qualityCosts: ['step'],
  distributionCosts: ['step'],
  economyImporter: ['marker'],
  economyWorkers: ['marker'],
  markersPerRow: ['level'],
  shipCapacities: ['place'],
  contractTrack: ['space'],
  ships: ['ship'],
  crews: ['ship'],
  shipLevels: ['ship'],
  inventorCosts: ['level'],
  arrowsA: ['good', 'border'],
  arrowsB: ['good', 'border'],
  demandStartA: ['good'],
  demandStartB: ['good'],
  wagesA: ['space'],
  wagesB: ['space'],
  finalPrice: ['good'],
  shipValueLoss: ['tokens'],
  restrictedUntil: ['step'],
  factoryGoods: ['good'],
  fixedCost: ['good'],
  exportPrice: ['good'],
  otherOffices: ['other good'],
  firstWorkersGoods: ['good'],
  firstWorkers: ['good'],
  firstMachines: ['good'],
  secondWorkersGoods: ['good'],
  secondWorkers: ['good'],
  secondMachines: ['good'],
  pairs: ['card', 'face'],
  contractIncome: ['goods'],
  startGoods: ['seat', 'pick'],
  startStep: ['seat'],
  startCard: ['seat'],
  neutralAppeal: ['good'],
  opponentAppeal: ['good'],
  opponentBuildAppeal: ['good'],
  bag: ['opponent'],
  quality: ['step'],
  distribution: ['step'],
  cards: ['step'],
  machinery: ['step'],
  ship: ['step'],
  stock: ['step'],
  smallQualityCard: ['face'],
  bigQualityCard: ['face'],
  engineerCard: ['face'],
  spotAppeal: ['spot'],
}
/** `foodPriceI` and the like. */
const SPOTS: readonly Axis[] = ['spot']

const LEVELS = ['I', 'II', 'III', 'IV']
const SEATS = ['blue', 'red', 'green', 'yellow']
const OTHER_GOODS: readonly GoodName[] = ['food', 'cutlery', 'lamps']
const PLAYERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, players2: 2, players3: 3, players4: 4 }
/** The third kind of token in the bag. */
const NEUTRAL = 2

/** The name of the part at this place of the path; the figure itself is at 0. */
export function partName(path: FigurePath, at: number): string {
  const key = path[at]
  const figure = String(path[0])
  if (typeof key !== 'number') return namedPart(figure, String(key))
  const before = path.slice(0, at).filter(part => typeof part === 'number').length
  const axes = AXES[figure] ?? (/Price(?:I|II)$/.test(figure) ? SPOTS : [])
  return numberedPart(axes[before] ?? 'place', key)
}

function numberedPart(axis: Axis, index: number): string {
  const { parts } = text.box
  const n = index + 1
  if (axis === 'good') return goodName(GOODS[index] ?? '')
  if (axis === 'other good') return goodName(OTHER_GOODS[index] ?? '')
  if (axis === 'seat') return text.seats.colours[index] ?? String(n)
  if (axis === 'ship') return parts.ship({ n: SHIP_CAPACITIES[index] ?? n })
  if (axis === 'border') return parts.border({ from: index, to: n })
  if (axis === 'tokens' || axis === 'goods') return parts[axis]({ n: index })
  if (axis === 'opponent') return index === NEUTRAL ? parts.named.neutral : parts.opponent({ n })
  return parts[axis]({ n })
}

function namedPart(figure: string, key: string): string {
  const { parts } = text.box
  if (GOODS.some(good => good === key)) return goodName(key)
  const level = LEVELS.indexOf(key)
  if (level >= 0) return parts.level({ n: level + 1 })
  const seat = SEATS.indexOf(key)
  if (seat >= 0) return text.seats.colours[seat] ?? key
  const players = PLAYERS[key]
  if (players !== undefined) return parts.players({ n: players })
  const [, year] = /^y(\d+)$/.exec(key) ?? []
  if (year !== undefined) return parts.decade({ year: Number(year) })
  if (isKey(parts.named, key)) return parts.named[key]
  return pieceName(figure, key)
}

/** A piece that is counted: a marker, a tile, a ship, a card. */
function pieceName(figure: string, key: string): string {
  const [, capacity] = /^ship (\d+)$/.exec(key) ?? []
  if (capacity !== undefined) return text.box.parts.ship({ n: Number(capacity) })
  const face = FACES.find(name => name === key)
  if (figure.startsWith('supply') && face !== undefined) return text.cardGameCards.name({ card: face })
  const tile = TILE_NAMES.find(name => name === key)
  if (tile !== undefined) return text.waterFrame.tileName({ tile })
  const track = TRACKS.find(name => name === key)
  if (figure === 'restrictedUntil' && track !== undefined) return text.cardGame.tracks[track]
  return isMarker(key) ? text.boardGame.marker({ marker: key }) : key
}

const MARKERS = [
  'factory',
  'workers',
  'machinery',
  'quality',
  'distribution',
  'stock exchange',
  'light machinery',
  'light quality',
  'light distribution',
  'light stock exchange',
  'light production',
  'dark machinery',
  'dark quality',
  'dark distribution',
  'dark production',
] as const

function isMarker(key: string): key is (typeof MARKERS)[number] {
  return MARKERS.some(marker => marker === key)
}

function goodName(key: string): string {
  const good = GOODS.find(name => name === key)
  return good === undefined ? key : text.boardGame.goodTitle({ good })
}
