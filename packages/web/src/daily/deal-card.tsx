// One deal at a glance: game, set-up, opponents, my seat, and the way in.
import { type DailyDeal, dayAfter, seatOfDeal, startOf } from '@arkwright/bots/daily'
import { useState } from 'react'
import { shownTime, useNow } from '../online/time.ts'
import { GAMES } from '../play/catalogue.ts'
import { gameName, strengthName } from '../play/names.ts'
import { optionWordsOf } from '../play/option-words.ts'
import { goTo } from '../router.ts'
import { Disc } from '../shell/disc.tsx'
import { GamePicture } from '../shell/game-picture.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import sheet from '../style/sheet.module.css'
import style from './daily.module.css'
import { dayName } from './days.ts'
import { streakOf, useDailyLog } from './log.ts'
import { beginDay } from './start.ts'
import { text } from './words.ts'

const words = text.daily

export function DealCard({ deal, today }: { deal: DailyDeal; today: string }) {
  const { date, game, number } = deal
  const isToday = date === today
  return (
    <section
      className={`${sheet['panel']} ${style['deal']}`}
      aria-label={isToday ? words.today : words.dealOf({ day: dayName(date) })}
    >
      <GamePicture game={game} />
      <div>
        <p className={style['when']}>
          {words.number({ number })} · {dayName(date)}
        </p>
        <h2>{gameName(game)}</h2>
        <Facts deal={deal} />
        <WaysIn deal={deal} today={today} />
        {isToday && <Clock today={today} />}
      </div>
    </section>
  )
}

function Facts({ deal }: { deal: DailyDeal }) {
  const { seats } = deal
  const mine = seatOfDeal(deal)
  const bots = seats.flatMap(bot => bot ?? [])
  const [first] = bots
  return (
    <ul className={style['facts']}>
      <li>{words.players({ count: seats.length })}</li>
      {first !== undefined && <li>{words.bots({ count: bots.length, level: strengthName(first.level) })}</li>}
      {bots.length > 0 && (
        <li>
          <Disc seat={mine} size={18} /> {words.seat({ colour: text.seats.colours[mine] ?? '', seat: mine + 1 })}
        </li>
      )}
      {setUpLines(deal).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** The options of the set-up, by the names that a new table gives them. */
function setUpLines({ game, options }: DailyDeal): string[] {
  const all = optionWordsOf(game)
  const listed = GAMES.find(({ id }) => id === game)?.options ?? []
  if (options['expert'] === 'all') return [words.expert]
  return listed.flatMap(({ name }) => {
    const value = options[name]
    const named = typeof value === 'string' ? all[name]?.values[value]?.name : undefined
    return named === undefined ? [] : [words.option({ option: all[name]?.name ?? name, value: named })]
  })
}

function WaysIn({ deal, today }: { deal: DailyDeal; today: string }) {
  const known = useDailyLog(log => log.tries[deal.date])
  const [isBusy, work] = useState(false)
  const begin = async () => {
    work(true)
    goTo(`/table/${await beginDay(deal, today)}`)
  }
  if (known !== undefined && known.end === undefined && known.gone !== true) {
    return (
      <p className={sheet['ways']}>
        <Link to={`/table/${known.id}`} className="primary">
          <Icon name="play" size={18} /> {words.resume}
        </Link>
      </p>
    )
  }
  const counts = known === undefined && deal.date === today
  return (
    <>
      <p className={sheet['ways']}>
        <button
          type="button"
          className={counts ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={() => void begin()}
        >
          <Icon name={counts ? 'play' : 'again'} size={18} /> {counts ? words.play : words.practise}
        </button>
      </p>
      <p className="quiet">{counts ? words.counts : words.practice}</p>
    </>
  )
}

function Clock({ today }: { today: string }) {
  const now = useNow(true)
  const days = useDailyLog(log => streakOf(log.tries, today))
  return (
    <p className={style['clock']}>
      <span role="timer">{words.next({ time: shownTime(Math.max(0, startOf(dayAfter(today, 1)) - now)) })}</span>
      <span>{words.streak({ days })}</span>
    </p>
  )
}
