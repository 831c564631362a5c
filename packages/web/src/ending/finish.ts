// How a company finished: the rows of the final table, and the place and margin from a seat's point of view.
import type { Seat } from '@arkwright/kernel'
import type { ReactNode } from 'react'
import { text } from '../messages/later.ts'
import type { GameRecord } from '../storage/records.ts'

export interface Finish {
  readonly key: string
  readonly name: string
  readonly seat: Seat | undefined
  /** The disc of a company without a seat. */
  readonly disc?: ReactNode
  /** Undefined: not ranked. */
  readonly rank: number | undefined
  readonly shares: number
  readonly value: number
  readonly score: number
  /** Opponents without a player have none. */
  readonly cash: number | undefined
  /** Pounds of the score that come from no share. */
  readonly handicap?: number
  /** Beside its name. */
  readonly note?: string
  /** Said to its player instead of place and margin. */
  readonly verdict?: string
}

/** The one to compare with: who came next for the first, the winner for everyone else. */
export function comparedWith(finishes: readonly Finish[], mine: Finish): Finish | undefined {
  const others = finishes.filter(one => one !== mine && one.rank !== undefined)
  const [best] = others.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  return best
}

/** The verdict speaks to the reader where only one person plays at this screen. */
export function onlyPerson({ seats }: GameRecord): Seat | undefined {
  const here = seats.flatMap(({ kind }, seat) => (kind === 'me' || kind === 'person' ? [seat as Seat] : []))
  return here.length === 1 ? here[0] : undefined
}

/** `me`: the only person at this screen; undefined when several play here, or none. */
export function verdictOf(finishes: readonly Finish[], me: Seat | undefined): string {
  const words = text.ending.verdict
  const winners = finishes.filter(({ rank }) => rank === 1)
  const [winner] = winners
  if (winner === undefined) return text.result.winners({ names: [], count: 0 })
  const mine = finishes.find(({ seat }) => seat === me && seat !== undefined)
  const compared = comparedWith(finishes, mine ?? winner)
  const margin = text.figures.money(Math.abs((mine ?? winner).score - (compared?.score ?? 0)))
  const level = mine !== undefined && mine.score === compared?.score
  if (mine === undefined) return othersVerdict(winners, winner, compared, margin)
  if (mine.verdict !== undefined) return mine.verdict
  if (mine.rank === undefined) return words.unranked
  if (compared === undefined) return words.alone({ name: mine.name })
  const { name } = compared
  if (mine.rank === 1 && winners.length > 1)
    return words.shared({ names: winners.filter(one => one !== mine).map(one => one.name) })
  if (mine.rank === 1 && level)
    return compared.cash === undefined ? words.wonLevel({ name }) : words.wonOnCash({ name })
  if (mine.rank === 1) return words.won({ margin, name })
  const place = text.ending.places[mine.rank - 1] ?? String(mine.rank)
  return level ? words.behindOnCash({ place, name }) : words.behind({ place, margin, name })
}

function othersVerdict(
  winners: readonly Finish[],
  { name, score }: Finish,
  compared: Finish | undefined,
  margin: string,
): string {
  const words = text.ending.verdict
  if (winners.length > 1) return words.othersShare({ names: winners.map(one => one.name) })
  if (compared === undefined) return words.alone({ name })
  const rival = compared.name
  return compared.score === score ? words.otherOnCash({ name, rival }) : words.other({ name, margin, rival })
}
