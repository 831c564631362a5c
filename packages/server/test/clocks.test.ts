// Clocks: worked out from moments that are handed in; no test waits.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Clock } from '../src/client/index.ts'
import { firstClock, rewardTurn, runClock, stopClock } from '../src/clocks/clock.ts'
import { counted, momentAfter } from '../src/clocks/window.ts'
import { fullTable, playTurn } from './games.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

describe('a daily window', () => {
  const london = { timeZone: 'Europe/London', from: 8 * 60, to: 22 * 60 }
  const at = (text: string) => Date.parse(text)

  test('only time inside it counts', () => {
    expect(counted(at('2026-01-05T20:00Z'), at('2026-01-06T10:00Z'), london)).toBe(4 * HOUR)
    expect(counted(at('2026-01-05T23:00Z'), at('2026-01-06T07:00Z'), london)).toBe(0)
    expect(counted(at('2026-01-05T09:00Z'), at('2026-01-05T10:30Z'), undefined)).toBe(1.5 * HOUR)
  })

  test('it is the wall clock of the player that counts, in summer too', () => {
    expect(momentAfter(at('2026-07-05T22:30Z'), HOUR, london)).toBe(at('2026-07-06T08:00Z'))
    expect(momentAfter(at('2026-01-05T23:30Z'), HOUR, london)).toBe(at('2026-01-06T09:00Z'))
    // The night in which an hour is skipped: 08:00 comes an hour sooner.
    expect(momentAfter(at('2026-03-28T22:00Z'), 1, london)).toBe(at('2026-03-29T07:00Z') + 1)
  })

  test('it may go past midnight, and half-hour zones are right', () => {
    const night = { timeZone: 'Asia/Kolkata', from: 22 * 60, to: 2 * 60 }
    expect(counted(at('2026-01-05T16:00Z'), at('2026-01-05T21:00Z'), night)).toBe(4 * HOUR)
    expect(momentAfter(at('2026-01-05T12:00Z'), 30 * MINUTE, night)).toBe(at('2026-01-05T17:00Z'))
  })
})

describe('a clock', () => {
  const bank: Clock = { kind: 'bank', bank: 10 * MINUTE, increment: MINUTE, weights: { heavy: 200 }, atZero: 'shown' }

  test('a bank runs down by what was thought and grows by the increment', () => {
    const thinker = { seat: 1, step: 'light', window: undefined }
    const running = runClock(bank, firstClock(bank, 2), thinker, 0)
    expect(running).toMatchObject({ running: 1, zeroAt: 10 * MINUTE })
    const stopped = stopClock(bank, running, thinker, 3 * MINUTE)
    expect(rewardTurn(bank, stopped, 1).left).toEqual([10 * MINUTE, 8 * MINUTE])
  })

  test('a part of the game may be heavy too, and a step of it have a weight by itself', () => {
    const clock: Clock = { ...bank, weights: { preparation: 200, 'start-up capital': 50 } }
    const zeroAt = (step: string) =>
      runClock(clock, firstClock(clock, 2), { seat: 0, step, part: 'preparation', window: undefined }, 0).zeroAt
    expect(zeroAt('foundation')).toBe(20 * MINUTE)
    expect(zeroAt('start-up capital')).toBe(5 * MINUTE)
  })

  test('in a heavy phase time counts half', () => {
    const thinker = { seat: 0, step: 'heavy', window: undefined }
    const running = runClock(bank, firstClock(bank, 2), thinker, 0)
    expect(running.zeroAt).toBe(20 * MINUTE)
    expect(stopClock(bank, running, thinker, 4 * MINUTE).left).toEqual([8 * MINUTE, 10 * MINUTE])
  })
})

