// When a clock reaches zero, a bot takes over or the clock only shows it. Also ends a pause that lasted long enough.
import type { Work } from '../jobs/runner.ts'
import { pause } from '../play/consent.ts'
import type { Change } from '../tables/change.ts'
import { act } from '../tables/commit.ts'
import { readScene } from '../tables/scene.ts'
import { takeOver } from '../tables/seats.ts'

export const clockRanOut: Work = async (house, job) => {
  const scene = job.table_id === null ? undefined : await readScene(house, job.table_id)
  if (scene !== undefined) await act(house, scene, goOn)
}

function goOn(change: Change): void {
  const { zeroAt, running, paused, pausedUntil } = change.clockState
  const { clockSettings: clock, now } = change
  if (change.row.state !== 'playing' || clock.kind === 'none') return
  if (paused && pausedUntil != null && pausedUntil <= now) pause(change, false)
  else if (running !== null && zeroAt !== null && zeroAt <= now && clock.atZero === 'bot') takeOver(change, running)
}
