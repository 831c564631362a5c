// The settings a host gives in the environment. All mistakes are reported at once, each with the name of its variable.
import { isIP } from 'node:net'
import { BadInput, didYouMean, shown } from '@arkwright/kernel'
import { readRetention } from './hosts/retention-periods.ts'
import { readTrustedProxies, type TrustedProxies } from './http/network.ts'
import { PROVIDER_IDS, type ProviderId } from './people/providers.ts'
import type { Settings } from './settings.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Draft = { -readonly [Name in keyof Settings]?: Settings[Name] }
type Reader = (draft: Draft, text: string, name: string) => void

const HIGHEST_PORT = 65_535
/** Well below the lease of a job: after the lease another server would start the same turn. */
const LONGEST_THOUGHT = 20_000
const LONGEST_DRAIN = 600
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
const EVENTS_BY = ['hosts', 'accounts', 'everyone'] as const
const REPLICAS = ['file:', 's3:', 'gcs:', 'abs:', 'sftp:']

/** A later variable replaces what an earlier one says. */
const READERS: Readonly<Record<string, Reader>> = {
  HOST: (draft, text) => {
    // Some shells set it to the name of the machine, which is no wish to be reached from outside.
    if (isIP(text) !== 0 || text === 'localhost') draft.host = text
  },
  ARKWRIGHT_HOST: (draft, text) => {
    draft.host = text
  },
  PORT: takePort,
  ARKWRIGHT_PORT: takePort,
  ARKWRIGHT_DATA: (draft, text) => {
    draft.place = { kind: 'sqlite', file: text }
  },
  DATABASE_URL: (draft, text, name) => {
    draft.place = { kind: 'postgres', url: postgresUrl(name, text) }
  },
  ARKWRIGHT_REPLICATE: (draft, text, name) => {
    draft.replicate = replicaUrl(name, text)
  },
  ARKWRIGHT_URL: (draft, text, name) => {
    draft.publicUrl = url(name, text)
  },
  ARKWRIGHT_TRUST_PROXY: (draft, text, name) => {
    draft.trustProxy = proxies(name, text)
  },
  ARKWRIGHT_METRICS: (draft, text, name) => {
    draft.metricsFor = networks(name, text)
  },
  ARKWRIGHT_LOG: (draft, text, name) => {
    if (!LEVELS.includes(text)) throw new BadInput(`${name} must be one of ${LEVELS.join(', ')}, not ${shown(text)}`)
    draft.logLevel = text
  },
  ARKWRIGHT_DRAIN_SECONDS: (draft, text, name) => {
    draft.drainMilliseconds = integer(name, text, 0, LONGEST_DRAIN) * 1000
  },
  ARKWRIGHT_BOT_THREADS: (draft, text, name) => {
    draft.botThreads = integer(name, text, 0, 64)
  },
  ARKWRIGHT_BOT_MS: (draft, text, name) => {
    draft.botMilliseconds = integer(name, text, 10, LONGEST_THOUGHT)
  },
  ARKWRIGHT_BOT_NICE: (draft, text, name) => {
    draft.botNice = integer(name, text, 0, 19)
  },
  ARKWRIGHT_EVENTS: (draft, text, name) => {
    const who = EVENTS_BY.find(one => one === text)
    if (who === undefined) throw new BadInput(`${name} must be one of ${EVENTS_BY.join(', ')}, not ${shown(text)}`)
    draft.events = who
  },
  ARKWRIGHT_PRIVACY: (draft, text) => {
    draft.texts = { ...draft.texts, privacy: text }
  },
  ARKWRIGHT_TERMS: (draft, text) => {
    draft.texts = { ...draft.texts, terms: text }
  },
  ARKWRIGHT_PRINTINGS: (draft, text, name) => {
    if (text !== 'any' && text !== 'offered') throw new BadInput(`${name} must be any or offered, not ${shown(text)}`)
    draft.printings = text
  },
  ARKWRIGHT_KEEP_DAYS: (draft, text, name) => {
    draft.retention = readRetention(name, text)
  },
  ARKWRIGHT_SMTP: (draft, text, name) => {
    // The message must not show the password.
    if (!/^smtps?:$/.test(URL.parse(text)?.protocol ?? ''))
      throw new BadInput(`${name} must be an address such as smtps://name:password@mail.example`)
    draft.mail = { smtp: text, from: 'Arkwright <arkwright@localhost>' }
  },
  ARKWRIGHT_MAIL_FROM: (draft, text, name) => {
    if (draft.mail === undefined) throw new BadInput(`${name} needs ARKWRIGHT_SMTP: without it no e-mail is sent`)
    if (!text.includes('@'))
      throw new BadInput(`${name} must be a sender such as Arkwright <arkwright@example.org>, not ${shown(text)}`)
    draft.mail = { ...draft.mail, from: text }
  },
  ...Object.fromEntries(PROVIDER_IDS.map(id => [`ARKWRIGHT_${id.toUpperCase()}`, providerReader(id)])),
}

