// HAProxy with deploy/haproxy.cfg in place of our own balancer; only the addresses are changed.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Balancer } from './balancer.ts'
import { freePort } from './house-process.ts'

const FILE = new URL('../../../deploy/haproxy.cfg', import.meta.url)

export async function haproxyFor([one, two]: readonly number[]): Promise<Balancer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  const config = readFileSync(FILE, 'utf8')
    .replace('bind :8770', `bind 127.0.0.1:${port}`)
    .replace('one:8770', `127.0.0.1:${one}`)
    .replace('two:8770', `127.0.0.1:${two}`)
  writeFileSync(file, config)
  const child = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' })
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) await sleep(100)
  return {
    port,
    failures: [],
    async close() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
