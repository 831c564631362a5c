// Duplicate scoring, as in bridge. Everyone at the same seat of a round had the same deal, so they are compared with one another: 100 %
// for the best result at a seat, 0 % for the worst, a half for each tie. The result is the lead over the best rival at the table. Money
// alone would reward those whose rivals let them earn, not those who win.

/** A seat of a finished table. */
export interface Result {
  readonly board: number
  readonly seat: number
  /** The number of the player; null: a bot that fills an empty place. It is compared but not ranked. */
  readonly entry: number | null
  readonly score: number
  readonly rank: number
  /** The player left, or ran out of time. */
  readonly absent: boolean
}

export interface Scored {
  readonly entry: number
  /** 0 to 1. */
  readonly share: number
  /** How many pounds the lead exceeds the average lead of the others at the same seat. */
  readonly margin: number
}

/** How absent players are scored: with nothing, or with what the bot at their seat achieved. */
export type Absence = 'scored' | 'replaced'

/** The results of one deal. */
export function scoreDeal(results: readonly Result[], absence: Absence): Scored[] {
  const all = leadsIn(results)
  const bySeat = Map.groupBy(all, ({ seat }) => seat)
  return all.flatMap(({ entry, board, seat, rank, lead, absent }) => {
    if (entry === null) return []
    const others = bySeat.get(seat)?.filter(other => other.board !== board) ?? []
    const leads = others.map(other => lead - other.lead)
    // At the only table of a deal the place counts.
    const places = rivalsOf(seat, results).map(rival => rival.rank - rank)
    const margin = leads.length > 0 ? average(leads) : 0
    const share = absent && absence === 'scored' ? 0 : beaten(leads.length > 0 ? leads : places)
    return [{ entry, share, margin }]
  })
}

/** With the lead over the best rival at the table. */
export function leadsIn(results: readonly Result[]): (Result & { readonly lead: number })[] {
  const byBoard = Map.groupBy(results, ({ board }) => board)
  return results.map(result => ({ ...result, lead: leadOf(result, byBoard.get(result.board) ?? []) }))
}

/** Positive for a winner. Ties of money are broken as the game breaks them. */
function leadOf({ seat, score, rank }: Result, table: readonly Result[]): number {
  const [best] = rivalsOf(seat, table).toSorted((one, other) => one.rank - other.rank)
  if (best === undefined) return 0
  return score - best.score || Math.sign(best.rank - rank) * TIE
}

function rivalsOf(seat: number, table: readonly Result[]): Result[] {
  return table.filter(other => other.seat !== seat)
}

/** Less than a pound. */
const TIE = 0.01

function beaten(leads: readonly number[]): number {
  return average(leads.map(lead => (lead > 0 ? 1 : lead === 0 ? 0.5 : 0)))
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** A bye counts as an average result. */
const BYE = 0.5

export interface EventStanding {
  readonly entry: number
  /** 1 for the first; equals share a place. */
  readonly place: number
  /** The sum of the shares and their corrections. */
  readonly points: number
  /** The sum of the corrections. */
  readonly correction: number
  readonly margin: number
  readonly played: number
  /** By round: the share, or null for a round not played. */
  readonly shares: readonly (number | null)[]
  /** By round: what is added to the share for the rivals met, or null. */
  readonly corrections: readonly (number | null)[]
}

/** The scores of one round. */
export interface RoundScores {
  readonly scored: readonly Scored[]
  readonly byes: readonly number[]
  /** By entry, in events that correct for the rivals. */
  readonly corrections?: ReadonlyMap<number, number> | undefined
}

/** `level` sorts before the points: the round reached in a knock-out. Ties are broken by the margin. */
export function standings(
  entries: readonly number[],
  rounds: readonly RoundScores[],
  level: (entry: number) => number = () => 0,
): EventStanding[] {
  const byRound = rounds.map(({ scored, byes, corrections }) => ({
    scored: new Map(scored.map(one => [one.entry, one])),
    byes: new Set(byes),
    corrections,
  }))
  const lines = entries.map(entry => {
    const mine = byRound.map(({ scored }) => scored.get(entry))
    const shares = byRound.map(({ scored, byes }) => scored.get(entry)?.share ?? (byes.has(entry) ? BYE : null))
    const corrections = byRound.map(one => one.corrections?.get(entry) ?? null)
    const correction = added(corrections)
    return {
      entry,
      shares,
      corrections,
      correction,
      points: added(shares) + correction,
      margin: mine.reduce((sum, one) => sum + (one?.margin ?? 0), 0),
      played: mine.filter(one => one !== undefined).length,
    }
  })
  type Unplaced = (typeof lines)[number]
  const compare = (one: Unplaced, other: Unplaced): number =>
    level(other.entry) - level(one.entry) || settled(other.points - one.points) || settled(other.margin - one.margin)
  const sorted = lines.toSorted((one, other) => compare(one, other) || one.entry - other.entry)
  return sorted.map(line => ({ ...line, place: 1 + sorted.findIndex(other => compare(other, line) === 0) }))
}

function added(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

/** Sums in another order differ in their last digits. */
function settled(difference: number): number {
  return Math.abs(difference) < 1e-9 ? 0 : difference
}
