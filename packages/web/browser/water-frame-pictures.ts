// Pictures of Water Frame's table: with contracts and ships in play, on a phone, and its result.
import type { Page } from 'playwright-core'
import { dice, myMove, playToTheEnd, playTurn } from './player.ts'

export type Shoot = (page: Page, name: string, fullPage?: boolean) => Promise<void>

async function startTable(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/new`)
  await page.getByText('Water Frame', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myMove(page)
}

/** Plays on until the group can be chosen: in between other questions may be asked. */
async function until(page: Page, group: string, seed: number): Promise<boolean> {
  const roll = dice(seed)
  const button = page.locator('.action-bar .group', { hasText: group })
  for (let turn = 0; turn < 12; turn++) {
    if ((await myMove(page)) === 'over') return false
    if ((await button.count()) > 0) return true
    await playTurn(page, roll)
  }
  return false
}

/** Signs contracts at the stock exchange: the harbour as a person would fill it. */
async function signContracts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stock exchange', exact: true }).click()
  await page.locator('.action-bar [data-move^="place stock exchange"]').first().click()
  for (let answer = 0; answer < 8; answer++) {
    if ((await page.locator('.contracts [data-move^="contract"]').count()) > 0) break
    await page.locator('.action-bar [data-move]').first().click()
  }
  await page.locator('.contracts [data-move="contract food 2"]').click()
  await page.locator('.contracts [data-move="contract clothes 4"]').hover()
}

export async function shootWaterFrame(page: Page, url: string, theme: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/new`)
  await page.getByText('Water Frame', { exact: true }).click()
  await page.getByText('Free', { exact: true }).click()
  await shoot(page, `water-frame-new-table-${theme}`, true)
  await startTable(page, url)
  await shoot(page, `water-frame-first-${theme}`)
  await signContracts(page)
  await shoot(page, `water-frame-contracts-${theme}`, true)
  await page.locator('.contracts [data-move="contract clothes 4"]').click()
  await page.click('.end-turn')
  if (await until(page, 'Workers', 5)) {
    await page.getByRole('button', { name: 'Workers', exact: true }).click()
    await shoot(page, `water-frame-table-${theme}`)
    await page.locator('.rival summary').first().click()
    await shoot(page, `water-frame-whole-${theme}`, true)
    await page.locator('.rival summary').first().click()
  }
  await playToTheEnd(page, 8)
  await page.getByRole('button', { name: 'See the result' }).click()
  await shoot(page, `water-frame-result-${theme}`, true)
}

export async function shootWaterFramePhone(page: Page, url: string, theme: string, shoot: Shoot): Promise<void> {
  await startTable(page, url)
  const roll = dice(3)
  for (let turn = 0; turn < 4; turn++) {
    await playTurn(page, roll)
    await myMove(page)
  }
  await shoot(page, `phone-water-frame-${theme}`)
  for (const section of ['Harbour', 'Board', 'Tiles', 'Forecast', 'Rivals', 'Log']) {
    await page.locator('.section-tabs button', { hasText: section }).click()
    await shoot(page, `phone-water-frame-${section.toLowerCase()}-${theme}`)
  }
  await page.locator('.section-tabs button', { hasText: 'Board' }).click()
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Smaller' }).click()
  await shoot(page, `phone-water-frame-board-small-${theme}`)
}
