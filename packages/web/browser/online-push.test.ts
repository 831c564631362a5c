import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OnlineHouse, openBrowser, openHouse, person } from './online-house.ts'

let house: OnlineHouse
let browser: Browser

beforeAll(async () => {
  house = await openHouse()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.close()
})

test('a push from the server becomes a notice that leads to its table', async () => {
  const { page } = await person(browser, 'Ada')
  const context = page.context()
  await context.grantPermissions(['notifications'], { origin: house.url })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await page.goto(house.url)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated') await new Promise(resolve => setTimeout(resolve, 20))
  })
  const data = JSON.stringify({ title: 'Arkwright: it is your turn', text: 'water-frame', url: `${house.url}/table/X` })
  const shown = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    for (let attempt = 0; attempt < 1000; attempt++) {
      const notices = await registration.getNotifications()
      if (notices.length > 0) return notices.map(({ title, body, data: link }) => ({ title, body, link: String(link) }))
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    return []
  })
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: house.url,
    registrationId: await registered,
    data,
  })
  expect(await shown).toEqual([
    { title: 'Arkwright: it is your turn', body: 'water-frame', link: `${house.url}/table/X` },
  ])
})
