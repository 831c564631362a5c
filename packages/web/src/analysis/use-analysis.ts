// The analysis of the open game: saved with it, repeated on request, stoppable at any time.
import type { AnalysisSettings, GameAnalysis } from '@arkwright/bots'
import { useEffect, useRef, useState } from 'react'
import { isCode } from '../online/known-tables.ts'
import { useTale } from '../replay/use-tale.ts'
import { type GameRecord, readRecord, revisionOf, writeRecord } from '../storage/records.ts'
import { Analyst } from './analyst.ts'

export interface Analysing {
  readonly analysis: GameAnalysis | undefined
  readonly running: boolean
  readonly trouble: string | undefined
  /** One that compares no other turns knows no mistakes, and is not saved. */
  start(settings: AnalysisSettings): void
  stop(): void
}

export function useAnalysis(): Analysing {
  const { record } = useTale()
  const known = record.analysis?.moves === record.moves.length ? record.analysis : undefined
  const [analysis, know] = useState<GameAnalysis | undefined>(known)
  const [running, run] = useState(false)
  const [trouble, tell] = useState<string>()
  const analyst = useRef<Analyst>(undefined)
  /** What is to be saved. */
  const latest = useRef<GameAnalysis>(undefined)
  const stop = () => {
    analyst.current?.dismiss()
    analyst.current = undefined
    const { current: found } = latest
    // It has stopped once its findings are saved.
    if (found === undefined || found.done === 0) run(false)
    else void keep(record, found).finally(() => run(false))
  }
  useEffect(() => () => analyst.current?.dismiss(), [])
  return {
    analysis,
    running,
    trouble,
    stop,
    start(settings) {
      run(true)
      tell(undefined)
      latest.current = undefined
      const { game, options, seed, moves } = record
      analyst.current?.dismiss()
      const revision = revisionOf(record)
      analyst.current = new Analyst({ game, revision, options, seed, moves, settings }, finding => {
        if ('failed' in finding) {
          tell(finding.failed)
          run(false)
          return
        }
        if (settings.others > 0) latest.current = finding.analysis
        know(finding.analysis)
        if (finding.analysis.done === finding.analysis.turns) stop()
      })
    },
  }
}

/**
 * Reads the record again, because another window may have changed the game. For an online game the server has the
 * record; this browser stores only the analysis.
 */
async function keep(opened: GameRecord, analysis: GameAnalysis): Promise<void> {
  const record = isCode(opened.id) ? opened : await readRecord(opened.id)
  if (record?.moves.length === analysis.moves) await writeRecord({ ...record, analysis })
}
