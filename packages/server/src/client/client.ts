// The API as typed functions from the contract, for the page and for programs. No import from Node, no schema library.
import type { AnswerOf, RequestOf, RouteName } from '../api/contract.ts'
import type { FaultBody } from '../api/fault-shape.ts'
import { type Follower, followEvents } from './follow.ts'
import { ServerFault } from './server-fault.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface ClientOptions {
  /** Where the house is, such as https://arkwright.example; '' in its own page. */
  readonly url?: string
  /** A program's token; the page needs none. */
  readonly token?: string
  readonly fetch?: Fetch
}

type Arguments<N extends RouteName> = keyof RequestOf<N> extends never ? [] : [request: RequestOf<N>]

export interface Client {
  /** `call('POST /api/guest', { body: { name: 'Ada' } })`. Throws ServerFault if the request is refused. */
  call<N extends RouteName>(name: N, ...request: Arguments<N>): Promise<AnswerOf<N>>
  /** Follows a table and resumes automatically after a disconnect. Returns a function that stops it. */
  followTable(table: string, follower: Follower, after?: string): () => void
  /** Follows my notices. */
  followNotices(onNotice: (counts: { unread: number; waiting: number }) => void): () => void
}

export function client({ url = '', token, fetch: given }: ClientOptions = {}): Client {
  const send: Fetch = given ?? ((address, init) => fetch(address, init))
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }

  async function call(
    name: string,
    request: Partial<Record<'params' | 'query' | 'body', unknown>> = {},
  ): Promise<unknown> {
    const [method = 'GET', path = ''] = name.split(' ')
    const { params, query, body } = request
    const response = await send(url + addressOf(path, params, query), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw new ServerFault(response.status, faultIn(answer))
    return answer
  }

  const open =
    (path: string) =>
    (lastEventId: string | undefined, signal: AbortSignal): Promise<Response> =>
      send(url + path, {
        method: 'GET',
        credentials: 'same-origin',
        signal,
        headers: { ...headers, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
      })

  return {
    call: ((name: string, request?: object) => call(name, request)) as Client['call'],
    followTable: (table, follower, after) =>
      followEvents(open(`/api/tables/${encodeURIComponent(table)}/stream`), follower, after),
    followNotices: onNotice => followEvents(open('/api/stream'), { onNotice }),
  }
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string | number> | undefined)?.[name] ?? ''),
  )
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  if (pairs.length === 0) return filled
  return `${filled}?${new URLSearchParams(Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))).toString()}`
}

function faultIn(answer: unknown): FaultBody['fault'] {
  const fault = (answer as Partial<FaultBody> | undefined)?.fault
  return fault ?? { code: 'no-answer', message: 'The server did not answer as expected.' }
}
