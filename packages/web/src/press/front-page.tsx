// The front page of a decade: masthead, date, three headlines with their figures, and the chart of fortunes.
import { useMemo, useRef } from 'react'
import type { ChartSpec } from '../charts/chart.ts'
import { Plot } from '../charts/plot.tsx'
import { useWidth } from '../charts/use-width.ts'
import { text } from '../messages/later.ts'
import type { PlayedGame } from '../play/history.ts'
import { numbered } from '../shell/numbered.ts'
import style from './front-page.module.css'
import { type Edition, marksOf } from './front-pages.ts'
import type { Press } from './press.ts'
import { printed } from './words.ts'

export interface FrontPageProps {
  readonly edition: Edition
  readonly press: Press
  readonly played: PlayedGame
  readonly names: readonly string[]
}

export function FrontPage({ edition, press, played, names }: FrontPageProps) {
  const words = text.press
  const { number, decade, at, headlines } = edition
  const companies = press.companies(played.journal.at(at), names).map(({ name }) => name)
  return (
    <article className={style['page']}>
      <header>
        <p className={style['paper']}>{words.paper}</p>
        <p className={style['strap']}>
          <span>{words.issue({ number })}</span>
          <span>{words.motto}</span>
          <b>{press.dateOf(decade)}</b>
        </p>
      </header>
      <div className={style['columns']}>
        {numbered(headlines).map(({ value, place }) => {
          const { title, body } = printed(value, companies)
          return (
            <section key={place}>
              <h3>{title}</h3>
              <p>{body}</p>
            </section>
          )
        })}
        <Fortunes edition={edition} press={press} played={played} names={names} />
      </div>
    </article>
  )
}

function Fortunes({ edition: { at }, press, played, names }: FrontPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const picture = useRef<SVGSVGElement>(null)
  const width = useWidth(place)
  const spec = useMemo(() => fortunesOf(press, played, names, at), [press, played, names, at])
  return (
    <figure className={style['chart']}>
      <figcaption>{spec.title}</figcaption>
      <div ref={place}>
        <Plot spec={spec} width={width} chosen={spec.points.length - 1} choose={() => {}} picture={picture} />
      </div>
    </figure>
  )
}

/** What each company was worth at the beginning of every cycle or round, up to this edition. */
function fortunesOf(press: Press, played: PlayedGame, names: readonly string[], until: number): ChartSpec {
  const { journal, history } = played
  const marks = marksOf(press, played).filter(at => at <= until)
  const scores = marks.map(at => press.scores(journal.at(at)))
  const decades = new Map(
    history.flatMap(({ at, events }) => events.flatMap(event => press.decadeBegun(event) ?? []).map(one => [at, one])),
  )
  let shown: number | undefined
  const points = marks.map(at => {
    const decade = decades.get(at)
    const tick = decade === undefined || decade === shown || at === until ? undefined : press.dateOf(decade)
    shown = decade ?? shown
    return { at, label: '', tick }
  })
  return {
    id: 'fortunes',
    title: text.press.fortunes,
    unit: 'money',
    kind: 'lines',
    points,
    series: press
      .companies(journal.at(until), names)
      .map((company, number) => ({ ...company, values: scores.map(row => row[number] ?? 0) })),
  }
}
