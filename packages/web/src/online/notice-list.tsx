// My notices: my turn, the end of a game, an invitation.

import './notice-list.css'
import '../shell/game-list.css'
import type { Notice } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { gameName } from '../play/names.ts'
import { Link } from '../shell/link.tsx'
import { api } from './api.ts'
import { useHouse } from './house.ts'
import { rememberTables } from './known-tables.ts'
import { moment } from './time.ts'

const FEW = 8

export function NoticeList() {
  const words = text.online.notices
  const counts = useHouse(house => house.counts)
  const { unread } = counts
  const [notices, show] = useState<readonly Notice[]>([])
  useEffect(() => {
    let current = true
    // Even the same numbers: one notice may go and another come in between.
    void counts
    api.call('GET /api/notices').then(
      ({ notices: found }) => {
        if (!current) return
        rememberTables(found.flatMap(({ table, code }) => (table !== null && code !== null ? { id: table, code } : [])))
        show(found)
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [counts])
  if (notices.length === 0) return null
  return (
    <section className="my-games notices" aria-label={words.title}>
      <h2>
        {words.title} {unread > 0 && <small>{words.unread({ count: unread })}</small>}
      </h2>
      <ul>
        {notices.slice(0, FEW).map(notice => (
          <li key={notice.id} className={notice.read ? '' : 'unread'}>
            <NoticeLine notice={notice} />
          </li>
        ))}
      </ul>
      {unread > 0 && (
        <button type="button" className="plain" onClick={() => void api.call('POST /api/notices/read')}>
          {words.seen}
        </button>
      )}
    </section>
  )
}

function NoticeLine({ notice: { kind, code, game, by, event, at } }: { notice: Notice }) {
  const words = text.online.notices
  const name = game === undefined || game === null ? '' : gameName(game)
  const eventName = { name: event?.name ?? '' }
  const line = {
    turn: words.turn({ game: name }),
    laid: words.laid({ game: name }),
    prepared: words.prepared({ game: name }),
    over: words.over({ game: name }),
    bids: words.bids({ game: name }),
    invited: words.invited({ by: by ?? '', game: name }),
    declined: words.declined({ by: by ?? '', game: name }),
    test: words.test,
    'event-soon': words['event-soon'](eventName),
    'event-round': words['event-round'](eventName),
    'event-late': words['event-late'](eventName),
    'event-over': words['event-over'](eventName),
  }
  const to = event != null ? `#/events/${event.id}` : code === null ? undefined : `/table/${code}`
  return (
    <>
      {to === undefined ? (
        <span className="game-link">{line[kind]}</span>
      ) : (
        <Link to={to} className="game-link">
          {line[kind]}
        </Link>
      )}
      <time className="quiet" dateTime={new Date(at).toISOString()}>
        {moment(at)}
      </time>
    </>
  )
}
