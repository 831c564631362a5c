// What cannot be done now, by reason: everything the pending question knows but refuses.
import { useMemo, useState } from 'react'
import { text } from '../messages/index.ts'
import type { GamePage, Position } from '../play/game-page.ts'
import { useTable } from '../play/use-table.ts'

export function WhyNot() {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const [open, setOpen] = useState(false)
  const state = draft?.complete === false && open ? draft.state : undefined
  const refusals = useMemo(() => (state === undefined ? [] : refusalsOf(page, state)), [page, state])
  if (draft === undefined || draft.complete) return null
  return (
    <details className="why-not" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{text.table.whyNot}</summary>
      <ul>
        {refusals.map(({ why, what }) => (
          <li key={why}>
            {why} <span className="quiet">{what.join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const MOST_EXAMPLES = 4

function refusalsOf(page: GamePage, state: Readonly<Position>): { why: string; what: string[] }[] {
  const found = new Map<string, string[]>()
  for (const move of page.game.vocabulary) {
    const refusal = page.game.refusal(state, move)
    if (refusal === undefined || refusal.code === 'not-now') continue
    const why = page.explain(refusal)
    const what = found.get(why) ?? []
    if (what.length < MOST_EXAMPLES) what.push(page.describe(state, move))
    found.set(why, what)
  }
  return [...found].map(([why, what]) => ({ why, what }))
}
