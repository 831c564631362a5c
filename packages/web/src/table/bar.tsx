// The action bar: who decides what, the turn so far, one control, and its end. Two lines, always in view.
import './bar.css'
import './chips.css'
import './choices.css'
import './dials.css'
import { type MouseEvent, type ReactNode, Suspense, useMemo } from 'react'
import { later } from '../later.ts'
import { text } from '../messages/index.ts'
import { PlanButton } from '../plan/plan-button.tsx'
import { finish } from '../play/draft.ts'
import { useNames, usePersonsHere, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { useKeptFocus } from '../shell/kept-focus.ts'
import { LookingBack } from '../shell/looking-back.tsx'
import { Refused } from '../shell/refused.tsx'
import { useRoving } from '../shell/roving.ts'
import { TellingBar } from '../telling/telling-bar.tsx'
import { BarControl } from './bar-control.tsx'
import { Chips } from './chips.tsx'
import { HintButton } from './hint-button.tsx'
import { PhoneNotice, Warning } from './notice.tsx'
import { useForm } from './use-form.ts'
import { useWarning } from './use-warning.ts'

const OverBar = later(() => import('./over-bar.tsx'))
const words = text.table
const QUESTION = 'question'

/** `again`: how another game begins after the end of this one. */
export function Bar({ again }: { again?: ReactNode }) {
  const looking = useTable(session => session.looking)
  useRoving()
  useKeptFocus()
  return (
    <section
      className="bar"
      data-part="bar"
      aria-label={words.actions}
      aria-describedby={QUESTION}
      id="actions"
      tabIndex={-1}
      onClickCapture={freeFocus}
    >
      {looking === undefined ? <Now again={again} /> : <LookingBack at={looking} />}
    </section>
  )
}

/** Buttons that go away with their press. */
const LEAVING = '.to-now, .end, .card, .option'

/**
 * If a button that goes away has the focus, the browser computes the whole layout once more. A pointer's press moves the
 * focus to the bar before, where it would end up anyway.
 */
function freeFocus({ target, currentTarget, detail }: MouseEvent<HTMLElement>): void {
  const isPointer = detail > 0
  if (isPointer && target instanceof Element && target.closest(LEAVING) !== null) {
    currentTarget.focus({ preventScroll: true })
  }
}

function Now({ again }: { again: ReactNode }) {
  const draft = useTable(session => session.draft)
  const posting = useTable(session => session.posting)
  const isTelling = useTable(session => session.told !== undefined)
  if (isTelling) return <TellingBar />
  if (posting !== undefined) return <Posting held={posting === 'held'} />
  return draft === undefined ? <Waiting again={again} /> : <Deciding />
}

/** The turn was ended, but the server has not confirmed it yet. */
function Posting({ held }: { held: boolean }) {
  return (
    <div className="question" aria-live="polite">
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
    <button type="button" className="tool" onClick={recall}>
      <Icon name="back" size={18} /> {text.online.table.recall}
    </button>
  )
}

function Waiting({ again }: { again: ReactNode }) {
  const names = useNames()
  const played = useTable(session => session.played)
  const page = useTable(session => session.page)
  const trouble = useTable(session => session.trouble)
  const seat = page.game.pending(played.journal.position)?.seat
  if (typeof seat !== 'number') {
    return (
      <Suspense fallback={null}>
        <OverBar again={again} />
      </Suspense>
    )
  }
  return (
    <div className="question" aria-live="polite">
      <h2>
        <Disc seat={seat} /> {words.turnOf({ name: names[seat] ?? '' })}
        <span className="dots" aria-hidden="true" />
      </h2>
      {trouble !== undefined && <p className="warns">{words.trouble({ reason: trouble })}</p>}
      <Recall />
      <PlanButton />
    </div>
  )
}

function Deciding() {
  const isPhone = useForm() === 'phone'
  return (
    <>
      {isPhone ? <PhoneNotice /> : <Question />}
      <div className="turn">
        <Chips />
        <BarControl />
      </div>
      <Ending />
    </>
  )
}

function Question() {
  const names = useNames()
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const refused = useTable(session => session.refused)
  const warning = useWarning()
  const persons = usePersonsHere()
  if (draft === undefined) return null
  const name = names[draft.seat] ?? ''
  const asked = draft.complete ? words.complete : page.prompt(draft.state)
  return (
    <div className="question">
      <Disc seat={draft.seat} size={30} />
      <div>
        <h2>{draft.complete ? text.tableFrame.bar.complete : page.question(draft.state)}</h2>
        {refused !== undefined ? (
          <Refused refusal={refused} />
        ) : warning !== undefined ? (
          <Warning words={warning} />
        ) : (
          <p id={QUESTION} title={asked} data-ellipsis="">
            {persons > 1 && draft.tried.length === 0 ? words.turnAtThisScreen({ name }) : asked}
          </p>
        )}
      </div>
    </div>
  )
}

function Ending() {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const back = useTable(session => session.back)
  const endTurn = useTable(session => session.endTurn)
  const hints = useTable(session => session.hints)
  const isPhone = useForm() === 'phone'
  const whole = useMemo(() => draft && finish(page, draft), [page, draft])
  if (draft === undefined) return null
  const isTurn = page.game.pending(draft.state)?.part.kind === 'turn'
  const result = isPhone && whole !== undefined ? page.ending(whole) : undefined
  return (
    <div className="ending">
      <button
        type="button"
        className="tool"
        aria-label={words.stepBack}
        title={words.stepBack}
        aria-keyshortcuts="B"
        disabled={draft.tried.length === 0}
        onClick={back}
      >
        <Icon name="back" size={18} /> <span>{text.tableFrame.bar.back}</span> <kbd data-key="B" />
      </button>
      {!draft.complete && hints && <HintButton />}
      <button
        type="button"
        className="end"
        data-end-turn={draft.complete ? 'ready' : ''}
        aria-keyshortcuts="E"
        disabled={whole === undefined || (draft.tried.length === 0 && isTurn)}
        onClick={endTurn}
      >
        {result === undefined ? words.endTurn : text.tableFrame.bar.endWith({ result })} <kbd data-key="E" />
      </button>
    </div>
  )
}
