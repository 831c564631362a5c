// Plays a deal of the Daily Mill with a bot in the person's seat, enters it, and waits until the server has checked it.
// `npx node --conditions=arkwright:source packages/server/examples/daily.ts http://127.0.0.1:8080`
import { setTimeout as sleep } from 'node:timers/promises'
import { deciderIn, gameOfDeal, journalOf, turnOfBot } from '@arkwright/bots'
import { dailyDeal, dayAt } from '@arkwright/bots/daily'
import type { Client } from '@arkwright/server/client'
import { guestAt } from './guest.ts'

/** Milliseconds. */
const LOOK_AGAIN = 200

export async function playDay(api: Client, date: string) {
  const deal = dailyDeal(date)
  const game = deal && gameOfDeal(deal)
  if (deal === undefined || game === undefined) throw new Error(`this version does not know the deal of ${date}`)
  const journal = journalOf(deal, game)
  for (let seat = deciderIn(journal); seat !== undefined; seat = deciderIn(journal)) {
    const turn = await turnOfBot(deal, journal, seat, deal.seats[seat] ?? { level: 'medium', sims: 1 })
    for (const move of turn) if (deciderIn(journal) === seat) journal.play(move)
  }
  const params = { date }
  await api.call('POST /api/daily/:date', { params, body: { moves: [...journal.moves] } })
  for (;;) {
    const { mine, count } = await api.call('GET /api/daily/:date', { params })
    if (mine !== null && mine.state !== 'checking') return { ...mine, count }
    await sleep(LOOK_AGAIN)
  }
}

if (import.meta.main) {
  const [, , url = 'http://127.0.0.1:8080'] = process.argv
  const { state, score, place, count } = await playDay(await guestAt(url, 'Example'), dayAt(Date.now()))
  console.log(`${state}: ${score} points, place ${place} of ${count}`)
}
