import { lightFetch } from './light-fetch.ts'

/** The cookies of a browser. */
export class CookieJar {
  cookie: string | undefined

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (this.cookie !== undefined) headers.set('cookie', this.cookie)
    // Only streams are ended by the client.
    const send = init.signal === undefined ? lightFetch : fetch
    const response = await send(url, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      this.cookie = pair.endsWith('=') ? undefined : pair
    }
    return response
  }
}
