// The tables of the board game's teller: which facts are told, and how.
import type { BoardEvent } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import type { Line } from '../play/game-page.ts'
import type { HistoryEntry } from '../play/history.ts'
import { type Part, plain, type Tellers, tellBy } from '../telling/part.ts'
import { heard, linesOf, type Sentence, type TellerTables, tellFacts } from '../telling/teller.ts'
import { ruleOf } from './rules-of-facts.ts'
import { PAYMENTS, WATER_FRAME_NOTES, WATER_FRAME_PARTS, WATER_FRAME_PHASES } from './tell-water-frame.ts'

const words = text.boardGameLog
const table = text.boardGameLog.table
const deeds = text.boardGameLog.deeds

/** Facts about the whole table: one line each. */
const PHASES: Tellers<BoardEvent, string> = {
  ...WATER_FRAME_PHASES,
  decade: ({ year, level }) => table.decade({ year, level }),
  demand: ({ good, demand, importer, wage }) => table.demand({ good, demand, importer, wage }),
  sale: ({ good, demand }) => table.sale({ good, demand }),
  'game over': () => table['game over'],
}

/** Facts about one seat: parts of its line. */
const PARTS: Tellers<BoardEvent, Part | undefined> = {
  ...WATER_FRAME_PARTS,
  handicap: ({ amount }) =>
    plain((amount > 0 ? deeds.handicap.more : deeds.handicap.less)({ amount: Math.abs(amount) })),
  placed: ({ marker, cost, fee }) => plain(deeds.placed({ marker, cost, fee })),
  hired: ({ good }) => ({ key: `hired ${good}`, tell: count => deeds.hired({ count, good }) }),
  fired: ({ good }) => ({ key: `fired ${good}`, tell: count => deeds.fired({ count, good }) }),
  machine: ({ good }) => ({ key: `machine ${good}`, tell: count => deeds.machine({ count, good }) }),
  quality: ({ good, level }) => ({ key: `quality ${good}`, tell: () => deeds.quality({ good, level }) }),
  distribution: ({ good, level }) => ({ key: `distribution ${good}`, tell: () => deeds.distribution({ good, level }) }),
  price: ({ good, price }) => ({ key: `price ${good}`, tell: () => deeds.price({ good, price }) }),
  built: ({ good, level }) => plain(deeds.built({ good, level })),
  modernised: ({ good, level }) => ({ key: `modernised ${good}`, tell: () => deeds.modernised({ good, level }) }),
  closed: ({ good }) => plain(deeds.closed({ good })),
  'marker taken': ({ marker }) => plain(deeds['marker taken']({ marker })),
  shares: ({ by, why }) => plain(deeds.shares[why]({ count: Math.abs(by) })),
  loans: ({ by }) => plain((by > 0 ? deeds.loans.taken : deeds.loans.repaid)({ count: Math.abs(by) })),
  'goods sold at the fixed price': ({ count, good }) => plain(deeds['goods sold at the fixed price']({ count, good })),
  sold: ({ good, count, price }) => plain(deeds.sold({ good, count, price })),
  paid: ({ to, amount }) => (PAYMENTS.includes(to) ? plain(deeds.paid[to]({ amount })) : undefined),
  stored: ({ count, good }) => plain(deeds.stored({ count, good })),
  discarded: ({ good }) => ({ key: `discarded ${good}`, tell: count => deeds.discarded({ count, good }) }),
  obsolete: ({ good, workers }) => plain(deeds.obsolete({ good, workers })),
}

/** Spaces of the share value track, reported together. */
function stepsTold({ from, to }: Extract<BoardEvent, { type: 'share value' }>): Part {
  return {
    key: 'share value',
    amount: to - from,
    isLast: true,
    tell(steps) {
      const { up, down } = deeds['share value']
      return steps === 0 ? undefined : (steps > 0 ? up : down)({ count: Math.abs(steps) })
    },
  }
}

function partsOf(event: BoardEvent): Part[] {
  const part = tellBy(PARTS, event, undefined)
  const parts = part === undefined ? [] : [part]
  return event.type === 'share value' ? [...parts, stepsTold(event)] : parts
}

function rulesOf(event: BoardEvent): string[] {
  const rule = ruleOf(event)
  return rule === undefined ? [] : [rule]
}

function sentencesOf(event: BoardEvent, waterFrame: boolean): Sentence[] {
  const rules = rulesOf(event)
  const phase = tellBy(PHASES, event, undefined)
  const note = waterFrame ? tellBy(WATER_FRAME_NOTES, event, undefined) : undefined
  const said: Sentence[] = []
  if (phase !== undefined) said.push({ kind: event.type === 'sale' ? 'sale' : 'phase', text: phase, rules })
  if (note !== undefined) said.push({ kind: 'note', text: note, rules })
  if (event.type === 'sale' && event.importer > 0) {
    said.push({ kind: 'note', text: table.importerSold({ count: event.importer }), rules: [] })
  }
  return said
}

const tablesFor = (waterFrame: boolean): TellerTables<BoardEvent> => ({
  // The economy of Spinning Jenny is the same in every cycle, so its notes are left out.
  sentences: event => sentencesOf(event, waterFrame),
  parts: partsOf,
  rulesOf,
  subject: event => ('seat' in event ? { seat: event.seat } : undefined),
  endsLines: ({ type }) => type === 'placed',
  beginsSale: () => false,
  turnsInOrder: false,
  line: (player, told) => words.line({ player, deeds: told }),
})

export const JENNY_TABLES: TellerTables<BoardEvent> = tablesFor(false)
export const WATER_FRAME_TABLES: TellerTables<BoardEvent> = tablesFor(true)

export function tell(history: readonly HistoryEntry[], names: readonly string[], tables = JENNY_TABLES): Line[] {
  return linesOf(tellFacts(heard<BoardEvent>(history), tables), names, tables)
}