/** Read by other programs of ours: the example bot and the browser tests. */
const OTHERS = ['ARKWRIGHT_TOKEN', 'ARKWRIGHT_BROWSER']
const OURS = [...Object.keys(READERS).filter(name => name.startsWith('ARKWRIGHT_')), ...OTHERS]

/** Reads the environment. Throws BadInput with all mistakes. */
export function settingsFrom(env: Environment): Partial<Settings> {
  const draft: Draft = {}
  const mistakes: string[] = []
  for (const [name, read] of Object.entries(READERS)) {
    const text = env[name]
    if (!text) continue
    try {
      read(draft, text, name)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      mistakes.push(error.message)
    }
  }
  mistakes.push(...contradictions(env), ...unknown(env))
  if (mistakes.length > 1) throw new BadInput(`${mistakes.length} settings are wrong.\n${mistakes.join('.\n')}`)
  if (mistakes[0] !== undefined) throw new BadInput(mistakes[0])
  return draft
}

function contradictions({ DATABASE_URL, ARKWRIGHT_DATA, ARKWRIGHT_REPLICATE }: Environment): string[] {
  if (!DATABASE_URL) return []
  return [
    ...(ARKWRIGHT_DATA ? ['ARKWRIGHT_DATA names a file and DATABASE_URL a PostgreSQL database; set only one'] : []),
    ...(ARKWRIGHT_REPLICATE
      ? ['ARKWRIGHT_REPLICATE copies a SQLite file; with DATABASE_URL use the archiving of PostgreSQL']
      : []),
  ]
}

function unknown(env: Environment): string[] {
  return Object.keys(env)
    .filter(name => name.startsWith('ARKWRIGHT_') && !OURS.includes(name))
    .map(name => `${name} is not a setting${didYouMean(name, OURS)}`)
}

/** A port that was asked for is used or refused: other programs expect the server there. */
function takePort(draft: Draft, text: string, name: string): void {
  draft.port = integer(name, text, 0, HIGHEST_PORT)
  draft.portsTried = 1
}

function providerReader(id: ProviderId): Reader {
  return (draft, text, name) => {
    const [, clientId, clientSecret] = /^([^:\s]+):(\S+)$/.exec(text) ?? []
    // The message must not show the secret.
    if (clientId === undefined || clientSecret === undefined)
      throw new BadInput(`${name} must be CLIENT_ID:CLIENT_SECRET`)
    draft.providers = [...(draft.providers ?? []), { id, clientId, clientSecret }]
  }
}

function url(name: string, text: string): string {
  const parsed = URL.parse(text)
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
    throw new BadInput(`${name} must be an address such as https://arkwright.example, not ${shown(text)}`)
  }
  return parsed.origin
}

/** The message must not show the password. */
function postgresUrl(name: string, text: string): string {
  if (/^(?:postgres(?:ql)?|socket):$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new BadInput(`${name} must be an address such as postgres://user:password@host/database`)
}

export function isReplicaUrl(text: string): boolean {
  return REPLICAS.includes(URL.parse(text)?.protocol ?? '')
}

export function replicaUrl(name: string, text: string): string {
  if (isReplicaUrl(text)) return text
  throw new BadInput(`${name} must be an address such as file:///backup or s3://bucket/arkwright, not ${shown(text)}`)
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

function integer(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  throw new BadInput(`${name} must be a whole number from ${min} to ${max}, not ${shown(text)}`)
}
