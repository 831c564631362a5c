// The settings of a server. Every default works on a single machine.
import type { AnyGame } from '@arkwright/kernel'
import { BadInput, shown } from '@arkwright/kernel'
import { type Retention, readRetention, USUAL_RETENTION } from './hosts/retention-periods.ts'
import type { TextName } from './hosts/texts.ts'
import { readTrustedProxies, type TrustedProxies } from './http/network.ts'
import { PROVIDER_IDS, type Provider } from './people/providers.ts'
import type { Place } from './storage/database.ts'

export interface Mail {
  /** In nodemailer's format: smtps://name:password@host. */
  readonly smtp: string
  readonly from: string
}

export interface PageAnswer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

export type Pages = (method: string, target: string) => PageAnswer

export interface Settings {
  readonly place: Place
  readonly host: string
  readonly port: number
  /** How many ports to try in sequence if the first is taken. */
  readonly portsTried: number
  /** The public address, such as https://arkwright.example; undefined: the address of each request. */
  readonly publicUrl: string | undefined
  /** Trusted proxies; 0: none. */
  readonly trustProxy: TrustedProxies
  /** Answers everything outside /api: the page. */
  readonly pages: Pages | undefined
  readonly mail: Mail | undefined
  /** Other services whose accounts sign people in. */
  readonly providers: readonly Provider[]
  /** Files with the host's texts. */
  readonly texts: Readonly<Partial<Record<TextName, string>>>
  /** For how many days data is kept. */
  readonly retention: Retention
  /** Threads for bots on this machine; 0: other machines run them (`arkwright worker`). */
  readonly botThreads: number
  /** The time a bot may think for one turn. */
  readonly botMilliseconds: number
  /** A request must arrive completely, headers and body, within this time. */
  readonly requestMilliseconds: number
  /** Networks that may read /metrics. */
  readonly metricsFor: readonly string[]
  /** Multiplies all rate limits. */
  readonly patience: number
  /** scrypt's cost, as a power of two. */
  readonly passwordCost: number
  readonly games: readonly AnyGame[] | undefined
  /** Number of positions kept in memory. */
  readonly positionsKept: number
  readonly logLevel: string
  /** Whether webhooks may call this machine and its network. Only for trials. */
  readonly privateWebhooks: boolean
}

export const USUAL: Settings = {
  place: { kind: 'sqlite', file: 'data/arkwright.sqlite' },
  host: '127.0.0.1',
  port: 8770,
  portsTried: 20,
  publicUrl: undefined,
  trustProxy: 0,
  metricsFor: ['127.0.0.0/8', '::1'],
  pages: undefined,
  mail: undefined,
  providers: [],
  texts: {},
  retention: USUAL_RETENTION,
  botThreads: 1,
  botMilliseconds: 1000,
  requestMilliseconds: 15_000,
  patience: 1,
  passwordCost: 15,
  games: undefined,
  positionsKept: 500,
  logLevel: 'info',
  privateWebhooks: false,
}

/** Well below the lease of a job: after the lease another server would start the same turn. */
const LONGEST_THOUGHT = 20_000

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment. Throws BadInput with the name of the variable. */
export function settingsFrom(env: Environment): Partial<Settings> {
  const { DATABASE_URL, ARKWRIGHT_HOST, ARKWRIGHT_URL, ARKWRIGHT_TRUST_PROXY } = env
  const { ARKWRIGHT_METRICS, ARKWRIGHT_PRIVACY, ARKWRIGHT_TERMS, ARKWRIGHT_KEEP_DAYS } = env
  const { ARKWRIGHT_LOG, ARKWRIGHT_BOT_THREADS, ARKWRIGHT_BOT_MS, ARKWRIGHT_SMTP, ARKWRIGHT_MAIL_FROM } = env
  const providers = providersIn(env)
  return {
    ...(DATABASE_URL && { place: { kind: 'postgres' as const, url: DATABASE_URL } }),
    ...(ARKWRIGHT_HOST && { host: ARKWRIGHT_HOST }),
    ...(ARKWRIGHT_URL && { publicUrl: url('ARKWRIGHT_URL', ARKWRIGHT_URL) }),
    ...(ARKWRIGHT_TRUST_PROXY && { trustProxy: proxies('ARKWRIGHT_TRUST_PROXY', ARKWRIGHT_TRUST_PROXY) }),
    ...(ARKWRIGHT_METRICS && { metricsFor: networks('ARKWRIGHT_METRICS', ARKWRIGHT_METRICS) }),
    ...(ARKWRIGHT_LOG && { logLevel: level('ARKWRIGHT_LOG', ARKWRIGHT_LOG) }),
    ...(ARKWRIGHT_BOT_THREADS && { botThreads: integer('ARKWRIGHT_BOT_THREADS', ARKWRIGHT_BOT_THREADS, 0, 64) }),
    ...(ARKWRIGHT_BOT_MS && { botMilliseconds: integer('ARKWRIGHT_BOT_MS', ARKWRIGHT_BOT_MS, 10, LONGEST_THOUGHT) }),
    ...((ARKWRIGHT_PRIVACY || ARKWRIGHT_TERMS) && {
      texts: {
        ...(ARKWRIGHT_PRIVACY && { privacy: ARKWRIGHT_PRIVACY }),
        ...(ARKWRIGHT_TERMS && { terms: ARKWRIGHT_TERMS }),
      },
    }),
    ...(ARKWRIGHT_KEEP_DAYS && { retention: readRetention('ARKWRIGHT_KEEP_DAYS', ARKWRIGHT_KEEP_DAYS) }),
    ...(providers.length > 0 && { providers }),
    ...(ARKWRIGHT_SMTP && {
      mail: { smtp: ARKWRIGHT_SMTP, from: ARKWRIGHT_MAIL_FROM ?? 'Arkwright <arkwright@localhost>' },
    }),
  }
}

function providersIn(env: Environment): Provider[] {
  return PROVIDER_IDS.flatMap(id => {
    const name = `ARKWRIGHT_${id.toUpperCase()}`
    const text = env[name]
    if (!text) return []
    const [, clientId, clientSecret] = /^([^:\s]+):(\S+)$/.exec(text) ?? []
    // The message must not show the secret.
    if (clientId === undefined || clientSecret === undefined)
      throw new BadInput(`${name} must be CLIENT_ID:CLIENT_SECRET`)
    return [{ id, clientId, clientSecret }]
  })
}

function url(name: string, text: string): string {
  const parsed = URL.parse(text)
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
    throw new BadInput(`${name} must be an address such as https://arkwright.example, not ${shown(text)}`)
  }
  return parsed.origin
}

function proxies(name: string, text: string): TrustedProxies {
  // Earlier versions wrote these for "one proxy" and "none".
  const known = readTrustedProxies(text === 'true' ? '1' : text === 'false' ? '0' : text)
  if (known !== undefined) return known
  throw new BadInput(
    `${name} must be the number of proxies in front, or their networks such as 10.0.0.0/8, not ${shown(text)}`,
  )
}

function networks(name: string, text: string): readonly string[] {
  const known = readTrustedProxies(text)
  if (typeof known === 'object') return known
  throw new BadInput(`${name} must be networks such as 127.0.0.1, 10.0.0.0/8, not ${shown(text)}`)
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function level(name: string, text: string): string {
  if (LEVELS.includes(text)) return text
  throw new BadInput(`${name} must be one of ${LEVELS.join(', ')}, not ${shown(text)}`)
}

function integer(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new BadInput(`${name} must be a whole number from ${min} to ${max}, not ${shown(text)}`)
}
