import { expect, test } from 'vitest'
import { type ChartSpec, csvOf, gridOf, labelEvery, rangeOf, spread, stacksOf } from '../src/charts/chart.ts'

const SPEC: ChartSpec = {
  id: 'one',
  title: 'One',
  unit: 'count',
  kind: 'lines',
  points: [
    { label: 'first', at: 0 },
    { label: 'second, "later"', at: 4 },
  ],
  series: [
    { name: 'Ann', look: 'seat-0', values: [3, 17] },
    { name: 'Bob', look: 'seat-1', values: [0, 4.25] },
  ],
}

test('the scale starts at zero and ends at a round number', () => {
  expect(rangeOf(SPEC)).toEqual({ low: 0, high: 20 })
  expect(gridOf({ low: 0, high: 20 }, 'money')).toEqual([0, 5, 10, 15, 20])
  expect(rangeOf({ ...SPEC, unit: 'percent' })).toEqual({ low: 0, high: 1 })
  expect(gridOf({ low: 0, high: 1 }, 'percent')).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(gridOf({ low: 0, high: 2 }, 'money')).toEqual([0, 1, 2])
  const far = [{ name: 'Far', look: '', values: [340, undefined, 412] }]
  expect(rangeOf({ ...SPEC, series: far, fitted: true })).toEqual({ low: 340, high: 420 })
  expect(rangeOf({ ...SPEC, series: [{ name: 'Debt', look: '', values: [-7, 2] }] })).toEqual({ low: -10, high: 5 })
})

test('stacks need room for their sums; missing values stay missing', () => {
  const stacked: ChartSpec = { ...SPEC, kind: 'stacks' }
  expect(rangeOf(stacked).high).toBeGreaterThanOrEqual(21.25)
  expect(stacksOf(stacked)).toEqual([
    [{ series: 0, from: 0, to: 3 }],
    [
      { series: 0, from: 0, to: 17 },
      { series: 1, from: 17, to: 21.25 },
    ],
  ])
})

test('labels at the line ends are pushed apart and stay inside the picture', () => {
  expect(spread([10, 12, 90], 15, 200)).toEqual([10, 25, 90])
  expect(spread([100, 99], 15, 100)).toEqual([100, 85])
  for (const heights of [
    [5, 5, 5, 5],
    [96, 97, 98, 99],
  ]) {
    const placed = spread(heights, 15, 100).toSorted((a, b) => a - b)
    for (const [i, height] of placed.entries())
      if (i > 0) expect(height - (placed[i - 1] ?? 0)).toBeGreaterThanOrEqual(15)
    expect(placed.at(-1)).toBeLessThanOrEqual(100)
  }
})

test('missing values are empty in the file', () => {
  const series = [{ name: 'Ann', look: '', values: [undefined, 4] }]
  expect(csvOf({ ...SPEC, series }, 'Point').split('\r\n')[1]).toBe('first,')
})

test('a file of values quotes where necessary and has columns for bands', () => {
  expect(csvOf(SPEC, 'Point')).toBe('Point,Ann,Bob\r\nfirst,3,0\r\n"second, ""later""",17,4.25\r\n')
  const banded = { ...SPEC, series: [{ name: 'Ann', look: '', values: [3, 4], low: [1, 2], high: [5, 6] }] }
  expect(csvOf(banded, 'Point').split('\r\n')[0]).toBe('Point,Ann,Ann 10 %,Ann 90 %')
})

test('long labels of ticks leave room for one another', () => {
  expect(labelEvery(['1770', '1780', '1790'], 60)).toBe(1)
  expect(labelEvery(['1770er Jahre', '1780er Jahre', '1790er Jahre'], 60)).toBe(2)
  expect(labelEvery([], 1)).toBeGreaterThanOrEqual(1)
})
