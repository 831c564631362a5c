// The server's metrics, in the format Prometheus reads.

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export class Tally {
  private readonly counts = new Map<string, number>()
  private readonly buckets = new Map<string, number[]>()
  private readonly gauges = new Map<string, () => number>()

  add(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by)
  }

  /** A figure computed when it is read. */
  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read)
  }

  time(name: string, seconds: number): void {
    const buckets = this.buckets.get(name) ?? [...BOUNDS.map(() => 0), 0, 0]
    this.buckets.set(name, buckets)
    for (const [i, bound] of BOUNDS.entries()) if (seconds <= bound) buckets[i] = (buckets[i] ?? 0) + 1
    buckets[BOUNDS.length] = (buckets[BOUNDS.length] ?? 0) + 1
    buckets[BOUNDS.length + 1] = (buckets[BOUNDS.length + 1] ?? 0) + seconds
  }

  text(): string {
    const counters = [...this.counts].map(([name, count]) => `# TYPE ${name} counter\n${name} ${count}\n`)
    const gauges = [...this.gauges].map(([name, read]) => `# TYPE ${name} gauge\n${name} ${read()}\n`)
    const times = [...this.buckets].map(([name, buckets]) => histogram(name, buckets))
    return [...counters, ...gauges, ...times].join('')
  }
}

function histogram(name: string, buckets: readonly number[]): string {
  const count = buckets[BOUNDS.length] ?? 0
  const sum = buckets[BOUNDS.length + 1] ?? 0
  const lines = BOUNDS.map((bound, i) => `${name}_bucket{le="${bound}"} ${buckets[i] ?? 0}`)
  return [
    `# TYPE ${name} histogram`,
    ...lines,
    `${name}_bucket{le="+Inf"} ${count}`,
    `${name}_sum ${sum}`,
    `${name}_count ${count}`,
    '',
  ].join('\n')
}
