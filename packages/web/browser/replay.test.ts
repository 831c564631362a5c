import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFinishedGame } from './played-games.ts'
import { drawn, myMove } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

const JENNY = { players: 2, setup: 'predetermined' }

/** The number of the move in "After move 7 of 90". */
async function position(page: Page): Promise<number> {
  const words = await page.locator('.transport-where [aria-live]').textContent()
  return Number(/\d+/.exec(words ?? '')?.[0])
}

test('a finished game is scrubbed, stepped through, watched from another seat and continued', async () => {
  const { page, url, complaints } = await visit()
  const id = await openFinishedGame(page, url, 'spinning-jenny', JENNY)
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.waitForSelector('.transport')
  await expect.poll(() => position(page)).toBe(0)
  await expectNoSeriousFault(page)
  const scrub = page.getByLabel('Position in the game')
  await scrub.fill('20')
  await expect.poll(() => position(page)).toBe(20)
  // The address changes with the position, and leads back to it.
  await page.waitForFunction(() => location.hash.endsWith('/20'))
  await page.reload()
  await page.waitForSelector('.transport')
  await page.waitForFunction(() => document.querySelector('.transport-where')?.textContent?.includes('move 20 '))
  await drawn(page)
  const board = await page.locator('[data-part="lanes"]').textContent()
  await page.getByRole('button', { name: 'One turn forward' }).click()
  await expect.poll(() => position(page)).toBeGreaterThan(20)
  const turn = await position(page)
  await page.getByRole('button', { name: 'One decade forward' }).click()
  await expect.poll(() => position(page)).toBeGreaterThan(turn)
  // The same by keyboard.
  await page.keyboard.press('Home')
  await expect.poll(() => position(page)).toBe(0)
  await page.locator('.transport-where b').click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => position(page)).toBe(2)
  await page.keyboard.press('PageDown')
  await expect.poll(() => position(page)).toBeGreaterThan(2)
  const cycle = await position(page)
  await page.keyboard.press('PageUp')
  await expect.poll(() => position(page)).toBeLessThan(cycle)
  await page.keyboard.press('PageDown')
  await expect.poll(() => position(page)).toBe(cycle)
  await page.goto(`${url}#/replay/${id}/20`)
  await page.waitForFunction(() => document.querySelector('.transport-where')?.textContent?.includes('move 20 '))
  await expect.poll(() => page.locator('[data-part="lanes"]').textContent()).toBe(board)
  // From a line of the log.
  await page.locator('.log-dock').getByRole('button', { name: 'Game', exact: true }).click()
  await page.locator('.log-dock li.turn > button').last().click()
  await expect.poll(() => position(page)).toBeLessThan(20)
  await page.keyboard.press('End')
  // Plays the last sale as a film.
  await page.getByRole('button', { name: 'Replay the sale' }).click()
  await page.waitForSelector('[data-part="lanes"] .sale-stage')
  await page.locator('[data-to-now]').click()
  await page.locator('.sale-stage').waitFor({ state: 'detached' })
  await page.getByLabel('Watch from').selectOption({ label: 'Bob' })
  await expect.poll(() => page.locator('.table-frame').getAttribute('data-seat')).toBe('1')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  // From the beginning again.
  await page.waitForFunction(() => /move [1-9] /.test(document.querySelector('.transport-where')?.textContent ?? ''))
  await page.getByRole('button', { name: 'Pause' }).click()
  await scrub.fill('30')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'Play on', exact: true }).click()
  await page.waitForURL(/\/table\//)
  expect(await myMove(page)).toBe('move')
  expect(page.url()).not.toContain(id)
  expect(complaints).toEqual([])
})

test('expert is asked about a position, beside what was played; at the end nobody decides', async () => {
  const { page, url, complaints } = await visit()
  const id = await openFinishedGame(page, url, 'spinning-jenny', JENNY)
  await page.goto(`${url}#/replay/${id}/20`)
  await page.waitForFunction(() => document.querySelector('.transport-where')?.textContent?.includes('move 20 '))
  await page.getByRole('button', { name: 'Ask expert' }).click()
  const panel = page.locator('.transport-opened')
  await panel.getByRole('heading', { name: 'Expert', exact: true }).waitFor()
  expect(await panel.locator('h2').textContent()).toMatch(/What would expert play for (Ann|Bob)\?/)
  await expect.poll(() => panel.textContent()).toMatch(/[Tt]he turn that was played/)
  await expect.poll(() => panel.locator('.told-moves li').count()).toBeGreaterThan(0)
  await expectNoSeriousFault(page)
  await page.keyboard.press('h')
  await panel.waitFor({ state: 'detached' })
  await page.keyboard.press('End')
  await page.keyboard.press('h')
  await panel.getByText('The game ends here.').waitFor()
  expect(complaints).toEqual([])
})

