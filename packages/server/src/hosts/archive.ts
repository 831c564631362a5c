// Ends a table for good. A game that a host archives does not count as a loss for any player.
import { notNow } from '../fault.ts'
import type { House } from '../house.ts'
import { exploreJob } from '../jobs/job.ts'
import { replaceJob } from '../jobs/jobs.ts'
import type { Change } from '../tables/change.ts'
import { act } from '../tables/commit.ts'
import type { Scene } from '../tables/scene.ts'
import { shownSeed } from '../tables/shown-seed.ts'

export async function archive(house: House, scene: Scene): Promise<void> {
  await act(house, scene, putAway, { evenDamaged: true })
  await replaceJob(house, exploreJob({ table: scene.row.id }, house.now()))
}

function putAway(change: Change): void {
  if (change.row.state === 'archived') throw notNow('game-over')
  for (const seat of change.seats) {
    if (seat.rated === null) continue
    seat.rated = null
    change.changedSeats.add(seat.seat)
  }
  change.stopClock()
  change.row.state = 'archived'
  change.row.ended ??= change.now
  change.append({ kind: 'ended', seat: null, ...shownSeed(change.row) })
}