onBoth('clocks at tables', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })
  const perMove = (atZero: 'bot' | 'shown'): Clock => ({ kind: 'move', perMove: HOUR, atZero })

  test('at zero a bot takes over, if the host wished it so', async () => {
    const { table, guests } = await fullTable(house, 2, { clock: perMove('bot') })
    const at = { params: { table: table.id } }
    const slow = table.toMove ?? 0
    const other = guests[1 - slow] as Guest
    expect(table.clockState).toMatchObject({ running: slow, zeroAt: house.now() + HOUR })
    house.later(HOUR - 1)
    await house.rest()
    expect((await other.call('GET /api/tables/:table', at)).table.seats[slow]?.kind).toBe('person')
    house.later(1)
    await house.rest()
    const { table: now } = await other.call('GET /api/tables/:table', at)
    expect(now.seats[slow]).toMatchObject({ kind: 'bot', strength: 'medium' })
    const { entries } = await other.call('GET /api/tables/:table/news', { ...at, query: {} })
    expect(entries.some(entry => entry.kind === 'time-over' && entry.seat === slow)).toBe(true)
  })

  test('a weight for a part of the game counts for every step of it, from the first on', async () => {
    const weights = { preparation: 200, turn: 200 }
    const clock: Clock = { kind: 'move', perMove: HOUR, weights, atZero: 'shown' }
    const { table, guests } = await fullTable(house, 2, { clock })
    expect(table.clockState.zeroAt).toBe(house.now() + 2 * HOUR)
    await playTurn(guests[table.toMove ?? 0] as Guest, table.id)
    const { table: now } = await (guests[0] as Guest).call('GET /api/tables/:table', { params: { table: table.id } })
    expect(now.clockState.zeroAt).toBe(house.now() + 2 * HOUR)
  })

  test('or it is merely shown', async () => {
    const { table, guests } = await fullTable(house, 2, { clock: perMove('shown') })
    const slow = table.toMove ?? 0
    house.later(2 * HOUR)
    await house.rest()
    await playTurn(guests[slow] as Guest, table.id)
    const { table: now } = await (guests[0] as Guest).call('GET /api/tables/:table', { params: { table: table.id } })
    expect(now.seats[slow]?.kind).toBe('person')
    expect(now.clockState).toMatchObject({ running: 1 - slow, left: [HOUR, HOUR] })
  })

  test('a pause by consent stops it, and it goes on where it was', async () => {
    const clock: Clock = { kind: 'bank', bank: 10 * HOUR, increment: 0, atZero: 'bot' }
    const { table, guests } = await fullTable(house, 2, { clock })
    const at = { params: { table: table.id } }
    const [ada, bob] = guests as [Guest, Guest]
    house.later(HOUR)
    await ada.call('POST /api/tables/:table/pause', at)
    const asked = (await bob.call('GET /api/tables/:table', at)).table.clockState
    expect(asked.paused).toBe(false)
    await bob.call('POST /api/tables/:table/consent', { ...at, body: { agree: true } })
    house.later(100 * HOUR)
    await house.rest()
    const { table: paused } = await ada.call('GET /api/tables/:table', at)
    expect(paused.clockState).toMatchObject({ paused: true, running: null })
    expect(paused.clockState.left?.[table.toMove ?? 0]).toBe(9 * HOUR)
    await bob.call('POST /api/tables/:table/resume', at)
    await ada.call('POST /api/tables/:table/consent', { ...at, body: { agree: true } })
    const { table: resumed } = await ada.call('GET /api/tables/:table', at)
    expect(resumed.clockState).toMatchObject({ paused: false, zeroAt: house.now() + 9 * HOUR })
  })

  test('outside of a player’s window the clock stands', async () => {
    const guests = await Promise.all([house.guest('A'), house.guest('B')])
    const window = { from: 8 * 60, to: 9 * 60 }
    for (const guest of guests) await guest.call('PATCH /api/me', { body: { timeZone: 'Europe/London', window } })
    const { seatAll } = await import('./games.ts')
    const table = await seatAll(guests, { clock: { kind: 'move', perMove: 90 * MINUTE, atZero: 'bot' } })
    const zeroAt = new Date(table.clockState.zeroAt ?? 0)
    expect([zeroAt.getUTCHours(), zeroAt.getUTCMinutes()]).toEqual([8, 30])
    expect((table.clockState.zeroAt ?? 0) - house.now()).toBeGreaterThan(24 * HOUR)
  })
})