test('a game is analysed with progress, stopped, saved and shown again; charts are saved as files', async () => {
  const { page, url, complaints } = await visit()
  const id = await openFinishedGame(page, url, 'spinning-jenny', JENNY)
  await page.getByRole('link', { name: 'Analysis and charts' }).click()
  await page.getByRole('button', { name: 'Analyse the game' }).click()
  await page.waitForFunction(() => Number(document.querySelector('progress')?.value) >= 3, undefined, {
    timeout: 240_000,
  })
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.waitForSelector('[data-chart="win-chance"]')
  await expect.poll(() => page.locator('.review-control').textContent()).toMatch(/Stopped after \d+ of \d+ turns/)
  await expectNoSeriousFault(page)
  await page.reload()
  await page.waitForSelector('[data-chart="win-chance"]')
  await expect.poll(() => page.locator('.review-control').textContent()).toMatch(/Stopped after \d+ of \d+ turns/)

  const cash = page.locator('[data-chart="cash"]')
  for (const [kind, begins] of [
    ['CSV', 'Point in the game,Ann,Bob'],
    ['SVG', '<svg'],
    ['PNG', '\u{fffd}PNG'],
  ] as const) {
    const download = page.waitForEvent('download')
    await cash.getByRole('button', { name: `Save “Cash” as ${kind}` }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`cash.${kind.toLowerCase()}`)
    expect(readFileSync(await file.path(), 'utf8').startsWith(begins)).toBe(true)
  }
  // Moves the crosshair by keyboard, reads its figures in words, and opens the table of values.
  const crosshair = cash.getByRole('slider')
  await crosshair.focus()
  await page.keyboard.press('Home')
  await expect.poll(() => crosshair.getAttribute('aria-valuetext')).toMatch(/Ann £\d+ and Bob £\d+/)
  await cash.locator('summary').click()
  await expect.poll(() => cash.locator('tbody tr').count()).toBeGreaterThanOrEqual(12)
  await cash.getByRole('link', { name: 'Show this position' }).click()
  await page.waitForSelector('.transport')
  expect(page.url()).toContain(`#/replay/${id}/`)
  expect(complaints).toEqual([])
})

test('the result finds the turning point by itself; the search can be stopped, and saves nothing', async () => {
  const { page, url, complaints } = await visit()
  let hold = true
  const held: Route[] = []
  await page.route(/analyst\.worker/, route => {
    if (!hold) return route.continue()
    held.push(route)
    return undefined
  })
  const id = await openFinishedGame(page, url, 'spinning-jenny', JENNY)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Analyse the game' }).waitFor()
  expect(await page.locator('progress').count()).toBe(0)
  hold = false
  for (const route of held) await route.abort().catch(() => undefined)
  await page.reload()
  await page.getByText(/chance to win (?:rose|fell) from \d+%? to|No single turn changed/).waitFor()
  expect(await page.getByRole('button', { name: 'Analyse the game' }).count()).toBe(0)
  // The costly turns are still to be found there.
  await page.goto(`${url}#/analysis/${id}`)
  await page.getByRole('button', { name: 'Analyse the game' }).waitFor()
  expect(complaints).toEqual([])
})

test('the same set-up is played again and compared', async () => {
  const { page, url, complaints } = await visit()
  const id = await openFinishedGame(page, url, 'card-game', { players: 2 })
  await page.goto(`${url}#/analysis/${id}`)
  await page.getByRole('button', { name: 'Play the same set-up' }).click()
  await page.waitForSelector('[data-part="bar"]')
  await page.goto(`${url}#/analysis/${id}`)
  await page.waitForSelector('[data-chart="compared"]')
  await expect.poll(() => page.locator('.same-deal tbody tr').count()).toBe(2)
  await expectNoSeriousFault(page)
  expect(complaints).toEqual([])
})

test('on a phone the result is no wider than the screen, in the language with the longest words', async () => {
  const { page, url } = await visit({ viewport: { width: 390, height: 844 }, locale: 'fr' })
  await openFinishedGame(page, url, 'card-game', { players: 1 })
  await page.locator('.ranking tbody tr').first().waitFor()
  const widest = () =>
    page.evaluate(() => Math.max(...[...document.querySelectorAll('main *')].map(e => e.getBoundingClientRect().right)))
  await expect.poll(widest).toBeLessThanOrEqual(390)
})

test('on a phone no part of replay and analysis is wider than the screen', async () => {
  const { page, url, complaints } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const id = await openFinishedGame(page, url, 'water-frame', { players: 3, setup: 'predetermined' })
  for (const screen of ['replay', 'analysis']) {
    await page.goto(`${url}#/${screen}/${id}`)
    await page.waitForSelector(screen === 'replay' ? '.transport' : '[data-chart="sales"]')
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
    await expectNoSeriousFault(page)
  }
  await page.getByRole('button', { name: 'Analyse the game' }).waitFor()
  expect(complaints).toEqual([])
})
