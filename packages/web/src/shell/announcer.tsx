// Tells a screen reader what happened, line by line, and what is asked now.
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { useLines } from './log.tsx'
import { numbered } from './numbered.ts'

/** As many as came at once, so that none is left out; and some more, since what stands there is not told again. */
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

/** Whose turn it is and what is asked: the words change in a place that stays. */
function Asked() {
  const names = useNames()
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
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
