// arkwright admin: a host's tasks on a server, running or not.
import { writeFileSync } from 'node:fs'
import { BadInput, checkNesting, didYouMean, parseGameFile, shown } from '@arkwright/kernel'
import type { Settings } from '@arkwright/server'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { columns } from '../print/text.ts'
import { readFileOr } from '../read.ts'
import { FINE, type Terminal, writeJson } from '../terminal.ts'

const DATA = 'data/arkwright.sqlite'
const MOST_MOVES = 1_000_000
const MOST_DAYS = 36_500

interface Errand {
  readonly given: Arguments
  readonly what: string
  readonly settings: Partial<Settings>
  readonly terminal: Terminal
}

type Server = typeof import('@arkwright/server')
type Result = { readonly json: unknown; readonly text: string }

const ERRANDS: Readonly<Record<string, { what?: string; run(server: Server, errand: Errand): Promise<Result> }>> = {
  list: {
    async run({ visit, listTables }, { given, settings }) {
      const tables = await visit(settings, house => listTables(house, given.text('state')))
      const rows = tables.map(one => [
        one.id,
        one.code,
        one.game,
        one.state,
        String(one.entries),
        one.changed,
        one.seats.join(', '),
      ])
      return {
        json: tables,
        text: columns([['table', 'code', 'game', 'state', 'entries', 'changed', 'seats'], ...rows], [4]).join('\n'),
      }
    },
  },
  export: {
    what: 'TABLE',
    async run({ visit, exportTable }, { what, given, settings }) {
      const file = await visit(settings, house => exportTable(house, what))
      const out = given.text('out')
      if (out === undefined) return { json: file, text: JSON.stringify(file) }
      writeFileSync(out, `${JSON.stringify(file)}\n`)
      return { json: { written: out }, text: `Written to ${out}.` }
    },
  },
  import: {
    what: 'FILE',
    async run({ visit, importGame }, { what, settings, terminal }) {
      const text = await readFileOr(terminal.input, what)
      checkNesting(text)
      const table = await visit(settings, house => importGame(house, parseGameFile(text)))
      return { json: { table }, text: `It is table ${table} now.` }
    },
  },
  undo: {
    what: 'TABLE',
    async run({ visit, undoTable }, { what, given, settings }) {
      const to = given.integer('to', { min: 0, max: MOST_MOVES })
      if (to === undefined) throw new BadInput('undo needs --to N: the number of moves that remain')
      const entry = await visit(settings, house => undoTable(house, what, to))
      return { json: { entry }, text: `Back to ${to} moves, by entry ${entry} of the journal.` }
    },
  },
  archive: {
    what: 'TABLE',
    async run({ visit, archiveTable }, { what, settings }) {
      await visit(settings, house => archiveTable(house, what))
      return { json: { archived: what }, text: 'Put away.' }
    },
  },
  backup: {
    what: 'FILE',
    async run({ visit, backup }, { what, settings }) {
      await visit(settings, house => backup(house, what))
      return { json: { written: what }, text: `Written to ${what}.` }
    },
  },
  restore: {
    async run({ restore, restoreAt, isReplicaUrl }, { what, given, settings }) {
      const from = what === '' ? settings.replicate : what
      if (from === undefined) throw new BadInput('restore needs a FILE, or the address of a continuous backup')
      const at = timeIn(given)
      if (isReplicaUrl(from)) await restoreAt(from, at, settings)
      else if (at === undefined) await restore(from, settings)
      else throw new BadInput('--at needs the address of a continuous backup, such as file:///backup')
      const text = `The house is as it was in ${from}${at === undefined ? '' : ` at ${at.toISOString()}`}.`
      return { json: { restored: from, ...(at !== undefined && { at: at.toISOString() }) }, text }
    },
  },
  ban: {
    what: 'PERSON',
    async run({ visit, ban, lift }, { what, given, settings }) {
      if (given.has('lift')) {
        const { name } = await visit(settings, house => lift(house, what))
        return { json: { person: what, name, banned: false }, text: `${name} can sign in again.` }
      }
      const days = given.integer('days', { min: 1, max: MOST_DAYS })
      const { name, until } = await visit(settings, house =>
        ban(house, what, { reason: given.text('reason') ?? '', days }),
      )
      const end = until === null ? undefined : new Date(until).toISOString()
      return {
        json: { person: what, name, banned: true, ...(end !== undefined && { until: end }) },
        text: end === undefined ? `${name} is banned.` : `${name} is banned until ${end}.`,
      }
    },
  },
  host: {
    what: 'PERSON',
    async run({ visit, setHost }, { what, given, settings }) {
      const host = !given.has('lift')
      const { name } = await visit(settings, house => setHost(house, what, host))
      return {
        json: { person: what, name, host },
        text: `${name} is ${host ? 'a host of this server now' : 'no longer a host of this server'}.`,
      }
    },
  },
}

const NAMES = Object.keys(ERRANDS)

export const admin: Command = {
  name: 'admin',
  summary: 'for hosts: list, export, import, undo, archive, backup, restore, ban, host',
  operands: { name: 'ERRAND [WHAT]', most: 2 },
  flags: {
    data: { value: 'FILE', what: `the file of the house (default ${DATA}, or DATABASE_URL)` },
    state: { value: 'STATE', what: 'list: only open, playing, over or archived tables' },
    to: { value: 'N', what: 'undo: how many moves stay' },
    out: { value: 'FILE', what: 'export: where to write' },
    at: { value: 'TIME', what: 'restore: the state at this time, such as 2026-11-16T14:30:00Z (default: the newest)' },
    reason: { value: 'TEXT', what: 'ban: why; the person is told' },
    days: { value: 'N', what: 'ban: how many days it lasts (default: for ever)' },
    lift: { what: 'ban: let them in again; host: take the role away' },
  },
  notes: [
    'TABLE is an id or a code, PERSON an id, an e-mail address or the name of an account. All but restore work while the server runs.',
    'A game that is still played is exported without its seed.',
  ],
  examples: [
    'arkwright admin list --state playing',
    'arkwright admin export ABCDEFGHJK --out game.json',
    'arkwright admin backup monday.sqlite',
    'arkwright admin restore file:///backup --at 2026-11-16T14:30:00Z',
    'arkwright admin host ada@example.org',
  ],
  async run(given, terminal) {
    const [name = '', what] = given.operands
    const errand = Object.hasOwn(ERRANDS, name) ? ERRANDS[name] : undefined
    if (errand === undefined)
      throw new BadInput(
        `there is no admin command called ${shown(name)}${didYouMean(name, NAMES)}; known are ${NAMES.join(', ')}`,
      )
    if (errand.what !== undefined && what === undefined) throw new BadInput(`${name} needs a ${errand.what}`)
    const server = await import('@arkwright/server')
    const said = server.settingsFrom(process.env)
    const settings = { ...said, place: placeOf(given, said) }
    const { json, text } = await errand.run(server, { given, what: what ?? '', settings, terminal })
    if (given.has('json')) writeJson(terminal.output, json)
    else terminal.output.write(`${text}\n`)
    return FINE
  },
}

function placeOf(given: Arguments, { place }: Partial<Settings>): Settings['place'] {
  const file = given.text('data')
  if (file !== undefined) return { kind: 'sqlite', file }
  return place ?? { kind: 'sqlite', file: DATA }
}

function timeIn(given: Arguments): Date | undefined {
  const text = given.text('at')
  if (text === undefined) return undefined
  const time = new Date(text)
  if (!Number.isNaN(time.getTime())) return time
  throw new BadInput(`--at must be a time such as 2026-11-16T14:30:00Z, not ${shown(text)}`)
}
