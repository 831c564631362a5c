import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PATIENCE } from './patience.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

const GO_ON = '.narrator .go-on >> visible=true'
const READY = '.narrator .go-on:enabled >> visible=true'

async function goOn(page: Page): Promise<void> {
  await page.locator(READY).first().click()
}

async function make(page: Page, move: string): Promise<void> {
  await page.locator(`[data-part] [data-move^="${move}"] >> visible=true`).first().click()
}

async function end(page: Page): Promise<void> {
  await page.locator('[data-end-turn]:enabled').click()
}

async function story(page: Page): Promise<string> {
  return (await page.locator('.narrator .story').textContent()) ?? ''
}

test('the first lesson by clicking, from home to a new table', async () => {
  const { page, complaints } = await visit()
  await page
    .getByRole('link', { name: /^Learn/ })
    .first()
    .click()
  await page.waitForSelector('.lesson-card')
  await expectNoSeriousFault(page)
  await page.getByRole('link', { name: /Your first factory/ }).click()
  await page.waitForSelector('.narrator')
  await expect.poll(() => story(page)).toContain('Derbyshire')
  await expectNoSeriousFault(page)
  await goOn(page)
  // Opens the rules, then returns to the scene.
  await page.locator('.menu summary').click()
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await page.getByRole('link', { name: 'Back to the lesson' }).first().click()
  await expect.poll(() => page.locator('.narrator h2 small').textContent()).toMatch(/^2 of/)
  // A wrong move does not meet the goal, and can be taken back.
  await make(page, 'found clothes')
  await expect.poll(() => page.locator(GO_ON).first().isDisabled()).toBe(true)
  await page.locator('[data-part="bar"]').getByRole('button', { name: 'Step back' }).click()
  await page.getByRole('button', { name: 'Hint' }).first().click()
  await expect.poll(() => page.locator('.lesson-hint').textContent()).toContain('“Food”')
  // Clicks the factory on the mat itself.
  await page.locator('[data-part="lanes"] [data-move^="found food"]').first().click()
  await expect.poll(() => page.locator('.narrator .well-done').textContent()).toContain('Four workers')
  await goOn(page)
  await page.locator('[data-part="lanes"] [data-move="price food 5"]').click()
  await expect.poll(() => page.locator(GO_ON).first().isDisabled()).toBe(true)
  await end(page)
  await goOn(page)
  await make(page, 'found lamps')
  await page.locator('[data-part="lanes"] [data-move="price lamps 9"]').click()
  await end(page)
  await goOn(page)
  // Lamps meet the goal as well as the recorded answer's cutlery.
  await expect.poll(() => page.locator('.narrator').textContent()).toContain('That works too')
  await make(page, 'sell shares 5')
  await goOn(page)
  await page.locator('.answers').getByRole('button', { name: '7' }).click()
  await expect.poll(() => page.locator('.not-quite').count()).toBe(1)
  await page.locator('.answers').getByRole('button', { name: '3' }).click()
  await goOn(page)
  await make(page, 'place workers')
  await page.locator('[data-part="lanes"] [data-move="hire cutlery 3"]').first().click()
  await end(page)
  await goOn(page)
  await expectNoSeriousFault(page)
  // Progress is saved.
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL('**/table/*')
  await page.waitForSelector('[data-part="bar"] [data-move]')
  await page.goBack()
  await page.locator('.narrator').getByRole('link', { name: 'Learn' }).click()
  await page.waitForSelector('.lesson-list .done')
  await expect.poll(() => page.locator('.lesson-list .done').count()).toBe(1)
  expect(complaints).toEqual([])
})

/**
 * Reads the hints, then shows the answers: by script within the page, because there are more than a hundred scenes.
 * Returns the scenes that show nothing of what they speak of.
 */
