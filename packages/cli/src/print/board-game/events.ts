// The facts of the board game as sentences.
import { type BoardEvent, type Call, IMPORTER } from '@arkwright/board-game'
import { SEATS } from '@arkwright/kernel'
import { counted, listed } from '../text.ts'
import { colour, goodName, levelName, markerName, pounds } from './words.ts'

type SentenceOf<T extends BoardEvent['type']> = (event: Extract<BoardEvent, { type: T }>) => string

const SENTENCES: { readonly [T in BoardEvent['type']]?: SentenceOf<T> } = {
  chance: e => `Chance decides: ${e.outcome}.`,
  'start player': e => `${colour(e.seat)} is start player.`,
  decade: e => `The ${e.year}s begin, with development level ${levelName(e.level)}.`,
  cycle: e => `The ${goodName(e.good)} cycle begins.`,
  importer: e => `The importer of ${goodName(e.good)} moves ${e.by} to space ${e.space}.`,
  'workers returned': e =>
    `${counted(e.count, 'fired worker')} ${e.count === 1 ? 'returns' : 'return'} to the job market.`,
  placed: e =>
    `${colour(e.seat)} places the ${markerName(e.marker)} marker on space ${e.space + 1} for ${pounds(e.cost)}${
      e.fee > 0 ? ` and ${pounds(e.fee)} for using it again` : ''
    }.`,
  paid: e => `${colour(e.seat)} pays ${pounds(e.amount)} for ${e.to}.`,
  received: e => `${colour(e.seat)} receives ${pounds(e.amount)} (${e.from}).`,
  shares: e => `${colour(e.seat)} ${e.by < 0 ? 'gives up' : 'takes'} ${counted(Math.abs(e.by), 'share')} (${e.why}).`,
  loans: e => `${colour(e.seat)} ${e.by < 0 ? 'repays' : 'takes'} ${counted(Math.abs(e.by), 'loan')}.`,
  'share value': e => `${colour(e.seat)}'s share value moves from space ${e.from} to ${e.to} (${e.why}).`,
  built: e => `${colour(e.seat)} builds a ${goodName(e.good)} factory of level ${levelName(e.level)}.`,
  modernised: e => `${colour(e.seat)} modernises the ${goodName(e.good)} factory to level ${levelName(e.level)}.`,
  closed: e => `${colour(e.seat)} closes the ${goodName(e.good)} factory of level ${levelName(e.level)}.`,
  price: e => `${colour(e.seat)}'s ${goodName(e.good)} now costs ${pounds(e.price)}; its appeal is ${e.appeal}.`,
  hired: e => `${colour(e.seat)} hires a worker for row ${e.row + 1} of ${goodName(e.good)}.`,
  fired: e =>
    `${colour(e.seat)} fires a worker from row ${e.row + 1} of ${goodName(e.good)}${
      e.machinesLost > 0 ? ` and loses ${counted(e.machinesLost, 'machine')}` : ''
    }.`,
  machine: e => `${colour(e.seat)} puts a machine in a worker's place in row ${e.row + 1} of ${goodName(e.good)}.`,
  quality: e => `${colour(e.seat)}'s ${goodName(e.good)} reaches quality ${e.level}.`,
  distribution: e => `${colour(e.seat)}'s distribution of ${goodName(e.good)} is now ${e.level}.`,
  'marker taken': e => `${colour(e.seat)} takes a ${markerName(e.marker)} marker.`,
  demand: e =>
    `Demand for ${goodName(e.good)} is ${e.demand}, the importer stands on ${e.importer}, the wage is ${pounds(e.wage)}.`,
  sale: e =>
    `The sale of ${goodName(e.good)}: demand ${e.demand}; ${called(e.calls)}; the importer sells ${e.importer}.`,
  sold: e =>
    `${colour(e.seat)} sells ${e.count} ${goodName(e.good)} at ${pounds(e.price)}${
      e.fromStore > 0 ? `, ${e.fromStore} of them from store` : ''
    }.`,
  stored: e => `${colour(e.seat)} stores ${e.count} ${goodName(e.good)}.`,
  'goods sold at the fixed price': e =>
    `${colour(e.seat)} sells ${e.count} stored ${goodName(e.good)} at the fixed price.`,
  discarded: e => `${colour(e.seat)} discards ${e.count} ${goodName(e.good)}.`,
  obsolete: e =>
    `${colour(e.seat)}'s ${goodName(e.good)} factory is obsolete and needs ${counted(e.workers, 'more worker')}${
      e.missing > 0 ? `; ${e.missing} cannot be found` : ''
    }.`,
  'game over': () => 'The game is over.',
}

export function boardEventSentence(event: BoardEvent): string | undefined {
  const say = SENTENCES[event.type] as ((event: BoardEvent) => string) | undefined
  return say?.(event)
}

function called(calls: readonly Call[]): string {
  if (calls.length === 0) return 'nobody is called'
  return calls.map(({ space, takers }) => `space ${space} calls ${listed(takers.map(takerName))}`).join(', ')
}

function takerName(taker: number): string {
  const seat = SEATS[taker]
  return taker === IMPORTER || seat === undefined ? 'the importer' : colour(seat)
}
