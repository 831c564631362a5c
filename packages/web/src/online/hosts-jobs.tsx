// Jobs for the hosts: how many wait, and what failed.
import { text } from '../messages/index.ts'
import { api } from './api.ts'
import styles from './hosts.module.css'
import { moment } from './time.ts'
import { useAnswer } from './use-answer.ts'

const ask = () => api.call('GET /api/host/jobs')

export function HostsJobs() {
  const words = text.service.hosts
  const { answer, fault } = useAnswer(ask)
  return (
    <section className="panel">
      <h2>{words.jobs}</h2>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {answer !== undefined && (
        <>
          <div className={styles['scroll']}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.kind}</th>
                  <th scope="col">{words.waiting}</th>
                  <th scope="col">{words.due}</th>
                  <th scope="col">{words.failed}</th>
                </tr>
              </thead>
              <tbody>
                {answer.queues.map(({ kind, waiting, due, failed }) => (
                  <tr key={kind}>
                    <th scope="row">{words.kinds[kind]}</th>
                    <td>{waiting}</td>
                    <td>{due}</td>
                    <td>{failed}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <h3 className={styles['heading']}>{words.failed}</h3>
          {answer.failed.length === 0 && <p>{words.noneFailed}</p>}
          <ul className={styles['list']}>
            {answer.failed.map(({ id, kind, attempts, due }) => (
              <li key={id} className={styles['item']}>
                {words.kinds[kind]} <code>{id}</code>{' '}
                <small className="quiet">{words.attempts({ attempts, moment: moment(due) })}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
