// The position beside the list of turns: the companies in figures, the market in words.
import { SEATS } from '@arkwright/kernel'
import { useMemo } from 'react'
import { text } from '../messages/explorer.ts'
import type { GamePage, Position } from '../play/game-page.ts'
import { useLoaded } from '../play/use-loaded.ts'
import { Disc } from '../shell/disc.tsx'
import { numbered } from '../shell/numbered.ts'
import styles from './explorer.module.css'

const words = text.explorer

export function Standing({ page, state }: { page: GamePage; state: Position }) {
  const names = text.seats.colours
  const read = useLoaded(page.reader)
  const market = useMemo(() => read?.(state, SEATS[state.seat] ?? 0, names).market ?? [], [read, state, names])
  const { money, number } = text.figures
  return (
    <section className={styles['standing']}>
      <h2>{words.position}</h2>
      <p>{page.standing(state)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.company}</th>
            <th scope="col">{words.score}</th>
            <th scope="col">{words.cash}</th>
            <th scope="col">{words.shares}</th>
          </tr>
        </thead>
        <tbody>
          {page.companies(state, names).map(({ key, seat, name, score, cash, shares, value }) => (
            <tr key={key}>
              <th scope="row">
                {seat !== undefined && <Disc seat={seat} size={20} />} {name}
              </th>
              <td>{money(score)}</td>
              <td>{cash === undefined ? '–' : money(cash)}</td>
              <td>
                {number(shares)} × {money(value)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {market.length > 0 && (
        <details>
          <summary>{words.inWords}</summary>
          <ul>
            {numbered(market).map(({ value, place }) => (
              <li key={place}>{value}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
