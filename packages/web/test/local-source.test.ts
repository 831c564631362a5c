import type { ChosenTurn } from '@arkwright/bots'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { spinningJennyPage as page } from '../src/board-game/page.ts'
import { finish, startDraft, tryMove } from '../src/play/draft.ts'
import { replay } from '../src/play/history.ts'
import { openLocal } from '../src/play/local-source.ts'
import { newRecord } from '../src/play/new-game.ts'
import type { SessionStore } from '../src/play/session.ts'
import { useSettings } from '../src/settings.ts'
import { keepDraft, keptDraft } from '../src/storage/drafts.ts'
import type { GameRecord } from '../src/storage/records.ts'
import { withBrowserStorage } from './browser-storage.ts'

withBrowserStorage()

const { pace } = useSettings.getState()
beforeAll(() => useSettings.setState({ pace: 'instant' }))
afterAll(() => useSettings.setState({ pace }))

const options = { players: 2, setup: 'predetermined' }

function recordWith(second: 'bot' | 'person'): GameRecord {
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: second, name: 'Bea', strength: 'easy' },
  ] as const
  return { ...newRecord('spinning-jenny', options, seats), id: 'local', seed: 'local source' }
}

/** The first complete turn from a position. */
function turnFrom(moves: readonly string[]): string[] {
  const { position } = replay(page.game, options, 'local source', moves).journal
  const seat = page.game.pending(position)?.seat
  const [first] = page.game.moves(position)
  if (first === undefined || typeof seat !== 'number') throw new Error('no seat is to move')
  const whole = finish(page, tryMove(page, startDraft(page, position, seat), first))
  if (whole === undefined) throw new Error('the turn needs an answer')
  return whole.tried.map(({ move }) => move.text)
}

/** Opens a table with a database and bots that the test controls. */
function open(record: GameRecord) {
  const written: GameRecord[] = []
  const { promise: disk, resolve: writeNow } = Promise.withResolvers<void>()
  const asked = vi.fn(async ({ seed }: { seed: string; strength: string }): Promise<ChosenTurn> => {
    const played = Number(seed.split(':')[1])
    const { moves } = store.getState().played.journal
    expect(moves).toHaveLength(played)
    return { moves: turnFrom(moves) } as unknown as ChosenTurn
  })
  const opponents = { choose: asked, forget: vi.fn<() => void>(), dismiss: vi.fn<() => void>() }
  const store: SessionStore = openLocal(page, record, {
    opponents,
    write: one => {
      written.push(one)
      return disk
    },
  })
  return { store, written, writeNow, asked, opponents, session: () => store.getState() }
}

function compose(store: SessionStore, moves: readonly string[]): void {
  for (const text of moves) {
    const move = page.game.parseMove(text)
    if (move !== undefined) store.getState().choose(move)
  }
}

const soon = () => new Promise(resolve => setTimeout(resolve, 5))

test('a draft is restored after a reload, but only at the same position', () => {
  const record = recordWith('person')
  const [first] = turnFrom([])
  compose(open(record).store, [first ?? ''])
  expect(
    open(record)
      .session()
      .draft?.tried.map(({ move }) => move.text),
  ).toEqual([first])
  const later = { ...record, moves: turnFrom([]) }
  expect(open(later).session().draft?.tried).toEqual([])
})

test('an ended turn is kept until it is written, then the draft is removed', async () => {
  const record = recordWith('person')
  const turn = turnFrom([])
  const { store, written, writeNow, session } = open(record)
  compose(store, turn)
  session().endTurn()
  expect(session().played.journal.moves).toEqual(turn)
  expect(session()).toMatchObject({ mySeat: 1, draft: { seat: 1, tried: [] } })
  expect(keptDraft('local')).toMatchObject({ base: 0, moves: turn, ended: true })
  await soon()
  expect(written.map(({ moves }) => moves)).toEqual([turn])
  expect(session().record).toMatchObject({ moves: turn, turn: 1, over: false })
  expect(keptDraft('local')?.ended).toBe(true)
  writeNow()
  await soon()
  expect(keptDraft('local')).toBeUndefined()
})

test('a turn that was ended but not written is played and written after a reload', () => {
  const turn = turnFrom([])
  keepDraft('local', { base: 0, moves: turn, ended: true })
  const { written, session } = open(recordWith('person'))
  expect(session().played.journal.moves).toEqual(turn)
  expect(session().draft?.tried).toEqual([])
  expect(written[0]?.moves).toEqual(turn)
})

