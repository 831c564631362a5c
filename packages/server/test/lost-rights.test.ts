// A stream ends when the right to follow ends.
import { beforeAll, expect, test } from 'vitest'
import { ban, visit } from '../src/index.ts'
import { fullTable } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('streams without rights', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  /** Resolves when the server ends the stream. */
  async function following(path: string, headers: Record<string, string>): Promise<{ ended: Promise<void> }> {
    const response = await fetch(`http://127.0.0.1:${house.server.port}${path}`, { headers })
    expect(response.status).toBe(200)
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    await reader.read()
    const toEnd = async (): Promise<void> => {
      for (;;) if ((await reader.read()).done) return
    }
    return { ended: toEnd() }
  }
  const cookie = (guest: Guest) => ({ cookie: guest.jar.cookie ?? '' })

  test('signed out', async () => {
    const { table, guests } = await fullTable(house)
    const [ada] = guests as [Guest]
    const streams = [
      await following(`/api/tables/${table.id}/stream`, cookie(ada)),
      await following('/api/stream', cookie(ada)),
    ]
    await clientOf(house.server, ada.jar).call('POST /api/sign-out')
    await Promise.all(streams.map(({ ended }) => ended))
  })

  test('token withdrawn', async () => {
    const { table, guests } = await fullTable(house)
    const [ada] = guests as [Guest]
    const { id, token } = await ada.call('POST /api/tokens', { body: { name: 'program' } })
    const { ended } = await following(`/api/tables/${table.id}/stream`, { authorization: `Bearer ${token}` })
    await ada.call('DELETE /api/tokens/:token', { params: { token: id } })
    await ended
  })

  test('banned, from the command line', async () => {
    const { table, guests } = await fullTable(house)
    const [ada] = guests as [Guest]
    const { ended } = await following(`/api/tables/${table.id}/stream`, cookie(ada))
    await visit({ place: house.place }, inside => ban(inside, ada.id, { reason: '' }))
    await ended
  })

  test('invitation withdrawn; other streams continue', async () => {
    const { table, guests } = await fullTable(house)
    const [ada] = guests as [Guest]
    const invited = await house.guest('Invited')
    const params = { table: table.id }
    await ada.call('POST /api/tables/:table/invite', { params, body: { person: invited.id } })
    const path = `/api/tables/${table.id}/stream`
    const [theirs, mine] = [await following(path, cookie(invited)), await following(path, cookie(ada))]
    await ada.call('DELETE /api/tables/:table/invitations/:person', { params: { ...params, person: invited.id } })
    await theirs.ended
    const still = await Promise.race([
      mine.ended.then(() => 'ended'),
      new Promise(resolve => setTimeout(resolve, 300, 'on')),
    ])
    expect(still).toBe('on')
  })
})
