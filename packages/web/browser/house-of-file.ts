// The server and the browser of an online test file, from its first test to its last.
import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { returnPages } from './lent-pages.ts'
import { oneBrowser } from './one-browser.ts'
import { type OnlineHouse, openHouse } from './online-house.ts'

interface HouseOfFile {
  readonly house: OnlineHouse
  readonly browser: Browser
}

export async function houseOfFile(settings: Readonly<Record<string, string>> = {}): Promise<HouseOfFile> {
  const [house, browser] = await Promise.all([openHouse(settings), oneBrowser()])
  afterAll(async () => {
    await returnPages()
    await house.close()
  })
  return { house, browser }
}
