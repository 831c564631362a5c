// Clocks, computed from given moments; no test waits.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Clock } from '../src/client/index.ts'
import { firstClock, rewardTurn, runClock, stopClock } from '../src/clocks/clock.ts'
import { steadyClock } from '../src/clocks/steady-clock.ts'
import { counted, momentAfter, timeZoneNamed } from '../src/clocks/window.ts'
import { agree, fullTable, play, playTurn, seatAll } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

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

  test('the player’s wall clock counts, in summer too', () => {
    expect(momentAfter(at('2026-07-05T22:30Z'), HOUR, london)).toBe(at('2026-07-06T08:00Z'))
    expect(momentAfter(at('2026-01-05T23:30Z'), HOUR, london)).toBe(at('2026-01-06T09:00Z'))
    // In the night when an hour is skipped, 08:00 comes an hour sooner.
    expect(momentAfter(at('2026-03-28T22:00Z'), 1, london)).toBe(at('2026-03-29T07:00Z') + 1)
  })

  test('it may span midnight, and half-hour time zones work', () => {
    const night = { timeZone: 'Asia/Kolkata', from: 22 * 60, to: 2 * 60 }
    expect(counted(at('2026-01-05T16:00Z'), at('2026-01-05T21:00Z'), night)).toBe(4 * HOUR)
    expect(momentAfter(at('2026-01-05T12:00Z'), 30 * MINUTE, night)).toBe(at('2026-01-05T17:00Z'))
  })
})

