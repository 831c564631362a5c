// The process that started-server.ts starts.
import { setImmediate as breathe } from 'node:timers/promises'
import { serve } from '../src/serve.ts'
import type { Settings } from '../src/settings.ts'

const settings = JSON.parse(process.argv[2] ?? '') as Partial<Settings>
const server = await serve({ port: 0, patience: 1e6, botThreads: 1, logLevel: 'warn', passwordCost: 4, ...settings })
process.send?.({ port: server.port })
process.on('message', message => {
  if (message === 'memory') void collected().then(memory => process.send?.({ memory }))
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1000 })
  }
})
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))

/** Runs several collections: objects released by one, such as finished requests, are collected by the next. */
async function collected(): Promise<number> {
  for (let i = 0; i < 5; i++) {
    globalThis.gc?.()
    await breathe()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
