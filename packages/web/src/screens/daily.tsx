// The Daily Mill: today's deal, my result, and the archive.
import { type DailyDeal, dailyDeal } from '@arkwright/bots/daily'
import { useEffect } from 'react'
import { Archive } from '../daily/archive.tsx'
import style from '../daily/daily.module.css'
import { DealCard } from '../daily/deal-card.tsx'
import { useDailyLog } from '../daily/log.ts'
import { Outcome } from '../daily/outcome.tsx'
import { Ranking } from '../daily/ranking.tsx'
import { settleDays } from '../daily/start.ts'
import { useToday } from '../daily/today.ts'
import { text } from '../daily/words.ts'
import { useHouseThere } from '../online/home-door.tsx'
import { Link } from '../shell/link.tsx'
import sheet from '../style/sheet.module.css'
import { Masthead } from './masthead.tsx'

const words = text.daily

/** `date`: a past day; empty for today. */
export default function DailyScreen({ date: asked }: { date: string }) {
  const today = useToday()
  const date = asked === '' ? today : asked
  const deal = date <= today ? dailyDeal(date) : undefined
  const mine = useDailyLog(log => log.tries[date])
  useEffect(() => void settleDays(), [])
  return (
    <div>
      <Masthead title={words.title} />
      <main className={`${sheet['main']} ${style['main']}`}>
        <h1>{words.title}</h1>
        <p className="lead">{words.intro}</p>
        {deal === undefined ? (
          <p className="refusal">
            {words.noDeal} <Link to="#/daily">{words.toToday}</Link>
          </p>
        ) : (
          <>
            <DealCard deal={deal} today={today} />
            {mine?.end !== undefined && (
              <Outcome key={date} deal={deal} mine={{ ...mine, end: mine.end }} today={today} />
            )}
            {mine?.end === undefined && date < today && <PastRanking key={date} deal={deal} />}
          </>
        )}
        <Archive key={date} date={deal === undefined ? today : date} today={today} />
      </main>
    </div>
  )
}

/** Of a day that I did not finish. */
function PastRanking({ deal }: { deal: DailyDeal }) {
  return useHouseThere() ? <Ranking deal={deal} id={undefined} /> : null
}
