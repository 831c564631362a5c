// A sender who goes on after a refusal is refused before anything is read from the database, and waits for the answer.
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after a refusal. Then the limits are asked again. */
const REMEMBERED = 1_000
const HELD = 100
/** More answers than this are not held: timers cost little, open requests cost memory. */
const MOST_HELD = 500
const MOST_SENDERS = 10_000

export class Floods {
  private readonly until = new Map<string, number>()
  private held = 0
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  note(rate: string, sender: string): void {
    if (this.until.size >= MOST_SENDERS) this.until.clear()
    this.until.set(`${rate} ${sender}`, this.now() + REMEMBERED)
  }

  /** False: this sender has just been refused. The answer to that comes late. */
  async mayPass(rate: string, sender: string): Promise<boolean> {
    const key = `${rate} ${sender}`
    const until = this.until.get(key)
    if (until === undefined) return true
    if (until <= this.now()) {
      this.until.delete(key)
      return true
    }
    if (this.held >= MOST_HELD) return false
    this.held++
    await sleep(HELD).finally(() => this.held--)
    return false
  }
}
