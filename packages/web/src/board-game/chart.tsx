// One figure of all companies over the game, a point for each cycle.
import { type Player, type State, year } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useNames } from '../play/use-table.ts'
import { numbered } from '../shell/numbered.ts'

const WIDTH = 320
const HEIGHT = 170
const LEFT = 34
const BOTTOM = 22
/** Lines differ by dashes too, not by colour alone. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3']

interface ChartProps {
  readonly title: string
  readonly samples: readonly State[]
  of(sample: State, player: Player): number
}

export function Chart({ title, samples, of }: ChartProps) {
  const names = useNames()
  const series = (samples[0]?.players ?? []).map((_, seat) =>
    samples.map(sample => {
      const player = sample.players[seat]
      return player === undefined ? 0 : of(sample, player)
    }),
  )
  const high = Math.max(1, ...series.flat())
  const x = (i: number) => LEFT + (i / Math.max(1, samples.length - 1)) * (WIDTH - LEFT - 14)
  const y = (value: number) => 10 + (1 - value / high) * (HEIGHT - BOTTOM - 10)
  const parts = series.map((values, seat) => `${names[seat]} ${values.at(-1) ?? 0}`)
  return (
    <figure className="chart-figure">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text.boardGame.charts.label({ chart: title, parts })}
      >
        {[0, 0.5, 1].map(share => (
          <g key={share} className="grid">
            <line x1={LEFT} x2={WIDTH - 14} y1={y(high * share)} y2={y(high * share)} />
            <text x={LEFT - 6} y={y(high * share) + 4} textAnchor="end">
              {Math.round(high * share)}
            </text>
          </g>
        ))}
        {numbered(samples).map(({ value: sample, place: i }) =>
          sample.cycle === 0 && i < samples.length - 1 ? (
            <text key={i} x={x(i)} y={HEIGHT - 6} textAnchor="middle" className="tick">
              {year(sample)}
            </text>
          ) : null,
        )}
        {numbered(series).map(({ value: values, place: seat }) => (
          <g key={seat} className={`series seat-${seat}`}>
            <polyline
              points={values.map((value, i) => `${x(i)},${y(value)}`).join(' ')}
              strokeDasharray={DASHES[seat]}
            />
            <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="4" />
          </g>
        ))}
      </svg>
    </figure>
  )
}
