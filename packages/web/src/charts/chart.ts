// A chart as values: the source of the picture, the table and the files.

/** One point in the course of the game. */
export interface ChartPoint {
  readonly label: string
  /** The label below the axis. */
  readonly tick?: string | undefined
  /** The position this point belongs to. */
  readonly at: number
}

export interface ChartSeries {
  readonly name: string
  /** Class names that set its colour: seat-0, good-2. */
  readonly look: string
  /** One per point; undefined where there is no value. */
  readonly values: readonly (number | undefined)[]
  /** The range that holds nine of ten simulations. */
  readonly low?: readonly number[]
  readonly high?: readonly number[]
}

export interface ChartSpec {
  /** The base name of its files. */
  readonly id: string
  readonly title: string
  readonly unit: 'money' | 'count' | 'percent'
  readonly kind: 'lines' | 'stacks'
  /** The scale need not start at zero: for values that are all far from it. */
  readonly fitted?: true
  readonly points: readonly ChartPoint[]
  readonly series: readonly ChartSeries[]
}

export interface Range {
  readonly low: number
  readonly high: number
}

/** From 0, or from the lowest negative value, up to a round number. */
export function rangeOf({ kind, unit, series, points, fitted }: ChartSpec): Range {
  if (unit === 'percent') return { low: 0, high: 1 }
  const sums = points.map((_, i) => series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0))
  const all =
    kind === 'stacks' ? sums : series.flatMap(({ values, low = [], high = [] }) => [...values, ...low, ...high])
  const known = all.filter(value => value !== undefined)
  const highest = Math.max(1, ...known)
  const lowest = fitted === true ? Math.min(highest - 1, ...known) : Math.min(0, ...known)
  const step = stepFor(highest - lowest, true)
  return { low: Math.floor(lowest / step) * step, high: Math.ceil(highest / step) * step }
}

/** Round numbers from the lowest to the highest. */
export function gridOf({ low, high }: Range, unit: ChartSpec['unit']): number[] {
  const step = stepFor(high - low, unit !== 'percent')
  const lines: number[] = []
  for (let value = low; value <= high + step / 1000; value += step) lines.push(value)
  return lines
}

const FEW = 4
const ROUND = [1, 2, 2.5, 5, 10]

/** Pounds, goods and shares are whole numbers. */
function stepFor(span: number, whole: boolean): number {
  const rough = whole ? Math.max(1, span / FEW) : span / FEW
  const size = 10 ** Math.floor(Math.log10(rough))
  const round = ROUND.find(one => one * size >= rough && (!whole || Number.isInteger(one * size))) ?? 10
  return round * size
}

export interface Piece {
  readonly series: number
  readonly from: number
  readonly to: number
}

/** The bottom and top of each stacked part, at each point. */
export function stacksOf({ series, points }: ChartSpec): Piece[][] {
  return points.map((_, i) => {
    let foot = 0
    return series.flatMap(({ values }, number) => {
      const value = values[i] ?? 0
      if (value === 0) return []
      const piece = { series: number, from: foot, to: foot + value }
      foot = piece.to
      return [piece]
    })
  })
}

/** Heights of the labels at the line ends, pushed apart so that all are readable; in the order given. */
export function spread(heights: readonly number[], apart: number, lowest: number): number[] {
  const order = heights.map((height, place) => ({ height, place })).toSorted((a, b) => a.height - b.height)
  const placed: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (const { height, place } of order) {
    least = Math.max(height, least + apart)
    placed[place] = least
  }
  const over = Math.max(0, least - lowest)
  // A label that would fall off the bottom pushes up those in its way.
  let most = lowest
  for (const { place } of order.toReversed()) {
    const now = placed[place] ?? 0
    placed[place] = over === 0 ? now : Math.min(now, most)
    most = (placed[place] ?? 0) - apart
  }
  return placed
}

/** Comma-separated values that every spreadsheet can read. */
export function csvOf({ points, series }: ChartSpec, pointTitle: string): string {
  const columns = series.flatMap(({ name, values, low, high }) => [
    { name, values },
    ...(low === undefined || high === undefined
      ? []
      : [
          { name: `${name} 10 %`, values: low },
          { name: `${name} 90 %`, values: high },
        ]),
  ])
  const head = [pointTitle, ...columns.map(({ name }) => name)]
  const rows = points.map(({ label }, i) => [label, ...columns.map(({ values }) => exact(values[i]))])
  return [head, ...rows].map(cells => `${cells.map(quoted).join(',')}\r\n`).join('')
}

const DECIMALS = 1000

function exact(value: number | undefined): string {
  return value === undefined ? '' : String(Math.round(value * DECIMALS) / DECIMALS)
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

const BETWEEN_TICKS = 38
/** The width of a letter of a tick's label, with the space after it. */
const LETTER = 8

/** 2: where ticks are too close for their labels, only every second one has its label. */
export function labelEvery(labels: readonly string[], apart: number): number {
  const longest = Math.max(0, ...labels.map(label => label.length))
  return Math.max(1, Math.ceil(Math.max(BETWEEN_TICKS, longest * LETTER) / apart))
}
