// The walk through a box: one group at a time, drawn as in print, with three answers.
import {
  type AnyGame,
  absentPieces,
  type BoxAnswer,
  type BoxGroup,
  numberAt,
  type Printing,
  printedFigures,
  standardFigures,
  withAnswer,
} from '@arkwright/kernel'
import { useEffect, useRef, useState } from 'react'
import { goTo } from '../router.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import type { PrintingRecord } from '../storage/printings.ts'
import { checkOf, startAt } from './check.ts'
import { Drawing } from './drawings/drawing.tsx'
import { ShownContext } from './drawings/shown.ts'
import { Editor } from './editor.tsx'
import { text } from './messages/index.ts'
import { groupTitle } from './names.ts'
import { Sureness } from './sureness.tsx'
import type { OpenRecord } from './use-record.ts'
import { useWalkKeys } from './use-walk-keys.ts'
import style from './walk.module.css'

const words = text.box
const ANSWERS: readonly BoxAnswer[] = ['same', 'different', 'cannot tell']

export function Walk({ record, game, change }: OpenRecord & { change(record: PrintingRecord): void }) {
  const { printing } = record
  const check = checkOf(record, game)
  const { groups, answers, done, minutesLeft } = check
  const [at, setAt] = useState(() => startAt(record, check))
  const [editing, edit] = useState(false)
  const group = groups[at]
  const heading = useArrivalAt(at)
  if (group === undefined) return null
  const goToGroup = (next: number, now: Printing = printing) => {
    edit(false)
    const { id: stopped } = groups[Math.min(next, groups.length - 1)] ?? group
    change({ ...record, printing: now, at: stopped })
    if (next >= groups.length) goTo(`#/box/${record.id}/summary`)
    else setAt(Math.max(0, next))
  }
  const answer = (given: BoxAnswer) => {
    if (given === 'different') edit(true)
    else goToGroup(at + 1, withAnswer(printing, game, group, given))
  }
  return (
    <>
      <Progress done={done} all={groups.length} minutes={minutesLeft} id={record.id} />
      <article className={style['group']}>
        <p className={style['place']}>
          {words.places[group.place]} · {words.step({ at: at + 1, all: groups.length })}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {groupTitle(group.id)}
        </h2>
        {editing ? (
          <Editor
            key={group.id}
            printing={printing}
            game={game}
            group={group}
            save={next => goToGroup(at + 1, next)}
            cancel={() => {
              edit(false)
              heading.current?.focus({ preventScroll: true })
            }}
          />
        ) : (
          <AsPrinted printing={printing} game={game} group={group} />
        )}
        <Sureness game={game.id} group={group} />
      </article>
      {!editing && (
        <AnswerBar
          given={answers.get(group.id)}
          answer={answer}
          back={at === 0 ? undefined : () => goToGroup(at - 1)}
          forth={() => goToGroup(at + 1)}
        />
      )}
    </>
  )
}

/** Keyboard and screen reader users go on at the heading of the next group. */
function useArrivalAt(at: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [at])
  return heading
}

function AsPrinted({ printing, game, group }: { printing: Printing; game: AnyGame; group: BoxGroup }) {
  const printed = printedFigures(printing, game)
  const added = absentPieces(group, standardFigures(game)).filter(({ path }) => numberAt(printed, path) > 0)
  const note = printing.notes?.[group.id]
  return (
    <ShownContext value={{ printedAt: path => numberAt(printed, path) }}>
      <Drawing group={group} numbers={[...group.numbers, ...added]} />
      {note !== undefined && <p className={style['note']}>{note}</p>}
    </ShownContext>
  )
}

function Progress({ done, all, minutes, id }: { done: number; all: number; minutes: number; id: string }) {
  return (
    <div className={style['progress']}>
      <p>
        <b>{words.progress({ done, all })}</b> · {words.left({ minutes })}
      </p>
      <progress value={done} max={all} aria-label={words.progress({ done, all })} />
      <Link to={`#/box/${id}/summary`} className="plain">
        {words.toSummary}
      </Link>
    </div>
  )
}

interface AnswerBarProps {
  readonly given: BoxAnswer | undefined
  answer(given: BoxAnswer): void
  readonly back: (() => void) | undefined
  forth(): void
}

function AnswerBar({ given, answer, back, forth }: AnswerBarProps) {
  useWalkKeys({ answer: place => ANSWERS[place] !== undefined && answer(ANSWERS[place]), back, forth })
  return (
    <fieldset className={style['bar']}>
      <legend>{words.question}</legend>
      <div className={style['answers']}>
        {ANSWERS.map((one, place) => (
          <button
            key={one}
            type="button"
            className={one === 'same' ? 'primary' : 'secondary'}
            aria-pressed={one === given}
            aria-keyshortcuts={String(place + 1)}
            onClick={() => answer(one)}
          >
            {one === given && <Icon name="done" size={18} />} {words.answers[one]}
          </button>
        ))}
      </div>
      <div className={style['moves']}>
        <button type="button" className="plain" disabled={back === undefined} onClick={back}>
          <Icon name="left" size={18} /> {words.previous}
        </button>
        <span role="status">{given === undefined ? '' : words.yours({ answer: words.answers[given] })}</span>
        <button type="button" className="plain" onClick={forth}>
          {words.next} <Icon name="right" size={18} />
        </button>
      </div>
      <p className={style['keys']}>{words.keys}</p>
    </fieldset>
  )
}
