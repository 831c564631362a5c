// What stands out between the standard game and a variant: facts beyond doubt, large enough to matter. The words belong to the caller.
import { differenceOf, type Mean } from './mean.ts'
import type { Use } from './summary.ts'
import type { Side } from './what-if.ts'

type Way = 'more' | 'less'

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
  /** No seat is far from even any more. */
  | { readonly kind: 'seats even' }
  | {
      readonly kind: 'length'
      readonly way: Way
      readonly part: number
      readonly turns: number
      readonly before: number
    }
  | { readonly kind: 'score'; readonly way: Way; readonly score: number; readonly before: number }
  | { readonly kind: 'emergencies' | 'loans'; readonly way: Way; readonly share: number; readonly before: number }
  | {
      readonly kind: 'use'
      readonly way: Way
      readonly component: string
      readonly used: number
      readonly before: number
    }
  /** Nobody uses it in the variant. */
  | { readonly kind: 'unused'; readonly components: readonly string[] }
  | { readonly kind: 'lift'; readonly component: string; readonly lift: number; readonly doubt: number }
  | { readonly kind: 'nothing' }

/** With fewer games most differences are noise. */
const FEW_GAMES = 40
const MUCH_LONGER = 0.05
const MUCH_SCORE = 0.08
const MANY_MORE = 0.05
const USED_OTHERWISE = 0.1
/** So many things are compared that some seem to differ by chance: 99.9 % instead of 95 %. */
const OF_MANY = 1.68
/** The same seats as those with an emergency. */
const EMERGENCY_SHARES = 'shares: emergency sale'
const HARDLY_USED = 0.01
const MOST_USES = 5
const MOST_LIFTS = 3

export function findings(standard: Side, variant: Side): readonly Finding[] {
  const all: readonly Finding[] = [
    ...deadEnds(variant),
    ...seats(standard, variant),
    ...length(standard.turns, variant.turns),
    ...score(standard.score, variant.score),
    ...money('emergencies', standard, variant),
    ...money('loans', standard, variant),
    ...uses(standard, variant),
    ...lifts(standard, variant),
  ]
  const told: readonly Finding[] = all.length === 0 ? [{ kind: 'nothing' }] : all
  return variant.games < FEW_GAMES ? [{ kind: 'few games', games: variant.games }, ...told] : told
}

function deadEnds({ deadEnds: [first, ...others] }: Side): Finding[] {
  return first === undefined ? [] : [{ kind: 'dead end', games: 1 + others.length, why: first.why }]
}

function seats(standard: Side, variant: Side): Finding[] {
  const uneven = variant.summary.flags.flatMap((flag): Finding[] =>
    flag.kind === 'seat' ? [{ ...flag, before: standard.summary.seats[flag.seat]?.share ?? 0 }] : [],
  )
  const wasUneven = standard.summary.flags.some(({ kind }) => kind === 'seat')
  return uneven.length === 0 && wasUneven ? [{ kind: 'seats even' }] : uneven
}

function apart(one: Mean, other: Mean): boolean {
  return one.high < other.low || other.high < one.low
}

function length(before: Mean, after: Mean): Finding[] {
  const part = after.mean / before.mean - 1
  if (Math.abs(part) < MUCH_LONGER || !apart(before, after)) return []
  return [{ kind: 'length', way: wayOf(part), part: Math.abs(part), turns: after.mean, before: before.mean }]
}

function score(before: Mean, after: Mean): Finding[] {
  const part = after.mean / before.mean - 1
  if (Math.abs(part) < MUCH_SCORE || !apart(before, after)) return []
  return [{ kind: 'score', way: wayOf(part), score: after.mean, before: before.mean }]
}

function money(kind: 'emergencies' | 'loans', standard: Side, variant: Side): Finding[] {
  const before = standard.summary[kind]
  const share = variant.summary[kind]
  const { by, doubt } = differenceOf(before, share, seatsPlayed(variant))
  return Math.abs(by) < MANY_MORE || Math.abs(by) < doubt ? [] : [{ kind, way: wayOf(by), share, before }]
}

function uses(standard: Side, variant: Side): Finding[] {
  const known = new Map(standard.summary.uses.map(use => [use.component, use.used]))
  const now = new Map(variant.summary.uses.map(use => [use.component, use.used]))
  const changes = [...new Set([...known.keys(), ...now.keys()])].flatMap(component => {
    const before = known.get(component) ?? 0
    const used = now.get(component) ?? 0
    const { by, doubt } = differenceOf(before, used, seatsPlayed(variant))
    return isToldElsewhere(component) || Math.abs(by) < OF_MANY * doubt ? [] : [{ component, before, used, by }]
  })
  const isGone = ({ used, before }: { used: number; before: number }): boolean =>
    used < HARDLY_USED && before >= HARDLY_USED
  const gone = changes.filter(isGone).map(({ component }) => component)
  const otherwise = changes
    .filter(change => !isGone(change) && Math.abs(change.by) >= USED_OTHERWISE)
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, MOST_USES)
  return [
    ...(gone.length === 0 ? [] : [{ kind: 'unused' as const, components: gone }]),
    ...otherwise.map(
      ({ component, used, before, by }): Finding => ({ kind: 'use', way: wayOf(by), component, used, before }),
    ),
  ]
}

/** Events come to everyone; loans and emergencies have their sentences. */
function isToldElsewhere(component: string): boolean {
  return component.startsWith('event: ') || component.startsWith('money: ') || component === EMERGENCY_SHARES
}

/** Lifts that the variant flags and the standard game does not. */
function lifts(standard: Side, variant: Side): Finding[] {
  const flagged = new Set(standard.summary.flags.flatMap(flag => (flag.kind === 'lift' ? [flag.component] : [])))
  return variant.summary.flags
    .filter(flag => flag.kind === 'lift')
    .filter(
      ({ component, lift, doubt }) =>
        component !== EMERGENCY_SHARES && !flagged.has(component) && Math.abs(lift) > OF_MANY * doubt,
    )
    .toSorted((one, other) => Math.abs(other.lift) - Math.abs(one.lift))
    .slice(0, MOST_LIFTS)
}

function seatsPlayed({ games, summary }: Side): number {
  return games * summary.seats.length
}

function wayOf(by: number): Way {
  return by > 0 ? 'more' : 'less'
}

/** What changed most in use, both directions: the rows of the report's table. */
export function usesSideBySide(
  standard: Side,
  variant: Side,
): readonly { readonly component: string; readonly standard?: Use; readonly variant?: Use }[] {
  const before = new Map(standard.summary.uses.map(use => [use.component, use]))
  const after = new Map(variant.summary.uses.map(use => [use.component, use]))
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().map(component => {
    const one = before.get(component)
    const other = after.get(component)
    return {
      component,
      ...(one !== undefined && { standard: one }),
      ...(other !== undefined && { variant: other }),
    }
  })
}
