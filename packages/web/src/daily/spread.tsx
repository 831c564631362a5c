// Results as bars, mine marked.
import style from './daily.module.css'
import { text } from './words.ts'

const words = text.daily

interface SpreadProps {
  readonly rows: readonly { readonly score: number; readonly count: number }[]
  readonly own: number | undefined
  readonly label: string
}

const BARS = 10

/** The results in ten bars of equal width, mine marked. */
export function Spread({ rows, own, label }: SpreadProps) {
  const { money } = text.figures
  const all = [...rows.map(row => row.score), ...(own === undefined ? [] : [own])]
  const low = Math.min(...all)
  const width = Math.max(1, Math.ceil((Math.max(...all) - low + 1) / BARS))
  const bars = Array.from({ length: BARS }, (_, bar) => {
    const from = low + bar * width
    const isIn = (points: number) => points >= from && points < from + width
    const count = rows.filter(row => isIn(row.score)).reduce((sum, row) => sum + row.count, 0)
    return { from, count, mine: own !== undefined && isIn(own) }
  })
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ol className={style['spread']} aria-label={label}>
      {bars.map(({ from, count, mine }) => (
        <li key={from} className={mine ? style['mine'] : ''} title={words.bar({ from: money(from), count })}>
          <span className="unseen">
            {words.bar({ from: money(from), count })} {mine && words.you}
          </span>
          <i aria-hidden="true" style={{ height: `${(100 * count) / most}%` }} />
          <small aria-hidden="true">{money(from)}</small>
        </li>
      ))}
    </ol>
  )
}
