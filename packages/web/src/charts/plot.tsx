// The picture of a chart: grid, lines or stacks, the names at the lines' ends, and the crosshair.
import './plot.css'
import { type PointerEvent, type Ref, useId } from 'react'
import { numbered } from '../shell/numbered.ts'
import { type ChartSpec, gridOf, labelEvery, rangeOf, spread, stacksOf } from './chart.ts'
import { shownValue } from './figures.ts'
import { Mark, Pattern } from './marks.tsx'

const USUAL_HEIGHT = 250
const TOP = 14
const BOTTOM = 26
export const LEFT = 52
const NAMES = 84
const RIGHT = 14
const BETWEEN_NAMES = 15
/** Ticks this close to the edge of the picture have their label on the left. */
const NEAR_THE_END = 60
/** Lines differ by dashes and marks too, not by colour alone. */
const DASHES = ['', '8 4', '2 3', '10 3 2 3', '5 2', '1 2']

interface PlotProps {
  readonly spec: ChartSpec
  readonly width: number
  readonly height?: number
  /** The point under the crosshair, if there is one. */
  readonly chosen?: number
  readonly choose?: (point: number) => void
  readonly picture?: Ref<SVGSVGElement>
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Scales {
  readonly x: (point: number) => number
  readonly y: (value: number) => number
  readonly right: number
  readonly height: number
}

export function Plot({ spec, width, height = USUAL_HEIGHT, chosen, choose, picture }: PlotProps) {
  const { unit, points, kind } = spec
  const range = rangeOf(spec)
  const scales = scalesOf(spec, { width, height }, range)
  const { x, y, right } = scales
  const ticks = numbered(points).filter(({ value: { tick } }) => tick !== undefined)
  const apart = ticks.slice(1).map(({ place }, i) => x(place) - x(ticks[i]?.place ?? 0))
  const every = labelEvery(
    ticks.map(({ value: { tick = '' } }) => tick),
    Math.max(1, ...apart),
  )
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const at = ((event.clientX - box.left) / box.width) * width
    const nearest = points.reduce((best, _, i) => (Math.abs(x(i) - at) < Math.abs(x(best) - at) ? i : best), 0)
    choose?.(nearest)
  }
  return (
    <svg
      ref={picture}
      className="chart-plot"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      onPointerMove={follow}
      onPointerDown={follow}
    >
      {gridOf(range, unit).map(value => (
        <g key={value} className="chart-grid">
          <line x1={LEFT} x2={right} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
            {shownValue(unit, value)}
          </text>
        </g>
      ))}
      {ticks.map(({ value: { tick }, place }, number) => (
        <g key={place} className="chart-tick">
          <line x1={x(place)} x2={x(place)} y1={TOP} y2={height - BOTTOM + 5} />
          {number % every === 0 && (
            <text
              x={x(place) + (x(place) > width - NEAR_THE_END ? -4 : 4)}
              y={height - 8}
              textAnchor={x(place) > width - NEAR_THE_END ? 'end' : 'start'}
            >
              {tick}
            </text>
          )}
        </g>
      ))}
      {chosen !== undefined && (
        <line
          className="chart-crosshair"
          data-crosshair=""
          x1={x(chosen)}
          x2={x(chosen)}
          y1={TOP}
          y2={height - BOTTOM}
        />
      )}
      {kind === 'lines' ? (
        <Lines spec={spec} scales={scales} chosen={chosen} />
      ) : (
        <Stacks spec={spec} scales={scales} />
      )}
    </svg>
  )
}

function scalesOf(spec: ChartSpec, { width, height }: Size, { low, high }: ReturnType<typeof rangeOf>): Scales {
  const { kind, points } = spec
  const lines = kind === 'lines'
  const right = width - marginOf(spec)
  const count = Math.max(1, lines ? points.length - 1 : points.length)
  const inset = lines ? 0 : 0.5
  return {
    right,
    height,
    x: point => LEFT + ((point + inset) / count) * (right - LEFT),
    y: value => TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM),
  }
}

/** The title names a single line. */
function hasNames({ kind, series }: ChartSpec): boolean {
  return kind === 'lines' && series.length > 1
}

/** The space kept free on the right. */
export function marginOf(spec: ChartSpec): number {
  return hasNames(spec) ? NAMES : RIGHT
}

/** Lines have gaps where there is no value. */
function runsOf(values: readonly (number | undefined)[]): (readonly (readonly [number, number])[])[] {
  const runs: [number, number][][] = [[]]
  for (const [i, value] of values.entries()) {
    if (value === undefined) runs.push([])
    else runs.at(-1)?.push([i, value])
  }
  return runs.filter(run => run.length > 0)
}

function Lines({ spec, scales, chosen }: { spec: ChartSpec; scales: Scales; chosen: number | undefined }) {
  const { series } = spec
  const { x, y, right, height } = scales
  const last = spec.points.length - 1
  const ends = series.map(({ values }) => (values[last] === undefined ? undefined : y(values[last]) + 4))
  const known = ends.filter(height => height !== undefined)
  const heights = spread(known, BETWEEN_NAMES, height - BOTTOM)
  const heightOf = (place: number) => heights[ends.slice(0, place).filter(height => height !== undefined).length]
  const line = (values: readonly number[]) => values.map((value, i) => `${x(i)},${y(value)}`)
  return (
    <>
      {numbered(series).map(({ value: { look, low, high }, place }) =>
        low === undefined || high === undefined ? null : (
          <polygon
            key={place}
            className={`chart-band ${look}`}
            points={[...line(high), ...line(low).toReversed()].join(' ')}
          />
        ),
      )}
      {numbered(series).map(({ value: { look, name, values }, place }) => (
        <g key={place} className={`chart-line ${look}`}>
          {runsOf(values).map(run => (
            <polyline
              key={run[0]?.[0]}
              points={run.map(([i, value]) => `${x(i)},${y(value)}`).join(' ')}
              strokeDasharray={DASHES[place]}
            />
          ))}
          {values[last] !== undefined && <Mark kind={place} x={x(last)} y={y(values[last])} />}
          {chosen !== undefined && values[chosen] !== undefined && (
            <g data-crosshair="">
              <Mark kind={place} x={x(chosen)} y={y(values[chosen])} />
            </g>
          )}
          {hasNames(spec) && values[last] !== undefined && (
            <text x={right + 12} y={heightOf(place)}>
              {name.length > 11 ? `${name.slice(0, 10)}…` : name}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

function Stacks({ spec, scales }: { spec: ChartSpec; scales: Scales }) {
  const { series, points } = spec
  const { x, y } = scales
  const id = useId()
  const wide = Math.max(4, Math.min(34, (x(1) - x(0)) * 0.72))
  return (
    <>
      <defs>
        {numbered(series).map(({ value: { look }, place }) => (
          <Pattern key={place} id={`${id}${place}`} kind={place} look={look} />
        ))}
      </defs>
      {numbered(stacksOf(spec)).map(({ value: pieces, place }) => (
        <g key={points[place]?.at ?? place}>
          {pieces.map(({ series: number, from, to }) => (
            <rect
              key={number}
              className={`chart-piece ${series[number]?.look ?? ''}`}
              x={x(place) - wide / 2}
              y={y(to)}
              width={wide}
              height={y(from) - y(to)}
              fill={`url(#${id}${number})`}
            />
          ))}
        </g>
      ))}
    </>
  )
}
