// The final table: shares × value = score, with the cash that breaks ties.
import './final-table.css'
import '../style/ledger.css'
import { text } from '../messages/later.ts'
import { Disc } from '../shell/disc.tsx'
import style from './ending.module.css'
import type { Finish } from './finish.ts'

export function FinalTable({ finishes }: { finishes: readonly Finish[] }) {
  const words = text.result
  const { shares, value, score, sum } = text.ending
  const unranked = finishes.some(({ rank }) => rank === undefined)
  return (
    <div>
      <table className={`ledger ranking ${style['table']}`}>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.company}</th>
            <th scope="col">{shares}</th>
            <th scope="col">{value}</th>
            <th scope="col">{score}</th>
            <th scope="col">{words.cash}</th>
          </tr>
        </thead>
        <tbody>
          {finishes.map(one => (
            <tr key={one.key} className={one.rank === 1 ? 'first' : ''}>
              <td>{one.rank ?? '–'}</td>
              <th scope="row">
                {one.seat !== undefined && <Disc seat={one.seat} size={24} />}
                {one.disc} {one.name}
                {one.note !== undefined && <small>{one.note}</small>}
              </th>
              <td>{one.shares}</td>
              <td>
                × {text.figures.money(one.value)} {one.handicap ? text.figures.gain(one.handicap) : ''}
              </td>
              <td>
                = <b>{text.figures.money(one.score)}</b>
              </td>
              <td>{one.cash === undefined ? '' : text.figures.money(one.cash)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={style['note']}>
        {sum} {unranked && words.unranked}
      </p>
    </div>
  )
}
