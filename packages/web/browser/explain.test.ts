import { expect, test } from 'vitest'
import { myMove } from './player.ts'
import { visit } from './visitor.ts'

test.each([
  ['Gleich spielen: Water Frame', 'de', 'Wirtschaftsmarker: Nahrung', ['economy', 'event', 'wage', 'tile']],
  ['Play now: Arkwright: The Card Game', 'en', 'Share value', ['share', 'wage', 'demand', 'track']],
] as const)(
  '%s: things have cards while the mouse is on them, from the first one in the language of the page',
  async (play, locale, first, kinds) => {
    const { page, complaints } = await visit({ viewport: { width: 1366, height: 768 }, locale })
    await page.getByRole('button', { name: play }).click()
    await myMove(page)
    const card = page.locator('.explain-card')
    for (const [nth, kind] of kinds.entries()) {
      await page.locator(`[data-about^="${kind}"]`).first().hover()
      await card.waitFor()
      await expect.poll(() => card.locator('h3').textContent()).not.toBe('')
      if (nth === 0) expect(await card.locator('h3').textContent()).toBe(first)
      await expect.poll(() => card.locator('a.rule-link, p').count()).toBeGreaterThan(0)
      await page.keyboard.press('Escape')
      await card.waitFor({ state: 'detached' })
    }
    expect(complaints).toEqual([])
  },
)

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
