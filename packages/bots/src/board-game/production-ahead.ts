// One production ahead, played on a copy by the rules' own sale: what each seat earns, pays and climbs.
import { appealOf, demandFor, runningCost, type State } from '@arkwright/board-game'
import { at } from '../at.ts'
import type { Production } from './course.ts'
import { saleOf } from './sale-memory.ts'

/** By seat; overwritten by each production. */
export interface Takings {
  readonly income: number[]
  readonly spaces: number[]
  readonly running: number[]
}

const takings: Takings = { income: [0, 0, 0, 0], spaces: [0, 0, 0, 0], running: [0, 0, 0, 0] }

/** Leaves stores, distribution and prices as they are afterwards. */
export function produceAhead(future: State, { good, importer, emptySpaces }: Production): Takings {
  future.importers[good] = importer
  future.emptySpaces = emptySpaces
  const { sold, output, spaces } = saleOf(future, good, demandFor(future, good), importer)
  const { storageSpaces, highestPrice } = future.rules.figures
  for (let seat = 0; seat < future.players.length; seat++) {
    const player = at(future.players, seat)
    const factory = player.factories[good]
    takings.spaces[seat] = at(spaces, seat)
    takings.income[seat] = at(sold, seat) * factory.price
    takings.running[seat] = 0
    if (factory.level === 0) continue
    takings.running[seat] = runningCost(future, factory)
    const kept = player.stored[good] + at(output, seat) - at(sold, seat)
    player.stored[good] = Math.min(kept, storageSpaces, highestPrice - factory.price)
    if (factory.distribution === 0) continue
    factory.distribution--
    if (appealOf(future, factory, good) >= 0) continue
    factory.price--
    takings.spaces[seat] = at(spaces, seat) - 1
  }
  return takings
}
