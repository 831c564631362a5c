// Analyses a game in the background, and can be stopped at any time.
import type { AnalysisSettings, GameAnalysis } from '@arkwright/bots'

export interface Task {
  readonly game: string
  readonly revision: number
  readonly options: unknown
  readonly seed: string
  readonly moves: readonly string[]
  readonly settings: AnalysisSettings
}

export type Finding = { readonly analysis: GameAnalysis } | { readonly failed: string }

export class Analyst {
  private readonly worker = new Worker(new URL('./analyst.worker.ts', import.meta.url), { type: 'module' })

  constructor(task: Task, listen: (finding: Finding) => void) {
    this.worker.onmessage = ({ data }: MessageEvent<Finding>) => listen(data)
    this.worker.onerror = ({ message }) => listen({ failed: message })
    this.worker.postMessage(task)
  }

  dismiss(): void {
    this.worker.terminate()
  }
}
