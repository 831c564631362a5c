// What is used more or less in a variant than in the standard game, and what goes together with winning only there.
import { differenceOf } from './mean.ts'
import type { Use } from './summary.ts'
import type { Side } from './what-if.ts'

export type Way = 'more' | 'less'

interface UsedThing {
  readonly component: string
  /** Shares of seats. */
  readonly used: number
  readonly before: number
}

interface LiftedThing {
  readonly component: string
  readonly lift: number
  readonly doubt: number
  /** In the standard game, where enough seats used it. */
  readonly before?: { readonly lift: number; readonly doubt: number }
}

export type UseFinding =
  | { readonly kind: 'uses'; readonly way: Way; readonly things: readonly UsedThing[] }
  /** Hardly any seat uses them in the variant. */
  | { readonly kind: 'unused'; readonly components: readonly string[] }

/** Seats that used these things win more or less often. */
export interface LiftFinding {
  readonly kind: 'lifts'
  readonly way: Way
  readonly things: readonly LiftedThing[]
}

const USED_OTHERWISE = 0.1
/** So many things are compared that some seem to differ by chance: 99.9 % instead of 95 %. */
const OF_MANY = 1.68
/** The same seats as those with an emergency. */
const EMERGENCY_SHARES = 'shares: emergency sale'
const HARDLY_USED = 0.01
/** Of each way; the table of the report has all. */
const MOST_USES = 5
const MOST_LIFTS = 3
const WAYS: readonly Way[] = ['more', 'less']

export function wayOf(by: number): Way {
  return by > 0 ? 'more' : 'less'
}

export function uses(standard: Side, variant: Side): UseFinding[] {
  const changes = usesSideBySide(standard, variant).flatMap(({ component, standard: one, variant: other }) => {
    const before = one?.used ?? 0
    const used = other?.used ?? 0
    const { by, doubt } = differenceOf(before, used, variant.games * variant.summary.seats.length)
    return isToldElsewhere(component) || Math.abs(by) < OF_MANY * doubt ? [] : [{ component, before, used, by }]
  })
  const isGone = ({ used, before }: UsedThing): boolean => used < HARDLY_USED && before >= HARDLY_USED
  const gone = changes.filter(isGone).map(({ component }) => component)
  const otherwise = changes
    .filter(change => !isGone(change) && Math.abs(change.by) >= USED_OTHERWISE)
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
  const inWays = WAYS.map((way): UseFinding => {
    const things = otherwise.filter(({ by }) => wayOf(by) === way).slice(0, MOST_USES)
    return { kind: 'uses', way, things: things.map(({ component, used, before }) => ({ component, used, before })) }
  })
  return [
    ...(gone.length === 0 ? [] : [{ kind: 'unused' as const, components: gone }]),
    ...inWays.filter(finding => finding.kind === 'uses' && finding.things.length > 0),
  ]
}

/** Events come to everyone; loans and emergencies have their sentences. */
function isToldElsewhere(component: string): boolean {
  return component.startsWith('event: ') || component.startsWith('money: ')
}

/** Lifts that the variant flags and that the standard game does not have. */
export function lifts(standard: Side, variant: Side): LiftFinding[] {
  const before = new Map(standard.summary.uses.map(use => [use.component, use]))
  const found = variant.summary.flags
    .filter(flag => flag.kind === 'lift')
    .filter(({ component, lift, doubt }) => component !== EMERGENCY_SHARES && Math.abs(lift) > OF_MANY * doubt)
    .flatMap(({ component, lift, doubt }): LiftedThing[] => {
      const { lift: known, doubt: known95 = 0 } = before.get(component) ?? {}
      if (known === undefined) return [{ component, lift, doubt }]
      const isNew = Math.abs(lift - known) > Math.hypot(doubt, known95)
      return isNew ? [{ component, lift, doubt, before: { lift: known, doubt: known95 } }] : []
    })
    .toSorted((one, other) => Math.abs(other.lift) - Math.abs(one.lift))
    .slice(0, MOST_LIFTS)
  return WAYS.map((way): LiftFinding => {
    return { kind: 'lifts', way, things: found.filter(({ lift }) => wayOf(lift) === way) }
  }).filter(({ things }) => things.length > 0)
}

/** What either game used. An emergency sale is listed once. */
export function usesSideBySide(
  standard: Side,
  variant: Side,
): readonly { readonly component: string; readonly standard?: Use; readonly variant?: Use }[] {
  const before = new Map(standard.summary.uses.map(use => [use.component, use]))
  const after = new Map(variant.summary.uses.map(use => [use.component, use]))
  const components = [...new Set([...before.keys(), ...after.keys()])].filter(name => name !== EMERGENCY_SHARES)
  return components.toSorted().map(component => {
    const one = before.get(component)
    const other = after.get(component)
    return {
      component,
      ...(one !== undefined && { standard: one }),
      ...(other !== undefined && { variant: other }),
    }
  })
}
