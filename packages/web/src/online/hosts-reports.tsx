// Reports for the hosts: those that wait, and those that are closed.
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

type Report = AnswerOf<'GET /api/host/reports'>['reports'][number]
const SHOWN = ['open', 'settled'] as const

export function HostsReports() {
  const words = text.service.hosts
  const [show, choose] = useState<(typeof SHOWN)[number]>('open')
  const { items, fault, again, more } = usePages(
    useCallback(
      async (last: Report | undefined) => {
        const query = { show, ...(last !== undefined && { before: last.at, id: last.id }) }
        const answer = await api.call('GET /api/host/reports', { query })
        return { items: answer.reports, more: answer.more }
      },
      [show],
    ),
  )
  return (
    <section className="panel">
      <h2>{words.reports}</h2>
      <label className="field">
        <span>{words.shown}</span>
        <select value={show} onChange={event => choose(event.target.value as typeof show)}>
          {SHOWN.map(one => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </select>
      </label>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {items?.length === 0 && <p>{words.noReports}</p>}
      <ul className={styles['list']}>
        {items?.map(report => (
          <li key={report.id} className={styles['item']}>
            <OneReport report={report} changed={again} />
          </li>
        ))}
      </ul>
      <MoreButton more={more} />
    </section>
  )
}

function OneReport({ report, changed }: { report: Report; changed(): void }) {
  const words = text.service.hosts
  const { id, at, reason, by, about, table, text: said, settled } = report
  return (
    <>
      <p>
        <b>{about === null ? words.aboutGame : <NameLink words={words.about} person={about} />}</b>{' '}
        <small className="quiet">
          {words.by({ name: by === null ? words.gone : isolated(by.name) })} · {moment(at)}
        </small>
      </p>
      <p>{reason}</p>
      {said !== null && (
        <blockquote className={styles['quote']} dir="auto">
          {said}
        </blockquote>
      )}
      {table !== null && (
        <p>
          <Link to={`/table/${table.code}`}>
            {gameName(table.game)} ({table.code})
          </Link>
        </p>
      )}
      {settled === null ? (
        <Form
          label={words.settle}
          secondary
          className="in-a-row"
          submit={async field => {
            await api.call('POST /api/host/reports/:report/settle', {
              params: { report: id },
              body: { outcome: field('outcome') },
            })
            changed()
          }}
        >
          <Field label={words.outcome} name="outcome" maxLength={500} autoComplete="off" />
        </Form>
      ) : (
        <p className="quiet">
          {words.closed({ name: isolated(settled.by?.name ?? words.gone), outcome: settled.outcome })} ·{' '}
          {moment(settled.at)}
        </p>
      )}
    </>
  )
}

function NameLink({
  words,
  person: { id, name },
}: {
  words: (figures: { name: string }) => string
  person: { id: string; name: string }
}) {
  return <Link to={`/person/${id}`}>{words({ name: isolated(name) })}</Link>
}
