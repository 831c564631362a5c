// The measuring code of `npm run fit` on a small page of our own: silent if all fits, and it finds each planted fault.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FaultKind } from './fit-faults.ts'
import { findFaults, teach } from './fit-run.ts'
import { LAPTOP } from './fit-sizes.ts'
import { oneBrowser } from './one-browser.ts'

const { width, height, limits } = LAPTOP
let page: Page

beforeAll(async () => {
  page = await (await oneBrowser()).newPage({ viewport: { width, height } })
  await teach(page)
})
afterAll(() => page.close())

interface Planted {
  readonly header?: string
  readonly lanes?: string
  readonly context?: string
  readonly bar?: string
  readonly barHeight?: number
  readonly after?: string
}

/** A table whose parts lie below each other. */
function table({ header = 'Head', lanes = '', context = '', bar = '', barHeight = 90, after = '' }: Planted): string {
  const part = (name: string, high: number, inner: string) =>
    `<section data-part="${name}" style="height:${high}px;overflow:hidden">${inner}</section>`
  return `<style>body { margin: 0; font: 15px sans-serif } button { width: 90px; height: 30px }</style>${[
    part('header', 44, header),
    part('rail', 36, 'Time'),
    part('lanes', 300, `Lanes ${lanes}`),
    part('strip', 100, 'Office'),
    part('context', 150, `Forecast ${context}`),
    `<section data-part="log" style="height:40px;overflow:auto" data-scrolls><p style="height:400px">Log</p></section>`,
    part('bar', barHeight, `<button data-end-turn="">End turn</button> ${bar}`),
  ].join('')}${after}`
}

async function kindsFound(planted: Planted): Promise<FaultKind[]> {
  await page.evaluate(html => {
    document.body.innerHTML = html
  }, table(planted))
  return (await findFaults(page, limits)).map(({ kind }) => kind)
}

test('a table that fits has no faults', async () => {
  const unseen = '<p style="position:absolute;width:1px;height:1px;overflow:hidden;font-size:9px">for readers</p>'
  const inText = '<p>See <a href="#rule">II.2</a> of the rules.</p>'
  const long = '<p data-ellipsis style="width:50px;white-space:nowrap;overflow:hidden">a name that is long</p>'
  expect(await kindsFound({ context: unseen + inText + long })).toEqual([])
})

const PLANTED: readonly (readonly [string, FaultKind, Planted])[] = [
  ['a page higher than the window', 'scroll', { after: '<p style="height:300px">More</p>' }],
  ['a panel that scrolls', 'scroll', { lanes: '<div style="height:50px;overflow:auto"><p style="height:90px">' }],
  ['a move out of the window', 'scroll', { after: '<button data-move="done" style="position:fixed;top:760px">Done' }],
  ['a bar that is too high', 'bar', { barHeight: 98 }],
  ['a covered panel', 'parts', { after: '<div style="position:fixed;inset:500px 0 0 0;background:red">' }],
  ['a header in two rows', 'header', { header: '<div style="height:24px">1770</div><div>Blue</div>' }],
  ['small text', 'text', { context: '<small style="font-size:11px">5</small>' }],
  [
    'small text of a scaled drawing',
    'text',
    { context: '<svg width="50" height="50" viewBox="0 0 100 100"><text y="50" font-size="15">5</text></svg>' },
  ],
  ['a small button', 'target', { bar: '<button style="width:20px">+</button>' }],
  ['a word wider than its box', 'overflow', { context: '<p style="width:50px">Absatzförderung</p>' }],
  ['a cut line', 'overflow', { context: '<div style="height:20px;overflow:hidden"><p>one<p>two</div>' }],
]

test.each(PLANTED)('%s is found', async (_, kind, planted) => {
  expect(await kindsFound(planted)).toContain(kind)
})

/** The faults with the targets of a phone, after one move of the turn. */
async function targetsFound(planted: Planted): Promise<string[]> {
  await page.evaluate(html => {
    document.body.innerHTML = html
  }, table(planted))
  const found = await findFaults(page, { ...limits, target: 44, bar: 168 }, ['place quality 2'])
  return found.filter(({ kind }) => kind === 'target').map(({ where }) => where)
}

const SPOT = '<button class="spot" data-move="quality food" style="width:30px">1</button>'

test('a small spot is enough where something large does the same, and only there', async () => {
  const large = 'style="width:44px;height:44px"'
  const small = '[data-part="lanes"] button.spot'
  const card = `<button data-move="quality food" ${large}>Food</button>`
  expect(await targetsFound({ lanes: SPOT, bar: card, barHeight: 150 })).not.toContain(small)
  const dial = JSON.stringify([['place quality 2'], ['place quality 2', 'quality food']])
  const tab = `<button data-turns='${dial}' ${large}>Food</button>`
  expect(await targetsFound({ lanes: SPOT, bar: tab, barHeight: 150 })).not.toContain(small)
  const stepper = `<fieldset data-offers='${dial}'><button ${large}>+</button></fieldset>`
  expect(await targetsFound({ lanes: SPOT, bar: stepper, barHeight: 150 })).not.toContain(small)
  const other = `<button data-move="quality lamps" ${large}>Lamps</button>`
  expect(await targetsFound({ lanes: SPOT, bar: other, barHeight: 150 })).toContain(small)
  const smallCard = '<button data-move="quality food">Food</button>'
  expect(await targetsFound({ lanes: SPOT, bar: smallCard, barHeight: 150 })).toContain(small)
})

test('a missing part is found', async () => {
  await page.evaluate(html => {
    document.body.innerHTML = html
    document.querySelector('[data-part="context"]')?.remove()
  }, table({}))
  expect(await findFaults(page, limits)).toEqual([{ kind: 'parts', where: '[data-part="context"]', what: 'missing' }])
})
