// The parts around the board of every table: head, menu, action bar, announcements.
import '../style/table.css'
import { type ReactNode, useLayoutEffect } from 'react'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { PressDesk } from '../press/press-desk.tsx'
import { ActionBar } from '../shell/action-bar.tsx'
import { Announcer } from '../shell/announcer.tsx'
import { Mishap } from '../shell/mishap.tsx'
import { Sounds } from '../shell/sounds.tsx'
import { TableMenu } from '../table/table-menu.tsx'
import { TableHead } from './table-head.tsx'

interface TableFrameProps {
  /** What an online table adds to the head, above the board and beside it. */
  readonly head?: ReactNode
  readonly above?: ReactNode
  readonly side?: ReactNode
}

export function TableFrame({ head, above, side }: TableFrameProps) {
  const page = useTable(session => session.page)
  const mySeat = useTable(session => session.mySeat)
  const looking = useTable(session => session.looking)
  useNoArrivals()
  return (
    <div className={`table ${looking === undefined ? '' : 'looking'}`} data-seat={mySeat}>
      <a className="skip" href="#actions">
        {text.skip}
      </a>
      <TableHead title={page.title} more={head} menu={<TableMenu />} />
      {above}
      {side}
      <main>
        <Mishap>
          <page.Table />
        </Mishap>
      </main>
      <ActionBar />
      <Announcer />
      <PressDesk />
      <Sounds />
    </div>
  )
}

/** Things already there when the table opens do not animate. */
function useNoArrivals(): void {
  useLayoutEffect(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  }, [])
}
