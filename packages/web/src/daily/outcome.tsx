// How my day ended: my result, compared with everyone's or with ten bots, what decided it, and something to share.
import { type DailyDeal, FIELD_SIZE } from '@arkwright/bots/daily'
import { Suspense } from 'react'
import { later } from '../later.ts'
import { useHouseThere } from '../online/home-door.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import style from './daily.module.css'
import { beatenOf, useField } from './field.ts'
import { type DayTry, streakOf, useDailyLog } from './log.ts'
import { Ranking } from './ranking.tsx'
import { Share } from './share.tsx'
import { Spread } from './spread.tsx'
import { text } from './words.ts'

const Review = later(() => import('./review.tsx'))
const words = text.daily

interface OutcomeProps {
  readonly deal: DailyDeal
  readonly mine: DayTry & Required<Pick<DayTry, 'end'>>
  readonly today: string
}

export function Outcome({ deal, mine: { id, end }, today }: OutcomeProps) {
  const online = useHouseThere()
  const comparing = useField(deal)
  const streak = useDailyLog(log => streakOf(log.tries, today))
  const isWhole = comparing.field.length === FIELD_SIZE
  const beaten = isWhole ? beatenOf(comparing.field, end.score) : undefined
  return (
    <section aria-label={words.result} className={style['outcome']}>
      <h2>{words.result}</h2>
      <p className={style['score']}>
        <b>{text.figures.money(end.score)}</b>{' '}
        {end.of > 1 && end.rank > 0 && (
          <span>{words.place({ place: text.ending.places[end.rank - 1] ?? '', of: end.of })}</span>
        )}
      </p>
      <p>
        <Link to={`/table/${id}/result`} className="plain">
          <Icon name="exchange" size={18} /> {words.whole}
        </Link>
      </p>
      {online && <Ranking deal={deal} id={id} />}
      <Bots {...comparing} beaten={beaten} own={end.score} />
      <Suspense fallback={null}>
        <Review id={id} deal={deal} />
      </Suspense>
      <Share deal={deal} end={end} beaten={beaten} streak={streak} />
    </section>
  )
}

interface BotsProps extends ReturnType<typeof useField> {
  readonly beaten: number | undefined
  readonly own: number
}

function Bots({ field, running, trouble, start, beaten, own }: BotsProps) {
  const { length } = field
  return (
    <section aria-label={words.bots10}>
      <h3>{words.bots10}</h3>
      {beaten !== undefined && <p>{words.beaten({ count: beaten })}</p>}
      {beaten === undefined && !running && (
        <p>
          {words.bots10Detail}{' '}
          <button type="button" className="secondary" onClick={start}>
            <Icon name="workers" size={18} /> {words.compare}
          </button>
        </p>
      )}
      {running && (
        <p>
          <progress value={length} max={FIELD_SIZE} aria-label={words.comparing({ count: length })} />{' '}
          {words.comparing({ count: length })}
        </p>
      )}
      {trouble !== undefined && (
        <p className="refusal" role="alert">
          {words.failed({ reason: trouble })}
        </p>
      )}
      {beaten !== undefined && (
        <Spread rows={field.map(({ score }) => ({ score, count: 1 }))} own={own} label={words.spread} />
      )}
    </section>
  )
}
