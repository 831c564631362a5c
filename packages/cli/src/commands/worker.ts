// arkwright worker: runs bots for a server on another machine.
import { availableParallelism } from 'node:os'
import { BadInput } from '@arkwright/kernel'
import type { Command } from '../command.ts'
import { FINE, writeJson } from '../terminal.ts'

const MOST_THREADS = 64

export const worker: Command = {
  name: 'worker',
  summary: 'lets bots think on this machine for tables that other machines serve',
  flags: { threads: { value: 'N', what: 'how many bots think at once (default: as many as there are processors)' } },
  notes: [
    'DATABASE_URL names the PostgreSQL of the house, such as postgres://arkwright@db/arkwright. Ctrl-C ends it; a turn it had begun is taken up by another.',
  ],
  examples: ['arkwright worker', 'arkwright worker --threads 4'],
  async run(given, { output, stopRequested }) {
    const threads = given.integer('threads', { min: 1, max: MOST_THREADS }) ?? availableParallelism()
    const { work, settingsFrom } = await import('@arkwright/server')
    const settings = settingsFrom(process.env)
    if (settings.place?.kind !== 'postgres') {
      throw new BadInput('a worker needs DATABASE_URL: with a database in a file, bots think in the server process')
    }
    const running = await work({ ...settings, botThreads: threads })
    const stopped = stopRequested()
    if (given.has('json')) writeJson(output, { threads })
    else output.write(`Bots think here, ${threads} at once (Ctrl-C ends it)\n`)
    await stopped
    await running.close()
    return FINE
  },
}
