/** The cookies of a browser. */
export class CookieJar {
  cookie: string | undefined

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (this.cookie !== undefined) headers.set('cookie', this.cookie)
    const response = await fetch(url, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      this.cookie = pair.endsWith('=') ? undefined : pair
    }
    return response
  }
}
