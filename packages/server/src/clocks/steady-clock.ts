// The time of a process. It follows the machine's clock but never jumps with it.

/** How much faster or slower than real time it may run to catch up: a minute of thinking is off by less than a second. */
const FASTEST = 0.01

export interface TimeSources {
  /** The machine's clock, in milliseconds. It can be set. */
  wall(): number
  /** A monotonic clock, in milliseconds. */
  monotonic(): number
}

const MACHINE: TimeSources = { wall: Date.now, monotonic: () => performance.now() }

/**
 * Starts at the machine's time. If that clock is set while the process runs, for example by an hour, turns still cost the same. The
 * difference is caught up over the following days.
 */
export function steadyClock({ wall, monotonic }: TimeSources = MACHINE): () => number {
  let time = wall()
  let at = monotonic()
  return () => {
    const passed = monotonic() - at
    const most = passed * FASTEST
    at += passed
    time += passed + Math.max(-most, Math.min(most, wall() - (time + passed)))
    return Math.round(time)
  }
}
