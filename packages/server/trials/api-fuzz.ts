// Requests generated from the server's OpenAPI description, and beyond it. Every answer must be valid, never a server failure.
import { request as send } from 'node:http'
import { pick, type RandomState, randomBelow, seedRandom } from '@arkwright/kernel'
import { type JsonSchema, odd, spoil, valueFor } from './from-schema.ts'

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: 'path' | 'query'; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export interface FuzzFigures {
  readonly requests: number
  readonly byStatus: ReadonlyMap<number, number>
  readonly operations: number
  readonly faults: readonly string[]
}

/** Internal words of ours, of libraries or of the machine that no answer may contain. */
const INTERNALS =
  /node_modules|\/packages\/|\.[jt]s:\d|at async |sqlite_|SQLITE|pg_catalog|kysely|zod|ECONN|TypeError|stack/i
/** These would remove what the other requests need. */
const LEFT_OUT = [
  'delete /api/me',
  'post /api/sign-out',
  'delete /api/sessions/{session}',
  'delete /api/tokens/{token}',
]
/** Sent by Node itself, before a request exists. */
const TOO_MUCH_HEADER = 431
const RECENT = 40
const SHOWN = 300

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export class ApiFuzz {
  private readonly port: number
  private readonly random: RandomState
  private readonly askers: Readonly<Record<string, string>>[] = [{}]
  private readonly known: string[] = ['nothing-there']
  private readonly recent: Sent[] = []
  private readonly byStatus = new Map<number, number>()
  private readonly faults: string[] = []
  private operations: readonly [string, Operation][] = []
  private requests = 0

  constructor(port: number, seed: string) {
    this.port = port
    this.random = seedRandom(seed)
  }

  /** People with a table and a token each, so that requests get past the access checks. */
  async prepare(): Promise<void> {
    const { body } = await this.answerTo({ method: 'GET', path: '/api/openapi.json', headers: {}, body: undefined })
    this.operations = Object.entries((JSON.parse(body) as Description).paths)
      .flatMap(([path, all]) =>
        Object.entries(all).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
      )
      .filter(([name]) => !LEFT_OUT.includes(name) && !name.endsWith('/stream'))
    const { body: games } = await this.json('GET', '/api/games', {})
    for (const { id } of (games as { games: { id: string }[] }).games) {
      const { cookie } = await this.json('POST', '/api/guest', {}, { name: `Guest of ${id}` })
      const seats = [{ kind: 'me' }, { kind: 'bot', strength: 'random' }]
      const table = { game: id, options: { players: 2 }, seats, public: true }
      const made = (await this.json('POST', '/api/tables', { cookie }, table)).body as { table: { id: string } }
      const { token } = (await this.json('POST', '/api/tokens', { cookie }, { name: 'fuzz' })).body as { token: string }
      this.askers.push({ cookie }, { authorization: `Bearer ${token}` })
      this.known.push(made.table.id, id)
    }
  }

  async run(requests: number, progress: (done: number) => void = () => {}): Promise<void> {
    for (let i = 0; i < requests && this.faults.length < 10; i++) {
      await this.judge(this.next())
      if (i % 500 === 0) progress(i)
    }
  }

  get figures(): FuzzFigures {
    const { requests, byStatus, operations, faults } = this
    return { requests, byStatus, operations: operations.length, faults }
  }

  /** A new request, or an earlier one replayed, unchanged or by another person. */
  private next(): Sent {
    const { random, recent } = this
    if (recent.length > 0 && randomBelow(random, 10) === 0) {
      const old = pick(random, recent)
      return randomBelow(random, 2) === 0 ? old : { ...old, headers: { ...old.headers, ...pick(random, this.askers) } }
    }
    const made = this.make(...pick(random, this.operations))
    recent.push(made)
    if (recent.length > RECENT) recent.shift()
    return made
  }

  private make(name: string, { parameters, requestBody }: Operation): Sent {
    const { random, known } = this
    const [method = '', template = ''] = name.split(' ')
    const query = new URLSearchParams()
    let path = template
    for (const { name: parameter, in: where, schema } of parameters) {
      const right = randomBelow(random, 6) > 0
      const value = right ? valueFor(where === 'path' ? { type: 'string' } : schema, random, known) : odd(random)
      const text = typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)
      if (where === 'path') path = path.replace(`{${parameter}}`, encodeURIComponent(text.slice(0, 400)) || '%20')
      else if (randomBelow(random, 4) > 0) query.set(parameter, text)
    }
    const schema = requestBody?.content['application/json']?.schema
    const body = schema === undefined ? (randomBelow(random, 8) === 0 ? odd(random) : undefined) : this.bodyFor(schema)
    const written = body === undefined ? undefined : this.written(body)
    return {
      method: method.toUpperCase(),
      path: query.size === 0 ? path : `${path}?${query.toString()}`,
      headers: {
        ...pick(random, this.askers),
        ...(written !== undefined && { 'content-type': pick(random, [...JSON_TYPES]) }),
        ...(randomBelow(random, 20) === 0 && { origin: 'https://elsewhere.example' }),
      },
      body: written,
    }
  }

  private bodyFor(schema: JsonSchema): unknown {
    const { random } = this
    let body = valueFor(schema, random, this.known)
    for (let i = randomBelow(random, 3); i > 0; i--) body = spoil(body, random)
    return body
  }

  /** Occasionally invalid JSON, or far too much of it. */
  private written(body: unknown): string {
    const text = JSON.stringify(body) ?? 'null'
    switch (randomBelow(this.random, 30)) {
      case 0:
        return text.slice(0, -1)
      case 1:
        return `${'['.repeat(20_000)}${']'.repeat(20_000)}`
      case 2:
        return JSON.stringify({ name: 'x'.repeat(70_000) })
      default:
        return text
    }
  }

  private async judge(sent: Sent): Promise<void> {
    this.requests++
    const shown = `${sent.method} ${sent.path} ${sent.body ?? ''}`.slice(0, SHOWN)
    try {
      const { status, body } = await this.answerTo(sent)
      this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1)
      if (status >= 500) this.faults.push(`${status} for ${shown}: ${body.slice(0, SHOWN)}`)
      if (status >= 400 && status !== TOO_MUCH_HEADER && !isFault(body))
        this.faults.push(`no sentence with ${status} for ${shown}: ${body.slice(0, 100)}`)
      if (status >= 400 && INTERNALS.test(withoutGiven(body, sent))) {
        this.faults.push(`internals in the answer to ${shown}: ${body.slice(0, SHOWN)}`)
      }
    } catch (error) {
      this.faults.push(`no answer to ${shown}: ${String(error)}`)
    }
  }

  private async json(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<{ cookie: string; body: unknown }> {
    const answer = await this.answerTo({
      method,
      path,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`)
    return { cookie: answer.cookie, body: JSON.parse(answer.body) as unknown }
  }

  private answerTo({ method, path, headers, body }: Sent): Promise<{ status: number; body: string; cookie: string }> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const asked = send(
        { host: '127.0.0.1', port: this.port, method, path, headers: { ...headers, ...length } },
        answer => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
            resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString(), cookie })
          })
        },
      )
      // The server closed a kept connection while we wrote to it: it read nothing of this request.
      asked.on('error', error =>
        asked.reusedSocket && mayRepeat(error)
          ? resolve(this.answerTo({ method, path, headers: { ...headers, connection: 'close' }, body }))
          : reject(error),
      )
      asked.end(body)
    })
  }
}

const JSON_TYPES = new Set(['application/json', 'application/json; charset=utf-8', 'application/json', 'text/plain'])

function mayRepeat(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
}

function isFault(body: string): boolean {
  try {
    const { fault } = JSON.parse(body) as { fault?: { code?: unknown; message?: unknown } }
    return typeof fault?.code === 'string' && typeof fault.message === 'string'
  } catch {
    return false
  }
}

/** An answer may repeat what we sent. */
function withoutGiven(body: string, { path, body: given }: Sent): string {
  return INTERNALS.test(path) || INTERNALS.test(given ?? '') ? '' : body
}
