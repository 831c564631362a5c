import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goOffline } from './one-browser.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const
type Language = keyof typeof LANGUAGES

/** The language chooser is the one that offers German, in every language. */
function chooser(page: Page) {
  return page.locator('select:has(option[value="de"])')
}

async function speak(page: Page, language: Language): Promise<void> {
  await chooser(page).selectOption(language)
  await page.waitForFunction(code => document.documentElement.lang === code, language)
}

test('the language changes at once, without a reload, and is remembered', async () => {
  const { page, url, complaints } = await visit()
  await page.evaluate(() => {
    ;(globalThis as { untouched?: boolean }).untouched = true
  })
  const untouched = () => page.evaluate(() => (globalThis as { untouched?: boolean }).untouched === true)
  await expect.poll(() => page.locator('h1').textContent()).toContain('Build the mills')
  await speak(page, 'fr')
  await expect.poll(() => page.locator('h1').textContent()).toContain('Bâtissez les usines')
  // The focus stays on the chooser after a choice by keyboard.
  expect(await chooser(page).evaluate(element => element === document.activeElement)).toBe(true)
  await speak(page, 'de')
  await expect.poll(() => page.locator('h1').textContent()).toContain('Baue Fabriken')
  expect(await untouched()).toBe(true)
  await page.goto(url)
  await page.waitForSelector('h1')
  await expect.poll(() => page.locator('h1').textContent()).toContain('Baue Fabriken')
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de')
  expect(complaints).toEqual([])
})

test('a table continues in another language at the same position', async () => {
  const { page, complaints } = await visit()
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await page.locator('[data-part="context"] [data-move="place workers 2"]').click()
  await page.locator('.menu summary').click()
  await speak(page, 'de')
  await page.waitForSelector('.chips li')
  await expect.poll(() => page.locator('.chips li').first().textContent()).toMatch(/Arbeiter 4\s£/)
  await expect.poll(() => page.locator('[data-part="bar"] h2').textContent()).toBe('Arbeiter')
  expect(complaints).toEqual([])
})

test('a browser that asks for French gets French', async () => {
  const { page } = await visit({ locale: 'fr-CA' })
  await page.waitForSelector('h1')
  await expect.poll(() => page.locator('h1').textContent()).toContain('Bâtissez')
})

test.each(Object.keys(LANGUAGES) as Language[])('rules, components and companion in %s', async language => {
  const { page, url, complaints } = await visit()
  await speak(page, language)
  for (const address of [
    '#/rules',
    '#/rules/III.1',
    '#/rules/CG-solo-4',
    '#/components',
    '#/components/tile-foreman',
    '#/companion',
  ]) {
    await page.goto(`${url}${address}`)
    await page.waitForSelector('h1')
    await page.waitForSelector('main :is(article, nav, .component, .panel)')
    // The screens are built the same in every language.
    if (language === 'en') await expectNoSeriousFault(page)
  }
  await page.goto(`${url}#/rules/III.1`)
  // The rules engine calculates the example.
  await page.waitForSelector('.rules-live .calls li')
  await expect.poll(() => page.locator('.rules-live .calls li').count()).toBe(3)
  expect(complaints).toEqual([])
})

test('from the home page to a rule by search, on by a link, and back', async () => {
  const { page, complaints } = await visit()
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await page.getByLabel('Search the rules').fill('emergency')
  await page.locator('.library-results').getByRole('link', { name: '7.0 Emergency sale and loans' }).click()
  await page.waitForSelector('section.opened h3')
  await expect.poll(() => page.locator('section.opened h3').textContent()).toContain('Emergency sale')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Emergency sale')
  await page.goto(`${page.url().split('#')[0]}#/rules/II.2.2`)
  await page.locator('section.opened').getByRole('link', { name: '8.0 Victory' }).click()
  await expect.poll(() => page.locator('section.opened h3').textContent()).toContain('Victory')
  await page.goBack()
  await page.waitForFunction(() => document.querySelector('section.opened h3')?.textContent?.includes('Workers'))
  expect(complaints).toEqual([])
})

test('the rule number in a refusal links to its section or tile', async () => {
  const { page, url, complaints } = await visit()
  await page.goto(`${url}#/rules/SJ%20III.4`)
  await page.waitForSelector('section.opened h3')
  await expect.poll(() => page.locator('section.opened h3').textContent()).toContain('Storing what is left')
  await page.goto(`${url}#/rules/ruling%2024`)
  await page.waitForSelector('.component.opened')
  await expect.poll(() => page.locator('.component.opened h3').textContent()).toBe('Inventor')
  await page.goto(`${url}#/rules/nothing`)
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('no such section')
  expect(complaints).toEqual([])
})

test('the companion calculates on a phone and remembers the entries', async () => {
  const { page, url, complaints } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(`${url}#/companion`)
  await page.waitForSelector('.calls li')
  await expect.poll(() => page.locator('.calls li').count()).toBe(3)
  await page.getByLabel('Demand', { exact: true }).fill('4')
  await expect.poll(() => page.locator('.calls li').count()).toBe(2)
  await expect.poll(() => page.locator('.totals').first().textContent()).toContain('+2 for goods')
  await page.reload()
  await expect.poll(() => page.getByLabel('Demand', { exact: true }).inputValue()).toBe('4')
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
})

test('rules and companion open without a connection, in a language not opened before', async () => {
  const { page, url } = await visit({ serviceWorkers: 'allow' })
  await goOffline(page)
  await page.goto(`${url}#/companion`)
  await page.reload()
  await page.waitForSelector('.calls li')
  await speak(page, 'fr')
  await expect.poll(() => page.locator('.calls').textContent()).toContain('Appel 4')
  await page.getByRole('link', { name: 'Règles', exact: true }).click()
  await page.waitForSelector('.rules-contents')
  await expect.poll(() => page.locator('.rules-contents').textContent()).toContain('Vente d’urgence')
})
