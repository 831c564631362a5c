// Ships as special markers: piers and crews — WF II.3.2.3; ruling 24.
import { numberAt } from '../at.ts'
import { crewOf, dockShip, enoughCrew, harbourOf } from '../harbour.ts'
import { workersForHire } from '../job-market.ts'
import { TAKE_SHIP, type TakeShip } from '../moves-water-frame.ts'
import { settleLevelAhead } from '../owned-tiles.ts'
import { decider } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import type { Player, State } from '../state.ts'
import { type Emit, type Reason, reason } from '../step.ts'
import { currentLevel } from '../timetable.ts'

const NO_SUCH_SHIP = reason('WF II.3.2.3', 'no-such-ship-left')
const TOO_ADVANCED = reason<TakeShip>('WF II.3.2.3', 'level-too-high', (state, { capacity }) => ({
  level: shipLevel(state, capacity),
  current: currentLevel(state),
}))
const NOT_BIGGER = reason<TakeShip>('WF II.3.2.3', 'only-for-a-smaller-ship', (state, { capacity }) => ({
  capacity,
  smallest: Math.min(...harbourOf(decider(state)).ships),
}))
const NO_CREW = reason<TakeShip>('WF II.3.2.3', 'no-workers-left-for-the-crew', (state, { capacity }) => ({
  crew: crewOf(state, capacity),
  available: workersForHire(state),
}))

/** `reach` is the highest level the player may use. */
export function offerShips(state: State, player: Player, reach: number, offer: (move: TakeShip) => void): void {
  for (const move of TAKE_SHIP) if (refuseShip(state, player, reach, move) === undefined) offer(move)
}

export function refuseShip(
  state: State,
  player: Player,
  reach: number,
  { size, capacity }: TakeShip,
): Reason | undefined {
  if (numberAt(state.ships, size) === 0) return NO_SUCH_SHIP
  if (shipLevel(state, capacity) > reach) return TOO_ADVANCED
  const { ships } = harbourOf(player)
  if (ships[0] >= capacity && ships[1] >= capacity) return NOT_BIGGER
  return mayDock(state, capacity, 0) || mayDock(state, capacity, 1) ? undefined : reasonNotToDock(state, capacity)
}

export function takeShip(state: State, { capacity }: TakeShip, emit: Emit): void {
  const { ships } = harbourOf(decider(state))
  state.turn.ship = capacity
  if (ships[0] === 0) arrive(state, 0, emit)
  else if (ships[1] === 0) arrive(state, 1, emit)
  else state.step = 'replace a ship'
}

export function arrive(state: State, pier: 0 | 1, emit: Emit): void {
  const { ship } = state.turn
  dockShip(state, pier, ship, emit)
  if (shipLevel(state, ship) > currentLevel(state)) settleLevelAhead(state, state.step, emit)
}

/** An empty pier must be used first. Without one, only a smaller ship can be replaced. */
export function mayDock(state: State, capacity: number, pier: number): boolean {
  const { ships } = harbourOf(decider(state))
  const there = numberAt(ships, pier)
  if (there > 0 && (ships[0] === 0 || ships[1] === 0)) return false
  return there < capacity && enoughCrew(state, capacity, there)
}

function reasonNotToDock(state: State, capacity: number): Reason {
  const { ships } = harbourOf(decider(state))
  const full = ships[0] > 0 && ships[1] > 0
  return full && Math.min(...ships) >= capacity ? NOT_BIGGER : NO_CREW
}

function shipLevel(state: State, capacity: number): number {
  return numberAt(waterFrameRules(state.rules).shipLevelOf, capacity)
}
