// What cannot be done now, by reason: every move of the pending question that is refused.
import './why-not.css'
import { useMemo, useState } from 'react'
import { text } from '../messages/index.ts'
import type { GamePage, Position } from '../play/game-page.ts'
import { useTable } from '../play/use-table.ts'
import { RuleLink } from './refused.tsx'

export default function WhyNot() {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const [open, setOpen] = useState(false)
  const state = draft?.complete === false && open ? draft.state : undefined
  const refusals = useMemo(() => (state === undefined ? [] : refusalsOf(page, state)), [page, state])
  if (draft === undefined || draft.complete) return null
  return (
    <details className="why-not" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="long">{text.table.whyNot}</span>
        <span className="short" aria-hidden="true">
          ?
        </span>
      </summary>
      <ul>
        {refusals.map(({ why, rule, what }) => (
          <li key={why}>
            {why} <RuleLink rule={rule} /> <span className="quiet">{text.figures.list(what)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const MOST_EXAMPLES = 4

interface Reason {
  readonly why: string
  readonly rule: string
  readonly what: string[]
}

export function refusalsOf(page: GamePage, state: Readonly<Position>): Reason[] {
  const found = new Map<string, Reason>()
  for (const move of page.game.vocabulary) {
    const refusal = page.game.refusal(state, move)
    if (refusal === undefined || refusal.code === 'not-now') continue
    const why = page.explain(refusal)
    const reason = found.get(why) ?? { why, rule: refusal.rule, what: [] }
    if (reason.what.length < MOST_EXAMPLES) reason.what.push(page.describe(state, move))
    found.set(why, reason)
  }
  return [...found.values()]
}
