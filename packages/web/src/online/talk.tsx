// Chat at the table. Players and spectators have separate chats.
import './talk.css'
import { type ChatMessage, isolated } from '@arkwright/server/client'
import { useEffect, useRef, useState } from 'react'
import { text } from '../messages/index.ts'
import { api } from './api.ts'
import { BlockButton } from './block-button.tsx'
import { useBlocks } from './blocks.ts'
import { Field, Form } from './form.tsx'
import { useHouse } from './house.ts'
import { Report } from './report.tsx'
import styles from './talk.module.css'
import { moment } from './time.ts'
import { useRoom } from './use-room.ts'

export function Talk() {
  const words = text.online.talk
  const table = useRoom(room => room.table)
  const chat = useRoom(room => room.chat)
  const hear = useRoom(room => room.hear)
  const me = useHouse(house => house.me)
  const hidden = new Set(useBlocks().map(({ person }) => person.id))
  const end = useRef<HTMLLIElement>(null)
  const count = chat.length
  // Messages of others must not clear my input; my own message must.
  const [said, say] = useState(0)
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
    hear()
  }, [count, hear])
  const room = table.mySeat === null ? 'spectators' : 'players'
  return (
    <section className="talk" aria-label={words.title}>
      <p className="quiet">{room === 'players' ? words.players : words.spectators}</p>
      <ol className="messages" aria-live="polite">
        {chat
          .filter(({ person }) => !hidden.has(person))
          .map(message => (
            <Message key={message.number} message={message} />
          ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {me !== undefined && (
        <Form
          key={said}
          label={words.say}
          className="in-a-row"
          submit={async field => {
            await api.call('POST /api/tables/:table/chat', {
              params: { table: table.id },
              body: { room, text: field('text') },
            })
            say(said + 1)
          }}
        >
          <Field label={words.message} name="text" maxLength={500} autoComplete="off" />
        </Form>
      )}
    </section>
  )
}

function Message({ message: { number, person, name, text: said, at, room } }: { message: ChatMessage }) {
  const table = useRoom(one => one.table)
  const attempt = useRoom(one => one.attempt)
  const me = useHouse(house => house.me)
  const seat = table.seats.find(one => one.person?.id === person)
  const mayMute = me?.id === table.host && seat === undefined
  return (
    <li className={seat === undefined ? '' : `seat-edge-${seat.seat}`}>
      <b>{isolated(name)}</b> <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
      {room === 'spectators' && <small className="quiet"> {text.online.talk.fromSpectator}</small>}
      {mayMute && (
        <button
          type="button"
          className="plain small"
          onClick={() =>
            void attempt(() =>
              api.call('PUT /api/tables/:table/mute', { params: { table: table.id }, body: { person, muted: true } }),
            )
          }
        >
          {text.online.talk.mute}
        </button>
      )}
      <p dir="auto">{said}</p>
      {me !== undefined && me.id !== person && said !== '' && (
        <details className={styles['doors']}>
          <summary>{text.service.reports.more}</summary>
          <Report table={table.id} message={number} />
          <BlockButton person={{ id: person, name }} small />
        </details>
      )}
    </li>
  )
}
