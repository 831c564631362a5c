// arkwright serve: the page and the online tables on one port.
import { fileURLToPath } from 'node:url'
import type { Pages, Settings } from '@arkwright/server'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { APOLOGY, answerTo } from '../serve/answer.ts'
import { type BuiltPage, readBuiltPage } from '../serve/built-page.ts'
import { FINE, MISUSED, type Sink, type Terminal, writeJson } from '../terminal.ts'

const PORT = 8770
const HOST = '127.0.0.1'
const HIGHEST_PORT = 65_535
/** The built page, seen from the bundle, from this package, and from the program in dist/program. */
const PAGE_FOLDERS = ['../page/', '../../../web/dist/', '../../../packages/web/dist/']
const MEMORY = ':memory:'

type Program = typeof import('@arkwright/server')

/** `others` are the commands listed on its first page. */
export function serve(others: readonly Command[]): Command {
  return {
    name: 'serve',
    summary: 'serves the page and tables over the net; this is what npm start runs',
    flags: {
      port: { value: 'PORT', what: `where to listen (default ${PORT}; the next free one if it is taken; 0: any)` },
      host: { value: 'ADDRESS', what: `which address to listen on (default ${HOST}: only this machine; 0.0.0.0: all)` },
      data: {
        value: 'FILE',
        what: `where tables and accounts are kept (default data/arkwright.sqlite; ${MEMORY} keeps nothing)`,
      },
      replicate: {
        value: 'URL',
        what: 'copy every change of the file to file:///FOLDER, s3://BUCKET/PATH … (Litestream)',
      },
      check: { what: 'check the settings and end; nothing is changed' },
      page: { value: 'FOLDER', what: 'where the built page is (default: that of this program, if it was built)' },
    },
    notes: [
      'Ctrl-C ends it. The environment may say the same and more: PORT and HOST, DATABASE_URL (PostgreSQL instead of a file),',
      'ARKWRIGHT_URL (how people reach it) and other names. docs/deploy.md lists all of them.',
    ],
    examples: ['arkwright serve', 'arkwright serve --port 9000 --host 0.0.0.0'],
    async run(given, terminal) {
      const { output, error, stopRequested } = terminal
      // Loaded only here, so that the other commands start without it.
      const program = await import('@arkwright/server')
      const settings = { port: PORT, ...program.settingsFrom(process.env), ...chosen(given, program) }
      if (given.has('check')) return check(program, settings, given, terminal)
      const wanted = settings.port
      const server = await program.serve({ ...settings, pages: pagesFor(others, given, error) }, { log: error })
      // A reader of the address may ask to stop at once, so listen before printing it.
      const stopped = stopRequested()
      const { url, port } = server
      if (given.has('json')) writeJson(output, { url, port })
      else {
        if (wanted !== 0 && port !== wanted) output.write(`Port ${wanted} is taken, so it is another one this time.\n`)
        output.write(`Arkwright is at ${url} (Ctrl-C ends it)\n`)
      }
      await stopped
      // Asked a second time, it does not wait for a balancer to turn away.
      void stopRequested().then(() => server.close())
      await server.close()
      if (!given.has('json')) output.write('Stopped.\n')
      return FINE
    },
  }
}

function chosen(given: Arguments, { replicaUrl, USUAL }: Program): Partial<Settings> {
  const port = given.integer('port', { min: 0, max: HIGHEST_PORT })
  const file = given.text('data')
  const host = given.text('host')
  const replicate = given.text('replicate')
  return {
    ...(port !== undefined && { port, portsTried: USUAL.portsTried }),
    ...(host !== undefined && { host }),
    ...(file !== undefined && { place: { kind: 'sqlite' as const, file } }),
    ...(replicate !== undefined && { replicate: replicaUrl('--replicate', replicate) }),
  }
}

async function check(
  { checkSettings }: Program,
  settings: Partial<Settings>,
  given: Arguments,
  { output, error }: Terminal,
): Promise<number> {
  const { facts, mistakes } = await checkSettings(settings)
  if (given.has('json')) writeJson(output, { facts, mistakes })
  else for (const fact of facts) output.write(`- ${fact}\n`)
  for (const mistake of mistakes) error.write(`arkwright serve: ${mistake}.\n`)
  if (mistakes.length > 0) return MISUSED
  if (!given.has('json')) output.write('The settings are in order.\n')
  return FINE
}

function usualPage(): BuiltPage | undefined {
  for (const folder of PAGE_FOLDERS) {
    const page = readBuiltPage(fileURLToPath(new URL(folder, import.meta.url)))
    if (page !== undefined) return page
  }
  return undefined
}

function pagesFor(commands: readonly Command[], given: Arguments, error: Sink): Pages {
  const folder = given.text('page')
  const page = folder === undefined ? usualPage() : readBuiltPage(folder)
  return (method, target) => {
    try {
      return answerTo(method, target, commands, page)
    } catch (fault) {
      // An internal error is reported to the operator and does not stop the server.
      error.write(`${fault instanceof Error ? fault.stack : String(fault)}\n`)
      return APOLOGY
    }
  }
}
