import type { ChosenTurn } from '@arkwright/bots'
import type { Seat } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { text } from '../src/messages/later.ts'
import { loadPage } from '../src/play/catalogue.ts'
import { replay } from '../src/play/history.ts'
import { playedFrom, verdictOn } from '../src/replay/expert-verdict.ts'
import { mayAsk } from '../src/replay/fork.ts'
import { taleOf } from '../src/replay/tale.ts'
import type { GameRecord } from '../src/storage/records.ts'
import { randomGame } from './positions.ts'

const OPTIONS = { players: 2, setup: 'predetermined' } as const

/** With its values. */
function chosen(...candidates: readonly (readonly [readonly string[], number])[]): ChosenTurn {
  const all = candidates.map(([moves, value]) => ({ moves, value, sims: 1 }))
  return { moves: all[0]?.moves ?? [], report: { candidates: all, sims: all.length } }
}

test('expert likes the played turn best, considered it, or did not; the order of moves does not matter', async () => {
  const page = await loadPage('spinning-jenny')
  if (page === undefined) throw new Error('no page')
  const { game } = page
  const played = replay(game, OPTIONS, 'tale', randomGame('tale', OPTIONS))
  const tale = taleOf(page, await page.story(), played, ['Ann', 'Bob'], text.replay.charts.end)
  const at =
    tale.stops.find(stop => stop.seat === 0 && game.pending(played.journal.at(stop.at))?.begins === true)?.at ?? 0
  const before = played.journal.at(at)
  const turn = playedFrom(tale, at)
  expect(turn.length).toBeGreaterThan(0)
  expect(tale.stops[at + turn.length]?.turn).not.toBe(tale.stops[at]?.turn)
  expect(tale.stops[at + turn.length - 1]?.turn).toBe(tale.stops[at]?.turn)
  const seat: Seat = 0
  const [one, other] = game
    .moves(before)
    .map(({ text: move }) => [move])
    .filter(moves => moves[0] !== turn[0])
  if (one === undefined || other === undefined) throw new Error('nothing else is possible')
  const verdict = (choice: ChosenTurn) => verdictOn(page, before, seat, turn, choice)
  expect(verdict(chosen([turn, 10], [one, 8]))).toEqual({ kind: 'same' })
  expect(verdict(chosen([one, 10], [turn, 7.6]))).toEqual({ kind: 'behind', by: 2 })
  expect(verdict(chosen([one, 10], [other, 9]))).toEqual({ kind: 'unlisted' })
  expect(verdict(chosen())).toEqual({ kind: 'unlisted' })
})

test('nobody is told about a running online game, or about a day that still counts', () => {
  const record = { seed: 'known', over: false } as GameRecord
  expect(mayAsk(record)).toBe(true)
  expect(mayAsk({ ...record, seed: '' })).toBe(false)
  const daily = { date: '2026-11-19', counts: true } as NonNullable<GameRecord['daily']>
  expect(mayAsk({ ...record, daily })).toBe(false)
  expect(mayAsk({ ...record, daily, over: true })).toBe(true)
})
