// arkwright serve: the page and the online tables on one port.
import { fileURLToPath } from 'node:url'
import type { Pages, Settings } from '@arkwright/server'
import type { Arguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { APOLOGY, answerTo } from '../serve/answer.ts'
import { readBuiltPage } from '../serve/built-page.ts'
import { FINE, type Sink, writeJson } from '../terminal.ts'

const PORT = 8770
const HOST = '127.0.0.1'
const HIGHEST_PORT = 65_535
/** The folder of the built page in the repository. */
const PAGE_FOLDER = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const MEMORY = ':memory:'

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
      page: { value: 'FOLDER', what: 'where the built page is (default: that of this program, if it was built)' },
    },
    notes: [
      'Ctrl-C ends it. The environment may say more: DATABASE_URL (PostgreSQL instead of a file), ARKWRIGHT_URL (how people',
      'reach it), ARKWRIGHT_SMTP and ARKWRIGHT_MAIL_FROM, ARKWRIGHT_TRUST_PROXY, ARKWRIGHT_BOT_THREADS, ARKWRIGHT_BOT_MS,',
      'ARKWRIGHT_LOG. docs/deploy.md tells about each.',
    ],
    examples: ['arkwright serve', 'arkwright serve --port 9000 --host 0.0.0.0'],
    async run(given, { output, error, stopRequested }) {
      const wanted = given.integer('port', { min: 0, max: HIGHEST_PORT }) ?? PORT
      // Loaded only here, so that the other commands start without it.
      const { serve: start, settingsFrom } = await import('@arkwright/server')
      const settings = { ...settingsFrom(process.env), ...chosen(given), port: wanted }
      const server = await start({ ...settings, pages: pagesFor(others, given, error) }, { log: error })
      // A reader of the address may ask to stop at once, so listen before printing it.
      const stopped = stopRequested()
      const { url, port } = server
      if (given.has('json')) writeJson(output, { url, port })
      else {
        if (wanted !== 0 && port !== wanted) output.write(`Port ${wanted} is taken, so it is another one this time.\n`)
        output.write(`Arkwright is at ${url} (Ctrl-C ends it)\n`)
      }
      await stopped
      await server.close()
      if (!given.has('json')) output.write('Stopped.\n')
      return FINE
    },
  }
}

function chosen(given: Arguments): Partial<Settings> {
  const file = given.text('data')
  const host = given.text('host')
  return {
    ...(host !== undefined && { host }),
    ...(file !== undefined && { place: { kind: 'sqlite' as const, file } }),
  }
}

function pagesFor(commands: readonly Command[], given: Arguments, error: Sink): Pages {
  const page = readBuiltPage(given.text('page') ?? PAGE_FOLDER)
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
