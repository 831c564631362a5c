// The lobby: my online tables, tables with a free seat, tables to watch, and joining a table by its code.
import '../style/forms.css'
import '../online/online.css'
import './lobby.css'
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { textIn } from '../online/form.tsx'
import { GuestForm } from '../online/guest-form.tsx'
import { useHouse } from '../online/house.ts'
import { Invitations } from '../online/invitations.tsx'
import { codeIn } from '../online/known-tables.ts'
import { NoticeList } from '../online/notice-list.tsx'
import { useTabTitle } from '../online/notices.ts'
import { TableList, useTables } from '../online/table-list.tsx'
import { useBeat } from '../online/time.ts'
import { unusualLines } from '../online/unusual.ts'
import { WithHouse } from '../online/with-house.tsx'
import { goTo } from '../router.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'

/** Milliseconds. Polled, because the server sends no updates about tables that are not ours. */
const LOOK_AGAIN = 15_000

export default function LobbyScreen() {
  return (
    <WithHouse title={text.online.lobby.title}>
      <Lobby />
    </WithHouse>
  )
}

function Lobby() {
  const words = text.online.lobby
  const me = useHouse(house => house.me)
  const counts = useHouse(house => house.counts)
  const mine = useTables('mine', `${me?.id} ${counts.waiting} ${counts.unread}`)
  const beat = useBeat(LOOK_AGAIN)
  const open = useTables('open', `${counts.unread} ${beat}`)
  const playing = useTables('playing', beat)
  useTabTitle(counts.waiting > 0)
  return (
    <>
      <h1>{words.title}</h1>
      {me === undefined ? (
        <GuestForm />
      ) : (
        <p className="lead">
          {words.hello({ name: me.name })} {counts.waiting > 0 && <b>{words.waiting({ count: counts.waiting })}</b>}{' '}
          <Link to="/account">{words.account}</Link>
        </p>
      )}
      <div className="lobby-doors">
        <Link to="/new?friends" className="secondary big">
          <Icon name="factory" /> {words.newTable}
        </Link>
        <JoinForm />
      </div>
      {me !== undefined && <Invitations />}
      {me !== undefined && <NoticeList />}
      {me !== undefined && <TableList title={words.mine} none={words.noneMine} tables={mine} note={unusualLines} />}
      <TableList title={words.open} none={words.noneOpen} tables={open} note={unusualLines} />
      <TableList title={words.playing} none={words.nonePlaying} tables={playing} />
      <p>
        <Link to="#/events">{words.events}</Link> · <Link to="/leaders">{words.leaders}</Link>
      </p>
    </>
  )
}

function JoinForm() {
  const words = text.online.lobby
  const [wrong, tell] = useState(false)
  return (
    <form
      className="form in-a-row"
      onSubmit={event => {
        event.preventDefault()
        const code = codeIn(textIn(new FormData(event.currentTarget), 'code'))
        tell(code === undefined)
        if (code !== undefined) goTo(`/table/${code}`)
      }}
    >
      <label className="field">
        <span>{words.code}</span>
        <input name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </label>
      <button type="submit" className="secondary">
        {words.join}
      </button>
      {wrong && (
        <p className="refusal" role="alert">
          {words.noCode}
        </p>
      )}
    </form>
  )
}
