// What hosts did, for other hosts to read.
import { type AnswerOf, isolated } from '@arkwright/server/client'
import { text } from '../messages/index.ts'
import { Link } from '../shell/link.tsx'
import { api } from './api.ts'
import styles from './hosts.module.css'
import { MoreButton } from './more-button.tsx'
import { fullMoment } from './time.ts'
import { usePages } from './use-pages.ts'

type Deed = AnswerOf<'GET /api/host/audit'>['audit'][number]

const ask = async (last: Deed | undefined) => {
  const query = last === undefined ? {} : { before: last.at, id: last.id }
  const { audit: items, more } = await api.call('GET /api/host/audit', { query })
  return { items, more }
}

export function HostsAudit() {
  const words = text.service.hosts
  const { items, fault, more } = usePages(ask)
  return (
    <section className="panel">
      <h2>{words.audit}</h2>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {items?.length === 0 && <p>{words.noAudit}</p>}
      <ul className={styles['list']}>
        {items?.map(({ id, at, host, what, person, table, detail }) => (
          <li key={id} className={styles['item']}>
            <p>
              <b>{host === null ? words.commandLine : isolated(host.name)}</b> {words.deeds[what]}
              {person !== null && (
                <>
                  {' · '}
                  <Link to={`/person/${person.id}`}>{isolated(person.name)}</Link>
                </>
              )}
              {table !== null && (
                <>
                  {' · '}
                  <Link to={`/table/${table.code}`}>{table.code}</Link>
                </>
              )}{' '}
              <small className="quiet">{fullMoment(at)}</small>
            </p>
            {detail !== '' && <p className="quiet">{detail}</p>}
          </li>
        ))}
      </ul>
      <MoreButton more={more} />
    </section>
  )
}
