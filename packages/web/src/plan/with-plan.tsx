// The table, or the plan that a waiting player makes on a copy of it.
import './plan.css'
import type { Offered } from '@arkwright/server/client'
import { type ReactNode, useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { OpenTable } from '../play/open-table.tsx'
import type { SessionStore } from '../play/session.ts'
import { useTable, useTableStore } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { TableFrame } from '../table/table-frame.tsx'
import type { PreparedTurn } from './prepared.ts'
import { PlanContext } from './use-plan.ts'

const words = text.plan

export function WithPlan({ turn, children }: { turn: PreparedTurn; children: ReactNode }) {
  const store = useTableStore()
  const [plan, show] = useState<SessionStore>()
  const isMine = useTable(session => session.draft !== undefined)
  const { prepared, keep, offered } = turn
  useEffect(() => {
    // A turn that comes while it is being planned takes over what was planned so far.
    if (isMine) show(undefined)
  }, [isMine])
  const begin = async () => {
    const [{ openPlan }, { myNextTurn }] = await Promise.all([import('./plan-source.ts'), import('./what-if.ts')])
    const { page, record, played, mySeat } = store.getState()
    const next = myNextTurn(page, played, mySeat)
    if (next === undefined) return
    const opened = openPlan({ page, record, played: next, seat: mySeat }, ended => {
      const moves = ended.tried.map(({ move }) => move.text)
      const promise = page.promise(ended.state, mySeat)
      keep({ seat: mySeat, moves, promise, way: 'offer' })
      show(undefined)
    })
    show(opened)
  }
  if (plan === undefined) {
    return (
      <PlanContext value={{ begin: () => void begin(), prepared, keep }}>
        {children}
        {offered !== undefined && <Laid key={offered} offered={offered} />}
      </PlanContext>
    )
  }
  return (
    <OpenTable store={plan}>
      <TableFrame
        menu={null}
        rail={
          <p className="plan-note" data-part="rail">
            <Icon name="hint" size={16} /> <span>{words.planning}</span>
            <button type="button" onClick={() => show(undefined)}>
              {words.leave}
            </button>
          </p>
        }
      />
    </OpenTable>
  )
}

function Laid({ offered }: { offered: Offered }) {
  const [isSeen, see] = useState(false)
  const laid = { asked: words.laid, worse: words.laidWorse, refused: words.broken }
  if (isSeen) return null
  return (
    <p className="plan-note laid" role="status">
      {laid[offered]}
      <button type="button" onClick={() => see(true)}>
        {words.close}
      </button>
    </p>
  )
}
