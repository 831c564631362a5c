// Measures turns of the event loop by the CPU time of this thread, so that other programs on the machine do not count.

export class Slices {
  private watching = false
  private most = 0

  /** Milliseconds of the longest turn since the last call. The first call starts the measurement. */
  longest(): number {
    const found = this.most
    this.most = 0
    if (!this.watching) {
      this.watching = true
      this.watch(spent())
    }
    return found
  }

  /** The loop never sleeps, so each turn has at most the work that was ready. */
  private watch(before: number): void {
    setImmediate(() => {
      const now = spent()
      this.most = Math.max(this.most, now - before)
      this.watch(now)
    })
  }
}

function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
