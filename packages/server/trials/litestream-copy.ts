// A SQLite house with a continuous copy in a second folder, for the restore trial.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { restoreAt } from '../src/hosts/backup.ts'
import type { RestoreTrial } from './restore.ts'

export function withLitestream(folder: string): Pick<RestoreTrial, 'settings' | 'loseDisk' | 'restore'> {
  const [disk, copy, elsewhere] = ['disk', 'copy', 'elsewhere'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(disk)
  const replicate = pathToFileURL(copy).href
  return {
    settings: { place: { kind: 'sqlite', file: join(disk, 'house.sqlite') }, replicate },
    async loseDisk(serverPid) {
      // The machine is gone: Litestream gets no chance to send the rest. It runs in a group apart, started by the server.
      const groups = childrenOf(serverPid)
      if (groups.length === 0) throw new Error('the server has started no Litestream')
      for (const pid of groups) kill(-pid)
      kill(serverPid)
      const lostAt = Date.now()
      rmSync(disk, { recursive: true, force: true })
      return lostAt
    },
    async restore() {
      const place = { kind: 'sqlite' as const, file: join(elsewhere, 'house.sqlite') }
      await restoreAt(replicate, undefined, { place })
      return place
    },
  }
}

function childrenOf(pid: number): number[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .filter(line => line.trim() !== '')
      .map(Number)
  } catch {
    return []
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
