// On the home page: the link to online tables, if there is a server.
import { useEffect } from 'react'
import { text } from '../messages/first.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { lookForHouse, useHouse } from './house.ts'
import { useNotices } from './notices.ts'
import { TableList, useTables } from './table-list.tsx'
import { TextLinks } from './text-links.tsx'

/** Asked once for the whole page. */
export function useHouseThere(): boolean {
  useEffect(() => void lookForHouse(), [])
  return useHouse(house => house.there === true)
}

export function LobbyLink() {
  const words = text.online.home
  const waiting = useHouse(house => house.counts.waiting)
  useNotices()
  if (!useHouseThere()) return null
  return (
    <Link to="/lobby" className="secondary">
      <Icon name="workers" />
      <span>
        {words.lobby}
        <small>{waiting > 0 ? text.online.lobby.waiting({ count: waiting }) : words.lobbyDetail}</small>
      </span>
    </Link>
  )
}

export function MyOnlineGames() {
  const me = useHouse(house => house.me)
  return useHouseThere() && me !== undefined ? <MyTables me={me.id} /> : null
}

function MyTables({ me }: { me: string }) {
  const waiting = useHouse(house => house.counts.waiting)
  const tables = useTables('mine', `${me} ${waiting}`)
  if (tables === undefined || tables.length === 0) return null
  return <TableList title={text.online.lobby.mine} none={text.online.lobby.noneMine} tables={tables} />
}

/** Only where there is a server that has such texts. */
export function HomeTexts() {
  return useHouseThere() ? (
    <footer>
      <TextLinks />
    </footer>
  ) : null
}
