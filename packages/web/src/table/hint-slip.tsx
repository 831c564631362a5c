// The hint, over the log: what to do, why in figures, and "Play this".
import './hint-slip.css'
import type { ChosenTurn } from '@arkwright/bots'
import type { Seat } from '@arkwright/kernel'
import { useEffect, useMemo } from 'react'
import { text } from '../messages/index.ts'
import { type Draft, restoreDraft, startDraft } from '../play/draft.ts'
import type { GamePage, Position } from '../play/game-page.ts'
import { useLoaded } from '../play/use-loaded.ts'
import { useTable, useTableStore } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { HintMarks } from './hint-marks.tsx'

const words = text.tableFrame.hint
const MOST_REASONS = 3

export default function HintSlip() {
  const hint = useTable(session => session.hint)
  const page = useTable(session => session.page)
  const position = useTable(session => session.played.journal.position)
  const seat = useTable(session => session.draft?.seat)
  const choice = hint?.choice
  const turn = useMemo(
    () => (choice === undefined || seat === undefined ? undefined : hinted(page, position, seat, choice.moves)),
    [page, position, seat, choice],
  )
  if (hint === undefined || seat === undefined) return null
  if (choice === undefined) return <Slip>{words.thinking}</Slip>
  if (turn === undefined || choice.report.candidates.length === 0) return <Slip>{words.none}</Slip>
  return <Advice turn={turn} gain={gainOf(choice)} />
}

function hinted(page: GamePage, position: Readonly<Position>, seat: Seat, moves: readonly string[]): Draft {
  return restoreDraft(page, startDraft(page, position, seat), moves)
}

/** By how much the bot prefers this turn to the next best. */
function gainOf({ report }: ChosenTurn): string {
  const [best, next] = report.candidates
  return best === undefined || next === undefined
    ? text.hint.only
    : text.hint.better({ by: Math.max(0, Math.round(best.value - next.value)) })
}

/** The turn, its strongest reasons, and its moves shown on the board; the next one is pointed at. */
function Advice({ turn, gain }: { turn: Draft; gain: string }) {
  const page = useTable(session => session.page)
  const compose = useTable(session => session.compose)
  const point = useTable(session => session.point)
  const store = useTableStore()
  const tried = useTable(session => session.draft?.tried.length ?? 0)
  const moves = useMemo(() => turn.tried.map(({ move }) => move), [turn])
  const next = moves[tried]
  useEffect(() => point(next), [point, next])
  const before = turn.tried[0]?.before
  const reasonsOf = useLoaded(page.reasons)
  const reasons = before === undefined ? [] : (reasonsOf?.(before, turn.state, turn.seat) ?? [])
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
        <ul>
          {[...reasons.slice(0, MOST_REASONS - 1), gain].map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <div className="ways">
        <button
          type="button"
          className="play"
          onClick={() => {
            compose(moves)
            store.setState({ hint: undefined })
          }}
        >
          {words.play}
        </button>
        <Close />
      </div>
      <HintMarks moves={moves} seat={turn.seat} />
    </aside>
  )
}

function Slip({ children }: { children: string }) {
  return (
    <aside className="slip" aria-live="polite">
      <Icon name="hint" size={16} />
      <div>{children}</div>
      <Close />
    </aside>
  )
}

function Close() {
  const store = useTableStore()
  return (
    <button type="button" onClick={() => store.setState({ hint: undefined })}>
      {text.tableFrame.drawer.close}
    </button>
  )
}
