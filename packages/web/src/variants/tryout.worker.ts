// Plays pair after pair until the page ends it.
import { LADDERS } from '@arkwright/bots'
import { playPair } from '@arkwright/bots/balance'
import type { Report, Task } from './tryout.ts'

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  const { game: id, first, step, ...table } = data
  const ladder = LADDERS.get(id)
  if (ladder === undefined) {
    postMessage({ failed: `There are no bots for ${id}.` } satisfies Report)
    return
  }
  for (let number = first; ; number += step) {
    postMessage({ pair: playPair({ ...table, game: ladder.expertise.game }, number) } satisfies Report)
  }
})