function seeToItsEnd(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([ready, patience]) => {
      const seen = <T extends HTMLElement>(selector: string, name = '') =>
        [...document.querySelectorAll<T>(selector)].find(
          one => one.checkVisibility() && (one.textContent ?? '').includes(name),
        )
      const found = async <T>(look: () => T | undefined): Promise<T | undefined> => {
        const latest = performance.now() + patience
        for (;;) {
          const now = look()
          if (now !== undefined || performance.now() > latest) return now
          await new Promise(resolve => setTimeout(resolve, 20))
        }
      }
      const place = () => document.querySelector('.narrator h2 small')?.textContent ?? ''
      const hint = () => seen('.narrator .ways button', 'Hint')
      const last = () => seen('button', 'Play on from here')
      const next = () => last() ?? seen(ready)
      // The page draws everything at once for a player who uses keys.
      const press = (button: HTMLElement | undefined) => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
        button?.click()
      }
      const silent: string[] = []
      for (;;) {
        const here = place()
        if ((await found(() => document.querySelector('[data-looked-at]') ?? undefined)) === undefined)
          silent.push(here)
        await found(() => next() ?? hint())
        press(hint())
        if (next() === undefined) press(await found(() => seen('button', 'Show me')))
        if ((await found(next)) === undefined) throw new Error(`scene ${here} does not go on`)
        if (last() !== undefined) return silent
        press(seen(ready))
        if ((await found(() => (place() === here ? undefined : true))) === undefined)
          throw new Error(`scene ${here} stays`)
      }
    },
    ['.narrator .go-on:enabled', PATIENCE] as const,
  )
}

test.each([
  [/^Spinning Jenny/, 6],
  [/^Water Frame/, 3],
  [/^The card game/, 4],
])('every lesson of %s can be seen to its end, and shows what it speaks of', async (course, count) => {
  const { page, url, complaints } = await visit()
  await page.goto(`${url}#/learn`)
  await page.waitForSelector('.lesson-card')
  const lessons = await page
    .getByRole('region', { name: course })
    .locator('.lesson-card')
    .evaluateAll(cards => cards.map(card => card.getAttribute('href') ?? ''))
  expect(lessons).toHaveLength(count)
  for (const lesson of lessons) {
    await page.goto(`${url}${lesson}`)
    // No longer the last scene of the lesson before.
    await page.waitForFunction(() => document.querySelector('.narrator h2 small')?.textContent?.startsWith('1 of '))
    expect(await seeToItsEnd(page), lesson).toEqual([])
    if (/ships|solo/.test(lesson)) await expectNoSeriousFault(page)
  }
  await page.goto(`${url}#/learn`)
  await page.waitForSelector('.lesson-list .done')
  await expect.poll(() => page.locator('.lesson-list .done').count()).toBe(count)
  expect(complaints).toEqual([])
})

test('a scene by keyboard only', async () => {
  const { page, url, complaints } = await visit({ colorScheme: 'dark' })
  await page.goto(`${url}#/learn/sale`)
  await page.waitForSelector('.narrator')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(() => focused()).toContain('A sale, call by call')
  for (let presses = 0; (await focused()) !== '7' && presses < 9; presses++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.narrator .well-done')
  for (let presses = 0; !(await focused()).startsWith('Continue') && presses < 9; presses++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('2 of 10'))
  expect(complaints).toEqual([])
})

test.each([
  ['fr', 'Apprendre à jouer', 'actions d’une entreprise'],
  ['de', 'Spielen lernen', 'Aktien einer Firma'],
])('a lesson in %s, where it was in English, on a phone', async (language, title, part) => {
  const { page, url, complaints } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(`${url}#/learn/first-factory`)
  await page.waitForSelector('.narrator')
  await goOn(page)
  await make(page, 'found food')
  await page.locator('.menu summary').click()
  await page.locator('select:has(option[value="de"])').selectOption(language)
  await page.waitForFunction(code => document.documentElement.lang === code, language)
  // Progress is the same in every language.
  await page.waitForSelector('.narrator .met >> visible=true')
  await page.locator('.narrator .ways button').first().click()
  await expect.poll(() => story(page)).toContain(part)
  // The screens are built the same in every language.
  if (language === 'de') await expectNoSeriousFault(page)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await page.goto(`${url}#/learn`)
  await page.waitForSelector('.lesson-card')
  await expect.poll(() => page.locator('h1').textContent()).toBe(title)
  if (language === 'de') await expectNoSeriousFault(page)
  expect(complaints).toEqual([])
})
