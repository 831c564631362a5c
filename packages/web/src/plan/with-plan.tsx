// The table, or the plan that a waiting player makes on a copy of it.
import './plan.css'
import { type ReactNode, useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { OpenTable } from '../play/open-table.tsx'
import type { SessionStore } from '../play/session.ts'
import { useTable, useTableStore } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { TableFrame } from '../table/table-frame.tsx'
import { type Checked, checkPrepared, usePrepared } from './prepared.ts'
import { PlanContext } from './use-plan.ts'

const words = text.plan

export function WithPlan({ children }: { children: ReactNode }) {
  const store = useTableStore()
  const [plan, show] = useState<SessionStore>()
  const isMine = useTable(session => session.draft !== undefined)
  const checked = usePreparedTurn()
  useEffect(() => {
    // A turn that comes while it is being planned takes over what was planned so far.
    if (isMine) show(undefined)
  }, [isMine])
  const begin = async () => {
    const [{ openPlan }, { myNextTurn }] = await Promise.all([import('./plan-source.ts'), import('./what-if.ts')])
    const { page, record, played, mySeat } = store.getState()
    const next = myNextTurn(page, played, mySeat)
    if (next === undefined) return
    const opened = openPlan({ page, record, played: next, seat: mySeat }, turn => {
      const moves = turn.tried.map(({ move }) => move.text)
      const promise = page.promise(turn.state, mySeat)
      usePrepared.getState().keep(record.id, { seat: mySeat, moves, promise, way: 'offer' })
      show(undefined)
    })
    show(opened)
  }
  if (plan === undefined) {
    return (
      <PlanContext value={{ begin: () => void begin() }}>
        {children}
        {checked !== undefined && <Laid checked={checked} />}
      </PlanContext>
    )
  }
  return (
    <OpenTable store={plan}>
      <TableFrame
        menu={null}
        above={
          <p className="plan-note">
            <Icon name="hint" size={16} /> {words.planning}
            <button type="button" onClick={() => show(undefined)}>
              {words.leave}
            </button>
          </p>
        }
      />
    </OpenTable>
  )
}

/** Plays the prepared turn, or lays it out, as soon as it is my turn. */
function usePreparedTurn(): Checked | undefined {
  const store = useTableStore()
  const id = useTable(session => session.record.id)
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const prepared = usePrepared(({ byTable }) => byTable[id])
  const [laid, lay] = useState<Checked>()
  useEffect(() => {
    if (draft === undefined) return lay(undefined)
    const isFresh = draft.tried.length === 0 && page.game.pending(draft.state)?.part.kind === 'turn'
    if (prepared === undefined || !isFresh || prepared.seat !== draft.seat) return
    usePrepared.getState().keep(id, undefined)
    const checked = checkPrepared(page, draft, prepared)
    const { compose, endTurn } = store.getState()
    compose(checked.turn.tried.map(({ move }) => move))
    if (checked.plays) endTurn()
    else lay(checked)
  }, [draft, prepared, page, id, store])
  return laid
}

function Laid({ checked: { isWhole, isAsGood } }: { checked: Checked }) {
  const [isSeen, see] = useState(false)
  if (isSeen) return null
  return (
    <p className="plan-note laid" role="status">
      {isWhole ? (isAsGood ? words.laid : words.laidWorse) : words.broken}
      <button type="button" onClick={() => see(true)}>
        {words.close}
      </button>
    </p>
  )
}
