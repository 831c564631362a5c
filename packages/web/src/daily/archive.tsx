// Past deals by month, to look back at and to practise.
import { dailyDeal, FIRST_DAY } from '@arkwright/bots/daily'
import { useState } from 'react'
import { gameName } from '../play/names.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import style from './daily.module.css'
import { dayName, daysOf, monthName, monthOf, nextMonth, weekdayNames, weekdayOf } from './days.ts'
import { useDailyLog } from './log.ts'
import { text } from './words.ts'

const words = text.daily

export function Archive({ date, today }: { date: string; today: string }) {
  const [month, turnTo] = useState(monthOf(date))
  const before = monthOf(new Date(Date.parse(month) - 1).toISOString().slice(0, FIRST_DAY.length))
  return (
    <section aria-label={words.archive}>
      <h2>{words.archive}</h2>
      <div className={style['months']}>
        <button
          type="button"
          className="plain"
          aria-label={words.earlier}
          disabled={before < monthOf(FIRST_DAY)}
          onClick={() => turnTo(before)}
        >
          <Icon name="left" size={18} />
        </button>
        <b aria-live="polite">{monthName(month)}</b>
        <button
          type="button"
          className="plain"
          aria-label={words.later}
          disabled={nextMonth(month) > today}
          onClick={() => turnTo(nextMonth(month))}
        >
          <Icon name="right" size={18} />
        </button>
      </div>
      <ol className={style['weekdays']} aria-hidden="true">
        {weekdayNames().map(name => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <ol className={style['days']}>
        {daysOf(month).map(day => (
          <li key={day} style={day === month ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}>
            <Day day={day} today={today} chosen={day === date} />
          </li>
        ))}
      </ol>
      <p className="quiet">{words.archiveDetail}</p>
    </section>
  )
}

function Day({ day, today, chosen }: { day: string; today: string; chosen: boolean }) {
  const end = useDailyLog(log => log.tries[day]?.end)
  const deal = day <= today ? dailyDeal(day) : undefined
  const number = Number(day.slice('yyyy-mm-'.length))
  if (deal === undefined) return <span>{number}</span>
  const label = { day: dayName(day), game: gameName(deal.game) }
  return (
    <Link
      to={day === today ? '#/daily' : `#/daily/${day}`}
      className={`${chosen ? style['chosen'] : ''} ${end === undefined ? '' : style['done']}`}
      label={`${number} ${end === undefined ? words.dayOpen(label) : words.dayDone(label)}`}
    >
      {number}
      {end !== undefined && <Icon name="done" size={14} />}
    </Link>
  )
}
