// The hint at the foot of the context panel: what to do, why in figures, and "Play this".
import { text } from '../messages/index.ts'
import { type Draft, restoreDraft, startDraft } from '../play/draft.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'

const words = text.tableFrame.hint
const MOST_REASONS = 3

export function HintButton() {
  const askHint = useTable(session => session.askHint)
  const isAsked = useTable(session => session.hint !== undefined)
  return (
    <button type="button" className="tool" aria-label={words.ask} disabled={isAsked} onClick={askHint}>
      <Icon name="hint" size={18} /> <span>{words.ask}</span> <kbd data-key="H" />
    </button>
  )
}

export function HintSlip() {
  const hint = useTable(session => session.hint)
  const page = useTable(session => session.page)
  const position = useTable(session => session.played.journal.position)
  const seat = useTable(session => session.draft?.seat)
  const compose = useTable(session => session.compose)
  if (hint === undefined || seat === undefined) return null
  const { choice } = hint
  if (choice === undefined) return <Slip>{words.thinking}</Slip>
  if (choice.report.candidates.length === 0) return <Slip>{words.none}</Slip>
  const turn = restoreDraft(page, startDraft(page, position, seat), choice.moves)
  const moves = turn.tried.map(({ move }) => move)
  return (
    <aside className="slip" aria-live="polite">
      <Icon name="hint" size={16} />
      <div>
        <b>
          {page
            .chips(turn)
            .map(({ label }) => label)
            .join(' › ')}
        </b>
        <Reasons turn={turn} />
      </div>
      <button type="button" onClick={() => compose(moves)}>
        {words.play}
      </button>
    </aside>
  )
}

function Slip({ children }: { children: string }) {
  return (
    <aside className="slip" aria-live="polite">
      <Icon name="hint" size={16} />
      <div>{children}</div>
    </aside>
  )
}

function Reasons({ turn }: { turn: Draft }) {
  const page = useTable(session => session.page)
  const before = turn.tried[0]?.before
  if (before === undefined) return null
  return <span>{page.reasons(before, turn.state, turn.seat).slice(0, MOST_REASONS).join(' ')}</span>
}
