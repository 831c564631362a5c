// The context panel after the end of a game: the final standing with its margins and ties, and the chart of fortunes.
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Plot } from '../charts/plot.tsx'
import { text } from '../messages/later.ts'
import { useLoaded } from '../play/use-loaded.ts'
import { useNames, useTable } from '../play/use-table.ts'
import type { Story } from '../replay/story.ts'
import { taleOf } from '../replay/tale.ts'
import { Disc } from '../shell/disc.tsx'
import { onlyPerson, verdictOf } from './finish.ts'
import style from './standing-view.module.css'
import { FIRST_TAB } from './tabs.tsx'
import { tiesOf } from './ties.ts'

/** In less height a chart says nothing. */
const LEAST_HEIGHT = 90

export default function StandingView() {
  const page = useTable(session => session.page)
  const story = useLoaded(page.story)
  return story === undefined ? null : <Standing story={story} />
}

function Standing({ story }: { story: Story }) {
  const page = useTable(session => session.page)
  const record = useTable(session => session.record)
  const position = useTable(session => session.played.journal.position)
  const names = useNames()
  const finishes = useMemo(() => story.finishes(page.game, position, names), [story, page, position, names])
  const best = finishes[0]?.score ?? 0
  const words = text.ending
  return (
    <div className={style['standing']}>
      <p className={style['verdict']}>{verdictOf(finishes, onlyPerson(record))}</p>
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {text.result.company}
            </th>
            <th scope="col">{words.score}</th>
            <th scope="col">{words.behindFirst}</th>
            <th scope="col">{text.result.cash}</th>
          </tr>
        </thead>
        <tbody>
          {finishes.map(one => (
            <tr key={one.key} data-first={one.rank === 1 || undefined}>
              <td>{one.rank ?? '–'}</td>
              <th scope="row">
                <span className={style['company']}>
                  {one.seat !== undefined ? <Disc seat={one.seat} size={20} /> : one.disc}
                  <span>
                    {one.name}{' '}
                    <small>
                      {one.note ?? words.holding({ shares: one.shares, value: one.value, handicap: one.handicap ?? 0 })}
                    </small>
                  </span>
                </span>
              </th>
              <td>
                <b>{text.figures.money(one.score)}</b>
              </td>
              <td>{one.score === best ? '' : text.figures.money(best - one.score)}</td>
              <td>{one.cash === undefined ? '' : text.figures.money(one.cash)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tiesOf(finishes).map(tie => (
        <p key={tie}>{tie}</p>
      ))}
      <Fortunes story={story} />
    </div>
  )
}

/** Drawn as in the result, where each point can be asked for its figures. */
function Fortunes({ story }: { story: Story }) {
  const page = useTable(session => session.page)
  const played = useTable(session => session.played)
  const names = useNames()
  const place = useRef<HTMLDivElement>(null)
  const { width, height } = useRoom(place)
  const spec = useMemo(() => {
    const tale = taleOf(page, story, played, names, text.replay.charts.end)
    return story.charts(tale).find(({ id }) => id === FIRST_TAB)
  }, [page, story, played, names])
  if (spec === undefined) return null
  return (
    <figure>
      {height >= LEAST_HEIGHT && <figcaption>{spec.title}</figcaption>}
      <div ref={place}>{height >= LEAST_HEIGHT && <Plot spec={spec} width={width} height={height} />}</div>
    </figure>
  )
}

/** What the table and its sentences leave for the chart. */
function useRoom(place: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [room, measure] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      measure({ width: Math.floor(width), height: Math.floor(height) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return room
}
