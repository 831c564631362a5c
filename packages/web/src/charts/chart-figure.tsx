// A chart with its surroundings: a crosshair for pointer and keyboard, the figures at it, the table, the files.
import '../style/ledger.css'
import './chart-figure.css'
import { useRef, useState } from 'react'
import { text } from '../messages/later.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { numbered } from '../shell/numbered.ts'
import { Unfolding } from '../shell/unfolding.tsx'
import { type ChartSpec, csvOf } from './chart.ts'
import { valueAt } from './figures.ts'
import { pngOf, saveBlob, svgText } from './files.ts'
import { Key } from './marks.tsx'
import { LEFT, marginOf, Plot } from './plot.tsx'
import { useWidth } from './use-width.ts'

const words = text.replay.charts
/** The slider's thumb is directly below the crosshair. */
const HALF_A_THUMB = 9

export function ChartFigure({ spec, game }: { spec: ChartSpec; game: string }) {
  const { title, points, series, unit } = spec
  const place = useRef<HTMLDivElement>(null)
  const picture = useRef<SVGSVGElement>(null)
  const width = useWidth(place)
  const [asked, choose] = useState<number>()
  const chosen = Math.min(asked ?? points.length - 1, points.length - 1)
  const point = points[chosen]
  const told = series.map(one => words.valueOf({ name: one.name, value: valueAt(unit, one, chosen) }))
  if (point === undefined) return null
  return (
    <figure className="graph" data-chart={spec.id}>
      <figcaption>{title}</figcaption>
      <div ref={place} className="chart-place">
        <Plot spec={spec} width={width} chosen={chosen} choose={choose} picture={picture} />
      </div>
      <input
        type="range"
        min={0}
        max={points.length - 1}
        value={chosen}
        style={{ marginLeft: LEFT - HALF_A_THUMB, marginRight: marginOf(spec) - HALF_A_THUMB }}
        aria-label={words.at({ chart: title })}
        aria-valuetext={words.told({ point: point.label, values: told })}
        onChange={event => choose(Number(event.target.value))}
      />
      <div className="chart-told">
        <b>{point.label}</b>
        <ul>
          {numbered(series).map(({ value: one, place: number }) => (
            <li key={number}>
              <Key kind={number} look={one.look} stacked={spec.kind === 'stacks'} />
              {one.name} <b>{valueAt(unit, one, chosen)}</b>
            </li>
          ))}
        </ul>
        <Link to={`#/replay/${game}/${point.at}`} className="chart-show">
          {words.show}
        </Link>
      </div>
      <div className="chart-foot">
        <Files spec={spec} picture={() => picture.current} />
        <Unfolding className="chart-table" summary={words.asTable}>
          <ChartTable spec={spec} />
        </Unfolding>
      </div>
    </figure>
  )
}

function Files({ spec, picture }: { spec: ChartSpec; picture(): SVGSVGElement | null }) {
  const { id, title } = spec
  const save = async (kind: 'svg' | 'png' | 'csv') => {
    const drawn = picture()
    if (kind === 'csv') saveBlob(new Blob([csvOf(spec, words.point)], { type: 'text/csv' }), `${id}.csv`)
    else if (drawn !== null && kind === 'svg')
      saveBlob(new Blob([svgText(drawn, title)], { type: 'image/svg+xml' }), `${id}.svg`)
    else if (drawn !== null) saveBlob(await pngOf(drawn, title), `${id}.png`)
  }
  return (
    <p className="chart-files">
      <Icon name="save" size={16} /> {words.save}
      {(['svg', 'png', 'csv'] as const).map(kind => (
        <button
          key={kind}
          type="button"
          className="plain"
          aria-label={words.saveAs({ chart: title, kind: words[kind] })}
          onClick={() => void save(kind)}
        >
          {words[kind]}
        </button>
      ))}
    </p>
  )
}

function ChartTable({ spec: { title, points, series, unit } }: { spec: ChartSpec }) {
  return (
    <div className="chart-scroll">
      <table className="ledger">
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.point}</th>
            {numbered(series).map(({ value: { name }, place }) => (
              <th key={place} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(points).map(({ value: { label }, place: row }) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              {numbered(series).map(({ value, place }) => (
                <td key={place}>{valueAt(unit, value, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
