// The Daily Mill from the first press to a place in the ranking, and two puzzles: one solved, one missed.
import { readFileSync } from 'node:fs'
import { deciderIn, gameOfDeal, journalOf, turnOfBot } from '@arkwright/bots'
import { dailyDeal, seatOfDeal } from '@arkwright/bots/daily'
import type { PuzzleSet } from '@arkwright/bots/puzzles'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { storedMoves } from './open-position.ts'
import { END_TURN, myMove } from './player.ts'
import { TEST_DAY, TEST_NOON } from './test-day.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

/** The whole of the day, with the easy bot in the visitor's seat, and who decides each move. */
async function dayOfTests() {
  const deal = dailyDeal(TEST_DAY)
  const game = deal && gameOfDeal(deal)
  if (deal === undefined || game === undefined) throw new Error('the day has no deal')
  const journal = journalOf(deal, game)
  const deciders: number[] = []
  for (let seat = deciderIn(journal); seat !== undefined; seat = deciderIn(journal)) {
    const turn = await turnOfBot(deal, journal, seat, deal.seats[seat] ?? { level: 'easy', sims: 1 })
    for (const move of turn) {
      if (deciderIn(journal) !== seat) break
      deciders.push(seat)
      journal.play(move)
    }
  }
  return { moves: journal.moves, deciders, mine: seatOfDeal(deal) }
}

/** Plays a whole turn that was composed before the page was opened. */
async function endPrepared(
  page: Page,
  id: string,
  base: number,
  moves: readonly string[],
  leave: string,
): Promise<void> {
  // A table that is open would store its own draft.
  await page.goto(leave)
  const draft = JSON.stringify({ base, moves, ended: false })
  await page.evaluate(([key, kept]) => localStorage.setItem(key ?? '', kept ?? ''), [`arkwright:draft:${id}`, draft])
}

/** Most of the day is put into the database; the last turns are played at the table. */
async function finishDay(page: Page, url: string, id: string): Promise<void> {
  const { moves, deciders, mine } = await dayOfTests()
  const turns = deciders.flatMap((seat, at) => (seat === mine && deciders[at - 1] !== mine ? [at] : []))
  const start = turns.at(-2) ?? 0
  await page.goto(`${url}/#/daily`)
  await page.evaluate(
    async ({ game, first }) => {
      const open = indexedDB.open('arkwright')
      await new Promise(resolve => open.addEventListener('success', resolve))
      const store = open.result.transaction('games', 'readwrite').objectStore('games')
      const read: IDBRequest<object> = store.get(game)
      await new Promise(resolve => read.addEventListener('success', resolve))
      const written = store.put({ ...read.result, moves: first })
      await new Promise(resolve => written.addEventListener('success', resolve))
      open.result.close()
    },
    { game: id, first: moves.slice(0, start) },
  )
  for (let at = start; at < moves.length; at = (await storedMoves(page, id, at + 1)).length) {
    const end = deciders.findIndex((seat, place) => place >= at && seat !== mine)
    await endPrepared(page, id, at, moves.slice(at, end === -1 ? undefined : end), `${url}/#/daily`)
    await page.goto(`${url}/table/${id}`)
    await page.locator(`${END_TURN}:enabled`).click()
    await expect.poll(async () => (await storedMoves(page, id, 0)).length).toBeGreaterThan(at)
    await myMove(page)
  }
}

test('a day is played, compared and ranked', async () => {
  const { page, url, complaints } = await visit()
  // A page whose clock was set keeps it.
  onTestFinished(() => page.context().close())
  await page.clock.setFixedTime(TEST_NOON)
  await page.getByRole('link', { name: 'The Daily Mill' }).click()
  await expectNoSeriousFault(page)
  await page.getByRole('button', { name: 'Play today’s deal' }).click()
  await myMove(page)
  // The try that counts has no hints.
  await expect.poll(() => page.locator('[data-part="bar"] [data-hint]').count()).toBe(0)
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  await finishDay(page, url, id)
  await page.evaluate(() =>
    fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Miller"}' }),
  )
  await page.goto(`${url}/#/daily`)
  await page.reload()
  await page.getByRole('button', { name: 'Enter my result' }).click()
  await page.getByText('You are in place 1 of 1.').waitFor()
  await page.getByText('Streak: 1 day').first().waitFor()
  await page.getByRole('button', { name: 'Practise this deal' }).waitFor()
  await expectNoSeriousFault(page)
  expect(complaints).toEqual([])
})

const SET = JSON.parse(
  readFileSync(new URL('../src/puzzles/sets/spinning-jenny.json', import.meta.url), 'utf8'),
) as PuzzleSet

test('the best turn of a puzzle loses nothing; another loses pounds and comes back', async () => {
  const { page, url, complaints } = await visit()
  const [one, other] = SET.games.flatMap(({ game, seed, puzzles }) =>
    puzzles.map(puzzle => ({ name: `${game}.${seed}.${puzzle.at}`, puzzle })),
  )
  if (one === undefined || other === undefined) throw new Error('two puzzles are needed')
  const solve = async ({ name, puzzle }: typeof one, place: number) => {
    await endPrepared(page, `puzzle-${name}`, puzzle.at, puzzle.turns[place]?.moves ?? [], `${url}/#/puzzles`)
    await page.goto(`${url}/#/puzzles/${name}`)
    await page.locator(`${END_TURN}:enabled`).click()
  }
  await solve(one, 0)
  await page.getByRole('heading', { name: 'The best turn!' }).waitFor()
  await page.getByText('Nothing lost').waitFor()
  await solve(other, 2)
  await page
    .getByText(`£${Math.round(other.puzzle.turns[2]?.lost ?? 0)} lost`)
    .first()
    .waitFor()
  await page.getByText('You will see this puzzle again.').waitFor()
  await expectNoSeriousFault(page)
  await page.getByRole('link', { name: 'All puzzles' }).first().click()
  await page.getByText(`1 of`).first().waitFor()
  await expectNoSeriousFault(page)
  expect(complaints).toEqual([])
})
