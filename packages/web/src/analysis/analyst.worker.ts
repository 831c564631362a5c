// The analysis worker: it reports its findings after every turn.
import { analyseByExpert } from '@arkwright/bots'
import type { Finding, Task } from './analyst.ts'

addEventListener('message', ({ data }: MessageEvent<Task>) => void analyse(data))

async function analyse({ settings, ...played }: Task): Promise<void> {
  try {
    for await (const analysis of analyseByExpert(played, settings)) postMessage({ analysis } satisfies Finding)
  } catch (error) {
    postMessage({ failed: String(error) } satisfies Finding)
  }
}
