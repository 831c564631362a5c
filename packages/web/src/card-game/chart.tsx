// One figure over the game as lines, a point for each round.
import { text } from '../messages/index.ts'
import { numbered } from '../shell/numbered.ts'

const WIDTH = 320
const HEIGHT = 170
const LEFT = 34
const RIGHT = 14
const BOTTOM = 22
const ROUNDS = 4
const DECADES = [1, 2, 3]
/** Lines differ by dashes too, not by colour alone. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '5 2 1 2', '1 2']

export interface Series {
  readonly name: string
  readonly look: string
  readonly values: readonly number[]
}

export function Chart({ title, series }: { title: string; series: readonly Series[] }) {
  const all = series.flatMap(({ values }) => values)
  const high = Math.max(1, ...all)
  const low = Math.min(0, ...all)
  const rounds = series[0]?.values.length ?? 0
  const x = (i: number) => LEFT + (i / Math.max(1, rounds - 1)) * (WIDTH - LEFT - RIGHT)
  const y = (value: number) => 10 + ((high - value) / (high - low)) * (HEIGHT - BOTTOM - 10)
  const parts = series.map(({ name, values }) => text.cardGame.result.chartEnd({ name, value: values.at(-1) ?? 0 }))
  return (
    <figure className="chart-figure">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text.cardGame.result.chartLabel({ chart: title, parts })}
      >
        {[low, Math.round((low + high) / 2), high].map(value => (
          <g key={value} className="grid">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {DECADES.map((decade, i) =>
          i * ROUNDS < rounds ? (
            <text key={decade} x={x(i * ROUNDS)} y={HEIGHT - 6} textAnchor="middle" className="tick">
              {text.boardGame.roman({ level: decade })}
            </text>
          ) : null,
        )}
        {numbered(series).map(({ value: { look, values }, place }) => (
          <g key={place} className={`series ${look}`}>
            <polyline
              points={values.map((value, i) => `${x(i)},${y(value)}`).join(' ')}
              strokeDasharray={DASHES[place]}
            />
            <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="4" />
          </g>
        ))}
      </svg>
      {series.length > 1 && (
        <ul className="cg-legend">
          {numbered(series).map(({ value: { look, name }, place }) => (
            <li key={place} className={look}>
              <svg
                viewBox="0 0 28 8"
                width="28"
                height="8"
                aria-hidden="true"
                focusable="false"
                className={`series ${look}`}
              >
                <polyline points="0,4 28,4" strokeDasharray={DASHES[place]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
