// People for the hosts: find them, ban them with a reason and an end, lift a ban.
import { type AnswerOf, isolated } from '@arkwright/server/client'
import { useCallback, useState } from 'react'
import { text } from '../messages/index.ts'
import { Link } from '../shell/link.tsx'
import { api } from './api.ts'
import { Field, Form } from './form.tsx'
import styles from './hosts.module.css'
import { MoreButton } from './more-button.tsx'
import { fullMoment, moment } from './time.ts'
import { usePages } from './use-pages.ts'

type Person = AnswerOf<'GET /api/host/people'>['people'][number]
const DAY = 24 * 3_600_000

export function HostsPeople() {
  const words = text.service.hosts
  const [sought, seek] = useState('')
  const { items, fault, again, more } = usePages(
    useCallback(
      async (last: Person | undefined) => {
        const query = {
          ...(sought !== '' && { text: sought }),
          ...(last !== undefined && { before: last.seen, id: last.id }),
        }
        const answer = await api.call('GET /api/host/people', { query })
        return { items: answer.people, more: answer.more }
      },
      [sought],
    ),
  )
  return (
    <section className="panel">
      <h2>{words.people}</h2>
      <Form label={words.find} className="in-a-row" submit={async field => seek(field('text').trim())}>
        <Field label={words.search} name="text" maxLength={200} autoComplete="off" optional />
      </Form>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {sought === '' && <h3 className={styles['heading']}>{words.banned}</h3>}
      {items?.length === 0 && <p>{sought === '' ? words.noBanned : words.noPeople}</p>}
      <ul className={styles['list']}>
        {items?.map(person => (
          <li key={person.id} className={styles['item']}>
            <OnePerson person={person} changed={again} />
          </li>
        ))}
      </ul>
      <MoreButton more={more} />
    </section>
  )
}

function OnePerson({ person, changed }: { person: Person; changed(): void }) {
  const words = text.service.hosts
  const { id, name, email, seen, ban, host, program } = person
  const [open, ask] = useState(false)
  const params = { person: id }
  const kind = host ? words.host : program ? words.program : (email ?? words.guest)
  const shown = { name: isolated(name) }
  const lift = () => void api.call('DELETE /api/host/people/:person/ban', { params }).then(changed, () => {})
  return (
    <>
      <p>
        <Link to={`/person/${id}`}>{isolated(name)}</Link>{' '}
        <small className="quiet">
          {kind} · {words.seen({ moment: moment(seen) })}
        </small>
      </p>
      {ban !== null && (
        <p>
          {ban.until === null
            ? words.banForEver({ reason: ban.reason })
            : words.banUntil({ until: fullMoment(ban.until), reason: ban.reason })}{' '}
          <button type="button" className="plain" onClick={lift}>
            {words.lift(shown)}
          </button>
        </p>
      )}
      {ban === null && !host && !open && (
        <button type="button" className="plain danger" onClick={() => ask(true)}>
          {words.ban(shown)}
        </button>
      )}
      {ban === null && open && (
        <Form
          label={words.ban(shown)}
          secondary
          className="in-a-row"
          submit={async field => {
            const days = Number(field('days'))
            const until = days > 0 ? Date.now() + days * DAY : null
            await api.call('PUT /api/host/people/:person/ban', { params, body: { reason: field('reason'), until } })
            ask(false)
            changed()
          }}
        >
          <Field label={words.reason} name="reason" maxLength={500} autoComplete="off" />
          <Field label={words.days} name="days" type="number" optional />
        </Form>
      )}
    </>
  )
}
