// Who gets the last customer of a sale, and why — SJ III.1; ruling 11.
import { appealOf, type Call, type Good, IMPORTER, outputOf, qualityOf, type State } from '@arkwright/board-game'
import { text } from '../messages/index.ts'

export interface LastCustomer {
  /** Seats, or IMPORTER. */
  readonly winner: number
  readonly loser: number
  readonly by: 'quality' | 'importer' | 'appeal'
  readonly appeal: number
  readonly more: number
  readonly less: number
}

interface Rival {
  readonly member: number
  readonly appeal: number
  readonly quality: number
  readonly stock: number
}

/** Undefined if every seller who was called could sell. */
export function lastCustomer(
  state: State,
  good: Good,
  calls: readonly Call[],
  demand: number,
): LastCustomer | undefined {
  const last = calls.at(-1)
  const takers = calls.flatMap(call => call.takers)
  if (last === undefined || takers.length !== demand) return undefined
  const rivals = rivalsIn(state, good)
  const winner = rivals.find(({ member }) => member === last.takers.at(-1))
  const loser = rivals
    .filter(({ member, appeal, stock }) => {
      return (
        appeal >= last.space && !last.takers.includes(member) && takers.filter(taker => taker === member).length < stock
      )
    })
    .toSorted((a, b) => b.appeal - a.appeal || b.quality - a.quality)[0]
  return winner && loser && decided(winner, loser)
}

function decided(winner: Rival, loser: Rival): LastCustomer {
  const of = { winner: winner.member, loser: loser.member, appeal: winner.appeal }
  if (winner.appeal > loser.appeal) return { ...of, by: 'appeal', more: winner.appeal, less: loser.appeal }
  return {
    ...of,
    by: loser.member === IMPORTER ? 'importer' : 'quality',
    more: winner.quality,
    less: loser.quality,
  }
}

function rivalsIn(state: State, good: Good): Rival[] {
  const companies = state.players.map(
    ({ factories }, member): Rival => ({
      member,
      appeal: appealOf(state, factories[good], good),
      quality: qualityOf(state, factories[good], good),
      stock: outputOf(state, factories[good], good),
    }),
  )
  const importer = { appeal: state.importers[good], quality: -1, stock: Number.POSITIVE_INFINITY }
  return [...companies, { member: IMPORTER, ...importer }]
}

/** Those who share the highest appeal, so that no one climbs for it — SJ III.2. Undefined if one is alone at the top. */
export function appealShared(state: State, good: Good): { members: readonly number[]; appeal: number } | undefined {
  const sellers = rivalsIn(state, good).filter(
    ({ member }) => member === IMPORTER || state.players[member]?.factories[good].level !== 0,
  )
  const appeal = Math.max(...sellers.map(seller => seller.appeal))
  const members = sellers.filter(seller => seller.appeal === appeal).map(({ member }) => member)
  return members.length > 1 ? { members, appeal } : undefined
}

export function tieWords({ winner, loser, by, ...figures }: LastCustomer, names: readonly string[]): string {
  const words = text.told.sale.tie
  const told = { winner: names[winner] ?? '', loser: names[loser] ?? '', ...figures }
  if (by !== 'appeal') return words[by](told)
  return words.appeal({ ...told, importer: winner === IMPORTER ? 'sells' : loser === IMPORTER ? 'waits' : 'other' })
}
