// The effects an event marker may have. Core code never names an event — WF 6.II.
import { type EventId, type EventName, eventNamed } from '../components/events.ts'
import type { State } from '../state.ts'
import type { Emit, Step } from '../step.ts'

export interface EventEffects {
  /** The effect when the marker is turned up. */
  readonly happens: ((state: State, emit: Emit) => void) | undefined
  /** A decision each player takes in playing order; it ends with `nextPlayerInEvent`. */
  readonly asks: Step | undefined
}

export interface EventMarker extends EventEffects {
  readonly id: EventId
  readonly name: EventName
}

const NO_EFFECT: EventEffects = { happens: undefined, asks: undefined }

/** Makes an event from its name and its effects. */
export function event(name: EventName, effects: Partial<EventEffects>): EventMarker {
  return { ...NO_EFFECT, ...effects, name, id: eventNamed(name) }
}
