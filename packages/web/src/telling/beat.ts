// A game as a story: beats in causal order, each with its steps. Nothing is shown before its cause.
import type { GameEvent, Seat } from '@arkwright/kernel'
import type { PlayedGame } from '../play/history.ts'

export type BeatKind = 'preparation' | 'decade' | 'economy' | 'turn' | 'opponents' | 'sale' | 'event' | 'end'

/** A fact with the decision that caused it. A decision without facts is one entry without an event. */
export interface Fact<E extends GameEvent = GameEvent> {
  /** The number of moves played when it happened. */
  readonly at: number
  /** The seat that decided; undefined for the set-up. */
  readonly decider: Seat | undefined
  readonly move: string | undefined
  readonly isFirst: boolean
  readonly event: E | undefined
}

/** A position of the story. */
export interface Moment {
  readonly at: number
  /** True: as the last turn left it. What else that move caused is told later. */
  readonly isWithin: boolean
}

export interface Step extends Moment {
  /** What this step adds. Each fact belongs to one step. */
  readonly facts: readonly Fact[]
  readonly caption: string
  /** The part of a sale it belongs to. */
  readonly chapter?: string
  /** In a sale: how many calls have been made. */
  readonly calls?: number
  /** Why a call ended as it did. The film stops for it. */
  readonly reason?: string | undefined
}

export interface Beat {
  readonly index: number
  readonly kind: BeatKind
  readonly seat: Seat | undefined
  /** The good of an economy phase or a sale. */
  readonly good: number | undefined
  readonly caption: string
  /** The caption without its subject, for a narrow place. */
  readonly short: string
  readonly rules: readonly string[]
  readonly steps: readonly Step[]
}

export interface Opening {
  readonly kind: BeatKind
  readonly seat?: Seat
}

/** A beat while its facts are collected. */
export interface OpenBeat<E extends GameEvent> extends Opening {
  readonly facts: Fact<E>[]
}

export type Opens<E extends GameEvent> = (fact: Fact<E>, next: E | undefined, open: OpenBeat<E>) => Opening | undefined

export function factsOf<E extends GameEvent>({ history, journal }: PlayedGame): Fact<E>[] {
  return history.flatMap(({ at, seat: decider, events }): Fact<E>[] => {
    const of = { at, decider, move: journal.moves[at - 1] }
    if (events.length === 0) return [{ ...of, isFirst: true, event: undefined }]
    return (events as readonly E[]).map((event, place) => ({ ...of, isFirst: place === 0, event }))
  })
}

export function grouped<E extends GameEvent>(facts: readonly Fact<E>[], opens: Opens<E>): OpenBeat<E>[] {
  let open: OpenBeat<E> = { kind: 'preparation', facts: [] }
  const all = [open]
  for (const [place, fact] of facts.entries()) {
    const opening = opens(fact, facts[place + 1]?.event, open)
    if (opening !== undefined) {
      open = { ...opening, facts: [] }
      all.push(open)
    }
    open.facts.push(fact)
  }
  return all
}

/** A step before its moment is known. */
export type Draft = Omit<Step, keyof Moment>

export interface DraftBeat extends Omit<Beat, 'index' | 'steps'> {
  readonly steps: readonly Draft[]
}

/** Finds the moment of each step: its last fact, and whether the same move caused something that is told later. */
export function withMoments(drafts: readonly DraftBeat[]): Beat[] {
  const lastOf = new Map<number, Draft>()
  for (const { steps } of drafts) for (const step of steps) for (const { at } of step.facts) lastOf.set(at, step)
  let reached = 0
  /** Moves of which only a part has been told so far. */
  let isWithin = false
  return drafts.map((draft, index) => ({
    ...draft,
    index,
    steps: draft.steps.map(step => {
      const first = step.facts[0] ?? draft.steps.flatMap(({ facts }) => facts)[0]
      const at = Math.max(reached, first?.at ?? 0, ...step.facts.map(fact => fact.at))
      if (at > reached || step.facts.length > 0) isWithin = at > 0 && lastOf.get(at) !== step
      reached = at
      return { ...step, at, isWithin }
    }),
  }))
}
