// A plan on a copy while bots think: its note hides nothing, and the prepared turn fits the bar of a phone.
import { expect, test } from 'vitest'
import { dice, myMove, quickTurn } from './player.ts'
import { visit } from './visitor.ts'

test('on a phone the note of a plan covers no board, and the prepared turn is whole', async () => {
  const [width, height] = [390, 844]
  const { page, complaints } = await visit({ viewport: { width, height }, locale: 'fr' })
  // Bots that never answer.
  await page.route(/opponents\.worker/, () => undefined)
  await page.getByRole('button', { name: /^Jouer tout de suite.* Spinning Jenny$/ }).click()
  const begin = page.locator('.plan button').last()
  await page.waitForSelector('[data-end-turn], .plan')
  while ((await page.locator('[data-end-turn]').count()) > 0) {
    await myMove(page)
    await quickTurn(page, dice(3), 2)
    await page.waitForSelector('[data-end-turn], .plan')
  }
  await begin.click()
  const note = page.locator('.plan-note')
  await note.waitFor()
  const boxOf = async (part: string) => (await page.locator(part).first().boundingBox()) ?? { y: 0, height: 0 }
  const { y, height: tall } = await boxOf('.plan-note')
  expect(y + tall).toBeLessThanOrEqual((await boxOf('.parts, .phone-body')).y + 1)
  await quickTurn(page, dice(3), 2)
  await page.locator('.plan select').waitFor()
  for (const part of await page.locator('.plan button, .plan select').all()) {
    const box = await part.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  expect(complaints).toEqual([])
})
