// The turning point of the game, from its analysis. Where it has not run yet, a quick one starts by itself.
import { canAnalyse, QUICK_ANALYSIS } from '@arkwright/bots'
import type { Seat } from '@arkwright/kernel'
import { useEffect, useEffectEvent } from 'react'
import { AnalysisProgress } from '../analysis/analysis-progress.tsx'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { text } from '../messages/later.ts'
import { isSecret } from '../replay/fork.ts'
import { useTale } from '../replay/use-tale.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { turningPoint } from './turning.ts'

/** `seat`: whose chance is told. `mine`: whether that is the reader. */
export default function TurningPanel({ seat, mine }: { seat: Seat; mine: boolean }) {
  const words = text.ending
  const { record } = useTale()
  const { analysis, running, start, stop, trouble } = useAnalysis()
  const { done = 0, turns = 0 } = analysis ?? {}
  const complete = analysis !== undefined && !running && done === turns
  const begin = useEffectEvent(() => {
    if (!complete && !isSecret(record) && canAnalyse(record.game)) start(QUICK_ANALYSIS)
  })
  useEffect(() => begin(), [])
  if (!canAnalyse(record.game)) return null
  return (
    <section>
      <h2>{words.turning}</h2>
      {complete && <TurningTurn seat={seat} mine={mine} point={turningPoint(analysis, seat)} />}
      {!complete && !running && (
        <p>
          {words.turningAsk}{' '}
          {isSecret(record) ? (
            <Link to={`#/analysis/${record.id}`} className="plain">
              <Icon name="hint" size={18} /> {text.replay.review.start}
            </Link>
          ) : (
            <button type="button" className="plain" onClick={() => start(QUICK_ANALYSIS)}>
              <Icon name="hint" size={18} /> {text.replay.review.start}
            </button>
          )}
        </p>
      )}
      <AnalysisProgress running={running} done={done} turns={turns} trouble={trouble} stop={stop} />
    </section>
  )
}

interface TurnProps {
  readonly seat: Seat
  readonly mine: boolean
  readonly point: ReturnType<typeof turningPoint>
}

export function TurningTurn({ seat, mine, point }: TurnProps) {
  const words = text.ending
  const { page, tale, record } = useTale()
  if (point === undefined) return <p>{words.turningSteady}</p>
  const { at, mover, from, to } = point
  const told = {
    name: tale.names[mover] ?? '',
    when: page.standing(tale.played.journal.at(at)),
    way: to > from ? ('up' as const) : ('other' as const),
    from,
    to,
  }
  return (
    <p>
      {mine ? words.turningMine(told) : words.turningOther({ ...told, winner: tale.names[seat] ?? '' })}{' '}
      <Link to={`#/replay/${record.id}/${at}`}>{words.turningShow}</Link>
    </p>
  )
}
