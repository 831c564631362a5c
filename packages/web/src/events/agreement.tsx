// For hosts of this server: how often people's turns begin like those of the medium bot.
import { useCallback } from 'react'
import { text } from '../messages/events.ts'
import { api } from '../online/api.ts'
import { useAnswer } from '../online/use-answer.ts'
import styles from './events.module.css'
import { percent } from './score.ts'

export function Agreement({ event }: { event: string }) {
  const words = text.events.agreement
  const ask = useCallback(() => api.call('GET /api/host/events/:event/agreement', { params: { event } }), [event])
  const { answer } = useAnswer(ask)
  const compared = answer?.players.filter(({ agreement }) => agreement !== null) ?? []
  return (
    <section className={styles['part']}>
      <h2>{words.title}</h2>
      <p className="quiet">{words.help}</p>
      {compared.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{text.events.standings.player}</th>
              <th scope="col">{words.turns}</th>
              <th scope="col">{words.share}</th>
            </tr>
          </thead>
          <tbody>
            {compared.map(({ person, turns, agreement }) => (
              <tr key={person.id}>
                <th scope="row">{person.name}</th>
                <td>{turns}</td>
                <td>{percent(agreement ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
