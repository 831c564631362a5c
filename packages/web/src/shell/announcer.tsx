// Announces to a screen reader what happened, line by line, and the current question.
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { useLines } from '../table/log-dock.tsx'
import { numbered } from './numbered.ts'

/**
 * As many lines as arrived at once, so that none is lost, and a few more, since lines already there are not read again.
 */
const LINES_KEPT = 12

export function Announcer() {
  const lines = useLines()
  return (
    <>
      <div className="unseen" aria-live="polite" role="log">
        {numbered(lines)
          .slice(-LINES_KEPT)
          .map(({ value: { text: line }, place }) => (
            <p key={place}>{line}</p>
          ))}
      </div>
      <Asked />
    </>
  )
}

/** The active player and the question: the text changes within an element that stays. */
function Asked() {
  const names = useNames()
  const page = useTable(session => session.page)
  const draft = useTable(session => (session.told === undefined ? session.draft : undefined))
  const { yourTurn, complete } = text.table
  const words =
    draft === undefined
      ? ''
      : `${yourTurn({ name: names[draft.seat] ?? '' })}. ${draft.complete ? complete : page.prompt(draft.state)}`
  return (
    <p className="unseen" role="status">
      {words}
    </p>
  )
}
