// Tables for the hosts.
import { type AnswerOf, isolated } from '@arkwright/server/client'
import { useCallback, useState } from 'react'
import { text } from '../messages/index.ts'
import { gameName } from '../play/names.ts'
import { Link } from '../shell/link.tsx'
import { api } from './api.ts'
import { Field, Form } from './form.tsx'
import styles from './hosts.module.css'
import { MoreButton } from './more-button.tsx'
import { moment } from './time.ts'
import { usePages } from './use-pages.ts'

type HostedTable = AnswerOf<'GET /api/host/tables'>['tables'][number]
const STATES = ['open', 'playing', 'over', 'archived'] as const

export function HostsTables() {
  const words = text.service.hosts
  const [state, choose] = useState<HostedTable['state']>('playing')
  const { items, fault, again, more } = usePages(
    useCallback(
      async (last: HostedTable | undefined) => {
        const query = { state, ...(last !== undefined && { before: last.changed, id: last.id }) }
        const answer = await api.call('GET /api/host/tables', { query })
        return { items: answer.tables, more: answer.more }
      },
      [state],
    ),
  )
  return (
    <section className="panel">
      <h2>{words.tables}</h2>
      <label className="field">
        <span>{words.state}</span>
        <select value={state} onChange={event => choose(event.target.value as HostedTable['state'])}>
          {STATES.map(one => (
            <option key={one} value={one}>
              {words.states[one]}
            </option>
          ))}
        </select>
      </label>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {items?.length === 0 && <p>{words.noTables}</p>}
      <ul className={styles['list']}>
        {items?.map(table => (
          <li key={table.id} className={styles['item']}>
            <OneTable table={table} changed={again} />
          </li>
        ))}
      </ul>
      <MoreButton more={more} />
    </section>
  )
}

function OneTable({ table, changed }: { table: HostedTable; changed(): void }) {
  const words = text.service.hosts
  const { id, code, game, seats, entries, state } = table
  const [open, ask] = useState(false)
  return (
    <>
      <p>
        <Link to={`/table/${code}`}>
          {gameName(game)} ({code})
        </Link>{' '}
        <small className="quiet">
          {words.entries({ entries })} · {moment(table.changed)}
        </small>
      </p>
      <p>{text.figures.list(seats.map(name => (name === '' ? words.openSeat : isolated(name))))}</p>
      {state !== 'archived' && !open && (
        <button type="button" className="plain danger" onClick={() => ask(true)}>
          {words.end({ code })}
        </button>
      )}
      {open && (
        <Form
          label={words.end({ code })}
          secondary
          className="in-a-row"
          submit={async field => {
            const body = { reason: field('reason') }
            await api.call('POST /api/host/tables/:table/archive', { params: { table: id }, body })
            changed()
          }}
        >
          <Field label={words.endReason} name="reason" maxLength={500} autoComplete="off" />
        </Form>
      )}
    </>
  )
}
