// Pictures of the lessons: the list, and one scene from some of them.
import type { Page } from 'playwright-core'
import { LANGUAGES, type Pictures } from './studio.ts'

/** By lesson: how many scenes to skip before the picture. */
const LESSONS = { 'first-factory': 2, sale: 7, shares: 6, ships: 2, market: 4, solo: 5 }
/** A few are enough for the other languages. */
const ELSEWHERE: readonly string[] = ['first-factory', 'ships', 'market']

/** Moves forward this many scenes by showing the answers. */
async function goOn(page: Page, scenes: number): Promise<void> {
  for (let scene = 0; scene < scenes; scene++) {
    const hint = page.locator('.narrator .ways button.plain:has(svg)').last()
    const onward = page.locator('.narrator .go-on:enabled >> visible=true').first()
    if ((await onward.count()) === 0) {
      await hint.click()
      await hint.click()
    }
    await onward.click()
  }
}

export const lessonPictures: Pictures = {
  group: 'lesson',
  looks: LANGUAGES,
  async shoot(studio, look) {
    const page = await studio.visit(look)
    await page.goto(`${studio.url}#/learn`)
    await page.waitForSelector('.lesson-card')
    await studio.shoot(page, 'list', look, 'whole')
    for (const [lesson, scenes] of Object.entries(LESSONS)) {
      if (look.language !== 'en' && !ELSEWHERE.includes(lesson)) continue
      await page.goto(`${studio.url}#/learn/${lesson}`)
      await page.waitForSelector('.narrator')
      await goOn(page, scenes)
      await studio.shoot(page, lesson, look)
    }
    await page.context().close()
  },
}
