// Starts card game tables through the new table screen, as a person would.
import type { Page } from 'playwright-core'
import { carelessBots, myMove } from './player.ts'

/** Blue plays at this screen; the other seats are easy bots. */
export async function startCardGame(page: Page, url: string, players: number, expert = false): Promise<void> {
  await page.goto(`${url}/new`)
  await page.getByText('Arkwright: The Card Game', { exact: true }).click()
  await page.getByText(String(players), { exact: true }).click()
  if (expert) await page.getByText('All of them', { exact: true }).click()
  await carelessBots(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myMove(page)
}
