// What hosts did, for other hosts to read.
import { isolated } from '@arkwright/server/client'
import { text } from '../messages/index.ts'
import { Link } from '../shell/link.tsx'
import { api } from './api.ts'
import styles from './hosts.module.css'
import { fullMoment } from './time.ts'
import { useAnswer } from './use-answer.ts'

const ask = () => api.call('GET /api/host/audit', { query: {} })

export function HostsAudit() {
  const words = text.service.hosts
  const { answer, fault } = useAnswer(ask)
  return (
    <section className="panel">
      <h2>{words.audit}</h2>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {answer?.audit.length === 0 && <p>{words.noAudit}</p>}
      <ul className={styles['list']}>
        {answer?.audit.map(({ id, at, host, what, person, table, detail }) => (
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
    </section>
  )
}
