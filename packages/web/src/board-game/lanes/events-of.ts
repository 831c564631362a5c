// The events of Water Frame, by decade: turned up, known from the set-up, or face down — WF 4.1.I, 6.II.
import { EVENT_NAMES, type EventId, HOUSE_EVENTS, type State } from '@arkwright/board-game'

export interface DecadeEvent {
  readonly decade: number
  /** Undefined while it is face down. */
  readonly event: EventId | 'end of game' | undefined
  readonly isTurnedUp: boolean
  /** One of the events we added. */
  readonly isOurs: boolean
}

/** The event at the end of a decade; undefined in a game without events. */
export function eventOf(state: State, decade: number): DecadeEvent | undefined {
  const { waterFrame, decades } = state.rules
  if (waterFrame === null || decade < 1 || decade > decades) return undefined
  if (decade === decades) return { decade, event: 'end of game', isTurnedUp: false, isOurs: false }
  const turnedUp = state.events[decade - 1]
  // With the predetermined set-up everyone knows the face-down events.
  const event = turnedUp ?? (waterFrame.setup === 'predetermined' ? waterFrame.fixedEvents[decade - 1] : undefined)
  const name = event === undefined ? undefined : EVENT_NAMES[event]
  return {
    decade,
    event,
    isTurnedUp: turnedUp !== undefined,
    isOurs: HOUSE_EVENTS.some(ours => ours === name),
  }
}
