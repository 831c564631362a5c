// Spinning Jenny and Water Frame as figures.
import {
  ACTION_MARKERS,
  type BoardEvent,
  EVENT_NAMES,
  GOOD_NAMES,
  LEVEL_NAMES,
  SHIP_CAPACITIES,
  type State,
  shareValue,
  TILE_NAMES,
} from '@arkwright/board-game'
import { type AnyGame, seedRandom } from '@arkwright/kernel'
import { EMERGENCY, LOAN, type Reader, type Tally } from '../balance/record.ts'

export function boardGameReader(game: AnyGame): Reader {
  return {
    components: options => {
      const start = game.setup(game.parseOptions(options), seedRandom('components')) as State
      return [...fromVocabulary(game), ...factories(start), ...fromSetUp(start)]
    },
    read: (event, tally) => read(event as BoardEvent, tally),
    holdings: state => {
      const position = state as State
      return {
        shares: position.players.map(({ shares }) => shares),
        values: position.players.map(player => shareValue(position, player)),
      }
    },
    wages: '£',
  }
}

function read(event: BoardEvent, tally: Tally): void {
  if (event.type === 'placed') tally.use(event.seat, `action: ${ACTION_MARKERS[event.marker]?.name}`)
  else if (event.type === 'marker taken') tally.use(event.seat, `marker taken: ${ACTION_MARKERS[event.marker]?.name}`)
  else if (event.type === 'tile taken') tally.use(event.seat, `tile taken: ${TILE_NAMES[event.tile]}`)
  else if (event.type === 'ship taken') tally.use(event.seat, `ship: ${event.capacity}`)
  else if (event.type === 'built' || event.type === 'modernised') {
    tally.use(event.seat, `${event.type}: ${GOOD_NAMES[event.good]} ${LEVEL_NAMES[event.level - 1]}`)
  } else if (event.type === 'closed') tally.use(event.seat, 'factory: closed')
  else if (event.type === 'machine' || event.type === 'quality' || event.type === 'distribution') {
    tally.use(event.seat, `improved: ${event.type} ${GOOD_NAMES[event.good]}`)
  } else if (event.type === 'hired' || event.type === 'fired') tally.use(event.seat, `workers: ${event.type}`)
  else readMoney(event, tally)
}

function readMoney(event: BoardEvent, tally: Tally): void {
  if (event.type === 'shares') tally.use(event.seat, `shares: ${event.why}`, Math.abs(event.by))
  if (event.type === 'shares' && event.why === 'emergency sale') tally.use(event.seat, EMERGENCY)
  else if (event.type === 'loans' && event.by > 0) tally.use(event.seat, LOAN, event.by)
  else if (event.type === 'event') tally.happen(`event: ${EVENT_NAMES[event.event]}`)
  else if (event.type === 'decade') tally.nextDecade()
  else if (event.type === 'demand') tally.wage(event.wage)
}

/** Components that the moves of the game name. */
function fromVocabulary(game: AnyGame): string[] {
  const prefixes: Readonly<Record<string, string>> = { place: 'action', take: 'marker taken' }
  const named = game.vocabulary.flatMap(({ kind, text }) => {
    const prefix = prefixes[kind]
    return prefix === undefined ? [] : [`${prefix}: ${text.slice(kind.length + 1).replace(/ \d$/, '')}`]
  })
  const improved = GOOD_NAMES.flatMap(good =>
    ['machine', 'quality', 'distribution'].map(what => `improved: ${what} ${good}`),
  )
  return [...new Set(named), ...improved]
}

/** Built or modernised, up to the highest level the timetable reaches. */
function factories({ rules }: State): string[] {
  const levels = LEVEL_NAMES.slice(0, Math.max(...rules.level))
  return GOOD_NAMES.flatMap(good =>
    levels.flatMap(level => [`built: ${good} ${level}`, ...(level === 'I' ? [] : [`modernised: ${good} ${level}`])]),
  )
}

/** Components that can come up with these options. */
function fromSetUp({ rules, ships }: State): string[] {
  if (rules.waterFrame === null) return []
  const { tilesOut, tilesDrawn, eventPool, fixedEvents } = rules.waterFrame
  const tiles = TILE_NAMES.filter(
    (name, tile) => (tilesOut[tile] ?? 0) > 0 || (tilesDrawn > 0 && !name.startsWith('patron')),
  )
  const events = EVENT_NAMES.filter(
    (name, event) => name === 'bureaucracy' || [...eventPool, ...fixedEvents].includes(event),
  )
  return [
    ...SHIP_CAPACITIES.filter((_, size) => (ships[size] ?? 0) > 0).map(capacity => `ship: ${capacity}`),
    ...tiles.map(name => `tile taken: ${name}`),
    ...events.map(name => `event: ${name}`),
  ]
}
