// The action bar: the question, every legal move, the turn so far, stepping back, ending the turn.
import '../style/action-bar.css'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { eventsOf, finish } from '../play/draft.ts'
import type { ChoiceGroup } from '../play/game-page.ts'
import { calmAndDrawn, useInTime } from '../play/use-in-time.ts'
import { useNames, usePersonsHere, useTable } from '../play/use-table.ts'
import { goTo } from '../router.ts'
import { Disc } from './disc.tsx'
import { Groups } from './groups.tsx'
import { HintButton, HintCard } from './hint.tsx'
import { Icon } from './icon.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { LookingBack } from './looking-back.tsx'
import { numbered } from './numbered.ts'
import { Refused } from './refused.tsx'
import { useRoving } from './roving.ts'
import { WhyNot } from './why-not.tsx'

const words = text.table
const QUESTION = 'question'

export function ActionBar() {
  const looking = useTable(session => session.looking)
  const isDeciding = useTable(session => session.draft !== undefined)
  // What was under the bar is drawn when no response is pending.
  const wasDeciding = useInTime(isDeciding, calmAndDrawn)
  useRoving()
  useKeptFocus()
  return (
    <section
      className={`action-bar ${isDeciding || wasDeciding ? 'deciding' : ''}`}
      aria-label={words.actions}
      aria-describedby={QUESTION}
      id="actions"
      tabIndex={-1}
    >
      {looking === undefined ? <Now /> : <LookingBack at={looking} />}
    </section>
  )
}

function Now() {
  const draft = useTable(session => session.draft)
  const posting = useTable(session => session.posting)
  if (posting !== undefined) return <Posting held={posting === 'held'} />
  return draft === undefined ? <Waiting /> : <Deciding />
}

/** The turn was ended, but the server has not confirmed it yet. */
function Posting({ held }: { held: boolean }) {
  return (
    <div className="bar-question" aria-live="polite">
      <h2>
        {held ? text.online.table.held : text.online.table.sending}
        <span className="dots" aria-hidden="true" />
      </h2>
      {held && <Recall />}
    </div>
  )
}

function Recall() {
  const recall = useTable(session => session.recall)
  if (recall === undefined) return null
  return (
    <button type="button" className="plain on-dark recall" onClick={recall}>
      <Icon name="back" size={18} /> {text.online.table.recall}
    </button>
  )
}

function Waiting() {
  const names = useNames()
  const played = useTable(session => session.played)
  const page = useTable(session => session.page)
  const record = useTable(session => session.record)
  const trouble = useTable(session => session.trouble)
  const seat = page.game.pending(played.journal.position)?.seat
  if (typeof seat !== 'number') {
    return (
      <div className="bar-question">
        <h2>{words.over}</h2>
        <button type="button" className="primary" onClick={() => goTo(`/table/${record.id}/result`)}>
          {words.seeResult}
        </button>
      </div>
    )
  }
  return (
    <div className="bar-question" aria-live="polite">
      <h2>
        <Disc seat={seat} /> {words.turnOf({ name: names[seat] ?? '' })}
        <span className="dots" aria-hidden="true" />
      </h2>
      {trouble !== undefined && <p className="warning-line">{words.trouble({ reason: trouble })}</p>}
      <Recall />
    </div>
  )
}

function Deciding() {
  const names = useNames()
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const persons = usePersonsHere()
  const refused = useTable(session => session.refused)
  const groups = useMemo(
    (): readonly ChoiceGroup[] => (draft === undefined || draft.complete ? [] : page.choices(draft.state)),
    [page, draft],
  )
  if (draft === undefined) return null
  const name = names[draft.seat] ?? ''
  const fresh = draft.tried.length === 0
  return (
    <>
      <div className="bar-question">
        <h2>
          <Disc seat={draft.seat} />{' '}
          {persons > 1 && fresh ? words.turnAtThisScreen({ name }) : words.yourTurn({ name })}
        </h2>
        <p id={QUESTION}>{draft.complete ? words.complete : page.prompt(draft.state)}</p>
        {refused !== undefined && <Refused refusal={refused} />}
        <Warnings />
      </div>
      <div className="bar-choices">
        <Groups groups={groups} />
      </div>
      <Trail />
      {page.Strip && <page.Strip />}
      <Ending />
      <HintCard />
    </>
  )
}

/** Emergency sales and loans in the turn so far, and in the move under the pointer. */
function Warnings() {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  if (draft === undefined) return null
  const warning = page.warning(draft.seat, eventsOf(draft), draft.state)
  return (
    warning && (
      <p className="warning-line">
        <Icon name="warn" size={16} /> {warning}
      </p>
    )
  )
}

function Trail() {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  if (draft === undefined || draft.tried.length === 0) return null
  return (
    <ol className="trail" aria-label={words.draft}>
      {numbered(draft.tried).map(({ value: { move, before }, place }) => (
        <li key={place}>{page.describe(before, move)}</li>
      ))}
    </ol>
  )
}

function Ending() {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const back = useTable(session => session.back)
  const endTurn = useTable(session => session.endTurn)
  const hints = useTable(session => session.hints)
  const whole = useMemo(() => draft && finish(page, draft), [page, draft])
  if (draft === undefined) return null
  return (
    <div className="bar-ending">
      <button type="button" className="plain on-dark" disabled={draft.tried.length === 0} onClick={back}>
        <Icon name="back" size={18} /> {words.stepBack}
      </button>
      {draft.complete || !hints ? null : <HintButton />}
      <button
        type="button"
        className={`end-turn ${draft.complete ? 'ready' : ''}`}
        disabled={whole === undefined || draft.tried.length === 0}
        onClick={endTurn}
      >
        {words.endTurn}
      </button>
      <WhyNot />
    </div>
  )
}
