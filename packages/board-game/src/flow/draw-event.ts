// Turning up the event marker of a decade, and what it does — WF 4.1.I, 6.II; ruling 27.
import { at } from '../at.ts'
import { AMONG_THE_FIRST, EVENT_NAMES, type EventId } from '../components/events.ts'
import { REVEAL_EVENT, type RevealEvent } from '../moves-water-frame.ts'
import { EVENT_MARKER } from '../parts.ts'
import { fromStartPlayer } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import type { State } from '../state.ts'
import { reason, step } from '../step.ts'

const NOT_IN_THE_POOL = reason<RevealEvent>('WF 4.1.I', 'no-such-event-left', (_, { event }) => ({
  event: at(EVENT_NAMES, event),
}))

/** A face-down marker is drawn when it is turned up, with the same probabilities as if it had been placed at the start. */
export const drawEvent = step<RevealEvent>({
  name: 'draw event',
  rule: 'WF 6.II',
  part: EVENT_MARKER,
  kinds: ['event'],
  candidates(_, offer) {
    for (const move of REVEAL_EVENT) offer(move)
  },
  refuse: (state, { event }) => (waysTo(state, event) === 0 ? NOT_IN_THE_POOL : undefined),
  weight: (state, { event }) => waysTo(state, event),
  play(state, { event }, emit) {
    state.events = [...state.events, event]
    emit?.({ type: 'event', event })
    state.turnsTaken = 0
    state.step = 'after the event'
    const { happens, asks } = at(state.rules.events, event)
    happens?.(state, emit)
    if (asks === undefined) return
    state.seat = fromStartPlayer(state, 0)
    state.step = asks.name
  },
})

/** Ends a player's part in an event that asks everyone. */
export function nextPlayerInEvent(state: State): void {
  state.turnsTaken++
  if (state.turnsTaken < state.rules.players) {
    state.seat = fromStartPlayer(state, state.turnsTaken)
    return
  }
  state.turnsTaken = 0
  state.step = 'after the event'
}

function waysTo(state: State, event: EventId): number {
  const { setup, eventPool, fixedEvents } = waterFrameRules(state.rules)
  if (state.events.includes(event)) return 0
  if (setup === 'predetermined') return fixedEvents[state.decade - 1] === event ? 1 : 0
  if (setup === 'free') return waysAmongShuffled(state, event, eventPool)
  // Only the starred events are shuffled; Bureaucracy keeps its decade.
  const itsDecade = fixedEvents[state.decade - 1] === AMONG_THE_FIRST
  return itsDecade === (event === AMONG_THE_FIRST) && fixedEvents.includes(event) ? 1 : 0
}

/** Bureaucracy is on one of the first places, drawn markers on the others. */
function waysAmongShuffled({ decade, events, rules }: State, event: EventId, others: readonly EventId[]): number {
  const placesLeft = waterFrameRules(rules).figures.bureaucracyDecades + 1 - decade
  if (event === AMONG_THE_FIRST) return placesLeft > 0 ? others.length - events.length : 0
  if (!others.includes(event)) return 0
  return events.includes(AMONG_THE_FIRST) ? 1 : placesLeft - 1
}
