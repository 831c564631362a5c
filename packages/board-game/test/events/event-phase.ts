// A position in which one event is about to be turned up, and what it does.
import type { EventName } from '../../src/components/events.ts'
import type { BoardEvent } from '../../src/events.ts'
import type { State } from '../../src/state.ts'
import { waterFrame } from '../../src/water-frame.ts'
import { firstTurn, play, type Wanted } from '../water-frame/position.ts'

export interface Happened {
  readonly state: State
  readonly events: readonly BoardEvent[]
}

/** The event phase of the 1770s; the named event is the one chance turns up. */
export function turnUp(
  name: EventName,
  change: (state: State) => void = () => undefined,
  wanted: Wanted = {},
): Happened {
  const game = firstTurn(wanted)
  const state = waterFrame.copy(
    waterFrame.setup(waterFrame.parseOptions({ players: 4, ...wanted, setup: 'free', houseEvents: true }), null),
  )
  // The board of the predetermined game with the events of the free one.
  Object.assign(state, {
    ...game,
    rules: state.rules,
    random: null,
    legal: [],
    cycle: 3,
    step: 'draw event',
    turnsTaken: 0,
  })
  change(state)
  const ready = waterFrame.load(waterFrame.save(state))
  return { state: ready, events: play(ready, `event ${name}`) }
}