describe('a clock', () => {
  const bank: Clock = { kind: 'bank', bank: 10 * MINUTE, increment: MINUTE, weights: { heavy: 200 }, atZero: 'shown' }

  test('a bank shrinks by the time used and grows by the increment', () => {
    const thinker = { seat: 1, step: 'light', window: undefined }
    const running = runClock(bank, firstClock(bank, 2), thinker, 0)
    expect(running).toMatchObject({ running: 1, zeroAt: 10 * MINUTE })
    const stopped = stopClock(bank, running, thinker, 3 * MINUTE)
    expect(rewardTurn(bank, stopped, 1, 1).left).toEqual([10 * MINUTE, 8 * MINUTE])
  })

  test('a part of the game can have a weight, and a step in it a different one', () => {
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

  test('at zero a bot takes over, if the host chose that', async () => {
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

  test('a weight for a part of the game counts for each of its steps, from the first', async () => {
    const weights = { preparation: 200, turn: 200 }
    const clock: Clock = { kind: 'move', perMove: HOUR, weights, atZero: 'shown' }
    const { table, guests } = await fullTable(house, 2, { clock })
    expect(table.clockState.zeroAt).toBe(house.now() + 2 * HOUR)
    await playTurn(guests[table.toMove ?? 0] as Guest, table.id)
    const { table: now } = await (guests[0] as Guest).call('GET /api/tables/:table', { params: { table: table.id } })
    expect(now.clockState.zeroAt).toBe(house.now() + 2 * HOUR)
  })

  test('at zero the clock only shows it, if the host chose that', async () => {
    const { table, guests } = await fullTable(house, 2, { clock: perMove('shown') })
    const slow = table.toMove ?? 0
    house.later(2 * HOUR)
    await house.rest()
    await playTurn(guests[slow] as Guest, table.id)
    const { table: now } = await (guests[0] as Guest).call('GET /api/tables/:table', { params: { table: table.id } })
    expect(now.seats[slow]?.kind).toBe('person')
    expect(now.clockState).toMatchObject({ running: 1 - slow, left: [HOUR, HOUR] })
  })

  test('a pause by consent stops the clock, and it continues where it was', async () => {
    const clock: Clock = { kind: 'bank', bank: 10 * HOUR, increment: 0, atZero: 'bot' }
    const { table, guests } = await fullTable(house, 2, { clock })
    const at = { params: { table: table.id } }
    const [ada, bob] = guests as [Guest, Guest]
    house.later(HOUR)
    await ada.call('POST /api/tables/:table/pause', at)
    const asked = (await bob.call('GET /api/tables/:table', at)).table.clockState
    expect(asked.paused).toBe(false)
    await agree(bob, table.id)
    house.later(20 * HOUR)
    await house.rest()
    const { table: paused } = await ada.call('GET /api/tables/:table', at)
    expect(paused.clockState).toMatchObject({ paused: true, running: null })
    expect(paused.clockState.left?.[table.toMove ?? 0]).toBe(9 * HOUR)
    // Either side alone may end it.
    await bob.call('POST /api/tables/:table/resume', at)
    const { table: resumed } = await ada.call('GET /api/tables/:table', at)
    expect(resumed.clockState).toMatchObject({ paused: false, zeroAt: house.now() + 9 * HOUR })
  })

  test('outside a player’s window the clock stops', async () => {
    const guests = await Promise.all([house.guest('A'), house.guest('B')])
    const window = { from: 8 * 60, to: 16 * 60 }
    for (const guest of guests) await guest.call('PATCH /api/me', { body: { timeZone: 'Europe/London', window } })
    const table = await seatAll(guests, { clock: { kind: 'move', perMove: 24.5 * HOUR, atZero: 'bot' } })
    const { zeroAt } = table.clockState
    const zero = new Date(zeroAt ?? 0)
    const [hours, minutes] = [new Date(house.now()).getUTCHours(), new Date(house.now()).getUTCMinutes()]
    const leftToday = Math.min(8, Math.max(0, 16 - Math.max(8, hours + minutes / 60)))
    expect((zeroAt ?? 0) - house.now()).toBeGreaterThan(2 * 24 * HOUR)
    expect(zero.getUTCHours() + zero.getUTCMinutes() / 60).toBeCloseTo(8 + ((24.5 - leftToday) % 8), 1)
  })

  test('a pause ends automatically after the table’s pause time', async () => {
    const clock: Clock = { kind: 'bank', bank: HOUR, increment: 0, atZero: 'bot', longestPause: 10 * MINUTE }
    const { table, guests } = await fullTable(house, 2, { clock })
    const at = { params: { table: table.id } }
    const [ada, bob] = guests as [Guest, Guest]
    await ada.call('POST /api/tables/:table/pause', at)
    await agree(bob, table.id)
    house.later(10 * MINUTE - 1)
    await house.rest()
    expect((await ada.call('GET /api/tables/:table', at)).table.clockState.paused).toBe(true)
    house.later(1)
    await house.rest()
    const { clockState } = (await ada.call('GET /api/tables/:table', at)).table
    expect(clockState).toMatchObject({ paused: false, zeroAt: house.now() + HOUR })
  })

  const leftOf = async (guest: Guest, table: string, seat: number) => {
    const { table: now } = await guest.call('GET /api/tables/:table', { params: { table } })
    const { left, running, zeroAt } = now.clockState
    return running === seat ? (zeroAt ?? 0) - house.now() : (left?.[seat] ?? 0)
  }

  async function undoAll(guest: Guest, table: string): Promise<void> {
    const at = { params: { table } }
    const { undoLimit, sequence } = await guest.call('GET /api/tables/:table/position', at)
    await guest.call('POST /api/tables/:table/undo', { ...at, body: { sequence, to: undoLimit ?? 0 } })
  }

  test('playing and undoing gains no time and takes none from the other player', async () => {
    const clocks: Clock[] = [
      { kind: 'bank', bank: MINUTE, increment: 30_000, atZero: 'shown' },
      { kind: 'move', perMove: MINUTE, atZero: 'shown' },
    ]
    for (const clock of clocks) {
      const { table, guests } = await fullTable(house, 2, { clock })
      const seat = table.toMove ?? 0
      const [me, other] = [guests[seat], guests[1 - seat]] as [Guest, Guest]
      for (let round = 1; round <= 4; round++) {
        house.later(1_000)
        await playTurn(me, table.id)
        house.later(2_000)
        await undoAll(me, table.id)
        expect(await leftOf(me, table.id, seat)).toBe(MINUTE - round * 3_000)
        expect(await leftOf(other, table.id, 1 - seat)).toBe(MINUTE)
      }
      // The turn counts once, when it is final.
      await playTurn(me, table.id)
      expect(await leftOf(me, table.id, seat)).toBe(clock.kind === 'move' ? MINUTE : MINUTE - 12_000 + 30_000)
    }
  })

  test('resigning does not stop the clock: a player who returns has the time that is left', async () => {
    const clock: Clock = { kind: 'bank', bank: HOUR, increment: 0, atZero: 'shown' }
    const { table, guests } = await fullTable(house, 2, { clock, public: true })
    const at = { params: { table: table.id } }
    const seat = table.toMove ?? 0
    const me = guests[seat] as Guest
    house.later(10 * MINUTE)
    await me.call('POST /api/tables/:table/resign', at)
    house.later(20 * MINUTE)
    await me.call('POST /api/tables/:table/sit', { ...at, body: { seat } })
    expect(await leftOf(me, table.id, seat)).toBe(30 * MINUTE)
  })

  test('a window is at least eight hours, is for games over days, and counts from the next turn', async () => {
    const { guests } = await fullTable(house)
    const body = (from: number, to: number) => ({ body: { timeZone: 'UTC', window: { from: from * 60, to: to * 60 } } })
    const hour = new Date(house.now()).getUTCHours()
    const closed = body((hour + 2) % 24, (hour + 12) % 24)
    await expect((guests[0] as Guest).call('PATCH /api/me', body(8, 15))).rejects.toMatchObject({
      fault: { code: 'window' },
    })
    const short = await seatAll(guests, { clock: { kind: 'bank', bank: MINUTE, increment: 0, atZero: 'shown' } })
    const long = await seatAll(guests, { clock: { kind: 'move', perMove: 48 * HOUR, atZero: 'shown' } })
    const mover = guests[long.toMove ?? 0] as Guest
    for (const guest of guests) await guest.call('PATCH /api/me', closed)
    house.later(30_000)
    await undoNothing(mover, long.id)
    expect(await leftOf(mover, short.id, short.toMove ?? 0)).toBe(30_000)
    expect(await leftOf(mover, long.id, long.toMove ?? 0)).toBe(48 * HOUR - 30_000)
    for (const guest of guests) await guest.call('PATCH /api/me', { body: { window: null } })
  })

  /** Stops and starts the clock within the turn: plays one move and undoes it. */
  async function undoNothing(guest: Guest, table: string): Promise<void> {
    const at = { params: { table } }
    const { legal, sequence } = await guest.call('GET /api/tables/:table/position', at)
    await play(guest, table, sequence, legal.slice(0, 1))
    await undoAll(guest, table)
  }
})

onBoth('time when no server ran', kind => {
  const clock: Clock = { kind: 'bank', bank: HOUR, increment: 0, atZero: 'bot' }

  test.each([
    ['a day of down-time', 24 * HOUR],
    ['a machine clock set back by an hour', -HOUR],
  ])('%s costs no player time', async (_, gap) => {
    const first = await openTestHouse(kind)
    const { table, guests } = await fullTable(first, 2, { clock })
    const seat = table.toMove ?? 0
    first.later(10 * MINUTE)
    await first.close()
    const start = first.now() + gap
    const second = await openTestHouse(first.place, { botThreads: 1 }, { start })
    await second.rest()
    const [ada] = guests as [Guest, Guest]
    const again = clientOf(second.server, ada.jar)
    const { table: now } = await again.call('GET /api/tables/:table', { params: { table: table.id } })
    expect(now.seats[seat]?.kind).toBe('person')
    expect(now.clockState.zeroAt).toBe(second.now() + 50 * MINUTE)
    // Existing jobs continue too: a waiting bot plays.
    const { table: lone } = await again.call('POST /api/tables', {
      body: {
        game: 'spinning-jenny',
        options: { players: 2 },
        seats: [{ kind: 'me' }, { kind: 'bot', strength: 'random' }],
        public: false,
      },
    })
    expect(lone.state).toBe('playing')
    await second.close()
  })
})

describe('the time of a process', () => {
  test.each([HOUR, -HOUR])('a machine clock that jumps by %s ms changes no turn by more than a hundredth', jump => {
    let [wall, monotonic] = [1_000_000_000, 0]
    const now = steadyClock({ wall: () => wall, monotonic: () => monotonic })
    const start = now()
    wall += jump
    for (let second = 0; second < 60; second++) {
      wall += 1_000
      monotonic += 1_000
      now()
    }
    expect(Math.abs(now() - start - MINUTE)).toBeLessThanOrEqual(0.01 * MINUTE)
    wall += 200 * 24 * HOUR
    monotonic += 200 * 24 * HOUR
    expect(Math.abs(now() - wall)).toBeLessThan(1_000)
  })
})

describe('windows are quick to compute', () => {
  test('a thousand banks of a hundred days', () => {
    const window = { timeZone: 'America/New_York', from: 9 * 60, to: 17 * 60 }
    const began = performance.now()
    for (let i = 0; i < 1_000; i++) momentAfter(i * HOUR, 100 * 24 * HOUR, window)
    // Going day by day took some milliseconds each.
    expect((performance.now() - began) / 1_000).toBeLessThan(1)
  })

  test('only listed time zones are accepted', () => {
    expect(timeZoneNamed('Europe/London')).toBe('Europe/London')
    expect(timeZoneNamed('europe/LONDON')).toBe('Europe/London')
    expect(timeZoneNamed('Asia/Kolkata')).toMatch(/^Asia\/(Kolkata|Calcutta)$/)
    for (const name of ['Mars/Olympus', '', '+01:00', 'x'.repeat(60)]) expect(timeZoneNamed(name), name).toBeUndefined()
  })
})