test('a bot plays its turn after mine, and earlier questions are dropped', async () => {
  const { store, session, asked, opponents } = open(recordWith('bot'))
  expect(asked).not.toHaveBeenCalled()
  compose(store, turnFrom([]))
  session().endTurn()
  expect(opponents.forget).toHaveBeenCalledOnce()
  expect(session()).toMatchObject({ draft: undefined, mySeat: 0 })
  await expect.poll(() => session().draft?.seat).toBe(0)
  expect(asked).toHaveBeenCalled()
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ strength: 'easy', seat: 1, game: 'spinning-jenny' })
  expect(session()).toMatchObject({ thinking: false, trouble: undefined })
})

test('a bot’s error is shown, and a closed table plays no more', async () => {
  const record = { ...recordWith('bot'), moves: turnFrom([]) }
  const failing = open(record)
  failing.asked.mockRejectedValue(new Error('out of ideas'))
  await expect.poll(() => failing.session().trouble).toContain('out of ideas')
  const closed = open(record)
  expect(closed.session().thinking).toBe(true)
  closed.session().close()
  await soon()
  expect(closed.session().played.journal.moves).toEqual(record.moves)
  expect(closed.opponents.dismiss).toHaveBeenCalledOnce()
})

test('a hint comes from the strong bot', async () => {
  const { session, asked } = open(recordWith('bot'))
  session().askHint()
  await expect.poll(() => session().hint?.choice).toBeDefined()
  expect(asked.mock.calls[0]?.[0].strength).toBe('expert')
})

test('my last turn against bots can be taken back; the deal stays, and the bots answer again', async () => {
  const { store, session, written, asked } = open(recordWith('bot'))
  expect(session().takeBack).toBeUndefined()
  const first = turnFrom([])
  compose(store, first)
  session().endTurn()
  await expect.poll(() => session().draft?.seat).toBe(0)
  const afterFirst = [...session().played.journal.moves]
  compose(store, turnFrom(afterFirst))
  session().endTurn()
  await expect.poll(() => session().draft?.seat).toBe(0)
  expect(session().played.journal.moves.length).toBeGreaterThan(afterFirst.length)
  session().takeBack?.()
  expect(session().played.journal.moves).toEqual(afterFirst)
  expect(session()).toMatchObject({ draft: { seat: 0, tried: [] }, thinking: false, mySeat: 0 })
  expect(written.at(-1)).toMatchObject({ moves: afterFirst, over: false, turn: 0, seed: 'local source' })
  session().takeBack?.()
  expect(session().played.journal.moves).toEqual([])
  expect(session().takeBack).toBeUndefined()
  // The same turn leads to the same game again.
  const before = asked.mock.calls.length
  compose(store, first)
  session().endTurn()
  await expect.poll(() => session().played.journal.moves).toEqual(afterFirst)
  expect(asked.mock.calls.length).toBeGreaterThan(before)
})

test('a turn taken back while a bot thinks stays taken back', async () => {
  const { store, session, asked, written } = open(recordWith('bot'))
  const { promise, resolve } = Promise.withResolvers<ChosenTurn>()
  asked.mockReturnValueOnce(promise)
  const first = turnFrom([])
  compose(store, first)
  session().endTurn()
  await expect.poll(() => session().thinking).toBe(true)
  session().takeBack?.()
  expect(session()).toMatchObject({ thinking: false, draft: { seat: 0 } })
  resolve({ moves: turnFrom(first) } as unknown as ChosenTurn)
  await soon()
  expect(session().played.journal.moves).toEqual([])
  expect(written.at(-1)?.moves).toEqual([])
})

test('a turn taken back before it was written is not written later', async () => {
  const { store, session, written } = open(recordWith('bot'))
  compose(store, turnFrom([]))
  session().endTurn()
  session().takeBack?.()
  await soon()
  expect(written.map(({ moves }) => moves)).toEqual([[]])
  expect(keptDraft('local')).toBeUndefined()
})

test('with two people at the screen no turn can be taken back', () => {
  const { store, session } = open(recordWith('person'))
  compose(store, turnFrom([]))
  session().endTurn()
  expect(session().takeBack).toBeUndefined()
})

test('the try of a day that counts has no hints and takes nothing back, and its bots never vary', async () => {
  const record = recordWith('bot')
  const [me, bot] = record.seats
  if (me === undefined || bot === undefined) throw new Error('two seats are needed')
  const day = {
    ...record,
    seats: [me, { ...bot, strength: 'medium', sims: 4 }],
    daily: { date: '2026-11-16', counts: true },
  }
  const { store, asked, session } = open(day)
  compose(store, turnFrom([]))
  session().endTurn()
  await soon()
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ strength: 'medium', isVaried: false, budget: { sims: 4 } }),
  )
  expect(session()).toMatchObject({ hints: false, takeBack: undefined })
  const practice = open({ ...day, id: 'practice', daily: { ...day.daily, counts: false } })
  compose(practice.store, turnFrom([]))
  practice.session().endTurn()
  await soon()
  expect(practice.session().hints).toBe(true)
  expect(practice.session().takeBack).toBeDefined()
})
