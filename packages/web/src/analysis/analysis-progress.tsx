// How far an analysis has come, and why it failed.
import { text } from '../messages/later.ts'
import { Icon } from '../shell/icon.tsx'

interface AnalysisProgressProps {
  readonly running: boolean
  readonly done: number
  readonly turns: number
  readonly trouble: string | undefined
  stop(): void
}

export function AnalysisProgress({ running, done, turns, trouble, stop }: AnalysisProgressProps) {
  const words = text.replay.review
  const told = words.progress({ done, all: turns })
  return (
    <>
      {running && (
        <p>
          <progress value={done} max={Math.max(1, turns)} aria-label={told} /> {told}{' '}
          <button type="button" className="plain" onClick={stop}>
            <Icon name="close" size={18} /> {words.stop}
          </button>
        </p>
      )}
      {trouble !== undefined && <p className="refusal">{words.failed({ reason: trouble })}</p>}
    </>
  )
}
