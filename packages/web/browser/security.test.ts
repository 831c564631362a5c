// Markup in names, chat and files is shown as text: none of it runs, although these browsers allow any script.
import { spinningJenny } from '@arkwright/board-game'
import { type AnyGame, type AnyJournal, Journal, writeGameFile } from '@arkwright/kernel'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { returnPages } from './lent-pages.ts'
import { oneBrowser } from './one-browser.ts'
import { hostTable, joinTable, openHouse, person } from './online-house.ts'
import { shortTurn } from './online-player.ts'
import { dice, myMove } from './player.ts'

const IMAGE = '<img src=x onerror=alert(1)>'
const DRAWING = '<svg onload=alert(2)>'
const FRAME = '<iframe srcdoc="<script>parent.alert(3)</script>"></iframe>'
/** Elements that a page would contain if it treated these texts as markup. */
const PLANTED = 'img[src="x"], svg[onload], iframe, [onerror]'

/** Any script that ran would have opened one of these. */
function dialogsOf(page: Page): string[] {
  const opened: string[] = []
  page.on('dialog', dialog => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
  return opened
}

function hostileFile(): string {
  const game: AnyGame = spinningJenny
  const journal: AnyJournal = new Journal(game, game.parseOptions({ players: 2 }), 'hostile')
  for (let i = 0; i < 4; i++) journal.play(game.moves(journal.position)[0]?.text ?? '')
  const comments = [0, 2].map(at => ({ at, text: FRAME }))
  return JSON.stringify(writeGameFile(journal, { names: [IMAGE, DRAWING], comments }))
}

async function openFile(page: Page, url: string, text: string): Promise<void> {
  await page.goto(url)
  const file = { name: `${DRAWING}.json`, mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

test('hostile names, chat and files do nothing, and the page allows no script but its own', async () => {
  const house = await openHouse()
  const browser = await oneBrowser()
  onTestFinished(async () => {
    await returnPages()
    await house.close()
  })
  const ada = await person(browser, IMAGE)
  const bea = await person(browser, DRAWING)
  const opened = [dialogsOf(ada.page), dialogsOf(bea.page)]
  const link = await hostTable(ada, house.url, { game: 'Spinning Jenny', players: 2 })
  await joinTable(bea, link)
  await bea.page.getByRole('heading', { name: `${IMAGE} is thinking` }).waitFor()
  await myMove(ada.page)
  await ada.page.getByRole('button', { name: 'Chat', exact: true }).click()
  for (const said of [FRAME, 'javascript:alert(4)']) {
    await ada.page.getByLabel('Message').fill(said)
    await ada.page.getByRole('button', { name: 'Send', exact: true }).click()
    await ada.page.getByText(said).waitFor()
  }
  await bea.page.getByRole('button', { name: 'Chat: 2 new messages' }).click()
  await bea.page.getByText(FRAME).waitFor()
  expect(await bea.page.locator('a[href^="javascript"]').count()).toBe(0)
  await bea.page.getByRole('button', { name: 'Latest', exact: true }).click()
  await shortTurn(ada.page, dice(1))
  await bea.page.locator('.log-dock').getByText(IMAGE).first().waitFor()
  for (const { page } of [ada, bea]) expect(await page.locator(PLANTED).count()).toBe(0)

  await openFile(ada.page, house.url, `{"game":"${IMAGE}"}`)
  await ada.page.getByRole('alert').waitFor()
  expect(await ada.page.locator(PLANTED).count()).toBe(0)
  await openFile(ada.page, house.url, hostileFile())
  await ada.page.locator('.seating').waitFor()
  expect(await ada.page.locator(PLANTED).count()).toBe(0)
  await ada.page.locator('.seating button[type=submit]').click()
  await ada.page.waitForURL(/\/table\//)
  await ada.page.getByText(IMAGE).first().waitFor()
  const id = new URL(ada.page.url()).pathname.split('/')[2] ?? ''
  await ada.page.goto(`${house.url}#/replay/${id}/2`)
  await ada.page.waitForSelector('.transport')
  expect(await ada.page.locator(PLANTED).count()).toBe(0)
  expect(opened).toEqual([[], []])
  // Rendered as markup it does run: the check works.
  await ada.page.evaluate(markup => document.body.insertAdjacentHTML('beforeend', markup), IMAGE)
  await expect.poll(() => opened[0]).toEqual(['1'])

  const policy = (await fetch(house.url)).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self'/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})
