// An online table: found by its code, joined, then shown like any other table.
import '../style/forms.css'
import '../online/online.css'
import './online-table.css'
import { lazy, useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { faultWords } from '../online/faults.ts'
import { findTable } from '../online/find-table.ts'
import { GuestForm } from '../online/guest-form.tsx'
import { useHouse } from '../online/house.ts'
import { useTabTitle } from '../online/notices.ts'
import { useOnlinePrepared } from '../online/online-prepared.ts'
import { Rematch } from '../online/rematch.tsx'
import { openRoom, type RoomStore } from '../online/room.ts'
import { Clock } from '../online/seat-list.tsx'
import { Side } from '../online/side.tsx'
import { Strip } from '../online/strip.tsx'
import { Talk } from '../online/talk.tsx'
import { RoomContext, useRoom } from '../online/use-room.ts'
import { WaitingRoom } from '../online/waiting-room.tsx'
import { WithHouse } from '../online/with-house.tsx'
import { WithPlan } from '../plan/with-plan.tsx'
import { OpenTable } from '../play/open-table.tsx'
import { useTable } from '../play/use-table.ts'
import { faces } from '../shell/fonts.ts'
import { Icon } from '../shell/icon.tsx'
import { Bar } from '../table/bar.tsx'
import { LaterMenu } from '../table/later-menu.tsx'
import { TableFrame } from '../table/table-frame.tsx'

type Found = RoomStore | { readonly fault: string } | 'who'

const OnlineResult = lazy(() => import('../online/online-result.tsx'))

export default function OnlineTableScreen({ code, result }: { code: string; result: boolean }) {
  const me = useHouse(house => house.me?.id)
  const [found, show] = useState<Found>()
  const [attempts, again] = useState(0)
  useEffect(() => {
    let left = false
    let room: RoomStore | undefined
    // Asks again after sign-in, and on request.
    void me
    void attempts
    const open = async () => {
      const [table] = await Promise.all([findTable(code), faces()])
      if (left) return
      if (table === 'who') return show('who')
      room = openRoom(table)
      show(room)
    }
    open().catch(error => left || show({ fault: faultWords(error) }))
    return () => {
      left = true
      room?.getState().close()
    }
  }, [code, me, attempts])
  useEffect(() => {
    const retry = () => again(one => one + 1)
    if (typeof found !== 'object' || !('fault' in found)) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [found])
  if (found === undefined) return <p className="loading">{text.loading}</p>
  if (found === 'who') {
    return (
      <WithHouse title={text.online.lobby.title}>
        <h1>{text.online.table.invited}</h1>
        <GuestForm />
      </WithHouse>
    )
  }
  if ('fault' in found) {
    return (
      <WithHouse title={text.online.lobby.title}>
        <div className="nothing">
          <p role="alert">{found.fault}</p>
          <button type="button" className="secondary" onClick={() => again(attempts + 1)}>
            {text.online.tryAgain}
          </button>
        </div>
      </WithHouse>
    )
  }
  return (
    <RoomContext value={found}>
      <RoomScreen result={result} />
    </RoomContext>
  )
}

function RoomScreen({ result }: { result: boolean }) {
  const session = useRoom(room => room.session)
  const started = useRoom(room => room.table.started)
  const otherRules = useRoom(room => room.otherRules)
  const fault = useRoom(room => room.fault)
  if (session !== undefined) {
    return <OpenTable store={session}>{result ? <OnlineResult /> : <PlannedTable />}</OpenTable>
  }
  if (started !== null && !otherRules && fault === undefined) return <p className="loading">{text.loading}</p>
  return (
    <WithHouse title={text.online.lobby.title}>
      {otherRules ? <p className="nothing">{text.online.table.otherRules}</p> : <WaitingRoom />}
    </WithHouse>
  )
}

function PlannedTable() {
  return (
    <WithPlan turn={useOnlinePrepared()}>
      <OnlineTable />
    </WithPlan>
  )
}

function OnlineTable() {
  const [open, setOpen] = useState(false)
  const mine = useTable(session => session.draft !== undefined && session.posting === undefined)
  const toMove = useRoom(room => room.table.toMove)
  const unheard = useRoom(room => room.chat.length - room.heard)
  useTabTitle(mine)
  return (
    <TableFrame
      menu={<LaterMenu />}
      bar={<Bar again={<Rematch className="tool" />} />}
      head={
        <>
          {toMove !== null && <Clock seat={toMove} />}
          <SideButton open={open} toggle={() => setOpen(!open)} />
        </>
      }
      above={<Strip asked={!open} />}
      side={open && <Side close={() => setOpen(false)} />}
      chat={{ body: <Talk />, unheard }}
    />
  )
}

function SideButton({ open, toggle }: { open: boolean; toggle(): void }) {
  const words = text.online.side
  return (
    <button
      type="button"
      className="plain side-button"
      aria-label={words.title}
      title={words.title}
      aria-expanded={open}
      onClick={toggle}
    >
      <Icon name="workers" size={20} /> <span className="long">{words.title}</span>
    </button>
  )
}
