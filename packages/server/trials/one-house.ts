// The process that house-process.ts starts: a house that can be killed.
import { flushCompileCache } from 'node:module'
import { BadInput } from '@arkwright/kernel'
import { serve } from '../src/serve.ts'
import type { Settings } from '../src/settings.ts'
import { Slices } from './slices.ts'

const [, , given = '{}', life] = process.argv
const settings = JSON.parse(given) as Partial<Settings>
try {
  const server = await serve(
    { portsTried: 1, patience: 1e6, passwordCost: 4, logLevel: 'fatal', ...settings },
    { warmsUp: life !== 'short' },
  )
  process.send?.({ port: server.port })
  // A killed process could not do this at its end.
  flushCompileCache()
  const slices = new Slices()
  process.on('message', message => {
    if (message === 'slice') process.send?.({ slice: slices.longest() })
    if (message !== 'memory') return
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.send?.({ memory: heapUsed + external })
  })
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
  // The parent process is gone, so nothing else would stop this one.
  process.once('disconnect', () => process.exit(0))
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  process.send?.({ sentence: error.message })
  process.exitCode = 1
}
