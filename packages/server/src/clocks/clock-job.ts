// A clock that reached zero: a bot takes over, or it is merely shown.
import type { Work } from '../jobs/runner.ts'
import { act } from '../tables/commit.ts'
import { readScene } from '../tables/scene.ts'
import { takeOver } from '../tables/seats.ts'

export const clockRanOut: Work = async (house, job) => {
  const scene = job.table_id === null ? undefined : await readScene(house, job.table_id)
  if (scene === undefined) return
  await act(house, scene, change => {
    const { zeroAt, running } = change.clockState
    const { clockSettings: clock } = change
    if (change.row.state !== 'playing' || running === null || zeroAt === null || zeroAt > change.now) return
    if (clock.kind !== 'none' && clock.atZero === 'bot') takeOver(change, running)
  })
}
