// Measures how long honest turns of two people take while ten hostile guests attack.
import { pair, Visitor } from './visitor.ts'

/** Milliseconds each honest turn took, sorted. */
export async function honestTurns(
  port: number,
  { hostile = 10, turns = 200, thinkMilliseconds = 30 } = {},
): Promise<number[]> {
  const stop = new AbortController()
  const guests = await Promise.all(Array.from({ length: hostile }, (_, i) => Visitor.guest(port, `Hostile ${i}`)))
  const floods = guests.map(guest => flood(guest, port, stop.signal))
  const times: number[] = []
  try {
    while (times.length < turns) {
      const { table, mover, other, seat } = await pair(port)
      for (let move = 0; move < 40 && times.length < turns; move++) {
        const { pending, legal, sequence } = await mover.position(table.id)
        if (pending === null) break
        const who = pending.seat === seat ? mover : other
        const began = performance.now()
        await who.play(table.id, sequence, legal.slice(0, 1))
        times.push(performance.now() - began)
        // People think.
        await new Promise(resolve => setTimeout(resolve, thinkMilliseconds))
      }
    }
  } finally {
    stop.abort()
    await Promise.all(floods)
  }
  return times.toSorted((one, other) => one - other)
}

/** The requests that cost the server the most compared with the sender. */
async function flood(guest: Visitor, port: number, signal: AbortSignal): Promise<void> {
  const { table } = await guest.table()
  const at = `/api/tables/${table.id}`
  const deep = `{"x":${'['.repeat(2_000)}`
  const requests = [
    () => guest.raw('GET', '/api/tables?show=open'),
    () => guest.raw('POST', `${at}/turns`, '{"sequence":0,"key":"12345678","moves":["x"]}'),
    () => guest.raw('POST', '/api/sign-in', '{"email":"a@example.org","password":"guess"}'),
    () => guest.raw('PATCH', '/api/me', '{"timeZone":"Europe/Nowhere"}'),
    () => guest.raw('POST', '/api/tables', deep),
    () => guest.raw('POST', `${at}/chat`, '{"room":"players","text":"spam"}'),
    () => guest.raw('POST', '/api/tables', '{"game":"water-frame","options":{"players":4},"seats":[],"public":true}'),
  ]
  const streams = Array.from({ length: 24 }, () =>
    fetch(`http://127.0.0.1:${port}${at}/stream`, {
      headers: { cookie: guest.jar.cookie ?? '', 'x-forwarded-for': guest.address },
      signal,
    }).catch(() => undefined),
  )
  for (let i = 0; !signal.aborted; i++) {
    await requests[i % requests.length]?.().catch(() => undefined)
  }
  await Promise.all(streams)
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
