// Pictures of the card game: standard with three players, alone, and the results.
import type { Page } from 'playwright-core'
import { startCardGame } from './card-player.ts'
import { dice, myMove, playToTheEnd, playTurn } from './player.ts'

type Shoot = (page: Page, name: string, fullPage?: boolean) => Promise<void>

async function turns(page: Page, count: number, seed: number): Promise<void> {
  const roll = dice(seed)
  for (let turn = 0; turn < count && (await myMove(page)) === 'move'; turn++) await playTurn(page, roll)
  await myMove(page)
}

export async function shootCardGameWide(page: Page, url: string, theme: string, shoot: Shoot): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startCardGame(page, url, 3)
  await shoot(page, `card-first-${theme}`)
  await page.locator('.action-bar [data-move="action distribution"]').click()
  await page.getByRole('button', { name: 'Add distribution to food' }).click()
  await shoot(page, `card-adding-${theme}`)
  await page.locator('.options [data-move^="distribution"]').last().click()
  await page.locator('.card-table [data-move="appeal 7"]').hover()
  await shoot(page, `card-price-${theme}`)
  await page.locator('.card-table [data-move="appeal 7"]').click()
  await shoot(page, `card-develop-${theme}`)
  await turns(page, 9, 4)
  await shoot(page, `card-mid-${theme}`, true)
  await page.locator('.rival summary').first().click()
  await shoot(page, `card-rival-${theme}`, true)
  await playToTheEnd(page, 5)
  await page.getByRole('button', { name: 'See the result' }).click()
  await shoot(page, `card-result-${theme}`, true)
  await startCardGame(page, url, 2, true)
  await turns(page, 8, 3)
  await shoot(page, `card-expert-${theme}`, true)
  await page.goto(`${url}/new`)
  await page.getByText('Arkwright: The Card Game', { exact: true }).click()
  await shoot(page, `card-new-table-${theme}`, true)
  await startCardGame(page, url, 1)
  await shoot(page, `card-solo-start-${theme}`)
  await turns(page, 9, 6)
  await shoot(page, `card-solo-${theme}`, true)
  await playToTheEnd(page, 7)
  await page.getByRole('button', { name: 'See the result' }).click()
  await shoot(page, `card-solo-result-${theme}`, true)
}

export async function shootCardGamePhone(page: Page, url: string, theme: string, shoot: Shoot): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startCardGame(page, url, 3)
  await turns(page, 7, 8)
  for (const section of ['Company', 'Board', 'Forecast', 'Rivals', 'Log']) {
    await page.getByRole('button', { name: section, exact: true }).click()
    await shoot(page, `phone-card-${section.toLowerCase()}-${theme}`, true)
  }
  await startCardGame(page, url, 1)
  await turns(page, 6, 8)
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await shoot(page, `phone-card-solo-${theme}`, true)
}
