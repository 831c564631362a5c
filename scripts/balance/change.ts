// What insisting on something changes: the same games with and without. A different seat insists in each game.
import { doubtOf, type GameRecord, meanOf } from '@arkwright/bots/balance'

export interface Change {
  /** Games in which the insisting seat used it, and games in which it would have anyway. */
  readonly could: number
  readonly alone: number
  /** In the games in which it could: how much its lead over the best other seat grew, and half the width of the 95 % interval. */
  readonly lead: number
  readonly doubt: number
  readonly wins: { readonly before: number; readonly after: number }
}

export function changeOfLead(
  components: readonly string[],
  before: readonly GameRecord[],
  after: readonly GameRecord[],
): Change {
  const pairs = after.flatMap((record, i) => {
    const plain = before[i]
    return plain === undefined ? [] : [{ seat: record.number % record.scores.length, plain, record }]
  })
  const uses = (record: GameRecord, seat: number): boolean =>
    components.some(component => (record.uses[component]?.[seat] ?? 0) > 0)
  const could = pairs.filter(({ seat, record }) => uses(record, seat))
  const changes = could.map(({ seat, plain, record }) => leadOf(record, seat) - leadOf(plain, seat))
  return {
    could: could.length,
    alone: pairs.filter(({ seat, plain }) => uses(plain, seat)).length,
    lead: meanOf(changes),
    doubt: doubtOf(changes),
    wins: {
      before: could.reduce((sum, { seat, plain }) => sum + (plain.wins[seat] ?? 0), 0),
      after: could.reduce((sum, { seat, record }) => sum + (record.wins[seat] ?? 0), 0),
    },
  }
}

/** The lead over the best other seat; in a solo game the score. */
function leadOf({ scores }: GameRecord, seat: number): number {
  const others = scores.filter((_, other) => other !== seat)
  return (scores[seat] ?? 0) - (others.length === 0 ? 0 : Math.max(...others))
}
