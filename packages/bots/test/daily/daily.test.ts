import { expect, test } from 'vitest'
import { dailyDeal, dayAfter, dayAt, FIELD_SIZE, FIRST_DAY, seatOfDeal } from '../../src/daily/deal.ts'
import { FIELD, fieldOf } from '../../src/daily/field.ts'
import { DAILY_BOTS, deciderIn, hasBotsOf, journalOf } from '../../src/daily/play.ts'
import { checkDaily, LADDERS } from '../../src/index.ts'
import { firstPositions, firstTurnsOfExpert, knownDay, playedDay, wholeGames } from './days.ts'
import { POSITIONS } from './positions.ts'

test('a date gives the same deal, and every day has one', () => {
  expect(dailyDeal('2026-11-16')).toEqual(dailyDeal('2026-11-16'))
  expect(dailyDeal('2026-02-30')).toBeUndefined()
  expect(dailyDeal('2026-10-31')).toBeUndefined()
  expect(dailyDeal('tomorrow')).toBeUndefined()
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAt(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16')
  const games = new Set<string>()
  for (let day = 0; day < 60; day++) {
    const { deal } = knownDay(dayAfter(FIRST_DAY, day))
    games.add(`${deal.game} ${deal.seats.length}`)
    expect(deal.number).toBe(day + 1)
    expect(deal.seats.filter(bot => bot === null)).toHaveLength(1)
  }
  expect([...games].toSorted().join(', ')).toBe(
    'card-game 1, card-game 2, card-game 3, card-game 4, spinning-jenny 2, spinning-jenny 3, spinning-jenny 4, ' +
      'water-frame 2, water-frame 3, water-frame 4',
  )
})

/** The browser computes the same figure: packages/web/browser/identity.test.ts. */
test('the first positions of 1,000 days are the stored ones', () => {
  expect(firstPositions(1000)).toBe(POSITIONS.firstOf1000Days)
})

/**
 * If this fails, a bot decides differently than before, or a game has another revision: add an edition to deal.ts that begins on a
 * later day, raise DAILY_BOTS, name the level in DECIDES_SINCE, and store the new figures.
 */
test('the bots of the present edition decide as they did when it began', async () => {
  expect(await wholeGames()).toBe(POSITIONS.gamesOfBots)
  expect(await firstTurnsOfExpert(4)).toBe(POSITIONS.firstTurnsOfExpert)
  const { deal } = knownDay('2026-11-21')
  expect(deal.bots).toBe(DAILY_BOTS)
  for (const [id, { expertise }] of LADDERS) {
    const newest = [0, 1, 2, 3].map(day => knownDay(dayAfter('2030-01-01', day)).deal).find(one => one.game === id)
    expect(newest?.revision).toBe(expertise.game.revision)
  }
})

test('a day of earlier bots can be checked if its level still decides the same', () => {
  // A Sunday, played by expert, and a Monday, played by medium.
  expect(knownDay('2026-11-15').deal.bots).toBe(1)
  expect(hasBotsOf(knownDay('2026-11-15').deal)).toBe(false)
  expect(hasBotsOf(knownDay('2026-11-16').deal)).toBe(true)
  expect(hasBotsOf(knownDay('2026-11-22').deal)).toBe(true)
})

test('a finished day is checked move by move, the bots included', async () => {
  const date = '2026-11-17'
  const { deal } = knownDay(date)
  const moves = await playedDay(date)
  const last = moves.length - 1
  expect(await checkDaily(deal, moves)).toMatchObject({ rank: expect.any(Number), score: expect.any(Number) })
  expect(await checkDaily(deal, moves.slice(0, last))).toEqual({ fault: 'unfinished', at: last })
  expect(await checkDaily(deal, [...moves, 'done'])).toEqual({ fault: 'too-long', at: last + 1 })
  expect(await checkDaily({ ...deal, bots: DAILY_BOTS + 1 }, moves)).toEqual({ fault: 'unknown', at: 0 })
  const journal = journalOf(deal, knownDay(date).game)
  const mine = seatOfDeal(deal)
  const firstOf = (who: 'bot' | 'me'): number => {
    const fresh = journal.fork()
    while ((deciderIn(fresh) === mine) !== (who === 'me')) fresh.play(moves[fresh.moves.length] ?? '')
    return fresh.moves.length
  }
  const changed = (at: number, text: string) => [...moves.slice(0, at), text, ...moves.slice(at + 1)]
  expect(await checkDaily(deal, changed(firstOf('bot'), 'done'))).toEqual({ fault: 'bot', at: firstOf('bot') })
  expect(await checkDaily(deal, changed(firstOf('me'), 'price lamps 0'))).toEqual({
    fault: 'illegal',
    at: firstOf('me'),
  })
})

test('ten bots play a day from the seat of the person', async () => {
  expect(FIELD).toHaveLength(FIELD_SIZE)
  const results = []
  for await (const one of fieldOf(knownDay('2026-11-17').deal)) {
    if (results.push(one) === 4) break
  }
  expect(results.map(({ level }) => level)).toEqual(['easy', 'easy', 'easy', 'medium'])
  expect(new Set(results.map(({ score }) => score)).size).toBeGreaterThan(1)
})
