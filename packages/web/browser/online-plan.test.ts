import { expect, test } from 'vitest'
import { houseOfFile } from './house-of-file.ts'
import { returnPage } from './lent-pages.ts'
import { caller, inBrowser, tableOf } from './online-games.ts'
import type { Person } from './online-house.ts'
import { shortTurn } from './online-player.ts'
import { dice, END_TURN, myMove } from './player.ts'

const { house, browser } = await houseOfFile()

test('a turn prepared online is played by the server while its player is away, or laid out', async () => {
  const roll = dice(11)
  const callers = [await caller(house.url, 'Ada'), await caller(house.url, 'Bea')] as const
  const table = await tableOf(...callers, { options: { players: 2, setup: 'predetermined' } })
  const link = `${house.url}/table/${table.code}`
  const ada = await inBrowser(browser, house.url, callers[0])
  const bea = await inBrowser(browser, house.url, callers[1])
  await Promise.all([ada.page.goto(link), bea.page.goto(link)])
  const [mover, waiting] = table.toMove === 0 ? [ada, bea] : [bea, ada]
  await myMove(mover.page)

  const plan = async () => {
    await waiting.page.getByRole('button', { name: /^Plan (?:ahead|again)$/ }).click()
    await waiting.page.getByText('A plan on a copy').waitFor()
    await shortTurn(waiting.page, roll)
    await waiting.page.getByText('Your prepared turn:').waitFor()
  }
  await plan()
  await waiting.page.getByLabel('Your prepared turn:').selectOption({ label: 'play it at once' })
  // The choice is on the server before the page is closed.
  const mine = waiting === ada ? callers[0] : callers[1]
  const at = { params: { table: table.id } }
  const kept = async () => (await mine.call('GET /api/tables/:table/prepared', at)).prepared?.way
  await expect.poll(kept).toBe('play')
  await waiting.page.goto(`${house.url}/lobby`)
  const now = async () => (await mine.call('GET /api/tables/:table', at)).table
  /** Plays for this person until the other is to move. */
  const playOn = async (who: Person) => {
    const seat = who === ada ? 0 : 1
    for (let { toMove, sequence } = await now(); toMove === seat; { toMove, sequence } = await now()) {
      await myMove(who.page)
      await shortTurn(who.page, roll)
      await expect.poll(async () => (await now()).sequence).toBeGreaterThan(sequence)
    }
  }
  await myMove(mover.page)
  await shortTurn(mover.page, roll)
  const played = async () => {
    const { entries } = await mine.call('GET /api/tables/:table/news', { ...at, query: {} })
    return entries.filter(({ by }) => by === 'prepared').length
  }
  await expect.poll(played).toBe(1)
  expect(await kept()).toBeUndefined()
  expect((await mine.call('GET /api/notices')).notices[0]).toMatchObject({ kind: 'prepared', code: table.code })

  // Back at the table, a second plan that only wants to be looked at.
  await waiting.page.goto(link)
  await playOn(waiting)
  await myMove(mover.page)
  await plan()
  await playOn(mover)
  await waiting.page.getByText('Your prepared turn is laid out. End it, or change it.').waitFor()
  await waiting.page.waitForSelector('.chips li')
  const { sequence } = await now()
  await waiting.page.click(END_TURN)
  await expect.poll(async () => (await now()).sequence).toBeGreaterThan(sequence)
  expect(await kept()).toBeUndefined()
  for (const { complaints, page } of [ada, bea]) {
    expect(complaints).toEqual([])
    await returnPage(page)
  }
})
