// Messages between servers by PostgreSQL's LISTEN and NOTIFY.
import pg from 'pg'
import type { Log } from '../house.ts'
import { newId } from '../secrets.ts'
import type { Carrier, News } from './news.ts'

const CHANNEL = 'arkwright'
/** PostgreSQL takes at most 8000 bytes. */
const LONGEST = 7_000
const AGAIN_MILLISECONDS = 500

/** `missed` is called when a lost connection is back: messages sent in between must be looked up. */
export async function postgresCarrier(url: string, news: News, log: Log, missed: () => void): Promise<Carrier> {
  const me = newId()
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url })
    fresh.on('error', () => {})
    fresh.on('end', () => {
      if (client === fresh) reconnectSoon()
    })
    fresh.on('notification', ({ payload }) => {
      const [from, ...topics] = (payload ?? '').split('\n')
      if (from !== me) for (const topic of topics) news.hear(topic)
    })
    await fresh.connect()
    // Notifications need not wait for the disk: what they announce is already committed. Turns use other connections.
    await fresh.query('set synchronous_commit = off')
    await fresh.query(`listen ${CHANNEL}`)
    client = fresh
  }

  function reconnectSoon(): void {
    client = undefined
    if (closed) return
    retry = setTimeout(() => {
      connect().then(missed, error => {
        log.warn({ error: String(error) }, 'the database does not answer yet')
        reconnectSoon()
      })
    }, AGAIN_MILLISECONDS)
  }

  await connect()
  return {
    async send(topics) {
      for (const payload of payloads(me, topics)) {
        await client
          ?.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, payload] })
          .catch((error: unknown) => log.warn({ error: String(error) }, 'other servers could not be told'))
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}

function payloads(me: string, topics: readonly string[]): string[] {
  const all: string[] = []
  let current = me
  for (const topic of topics) {
    if (current.length + topic.length + 1 > LONGEST) {
      all.push(current)
      current = me
    }
    current += `\n${topic}`
  }
  return [...all, current]
}
