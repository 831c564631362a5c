import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { houseOfFile } from './house-of-file.ts'
import { caller, inBrowser, playOver, tableOf } from './online-games.ts'
import { person } from './online-house.ts'
import { drawn, myMove } from './player.ts'

const { house, browser } = await houseOfFile()

const atMove = (page: Page, move: number) =>
  page.waitForFunction(
    wanted => document.querySelector('.transport-where')?.textContent?.includes(`move ${wanted} `),
    move,
  )

test('a finished online game: replayed from the profile, shared with a friend as a position, analysed, played again', async () => {
  const [ada, bea] = [await caller(house.url, 'Ada'), await caller(house.url, 'Bea')]
  const table = await tableOf(ada, bea)
  await playOver(table, [ada, bea])

  const { page, complaints } = await inBrowser(browser, house.url, ada)
  await page.goto(`${house.url}/person/${ada.id}`)
  await page.locator('.tables').getByRole('link', { name: 'Replay' }).click()
  await page.getByLabel('Position in the game').fill('20')
  await atMove(page, 20)
  await page.waitForFunction(() => location.hash.endsWith('/20'))
  await drawn(page)
  const board = await page.locator('[data-part="lanes"]').textContent()
  expect(page.url()).toContain(`#/replay/${table.code}/20`)

  // Anyone with the link of a private table can enter with a name.
  const cem = await person(browser, 'Cem')
  await cem.page.goto(`${house.url}/#/replay/${table.code}/20`)
  await cem.page.getByLabel('Name', { exact: true }).fill('Cem')
  await cem.page.getByRole('button', { name: 'Play as a guest' }).click()
  await atMove(cem.page, 20)
  await expect
    .poll(() => cem.page.locator('[data-part="lanes"]').textContent())
    .toBe(board?.replace('Your mills', 'Ada’s company'))
  await cem.page.getByRole('button', { name: 'More', exact: true }).click()
  await cem.page.getByRole('button', { name: 'Play on from here' }).click()
  await cem.page.getByRole('button', { name: 'Play on', exact: true }).click()
  await cem.page.waitForURL(/\/table\/(?![A-Z2-9]{10}$)/)
  await myMove(cem.page)

  // The analysis is stored in this browser; the game stays on the server.
  await page.getByRole('link', { name: 'Analysis and charts' }).click()
  await page.getByRole('button', { name: 'Analyse the game' }).click()
  await page.waitForFunction(() => Number(document.querySelector('progress')?.value) >= 1, undefined, {
    timeout: 240_000,
  })
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText(/Stopped after \d+ of \d+ turns/).waitFor()
  await page.reload()
  await page.waitForSelector('[data-chart="win-chance"]')
  await page.goto(house.url)
  await page.getByText('No games yet.').waitFor()

  // Play again: the second person to ask joins the table of the first.
  await page.goto(`${house.url}/table/${table.code}/result`)
  await page.getByRole('button', { name: 'Rematch' }).click()
  await page.getByLabel('Link to this table').waitFor()
  const rival = await inBrowser(browser, house.url, bea)
  await rival.page.goto(`${house.url}/table/${table.code}/result`)
  await rival.page.getByRole('button', { name: 'Rematch' }).click()
  await rival.page.getByRole('button', { name: 'Sit here' }).click()
  await myMove(page)

  // A running game can be replayed, but not forked, and expert says nothing about it.
  await page.getByRole('button', { name: 'At the table' }).click()
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('button', { name: 'Ask expert' }).click()
  await page.getByText('This game is still running').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByText('This game is still running').waitFor()
  for (const one of [complaints, cem.complaints, rival.complaints]) expect(one).toEqual([])
})
