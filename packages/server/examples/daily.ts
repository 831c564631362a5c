// Plays today's deal of the Daily Mill with a bot in the person's seat, enters it as a guest, and prints the place.
// `npx node --conditions=arkwright:source packages/server/examples/daily.ts http://127.0.0.1:8080`
import { setTimeout as sleep } from 'node:timers/promises'
import { deciderIn, gameOfDeal, journalOf, turnOfBot } from '@arkwright/bots'
import { dailyDeal, dayAt } from '@arkwright/bots/daily'
import { client } from '@arkwright/server/client'

const [, , url = 'http://127.0.0.1:8080'] = process.argv
const deal = dailyDeal(dayAt(Date.now()))
const game = deal && gameOfDeal(deal)
if (deal === undefined || game === undefined) throw new Error('this version does not know today’s deal')

const journal = journalOf(deal, game)
for (let seat = deciderIn(journal); seat !== undefined; seat = deciderIn(journal)) {
  const turn = await turnOfBot(deal, journal, seat, deal.seats[seat] ?? { level: 'medium', sims: 1 })
  for (const move of turn) if (deciderIn(journal) === seat) journal.play(move)
}

/** A guest is known by a cookie. */
let cookie = ''
const api = client({
  url,
  async fetch(address, more) {
    const headers = new Headers(more?.headers)
    headers.set('cookie', cookie)
    const answer = await fetch(address, { ...more, headers })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  },
})
await api.call('POST /api/guest', { body: { name: 'Example' } })
const params = { date: deal.date }
await api.call('POST /api/daily/:date', { params, body: { moves: [...journal.moves] } })
for (;;) {
  const { mine, count } = await api.call('GET /api/daily/:date', { params })
  if (mine !== null && mine.state !== 'checking') {
    console.log(`${mine.state}: ${mine.score} points, place ${mine.place} of ${count}`)
    break
  }
  await sleep(1000)
}
