// A folder in memory if the system has one with enough room: nearly every test writes, and few are about the disk.
import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** The databases of a whole run, several times over. */
const ROOM = 2 ** 30

export function quickFolder(): string {
  return roomIn(MEMORY) > ROOM ? MEMORY : tmpdir()
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
