// The worker in which ten bots play the deal of a day.
import { fieldOf } from '@arkwright/bots'
import type { DailyDeal } from '@arkwright/bots/daily'
import type { FieldNews } from './field.ts'

addEventListener('message', ({ data }: MessageEvent<DailyDeal>) => void play(data))

async function play(deal: DailyDeal): Promise<void> {
  try {
    for await (const result of fieldOf(deal)) postMessage({ result } satisfies FieldNews)
  } catch (error) {
    postMessage({ failed: String(error) } satisfies FieldNews)
  }
}
