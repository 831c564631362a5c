// Processor time of a process and its children, read from Linux's /proc. Unknown on other systems.
import { readdirSync, readFileSync } from 'node:fs'

const MILLISECONDS_PER_TICK = 10

/** In milliseconds. */
export function processorTime(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .reduce((sum, name) => sum + ticksOf(Number(name), pid) * MILLISECONDS_PER_TICK, 0)
}

/** User and system time of the process and of its children that have ended. */
function ticksOf(one: number, wanted: number): number {
  try {
    const text = readFileSync(`/proc/${one}/stat`, 'utf8')
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    if (one !== wanted && Number(parent) !== wanted) return 0
    return Number(rest[9]) + Number(rest[10])
  } catch {
    // The process ended while we read it.
    return 0
  }
}
