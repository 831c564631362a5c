// Changing any figure never changes a running game: a record of this browser, a game by a printing, a daily deal. Online tables: packages/server/test/offers.test.ts.
import { waterFrame } from '@arkwright/board-game'
import { dailyDeal } from '@arkwright/bots/daily'
import type { AnyGame, Printing } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { recordOf } from '../src/daily/start.ts'
import { loadPage } from '../src/play/catalogue.ts'
import { replay } from '../src/play/history.ts'
import { newRecord } from '../src/play/new-game.ts'
import { usualSeats } from '../src/play/seats.ts'
import { optionsBy } from '../src/printings/printing-table.ts'
import { type GameRecord, revisionOf } from '../src/storage/records.ts'

const COPY: Printing = {
  game: waterFrame.id,
  name: 'my copy',
  language: 'English',
  source: 'a test',
  confirmed: [],
  changed: { loanRepayment: 15 },
  unknown: [],
}

/** As the browser stores it. */
function stored(record: GameRecord): GameRecord {
  return structuredClone(record)
}

async function gameOf(record: GameRecord): Promise<AnyGame> {
  const page = await loadPage(record.game, revisionOf(record))
  if (page === undefined) throw new Error('the page does not know these rules')
  return page.game
}

async function figuresIn(record: GameRecord): Promise<string> {
  const game = await gameOf(record)
  const { journal } = replay(game, record.options, record.seed, record.moves)
  return JSON.stringify([game.view(journal.position, 0), game.components(game.parseOptions(record.options))])
}

test('a figure that we correct leaves games of earlier revisions as they are', async () => {
  const players = 3
  const newest = newRecord(waterFrame.id, { players }, usualSeats(players))
  const begun = stored({ ...newest, revision: 1 })
  expect((await gameOf(begun)).revision).toBe(1)
  expect(await figuresIn(begun)).not.toBe(await figuresIn(newest))
})

test('a printing that is corrected or deleted leaves its games as they are', async () => {
  const options = await optionsBy(COPY, { players: 2 })
  if (typeof options === 'string') throw new Error(options)
  const begun = stored(newRecord(waterFrame.id, options, usualSeats(2)))
  const before = await figuresIn(begun)
  const corrected = await optionsBy({ ...COPY, changed: { loanRepayment: 18 } }, { players: 2 })
  expect(corrected).not.toEqual(options)
  expect(await figuresIn(begun)).toBe(before)
  expect(begun.options).toMatchObject({ components: { loanRepayment: 15 } })
})

test('a daily deal names its revision, options and seed, so a begun day stays as it is', async () => {
  const deal = dailyDeal('2026-11-20')
  if (deal === undefined) throw new Error('no deal')
  const begun = stored(recordOf(deal, true))
  expect(begun).toMatchObject({ revision: deal.revision, options: deal.options, seed: deal.seed })
  expect(Object.keys(deal.options)).not.toContain('components')
  expect(await figuresIn(begun)).toBe(await figuresIn(stored(recordOf(deal, false))))
  expect((await gameOf(begun)).revision).toBe(deal.revision)
})
