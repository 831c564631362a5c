// Creates a tournament for bots, starts it, and waits for its standings. The server must allow it: ARKWRIGHT_EVENTS=everyone.
// `npx node --conditions=arkwright:source packages/server/examples/cup.ts http://127.0.0.1:8080`
import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerOf, Client } from '@arkwright/server/client'
import { guestAt } from './guest.ts'

const HOUR = 3_600_000
/** Milliseconds. */
const LOOK_AGAIN = 200

export async function playCup(api: Client, rounds: number): Promise<AnswerOf<'GET /api/events/:event'>['event']> {
  const { event } = await api.call('POST /api/events', {
    body: {
      name: 'Cup of bots',
      format: 'swiss',
      rounds,
      game: 'card-game',
      options: { players: 2 },
      seats: 2,
      clock: { kind: 'move', perMove: HOUR, atZero: 'bot' },
      roundTime: HOUR,
    },
  })
  const params = { event: event.id }
  for (const strength of ['random', 'easy'] as const)
    await api.call('PUT /api/events/:event/bots', { params, body: { strength, count: 2 } })
  await api.call('PUT /api/events/:event/state', { params, body: { state: 'running' } })
  for (;;) {
    const { event: now } = await api.call('GET /api/events/:event', { params })
    if (now.state === 'over') return now
    await sleep(LOOK_AGAIN)
  }
}

if (import.meta.main) {
  const [, , url = 'http://127.0.0.1:8080'] = process.argv
  const { entries, standings } = await playCup(await guestAt(url, 'Example'), 3)
  for (const { place, entry, points } of standings) {
    const strength = entries.find(({ number }) => number === entry)?.strength
    console.log(`${place}. bot ${entry} (${strength}): ${points.toFixed(2)} points`)
  }
}
