// A whole bot that plays through the API: it follows its tables and answers every decision with any legal move.
// Run it: ARKWRIGHT_URL=http://127.0.0.1:8770 ARKWRIGHT_TOKEN=… TABLE_CODE=… npx node examples/random-bot.ts
import { randomUUID } from 'node:crypto'
import { type Client, client, ServerFault } from '@arkwright/server/client'

/** Joins by the code, sits down where there is room, and plays until the game is over. */
export async function playTable(api: Client, code: string): Promise<void> {
  const { table } = await api.call('POST /api/join', { body: { code } })
  const at = { params: { table: table.id } }
  if (table.mySeat === null) {
    const seat = table.seats.find(({ kind }) => kind === 'open')?.seat ?? 0
    await api.call('POST /api/tables/:table/sit', { ...at, body: { seat } })
  }
  await new Promise<void>((resolve, reject) => {
    const done = (): void => {
      stop()
      resolve()
    }
    let thinking = Promise.resolve()
    const wake = (): void => {
      thinking = thinking
        .then(() => playIfAsked(api, table.id))
        .catch((error: unknown) => {
          stop()
          reject(error)
        })
    }
    const stop = api.followTable(table.id, {
      onHere: wake,
      onEntry: entry => (entry.kind === 'ended' ? done() : wake()),
      onRefused: status => reject(new Error(`the stream answered ${status}`)),
    })
  })
}

async function playIfAsked(api: Client, id: string): Promise<void> {
  const at = { params: { table: id } }
  const { table } = await api.call('GET /api/tables/:table', at)
  if (table.state !== 'playing' || table.toMove !== table.mySeat) return
  const { sequence, legal } = await api.call('GET /api/tables/:table/position', at)
  const move = legal[Math.floor(Math.random() * legal.length)]
  if (move === undefined) return
  try {
    await api.call('POST /api/tables/:table/turns', { ...at, body: { sequence, key: randomUUID(), moves: [move] } })
  } catch (error) {
    // Something happened meanwhile: the stream tells, and we look again.
    if (!(error instanceof ServerFault) || error.status !== 409) throw error
  }
}

if (import.meta.main) {
  const {
    ARKWRIGHT_URL: url = 'http://127.0.0.1:8770',
    ARKWRIGHT_TOKEN: token = '',
    TABLE_CODE: code = '',
  } = process.env
  await playTable(client({ url, token }), code)
}
