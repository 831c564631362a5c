// Inviting by name, open invitations, and my invitations.

import '../shell/game-list.css'
import type { AnswerOf } from '@arkwright/server/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { text } from '../messages/index.ts'
import { gameName } from '../play/names.ts'
import { goTo } from '../router.ts'
import { api } from './api.ts'
import { faultWords } from './faults.ts'
import { Field, Form } from './form.tsx'
import { useHouse } from './house.ts'
import { rememberTables } from './known-tables.ts'
import { moment } from './time.ts'
import { unusualLines } from './unusual.ts'
import { useAnswer } from './use-answer.ts'
import { useRoom } from './use-room.ts'

type Guest = AnswerOf<'GET /api/people'>['people'][number]
type Sent = AnswerOf<'GET /api/tables/:table/invitations'>['invitations'][number]
type Received = AnswerOf<'GET /api/invitations'>['invitations'][number]

/** For players at a table with a free seat. */
export function Inviting() {
  const words = text.online.inviting
  const table = useRoom(room => room.table)
  const attempt = useRoom(room => room.attempt)
  const me = useHouse(house => house.me?.id)
  const [sent, list] = useState<readonly Sent[]>([])
  const [found, show] = useState<readonly Guest[] | 'nobody'>([])
  const typed = useRef<HTMLInputElement>(null)
  const { id, sequence } = table
  const ask = useCallback(
    () =>
      api.call('GET /api/tables/:table/invitations', { params: { table: id } }).then(
        ({ invitations }) => list(invitations),
        () => {},
      ),
    [id],
  )
  useEffect(() => {
    // Taking a seat answers the invitation.
    void sequence
    void ask()
  }, [ask, sequence])
  const invite = async ({ id: person, name }: Guest) => {
    await attempt(() => api.call('POST /api/tables/:table/invite', { params: { table: id }, body: { person } }))
    show([])
    const field = typed.current
    // The next name may already be there.
    if (field !== null && isSameName(field.value, name)) field.value = ''
    await ask()
  }
  const look = async (name: string) => {
    const { people } = await api.call('GET /api/people', { query: { name } })
    const others = people.filter(one => one.id !== me)
    const [only] = others
    if (only !== undefined && others.length === 1) await invite(only)
    else show(others.length === 0 ? 'nobody' : others)
  }
  const withdraw = async (person: string) => {
    await attempt(() => api.call('DELETE /api/tables/:table/invitations/:person', { params: { table: id, person } }))
    await ask()
  }
  return (
    <section className="inviting">
      <Form label={words.invite} secondary className="in-a-row" submit={field => look(field('guest').trim())}>
        <Field label={words.name} name="guest" maxLength={40} autoComplete="off" hint={words.hint} input={typed} />
      </Form>
      {found === 'nobody' && <p role="status">{words.nobody}</p>}
      {found !== 'nobody' && found.length > 0 && <Several guests={found} invite={guest => void invite(guest)} />}
      {sent.length > 0 && (
        <ul className="sessions" aria-label={words.sent}>
          {sent.map(({ person, by, at }) => (
            <li key={person.id}>
              <span>
                {words.waiting({ name: person.name })} <small className="quiet">{moment(at)}</small>
              </span>
              {(by.id === me || table.host === me) && (
                <button type="button" className="plain" onClick={() => void withdraw(person.id)}>
                  {words.withdraw}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function isSameName(typed: string, name: string): boolean {
  return typed.trim().toLowerCase() === name.toLowerCase()
}

/** Names are not unique, so each entry links to its profile. */
function Several({ guests, invite }: { guests: readonly Guest[]; invite(guest: Guest): void }) {
  const words = text.online.inviting
  return (
    <ul className="sessions" aria-label={words.several}>
      {guests.map(guest => (
        <li key={guest.id}>
          <a href={`/person/${guest.id}`} target="_blank" rel="noreferrer">
            {guest.name}
          </a>
          <button type="button" className="plain" onClick={() => invite(guest)}>
            {words.invite}
          </button>
        </li>
      ))}
    </ul>
  )
}

async function received(): Promise<readonly Received[]> {
  const { invitations } = await api.call('GET /api/invitations')
  rememberTables(invitations.map(({ table }) => table))
  return invitations
}

/** In the lobby: tables I am invited to. */
export function Invitations() {
  const words = text.online.inviting
  const counts = useHouse(house => house.counts)
  const ask = useCallback(() => {
    // Whenever counts come, even the same numbers: one invitation may be withdrawn and another sent in between.
    void counts
    return received()
  }, [counts])
  const { answer, again } = useAnswer(ask)
  const [fault, tell] = useState<string>()
  const accept = async ({ id, code, seats }: Received['table']) => {
    const free = seats.find(({ kind, left }) => kind === 'open' || left)
    if (free !== undefined) {
      await api.call('POST /api/tables/:table/sit', { params: { table: id }, body: { seat: free.seat } })
    }
    goTo(`/table/${code}`)
  }
  const decline = async (table: string) => {
    await api.call('DELETE /api/invitations/:table', { params: { table } })
    again()
  }
  const attempt = (action: Promise<void>) => void action.catch(error => tell(faultWords(error)))
  if (answer === undefined || answer.length === 0) return null
  return (
    <section className="my-games invitations">
      <h2>{words.mine}</h2>
      <ul>
        {answer.map(({ by, at, table }) => (
          <li key={table.id}>
            <span className="game-link">
              {text.online.notices.invited({ by: by.name, game: gameName(table.game) })}{' '}
              <small className="quiet">{[moment(at), ...unusualLines(table)].join(' · ')}</small>
            </span>
            <button type="button" className="primary" onClick={() => attempt(accept(table))}>
              {words.accept}
            </button>
            <button type="button" className="secondary" onClick={() => attempt(decline(table.id))}>
              {words.decline}
            </button>
          </li>
        ))}
      </ul>
      {fault !== undefined && (
        <p className="refusal" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
