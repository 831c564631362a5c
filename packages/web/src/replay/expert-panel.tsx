// What expert would play at the shown position, beside what was played.
import '../analysis/costly-turns.css'
import type { ChosenTurn } from '@arkwright/bots'
import type { Seat } from '@arkwright/kernel'
import { useMemo } from 'react'
import { ToldTurn } from '../analysis/told-turn.tsx'
import { text } from '../messages/later.ts'
import { Disc } from '../shell/disc.tsx'
import { playedFrom, verdictOn } from './expert-verdict.ts'
import { mayAsk } from './fork.ts'
import { useExpert } from './use-expert.ts'
import { useTale } from './use-tale.ts'

const words = text.replay.expert

export function ExpertPanel({ at }: { at: number }) {
  const { tale, record } = useTale()
  const seat = tale.stops[at]?.seat
  if (!mayAsk(record)) return <p>{words.running}</p>
  if (seat === undefined) return <p>{text.replay.forkOver}</p>
  return (
    <section className="expert-panel" aria-live="polite">
      <h2>
        <Disc seat={seat} size={24} /> {words.title({ name: tale.names[seat] ?? '' })}
      </h2>
      <Answered at={at} seat={seat} />
    </section>
  )
}

function Answered({ at, seat }: { at: number; seat: Seat }) {
  const answer = useExpert(at, seat)
  if (answer === undefined) return <p>{words.thinking}</p>
  if ('failed' in answer) return <p className="warns">{words.failed({ reason: answer.failed })}</p>
  return <Compared at={at} seat={seat} choice={answer.choice} />
}

function Compared({ at, seat, choice }: { at: number; seat: Seat; choice: ChosenTurn }) {
  const { page, tale } = useTale()
  const before = useMemo(() => tale.played.journal.at(at), [tale, at])
  const played = useMemo(() => playedFrom(tale, at), [tale, at])
  const verdict = useMemo(() => verdictOn(page, before, seat, played, choice), [page, before, seat, played, choice])
  const isCompared = played.length > 0
  return (
    <div className="costly">
      {isCompared && <p>{verdict.kind === 'behind' ? words.behind({ by: verdict.by }) : words[verdict.kind]}</p>}
      {choice.report.judgedBy === 'projection' && <p className="quiet">{words.unlike}</p>}
      <div className="turns-compared">
        {isCompared && verdict.kind !== 'same' && (
          <ToldTurn title={text.replay.review.played} page={page} before={before} seat={seat} moves={played} />
        )}
        <ToldTurn title={words.itsTurn} page={page} before={before} seat={seat} moves={choice.moves} />
      </div>
    </div>
  )
}
