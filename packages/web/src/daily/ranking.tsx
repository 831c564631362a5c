// The server's ranking of a day, and the way into it.
import type { DailyDeal } from '@arkwright/bots/daily'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../online/api.ts'
import { faultWords } from '../online/faults.ts'
import { useHouse } from '../online/house.ts'
import { useBeat } from '../online/time.ts'
import { useAnswer } from '../online/use-answer.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { readRecord } from '../storage/records.ts'
import style from './daily.module.css'
import { Spread } from './spread.tsx'
import { text } from './words.ts'

const words = text.daily.ranking
const LOOK_AGAIN = 2000

interface RankingProps {
  readonly deal: DailyDeal
  /** My finished game that counts; undefined: there is none here. */
  readonly id: string | undefined
}

export function Ranking({ deal: { date }, id }: RankingProps) {
  const me = useHouse(house => house.me)
  const ask = useCallback(() => api.call('GET /api/daily/:date', { params: { date } }), [date])
  const { answer, fault, again } = useAnswer(ask)
  const [refused, tell] = useState<string>()
  const isChecking = answer?.mine?.state === 'checking'
  const beat = useBeat(LOOK_AGAIN)
  useEffect(() => {
    if (isChecking && beat > 0) again()
  }, [beat, isChecking, again])
  const enter = async () => {
    const record = id === undefined ? undefined : await readRecord(id)
    if (record === undefined) return tell(text.daily.gone)
    try {
      await api.call('POST /api/daily/:date', { params: { date }, body: { moves: [...record.moves] } })
      tell(undefined)
      again()
    } catch (error) {
      tell(faultWords(error))
    }
  }
  if (answer === undefined) return fault === undefined ? null : <p className="refusal">{fault}</p>
  const { mine, top, spread, count, open } = answer
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      {id !== undefined && mine === null && open && me !== undefined && (
        <p>
          {words.ask}{' '}
          <button type="button" className="primary" onClick={() => void enter()}>
            <Icon name="open" size={18} /> {words.enter}
          </button>
        </p>
      )}
      {id !== undefined && mine === null && open && me === undefined && (
        <p>
          {words.signIn} <Link to="/account">{words.account}</Link>
        </p>
      )}
      <p role="status">
        {mine?.state === 'checking' && words.checking}
        {mine?.state === 'refused' && words.refused}
        {mine?.state === 'accepted' && words.mine({ place: mine.place ?? 0, count })}
      </p>
      {refused !== undefined && (
        <p className="refusal" role="alert">
          {refused}
        </p>
      )}
      {count === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <>
          <ol className={style['top']}>
            {top.map(({ place, person, score }) => (
              <li key={person.id}>
                {words.row({ place, score: text.figures.money(score) })}{' '}
                <Link to={`/person/${person.id}`}>{person.name}</Link>
              </li>
            ))}
          </ol>
          <Spread rows={spread} own={mine?.score ?? undefined} label={words.spread} />
        </>
      )}
    </section>
  )
}
