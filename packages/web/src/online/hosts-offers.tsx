// For the hosts: the printings and variants that players may choose for online tables.
import { isolated } from '@arkwright/server/client'
import { useCallback, useState } from 'react'
import { text } from '../messages/fair-seats.ts'
import { gameName } from '../play/names.ts'
import { api } from './api.ts'
import { faultWords } from './faults.ts'
import styles from './hosts.module.css'
import { useAnswer } from './use-answer.ts'

export function HostsOffers() {
  const words = text.fairSeats.offers
  const { answer, fault, again } = useAnswer(useCallback(() => api.call('GET /api/offers'), []))
  const [told, tell] = useState<{ readonly sentence: string; readonly refused: boolean }>()
  const attempt = (action: Promise<string | undefined>) =>
    void action.then(
      sentence => {
        tell(sentence === undefined ? undefined : { sentence, refused: false })
        again()
      },
      (error: unknown) => tell({ sentence: faultWords(error), refused: true }),
    )
  const add = async (file: File) => {
    const { offer } = await api.call('POST /api/host/offers', { body: { printing: await file.text() } })
    return words.added({ name: isolated(offer.variant?.name ?? offer.name) })
  }
  const remove = async (hash: string) => {
    await api.call('DELETE /api/host/offers/:hash', { params: { hash } })
    return undefined
  }
  return (
    <section className="panel">
      <h2>{words.title}</h2>
      <p>{words.detail}</p>
      {answer !== undefined && <p className="quiet">{answer.any ? words.any : words.only}</p>}
      <label className="field">
        <span>{words.add}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => {
            const [file] = event.target.files ?? []
            if (file !== undefined) attempt(add(file))
            event.target.value = ''
          }}
        />
      </label>
      {told !== undefined && (
        <p className={told.refused ? 'refusal' : ''} role={told.refused ? 'alert' : 'status'}>
          {told.sentence}
        </p>
      )}
      {fault !== undefined && <p role="alert">{fault}</p>}
      {answer?.offers.length === 0 && <p>{words.none}</p>}
      <ul className={styles['list']}>
        {answer?.offers.map(({ hash, game, name, variant }) => (
          <li key={hash} className={styles['item']}>
            <p>
              <b>{isolated(variant?.name ?? name)}</b>{' '}
              <small className="quiet">
                {gameName(game)} · {isolated(name)} · {hash.slice(0, 8)}
              </small>
            </p>
            {variant !== null && <p>{isolated(variant.reason)}</p>}
            <button
              type="button"
              className="plain danger"
              aria-label={words.removeOf({ name: variant?.name ?? name })}
              onClick={() => attempt(remove(hash))}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
