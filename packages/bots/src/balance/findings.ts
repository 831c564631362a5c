// What stands out between the standard game and a variant: facts beyond doubt, large enough to matter. The words belong to the caller.
import { halfWidth, type Mean } from './mean.ts'
import { type LiftFinding, lifts, type UseFinding, uses, type Way, wayOf } from './use-findings.ts'
import type { Side } from './what-if.ts'

type Money = 'bankruptcies' | 'emergencies' | 'loans'

export type Finding =
  | { readonly kind: 'dead end'; readonly games: number; readonly why: string }
  | { readonly kind: 'few games'; readonly games: number }
  /** A seat far from even. `before` is its share in the standard game. */
  | {
      readonly kind: 'seat'
      readonly seat: number
      readonly share: number
      readonly even: number
      readonly before: number
    }
  /** No seat is far from even beyond doubt. `doubt` is half the width of the widest interval; `before`: a seat of the standard game is. */
  | { readonly kind: 'seats even'; readonly doubt: number; readonly before: boolean }
  /** The solo game is won more or less often. */
  | { readonly kind: 'solo'; readonly way: Way; readonly share: number; readonly before: number }
  | {
      readonly kind: 'length'
      readonly way: Way
      readonly part: number
      readonly turns: number
      readonly before: number
    }
  | {
      readonly kind: 'score' | 'winning score'
      readonly way: Way
      readonly score: number
      readonly before: number
    }
  | { readonly kind: Money; readonly way: Way; readonly share: number; readonly before: number }
  | UseFinding
  | LiftFinding
  | { readonly kind: 'nothing' }

/** With fewer games most differences are noise. */
const FEW_GAMES = 40
const MUCH_LONGER = 0.05
const MUCH_SCORE = 0.08
const MANY_MORE = 0.05
/** Who is bankrupt watches the others play. */
const BANKRUPT_MORE = 0.02

export function findings(standard: Side, variant: Side): readonly Finding[] {
  const dead = deadEnds(variant)
  const changes = [
    ...length(standard.turns, variant.turns),
    ...scores(standard, variant),
    ...money('bankruptcies', standard, variant),
    ...money('emergencies', standard, variant),
    ...money('loans', standard, variant),
    ...uses(standard, variant),
    ...lifts(standard, variant),
  ]
  const ofSeats = variant.summary.seats.length === 1 ? solo(standard, variant) : seats(standard, variant)
  const isPlain = [...dead, ...changes].length === 0 && ofSeats.every(({ kind }) => kind === 'seats even')
  return [
    ...(variant.games < FEW_GAMES ? [{ kind: 'few games' as const, games: variant.games }] : []),
    ...dead,
    ...ofSeats,
    ...changes,
    ...(isPlain ? [{ kind: 'nothing' as const }] : []),
  ]
}

function deadEnds({ deadEnds: [first, ...others] }: Side): Finding[] {
  return first === undefined ? [] : [{ kind: 'dead end', games: 1 + others.length, why: first.why }]
}

function seats(standard: Side, variant: Side): Finding[] {
  const uneven = variant.summary.flags.flatMap((flag): Finding[] =>
    flag.kind === 'seat' ? [{ ...flag, before: standard.summary.seats[flag.seat]?.share ?? 0 }] : [],
  )
  if (uneven.length > 0) return uneven
  const doubt = Math.max(...variant.summary.seats.map(({ interval }) => halfWidth(interval)))
  return [{ kind: 'seats even', doubt, before: standard.summary.flags.some(({ kind }) => kind === 'seat') }]
}

function solo(standard: Side, variant: Side): Finding[] {
  const [before] = standard.summary.seats
  const [after] = variant.summary.seats
  if (before === undefined || after === undefined) return []
  const by = after.share - before.share
  const doubt = Math.hypot(halfWidth(before.interval), halfWidth(after.interval))
  if (Math.abs(by) < MANY_MORE || Math.abs(by) < doubt) return []
  return [{ kind: 'solo', way: wayOf(by), share: after.share, before: before.share }]
}

function apart(one: Mean, other: Mean): boolean {
  return one.high < other.low || other.high < one.low
}

function length(before: Mean, after: Mean): Finding[] {
  const part = after.mean / before.mean - 1
  if (Math.abs(part) < MUCH_LONGER || !apart(before, after)) return []
  return [{ kind: 'length', way: wayOf(part), part: Math.abs(part), turns: after.mean, before: before.mean }]
}

/** One sentence: of all scores, or of the winner's where only that is another. */
function scores(standard: Side, variant: Side): Finding[] {
  return [
    ...score('score', standard.score, variant.score),
    ...score('winning score', standard.winningScore, variant.winningScore),
  ].slice(0, 1)
}

function score(kind: 'score' | 'winning score', before: Mean, after: Mean): Finding[] {
  const by = after.mean - before.mean
  if (Math.abs(by) < MUCH_SCORE * Math.abs(before.mean) || !apart(before, after)) return []
  return [{ kind, way: wayOf(by), score: after.mean, before: before.mean }]
}

function money(kind: Money, { [kind]: before }: Side, { [kind]: after }: Side): Finding[] {
  const by = after.share - before.share
  const doubt = Math.hypot(halfWidth(before), halfWidth(after))
  const much = kind === 'bankruptcies' ? BANKRUPT_MORE : MANY_MORE
  if (Math.abs(by) < much || Math.abs(by) < doubt) return []
  return [{ kind, way: wayOf(by), share: after.share, before: before.share }]
}
