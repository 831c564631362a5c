// How a game advances without player actions: the effects of the economy phases ahead, averaged where markers are face
// down.
import { GOODS, type Good, type State } from '@arkwright/board-game'

export interface Pace {
  /** By good: spaces the importer advances and workers who go back to the job market in each cycle of it. */
  readonly importer: [number, number, number, number]
  readonly workers: [number, number, number, number]
}

export function emptyPace(): Pace {
  return { importer: [0, 0, 0, 0], workers: [0, 0, 0, 0] }
}

export function fillPace(pace: Pace, state: State): void {
  const { spinningJenny } = state.rules
  for (const good of GOODS) {
    if (spinningJenny === null) averageUnseen(pace, state, good)
    else {
      pace.importer[good] = spinningJenny.importerStep
      pace.workers[good] = spinningJenny.workersReturned
    }
  }
}

function averageUnseen(pace: Pace, { rules, economySeen }: State, good: Good): void {
  const markers = rules.waterFrame?.economyMarkers ?? []
  const seen = economySeen[good]
  let unseen = 0
  let importer = 0
  let workers = 0
  let bit = 1
  for (const marker of markers) {
    const isSeen = (seen & bit) !== 0
    bit <<= 1
    if (isSeen) continue
    unseen++
    importer += marker.importer
    workers += marker.workers
  }
  pace.importer[good] = unseen === 0 ? 0 : importer / unseen
  pace.workers[good] = unseen === 0 ? 0 : workers / unseen
}
