// Ten bots in my seat: computed in the background when asked for, and kept.
import type { FieldResult } from '@arkwright/bots'
import { type DailyDeal, FIELD_SIZE } from '@arkwright/bots/daily'
import { useEffect, useRef, useState } from 'react'
import { useDailyLog } from './log.ts'

export type FieldNews = { readonly result: FieldResult } | { readonly failed: string }

interface Comparing {
  readonly field: readonly FieldResult[]
  readonly running: boolean
  readonly trouble: string | undefined
  start(): void
}

export function useField(deal: DailyDeal): Comparing {
  const kept = useDailyLog(log => log.fields[deal.date])
  const [found, add] = useState<readonly FieldResult[]>([])
  const [running, run] = useState(false)
  const [trouble, tell] = useState<string>()
  const worker = useRef<Worker>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])
  return {
    field: kept ?? found,
    running,
    trouble,
    start() {
      const results: FieldResult[] = []
      const stop = () => {
        worker.current?.terminate()
        run(false)
      }
      const thread = new Worker(new URL('./field.worker.ts', import.meta.url), { type: 'module' })
      worker.current = thread
      run(true)
      tell(undefined)
      thread.onerror = ({ message }) => {
        tell(message)
        stop()
      }
      thread.onmessage = ({ data }: MessageEvent<FieldNews>) => {
        if ('failed' in data) {
          tell(data.failed)
          stop()
          return
        }
        results.push(data.result)
        add([...results])
        if (results.length < FIELD_SIZE) return
        useDailyLog.getState().compare(deal.date, results)
        stop()
      }
      thread.postMessage(deal)
    },
  }
}

/** How many of ten my result beats; a tie counts as beaten. */
export function beatenOf(field: readonly FieldResult[], score: number): number {
  return field.filter(other => other.score <= score).length
}
