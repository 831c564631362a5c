// The forecast of the coming production with the turn so far, and in the solo game with each marker that may be drawn.
import { type Fact, type Forecast, forecast, type Move, type State, type Supposing } from '@arkwright/card-game'
import type { Draft } from '../play/draft.ts'

export interface Base {
  readonly state: State
  readonly supposing: Supposing
}

export function isProducing({ stage }: State): boolean {
  return stage === 'production' || stage === 'preparation'
}

/** A complete turn is forecast from its last move, since the rules continue by themselves after it. */
export function baseOf(shown: State, draft: Draft | undefined, soFar: readonly Fact[]): Base {
  const last = draft?.complete === true ? draft.tried.at(-1) : undefined
  const tried = draft?.tried.slice(0, last === undefined ? undefined : -1) ?? []
  const before = isProducing(shown) ? [...soFar, ...tried.flatMap(({ events }) => events as Fact[])] : []
  if (last === undefined) return { state: shown, supposing: { before } }
  return { state: last.before as State, supposing: { before, move: last.move as Move } }
}

const known = new WeakMap<Draft, Forecast | undefined>()

export function outcome(draft: Draft): Forecast | undefined {
  if (known.has(draft)) return known.get(draft)
  const { state, supposing } = baseOf(draft.state as State, draft, [])
  const made = forecast(state, supposing)
  known.set(draft, made)
  return made
}
