// The analysis worker: it reports its findings after every turn.
import { analyse } from '@arkwright/bots'
import type { Finding, Task } from './analyst.ts'

addEventListener('message', ({ data: { settings, ...played } }: MessageEvent<Task>) => {
  try {
    for (const analysis of analyse(played, settings)) postMessage({ analysis } satisfies Finding)
  } catch (error) {
    postMessage({ failed: String(error) } satisfies Finding)
  }
})
