import { expect, test } from 'vitest'
import { expectNoSeriousFault, visit } from './visitor.ts'

test('on a phone: a variant is made, survives a reload, is tried with bots, and is played', async () => {
  const { page, url, complaints } = await visit({ viewport: { width: 390, height: 844 } })
  await page.goto(`${url}/#/variants`)
  await page.getByRole('heading', { name: 'No harbour' }).waitFor()
  await expectNoSeriousFault(page)
  await page.getByRole('button', { name: 'Make a variant' }).click()
  const decades = page.getByRole('textbox', { name: 'Number of decades' })
  await decades.fill('9')
  await expect.poll(() => page.locator('form').textContent()).toContain('must be a whole number from 2 to 5')
  await decades.fill('2')
  await page.getByLabel('Name').fill('Two decades')
  await page.getByLabel('Reason').fill('A short evening.')
  await page.reload()
  await expect.poll(() => decades.inputValue()).toBe('2')
  await expectNoSeriousFault(page)
  await page.getByRole('button', { name: 'Keep the variant' }).click()
  await page.getByRole('combobox', { name: 'Players' }).selectOption({ label: '2 players' })
  await page.getByRole('button', { name: 'Let the bots play' }).click()
  await page.getByRole('heading', { name: 'What stands out' }).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => page.locator('main').textContent()).toContain('fewer turns')
  await page.locator('summary').click()
  await expectNoSeriousFault(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  // The report is kept.
  await page.reload()
  await page.getByRole('combobox', { name: 'Players' }).selectOption({ label: '2 players' })
  await page.getByRole('heading', { name: 'What stands out' }).waitFor()
  await page.getByRole('link', { name: 'Play it' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('[data-part="bar"]').waitFor()
  const saved = await page.evaluate(
    () =>
      new Promise<unknown>(resolve => {
        indexedDB.open('arkwright').onsuccess = event => {
          const { result } = event.target as IDBOpenDBRequest
          const all = result.transaction('games').objectStore('games').getAll()
          all.onsuccess = () => resolve(all.result[0]?.options)
        }
      }),
  )
  expect(saved).toMatchObject({ components: { decades: 2 }, printing: { variant: 'Two decades' } })
  expect(complaints).toEqual([])
})
