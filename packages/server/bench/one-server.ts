// What started-server.ts starts.
import { serve } from '../src/serve.ts'
import type { Place } from '../src/storage/database.ts'

const place = JSON.parse(process.argv[2] ?? '') as Place
const server = await serve({ place, port: 0, patience: 1e6, botThreads: 1, logLevel: 'warn', passwordCost: 4 })
process.send?.({ port: server.port })
process.on('message', message => {
  if (message === 'memory') {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.send?.({ memory: heapUsed + external })
  }
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1000 })
  }
})
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
