// A position of the card game as tables: the market, player boards, factories with their cards, the supply of cards.
import {
  FACES,
  type FaceName,
  type Factory,
  facesIn,
  factorySheet,
  GOODS,
  type Good,
  hasFace,
  type Player,
  type State,
  TRACKS,
} from '@arkwright/card-game'
import { SEATS } from '@arkwright/kernel'
import { columns, indented } from '../text.ts'
import { rivals, supply } from './position-supply.ts'
import { faceName, goodName, type Names, pounds, roman, trackName } from './words.ts'

const ALL_GOODS: readonly Good[] = [0, 1, 2, 3]

export function cardGamePosition(state: State, names: Names): string {
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Market', market(state, names)],
    ['Player boards', boards(state, names)],
    ['Developments (what each allows, and the steps taken)', developments(state, names)],
    ['Development cards', cards(state, names)],
    ['Factories (worker cards by side, m for machines)', factories(state, names)],
    ...rivals(state, names),
    ...supply(state),
  ]
  return [head(state, names), ...sections.flatMap(([title, lines]) => ['', title, ...indented(lines)])].join('\n')
}

function head({ stage, decade, good, startPlayer, solo }: State, { seat }: Names): string {
  const when = stage === 'set-up' ? 'Set-up' : `Decade ${roman(decade)}, ${goodName(good)} round`
  return solo === null ? `${when}, start player ${seat(startPlayer)}` : when
}

function market(state: State, { seat, rival }: Names): string[] {
  const appeal = (marker: number | undefined) => (marker === undefined || marker < 0 ? '–' : String(marker))
  const rows = [
    ['', ...GOODS],
    ['demand', ...GOODS.map((_, good) => String(state.demand[good] ?? 0))],
    ...state.players.map(({ factories: own }, i) => [
      `appeal of ${seat(SEATS[i] ?? 0)}`,
      ...own.map(({ marker }) => appeal(marker)),
    ]),
    ...state.rivals.map((one, i) => [`appeal of ${rival(i)}`, ...GOODS.map((_, good) => appeal(one.appeal[good]))]),
  ]
  const wage = state.rules.wages[state.wageSpace] ?? 0
  return [...columns(rows, [1, 2, 3, 4]), `wage ${pounds(wage)} (space ${state.wageSpace + 1})`]
}

function boards(state: State, { seat }: Names): string[] {
  const rows = state.players.map((player, i) => [
    seat(SEATS[i] ?? 0),
    pounds(player.money),
    String(player.shares),
    pounds(player.shareValue),
    String(player.loans),
    String(player.ships),
    String(player.shipTokens),
    player.bankrupt ? 'bankrupt' : '',
  ])
  return columns(
    [['', 'money', 'shares', 'value', 'loans', 'ships ready', 'shipping tokens'], ...rows],
    [1, 2, 3, 4, 5, 6],
  )
}

function developments(state: State, { seat }: Names): string[] {
  const rows = state.players.map(({ tracks }, i) => [
    seat(SEATS[i] ?? 0),
    ...TRACKS.map((_, track) => {
      const level = tracks[track] ?? 0
      return `${state.rules.tracks[track]?.[level] ?? 0} (${level})`
    }),
  ])
  return columns([['', ...TRACKS.map((_, track) => trackName(track))], ...rows])
}

function cards(state: State, { seat }: Names): string[] {
  return columns(state.players.map((player, i) => [seat(SEATS[i] ?? 0), ownedCards(player) || 'none']))
}

function ownedCards({ cards: owned, used, assigned }: Player): string {
  return facesIn(owned)
    .map(face => {
      const name = faceName(face)
      if (hasFace(used, face)) return `${name} (used)`
      return FACES[face] === AT_A_FACTORY && assigned >= 0 ? `${name} (at ${goodName(assigned)})` : name
    })
    .join(', ')
}

/** The one card at a factory. */
const AT_A_FACTORY: FaceName = 'foreman'

function factories(state: State, { seat }: Names): string[] {
  const rows = state.players.flatMap((player, i) =>
    ALL_GOODS.flatMap(good =>
      factoryRows(state, player, SEATS[i] ?? 0, good).map(row => [seat(SEATS[i] ?? 0), ...row]),
    ),
  )
  const titles = [
    'side',
    'workers',
    'spot',
    'office',
    'quality',
    'distribution',
    'price',
    'appeal',
    'goods',
    'market takes',
    'export',
  ]
  if (rows.length === 0) return ['none']
  return columns([['', '', ...titles, 'costs', 'stored'], ...rows], [7, 8, 9, 10, 11, 12, 13, 14])
}

function factoryRows(state: State, player: Player, seat: (typeof SEATS)[number], good: Good): string[][] {
  const sheet = factorySheet(state, seat, good)
  const factory = player.factories[good]
  if (sheet === undefined || factory === undefined) return []
  const quality = player.quality[good] ?? 0
  return [
    [
      goodName(good),
      roman(factory.side),
      workerCards(player, factory, good),
      String(factory.spot + 1),
      factory.officeOnAppeal ? 'appeal' : 'price',
      quality === 0 ? '–' : `${quality} on ${factory.qualityOnAppeal ? 'appeal' : 'price'}`,
      String(player.distribution[good] ?? 0),
      pounds(sheet.price),
      String(sheet.appeal),
      String(sheet.goods),
      String(sheet.saleLimit),
      pounds(sheet.exportPrice),
      pounds(sheet.wages + sheet.maintenance + sheet.fixedCost),
      String(player.stock[good] ?? 0),
    ],
  ]
}

/** `I m, III`: the first card automated, the second not. */
function workerCards({ machineToken }: Player, factory: Factory, good: Good): string {
  const positions = [
    [factory.first, factory.firstAutomated],
    [factory.second, factory.secondAutomated],
  ] as const
  const shown = positions.flatMap(([side, automated], position) => {
    if (side === 0) return []
    const halfway = machineToken === good * 2 + position
    return [`${roman(side)}${automated ? ' m' : ''}${halfway ? ' (m)' : ''}`]
  })
  return shown.join(', ') || 'none'
}
