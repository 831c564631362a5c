// Starts tables of the card game as a person would, from the new table.
import type { Page } from 'playwright-core'
import { myMove } from './player.ts'

/** Blue sits at this screen; the others are careless bots. */
export async function startCardGame(page: Page, url: string, players: number, expert = false): Promise<void> {
  await page.goto(`${url}/new`)
  await page.getByText('Arkwright: The Card Game', { exact: true }).click()
  await page.getByText(String(players), { exact: true }).click()
  if (expert) await page.getByText('All of them', { exact: true }).click()
  for (const colour of ['Red', 'Green', 'Yellow'].slice(0, players - 1)) {
    await page.getByLabel(`Strength of ${colour}`).selectOption({ label: 'Careless' })
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myMove(page)
}

/** Presses Tab until something with this name has the focus. */
export async function tabToCard(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    )
    if (name.test(focused)) return
  }
  throw new Error(`the keyboard does not reach ${name}`)
}
