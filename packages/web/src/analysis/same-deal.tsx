// Plays the same deal again, and compares the plays.
import { SEATS } from '@arkwright/kernel'
import { useEffect, useState } from 'react'
import type { ChartSpec } from '../charts/chart.ts'
import { ChartFigure } from '../charts/chart-figure.tsx'
import { pointsOf } from '../charts/companies.ts'
import { text } from '../messages/later.ts'
import { isSameDeal, sameDeal } from '../replay/fork.ts'
import { type OpenedTale, openedTale, useTale } from '../replay/use-tale.ts'
import { goTo } from '../router.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { numbered } from '../shell/numbered.ts'
import { listRecords } from '../storage/records.ts'

const words = text.replay.again

export function SameDeal() {
  const opened = useTale()
  const others = useOtherPlays(opened)
  const begin = async () => {
    const { id } = await sameDeal(opened.record)
    goTo(`/table/${id}`)
  }
  return (
    <section className="same-deal">
      <h2>{words.title}</h2>
      <p>{words.detail}</p>
      <button type="button" className="secondary" onClick={() => void begin()}>
        <Icon name="again" size={18} /> {words.start}
      </button>
      <h3>{words.compare}</h3>
      {others.length === 0 ? <p className="quiet">{words.none}</p> : <Compared plays={[opened, ...others]} />}
    </section>
  )
}

function useOtherPlays({ record, page, story }: OpenedTale): readonly OpenedTale[] {
  const [others, know] = useState<readonly OpenedTale[]>([])
  useEffect(() => {
    let left = false
    void listRecords().then(records => {
      const alike = records.filter(other => isSameDeal(record, other))
      if (!left) know(alike.map(other => openedTale(page, story, other)))
    })
    return () => {
      left = true
    }
  }, [record, page, story])
  return others
}

function nameOf(play: OpenedTale, first: OpenedTale): string {
  return play === first ? words.this : words.other({ day: text.figures.moment(play.record.started) })
}

function Compared({ plays }: { plays: readonly OpenedTale[] }) {
  const [first] = plays
  const [seat, choose] = useState(Math.max(0, first?.record.seats.findIndex(({ kind }) => kind === 'me') ?? 0))
  if (first === undefined) return null
  const { names } = first.tale
  return (
    <>
      <div className="chart-scroll">
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{words.compare}</th>
              {numbered(names).map(({ value, place }) => (
                <th key={place} scope="col">
                  <Disc seat={place} /> {value}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plays.map(play => (
              <tr key={play.record.id}>
                <th scope="row">
                  {nameOf(play, first)} {!play.record.over && <small>{words.unfinished}</small>}
                  {play !== first && <Link to={`#/analysis/${play.record.id}`}>{words.look}</Link>}
                </th>
                {SEATS.slice(0, names.length).map(one => (
                  <td key={one}>{text.figures.money(play.story.portfolio(play.tale.played.journal.position, one))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <label className="chooser">
        {text.replay.ledger.company}
        <select value={seat} onChange={event => choose(Number(event.target.value))}>
          {numbered(names).map(({ value, place }) => (
            <option key={place} value={place}>
              {value}
            </option>
          ))}
        </select>
      </label>
      <ChartFigure spec={comparedChart(plays, first, seat)} game={first.record.id} />
    </>
  )
}

/** One company's portfolio in each play, cycle by cycle; a shorter play keeps its last value. */
function comparedChart(plays: readonly OpenedTale[], first: OpenedTale, seat: number): ChartSpec {
  const longest = plays.reduce((best, play) => (play.tale.samples.length > best.tale.samples.length ? play : best))
  const points = pointsOf(longest.tale.samples)
  const who = SEATS[seat] ?? 0
  return {
    id: 'compared',
    title: text.replay.charts.titles.compared,
    unit: 'money',
    kind: 'lines',
    points,
    series: plays.map((play, place) => {
      const values = play.tale.samples.map(({ state }) => play.story.portfolio(state, who))
      return {
        name: nameOf(play, first),
        look: `chart-play-${place % 4}`,
        values: points.map((_, i) => values[Math.min(i, values.length - 1)] ?? 0),
      }
    }),
  }
}
