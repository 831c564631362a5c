import { expect, test } from 'vitest'
import { myMove } from './player.ts'
import { visit } from './visitor.ts'

test.each([
  ['Water Frame', ['event', 'economy', 'demand', 'wage', 'share', 'space', 'tile', 'mill', 'contract']],
  ['Arkwright: The Card Game', ['share', 'wage', 'demand', 'track', 'mill']],
] as const)('at a table of %s each thing has a card while the mouse is on it', async (game, kinds) => {
  const { page, complaints } = await visit({ viewport: { width: 1366, height: 768 } })
  await page.getByRole('button', { name: `Play now: ${game}` }).click()
  await myMove(page)
  for (const kind of kinds) {
    await page.locator(`[data-about^="${kind}"]`).first().hover()
    const card = page.locator('.explain-card')
    await card.waitFor()
    await expect.poll(() => card.locator('h3').textContent()).not.toBe('')
    await expect.poll(() => card.locator('a.rule-link, p').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
  }
  expect(complaints).toEqual([])
})

test('a long press shows the card and plays nothing', async () => {
  const { page } = await visit({ viewport: { width: 1366, height: 768 }, hasTouch: true })
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await myMove(page)
  const space = page.locator('button[data-about^="space"]').first()
  await space.waitFor()
  const touch = (type: string) => space.dispatchEvent(type, { bubbles: true, pointerType: 'touch' })
  await space.evaluate(button => button.addEventListener('click', () => button.setAttribute('data-clicked', '')))
  const clicked = () => space.evaluate(button => button.hasAttribute('data-clicked'))
  await touch('pointerdown')
  await page.locator('.explain-card').waitFor()
  await touch('pointerup')
  // Some browsers send it after a long press too.
  await space.dispatchEvent('click')
  expect(await clicked()).toBe(false)
  await touch('pointerdown')
  await touch('pointerup')
  await space.dispatchEvent('click')
  expect(await clicked()).toBe(true)
})

test('the first card is in the language of the page', async () => {
  const { page } = await visit({ viewport: { width: 1366, height: 768 }, locale: 'de' })
  await page.getByRole('button', { name: 'Gleich spielen: Water Frame' }).click()
  await myMove(page)
  await page.locator('[data-about^="economy"]').first().hover()
  await expect.poll(() => page.locator('.explain-card h3').textContent()).toBe('Wirtschaftsmarker: Nahrung')
})
