// A service on loopback that signs people in, as strict as the real ones: it checks client, redirect, PKCE, and takes a code once.
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider, ProviderId } from '../src/people/providers.ts'
import { atEndOfFile } from './at-end-of-file.ts'

interface Granted {
  readonly redirect: string
  readonly challenge: string
  readonly user: object
  readonly emails: object
}

export interface TestProvider extends Provider {
  /** A person agrees at the service: the address the browser is sent back to. */
  agree(url: string, user: object, emails?: object): URL
}

export async function openProvider(id: ProviderId): Promise<TestProvider> {
  const [clientId, clientSecret] = ['our client', 'our secret']
  const codes = new Map<string, Granted>()
  const tokens = new Map<string, Granted>()
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const path = request.url ?? ''
    if (path === '/token') {
      const form = new URLSearchParams(await bodyOf(request))
      const granted = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const good =
        form.get('client_id') === clientId &&
        form.get('client_secret') === clientSecret &&
        granted?.redirect === form.get('redirect_uri') &&
        granted.challenge === proof
      if (!good) return answer(400, { error: 'invalid_grant' })
      const token = randomBytes(9).toString('hex')
      tokens.set(`Bearer ${token}`, granted)
      return answer(200, { access_token: token, token_type: 'bearer' })
    }
    const granted = tokens.get(request.headers.authorization ?? '')
    if (granted === undefined) return answer(401, {})
    return answer(200, path === '/emails' ? granted.emails : granted.user)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  atEndOfFile(() => {
    server.close()
    server.closeAllConnections()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const endpoints = { authorize: `${base}/authorize`, token: `${base}/token`, user: `${base}/user` }
  return {
    id,
    clientId,
    clientSecret,
    endpoints: id === 'github' ? { ...endpoints, emails: `${base}/emails` } : endpoints,
    agree(url, user, emails = []) {
      const asked = new URL(url).searchParams
      if (asked.get('code_challenge_method') !== 'S256') throw new Error('the service wants PKCE')
      const code = randomBytes(9).toString('hex')
      const redirect = asked.get('redirect_uri') ?? ''
      codes.set(code, { redirect, challenge: asked.get('code_challenge') ?? '', user, emails })
      const back = new URL(redirect)
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
      return back
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
