// A table over the net: found by its code, joined, then the same table everyone knows.
import '../style/online.css'
import { ServerFault, type Table } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { api } from '../online/api.ts'
import { faultWords } from '../online/faults.ts'
import { GuestForm } from '../online/guest-form.tsx'
import { lookForHouse, useHouse } from '../online/house.ts'
import { knownTable } from '../online/known-tables.ts'
import { useTabTitle } from '../online/notices.ts'
import { OnlineResult } from '../online/online-result.tsx'
import { openRoom, type RoomStore } from '../online/room.ts'
import { Clock } from '../online/seat-list.tsx'
import { Side } from '../online/side.tsx'
import { Strip } from '../online/strip.tsx'
import { RoomContext, useRoom } from '../online/use-room.ts'
import { WaitingRoom } from '../online/waiting-room.tsx'
import { WithHouse } from '../online/with-house.tsx'
import { TableContext, useTable } from '../play/use-table.ts'
import { faces } from '../shell/fonts.ts'
import { Icon } from '../shell/icon.tsx'
import { TableFrame } from './table-frame.tsx'

type Found = RoomStore | { readonly fault: string } | 'who'

export default function OnlineTableScreen({ code, result }: { code: string; result: boolean }) {
  const me = useHouse(house => house.me?.id)
  const [found, show] = useState<Found>()
  const [attempts, again] = useState(0)
  useEffect(() => {
    let left = false
    let room: RoomStore | undefined
    // Asked again when somebody signs in, and on request.
    void me
    void attempts
    const open = async () => {
      await Promise.all([lookForHouse(), faces()])
      const table = await findTable(code)
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

/** A table this browser has been to is asked for by its name; knocking with the code comes only then, since it is rationed. */
async function findTable(code: string): Promise<Table | 'who'> {
  const id = knownTable(code)
  const { there, me } = useHouse.getState()
  if (id !== undefined) {
    try {
      return (await api.call('GET /api/tables/:table', { params: { table: id } })).table
    } catch (error) {
      if (!(error instanceof ServerFault) || error.status !== 404) throw error
    }
  }
  if (there === true && me === undefined) return 'who'
  return (await api.call('POST /api/join', { body: { code } })).table
}

function RoomScreen({ result }: { result: boolean }) {
  const session = useRoom(room => room.session)
  const started = useRoom(room => room.table.started)
  const otherRules = useRoom(room => room.otherRules)
  const fault = useRoom(room => room.fault)
  if (session !== undefined) {
    return <TableContext value={session}>{result ? <OnlineResult /> : <OnlineTable />}</TableContext>
  }
  if (started !== null && !otherRules && fault === undefined) return <p className="loading">{text.loading}</p>
  return (
    <WithHouse title={text.online.lobby.title}>
      {otherRules ? <p className="nothing">{text.online.table.otherRules}</p> : <WaitingRoom />}
    </WithHouse>
  )
}

function OnlineTable() {
  const [open, setOpen] = useState(false)
  const mine = useTable(session => session.draft !== undefined && session.posting === undefined)
  const toMove = useRoom(room => room.table.toMove)
  useTabTitle(mine)
  return (
    <TableFrame
      head={
        <>
          {toMove !== null && <Clock seat={toMove} />}
          <SideButton open={open} toggle={() => setOpen(!open)} />
        </>
      }
      above={<Strip asked={!open} />}
      side={open && <Side close={() => setOpen(false)} />}
    />
  )
}

function SideButton({ open, toggle }: { open: boolean; toggle(): void }) {
  const words = text.online.side
  const unheard = useRoom(room => (open ? 0 : room.chat.length - room.heard))
  return (
    <button
      type="button"
      className="plain side-button"
      aria-label={unheard > 0 ? words.withUnheard(unheard) : words.title}
      title={words.title}
      aria-expanded={open}
      onClick={toggle}
    >
      <Icon name="workers" size={20} /> <span className="long">{words.title}</span>
      {unheard > 0 && <b className="unheard">{unheard}</b>}
    </button>
  )
}
