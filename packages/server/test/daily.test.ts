// The Daily Mill: a finished day is taken once, on its day, and only if every move and every bot is as it must be.
import { deciderIn, gameOfDeal, journalOf, turnOfBot } from '@arkwright/bots'
import { dailyDeal, dayAfter, FIRST_DAY, seatOfDeal, startOf } from '@arkwright/bots/daily'
import { expect, test } from 'vitest'
import { fingerprint, ServerFault } from '../src/client/index.ts'
import { GameShelf } from '../src/games.ts'
import { newAccount, PASSWORD } from './accounts.ts'
import { type Guest, onBoth, openTestHouse } from './houses.ts'

/** A day with medium bots, so that it is checked quickly. */
const DAY = [...Array(30).keys()]
  .map(number => dayAfter(FIRST_DAY, number))
  .find(date => {
    const deal = dailyDeal(date)
    return deal?.game === 'spinning-jenny' && deal.seats.some(bot => bot?.level === 'medium')
  })

/** The day as a bot of this level would play it. Both databases get the same one. */
const played = { easy: playedBy('easy'), medium: playedBy('medium') }

async function playedBy(level: 'easy' | 'medium') {
  const deal = dailyDeal(DAY ?? '')
  const game = deal && gameOfDeal(deal)
  if (deal === undefined || game === undefined) throw new Error('no such day')
  const journal = journalOf(deal, game)
  let lastOfBots = 0
  for (let seat = deciderIn(journal); seat !== undefined; seat = deciderIn(journal)) {
    const turn = await turnOfBot(deal, journal, seat, deal.seats[seat] ?? { level, sims: 1 })
    if (deal.seats[seat] !== null) lastOfBots = journal.moves.length
    for (const move of turn) if (deciderIn(journal) === seat) journal.play(move)
  }
  const mine = game.standings(journal.position).find(({ seat }) => seat === seatOfDeal(deal))
  return { moves: journal.moves, score: mine?.score ?? 0, lastOfBots }
}

const params = { date: DAY ?? '' }
const enter = (person: Guest, moves: readonly string[]) =>
  person.call('POST /api/daily/:date', { params, body: { moves: [...moves] } })

async function codeOf(refused: Promise<unknown>): Promise<string> {
  const error = await refused.then(
    () => undefined,
    one => one,
  )
  return error instanceof ServerFault ? error.fault.code : 'none'
}

test('the server begins 1,000 days from the same positions as the page', () => {
  const shelf = new GameShelf()
  for (let day = 0; day < 1000; day++) {
    const deal = dailyDeal(dayAfter(FIRST_DAY, day))
    const [ours, theirs] = [deal && shelf.at(deal.game, deal.revision), deal && gameOfDeal(deal)]
    if (deal === undefined || ours === undefined || theirs === undefined) throw new Error(`no deal on day ${day}`)
    const [one, other] = [ours, theirs].map(game => fingerprint(game, journalOf(deal, game).position))
    expect(one, deal.date).toBe(other)
  }
})

onBoth('the Daily Mill', kind => {
  test('takes a finished day once, plays it again and ranks it', async () => {
    const noon = startOf(params.date) + 12 * 3_600_000
    const house = await openTestHouse(kind, { botThreads: 1 }, { start: noon })
    const [ada, bob, eve] = [await house.guest('Ada'), await house.guest('Bob'), await house.guest('Eve')]
    const [plain, better] = [await played.easy, await played.medium]
    expect((await enter(ada, plain.moves)).mine).toMatchObject({ state: 'checking', score: null, place: null })
    expect(await codeOf(enter(ada, better.moves))).toBe('daily-played')
    await enter(bob, better.moves)
    // In Eve's game a bot does not decide as it must.
    const { moves, lastOfBots } = plain
    await enter(eve, [...moves.slice(0, lastOfBots), 'place factory 5', ...moves.slice(lastOfBots + 1)])
    await house.rest()
    const { mine, count, top, spread, open } = await ada.call('GET /api/daily/:date', { params })
    expect({ count, open }).toEqual({ count: 2, open: true })
    const place = plain.score >= better.score ? 1 : 2
    expect(mine).toMatchObject({ state: 'accepted', score: plain.score, place })
    expect(top.map(({ person }) => person.name).toSorted()).toEqual(['Ada', 'Bob'])
    expect(spread.reduce((sum, one) => sum + one.count, 0)).toBe(2)
    expect((await eve.call('GET /api/daily/:date', { params })).mine).toMatchObject({ state: 'refused', place: null })
  })

  test('is closed before its day and some hours after it', async () => {
    const house = await openTestHouse(kind, {}, { start: startOf(params.date) - 1000 })
    const ada = await house.guest()
    expect(await codeOf(enter(ada, ['done']))).toBe('daily-closed')
    house.later(1000)
    await enter(ada, ['done'])
    const bob = await house.guest('Bob')
    house.later(28 * 3_600_000)
    expect(await codeOf(enter(bob, ['done']))).toBe('daily-closed')
    expect(await codeOf(ada.call('GET /api/daily/:date', { params: { date: '2020-01-01' } }))).toBe('not-found')
  })

  test('an account takes over the days of its guest, exports them, and deletes them with itself', async () => {
    const house = await openTestHouse(kind, {}, { start: startOf(params.date) })
    const account = await newAccount(house, 'Account')
    const ada = await house.guest()
    await enter(ada, ['done'])
    await ada.call('POST /api/sign-in', { body: { email: account.email, password: PASSWORD } })
    const { db } = house.server.open.house
    expect(await db.selectFrom('jobs').select('person').where('kind', '=', 'daily').execute()).toEqual([
      { person: account.id },
    ])
    expect(await ada.call('GET /api/me/export')).toMatchObject({ daily: [{ day: params.date }] })
    await ada.call('DELETE /api/me')
    expect(await db.selectFrom('daily').selectAll().execute()).toEqual([])
  })
})
