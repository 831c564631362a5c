// A client that plays as a guest, for programs without an account.
import { type Client, client } from '@arkwright/server/client'

/** A guest is known by a cookie. */
export async function guestAt(url: string, name: string): Promise<Client> {
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
  await api.call('POST /api/guest', { body: { name } })
  return api
}
