// How far an analysis has come, and why it failed.
import { text } from '../messages/later.ts'

interface AnalysisProgressProps {
  readonly running: boolean
  readonly done: number
  readonly turns: number
  readonly trouble: string | undefined
}

export function AnalysisProgress({ running, done, turns, trouble }: AnalysisProgressProps) {
  const words = text.replay.review
  const told = words.progress({ done, all: turns })
  return (
    <>
      {running && (
        <p>
          <progress value={done} max={Math.max(1, turns)} aria-label={told} /> {told}
        </p>
      )}
      {trouble !== undefined && <p className="refusal">{words.failed({ reason: trouble })}</p>}
    </>
  )
}
