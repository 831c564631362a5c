// The time of a process: it follows the machine's clock, but never jumps with it.

/** How much faster or slower than real time it may run to catch up: a minute of thinking is off by less than a second. */
const FASTEST = 0.01

export interface TimeSources {
  /** The machine's clock, which can be set. In milliseconds. */
  wall(): number
  /** A clock that only goes on. In milliseconds. */
  monotonic(): number
}

const MACHINE: TimeSources = { wall: Date.now, monotonic: () => performance.now() }

/**
 * Starts at the machine's time. When that is set while we run, by an hour say, turns cost neither more nor less; the difference is
 * made up over the following days, so that it does not stay for ever.
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
