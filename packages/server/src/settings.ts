// The settings of a server. Every default works on a single machine.
import type { AnyGame } from '@arkwright/kernel'
import { type Retention, USUAL_RETENTION } from './hosts/retention-periods.ts'
import type { TextName } from './hosts/texts.ts'
import type { TrustedProxies } from './http/network.ts'
import type { Provider } from './people/providers.ts'
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
  /** How far the threads of bots stand back behind those that answer people: 0 not at all, 19 most (Linux only). */
  readonly botNice: number
  /** A request must arrive completely, headers and body, within this time. */
  readonly requestMilliseconds: number
  /** Networks that may read /metrics. */
  readonly metricsFor: readonly string[]
  /** Who may create events and leagues: hosts of this server, people with an account, or guests too. */
  readonly events: 'hosts' | 'accounts' | 'everyone'
  /** Multiplies all rate limits. */
  readonly patience: number
  /** scrypt's cost, as a power of two. */
  readonly passwordCost: number
  readonly games: readonly AnyGame[] | undefined
  /** Number of positions kept in memory. */
  readonly positionsKept: number
  readonly logLevel: string
  /** After a request to stop: how long to serve on while /health/ready says no, so that a balancer turns away first. */
  readonly drainMilliseconds: number
  /** Whether online tables may bring any printing, or only those that the hosts offer. */
  readonly printings: 'any' | 'offered'
  /** Where Litestream copies the SQLite file to as it changes, such as file:///backup or s3://bucket/arkwright. */
  readonly replicate: string | undefined
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
  botNice: 19,
  requestMilliseconds: 15_000,
  events: 'accounts',
  patience: 1,
  passwordCost: 15,
  games: undefined,
  positionsKept: 500,
  logLevel: 'info',
  drainMilliseconds: 0,
  printings: 'any',
  replicate: undefined,
  privateWebhooks: false,
}
