// What decided my day: the turning point, and the better line for my costliest turn.
import { canAnalyse, USUAL_ANALYSIS } from '@arkwright/bots'
import { type DailyDeal, seatOfDeal } from '@arkwright/bots/daily'
import { useEffect, useState } from 'react'
import { AnalysisProgress } from '../analysis/analysis-progress.tsx'
import { Costly } from '../analysis/costly-turns.tsx'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { turningPoint } from '../ending/turning.ts'
import { TurningTurn } from '../ending/turning-panel.tsx'
import { type OpenedTale, openTale, TaleContext } from '../replay/use-tale.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { text } from './words.ts'

const words = text.daily

export default function Review({ id, deal }: { id: string; deal: DailyDeal }) {
  const [tale, open] = useState<OpenedTale | 'gone'>()
  useEffect(() => {
    let left = false
    void openTale(id).then(found => left || open(found ?? 'gone'))
    return () => {
      left = true
    }
  }, [id])
  if (tale === undefined) return null
  if (tale === 'gone') return <p className="quiet">{words.gone}</p>
  return (
    <TaleContext value={tale}>
      <Reviewed id={id} deal={deal} />
    </TaleContext>
  )
}

function Reviewed({ id, deal }: { id: string; deal: DailyDeal }) {
  const { analysis, running, start, stop, trouble } = useAnalysis()
  if (!canAnalyse(deal.game)) return null
  const seat = seatOfDeal(deal)
  const { done = 0, turns = 0 } = analysis ?? {}
  const isComplete = analysis !== undefined && !running && done === turns
  const [costliest] = (analysis?.costly ?? [])
    .filter(turn => turn.seat === seat)
    .toSorted((one, other) => other.winChance - one.winChance || other.gap - one.gap)
  return (
    <section aria-label={words.review}>
      <h3>{words.review}</h3>
      {!isComplete && !running && (
        <p>
          {words.reviewDetail}{' '}
          <button type="button" className="secondary" onClick={() => start(USUAL_ANALYSIS)}>
            <Icon name="hint" size={18} /> {text.replay.review.start}
          </button>
        </p>
      )}
      <AnalysisProgress running={running} done={done} turns={turns} trouble={trouble} stop={stop} />
      {isComplete && (
        <>
          {deal.seats.length > 1 && <TurningTurn seat={seat} mine point={turningPoint(analysis, seat)} />}
          {costliest === undefined ? (
            <p>{words.noBetter}</p>
          ) : (
            <div className="costly">
              <ol>
                <Costly turn={costliest} />
              </ol>
            </div>
          )}
          <p>
            <Link to={`#/analysis/${id}`}>{words.analysis}</Link>
          </p>
        </>
      )}
    </section>
  )
}
