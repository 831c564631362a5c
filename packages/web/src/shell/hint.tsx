// A hint in three parts: which action, the whole turn, the reason in figures.
import type { Choice } from '@arkwright/bots'
import { text } from '../messages/index.ts'
import { type Draft, restoreDraft, startDraft } from '../play/draft.ts'
import { MOST_OF_A_HINT } from '../play/session.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from './icon.tsx'
import { numbered } from './numbered.ts'

const words = text.hint

export function HintButton() {
  const shown = useTable(session => session.hint?.shown ?? 0)
  const askHint = useTable(session => session.askHint)
  return (
    <button type="button" className="plain on-dark" disabled={shown === MOST_OF_A_HINT} onClick={askHint}>
      <Icon name="hint" size={18} /> {shown === 0 ? words.ask : words.more}
    </button>
  )
}

export function HintCard() {
  const hint = useTable(session => session.hint)
  const page = useTable(session => session.page)
  const position = useTable(session => session.played.journal.position)
  const seat = useTable(session => session.draft?.seat)
  if (hint === undefined || seat === undefined) return null
  const { choice, shown } = hint
  const first = choice && page.game.parseMove(choice.moves[0] ?? '')
  return (
    <aside className="hint" aria-live="polite">
      <Icon name="hint" size={20} />
      {first === undefined || choice === undefined ? (
        <span>{words.thinking}</span>
      ) : choice.report.candidates.length === 0 ? (
        <span>{words.none}</span>
      ) : (
        <div>
          {shown === 1 && <span>{words.gist({ what: page.gist(first, position) })}</span>}
          {shown > 1 && <WholeTurn turn={restoreDraft(page, startDraft(page, position, seat), choice.moves)} />}
          {shown > 2 && (
            <Reasons turn={restoreDraft(page, startDraft(page, position, seat), choice.moves)} choice={choice} />
          )}
        </div>
      )}
    </aside>
  )
}

function WholeTurn({ turn }: { turn: Draft }) {
  const page = useTable(session => session.page)
  return (
    <>
      <b>{words.turn}</b>
      <ol>
        {numbered(turn.tried).map(({ value: { move, before }, place }) => (
          <li key={place}>{page.describe(before, move)}</li>
        ))}
      </ol>
    </>
  )
}

function Reasons({ turn, choice }: { turn: Draft; choice: Choice }) {
  const page = useTable(session => session.page)
  const [best, next] = choice.report.candidates
  const before = turn.tried[0]?.before
  if (before === undefined) return null
  const lines = page.reasons(before, turn.state, turn.seat)
  const gain =
    best === undefined || next === undefined
      ? words.only
      : words.better({ by: Math.max(0, Math.round(best.value - next.value)) })
  return (
    <>
      <b>{words.why}</b>
      <ul>
        {[...lines, gain].map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
