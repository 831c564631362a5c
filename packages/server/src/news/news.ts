// Who listens to which topic in this process and, on PostgreSQL, messages to and from the other servers.

import { setTimeout as sleep } from 'node:timers/promises'

type Listener = () => void

/** Milliseconds between two messages to the other servers, short enough that people do not notice. */
const PAUSE = 20

/** `table ID`: its journal or chat changed. `draft TABLE PERSON`, `person ID`, `jobs`: likewise. `rights`: a person lost one. */
export type Topic =
  | `table ${string}`
  | `draft ${string} ${string}`
  | `person ${string}`
  | `blocks ${string}`
  | 'jobs'
  | 'rights'

/** Carries topics to other processes. */
export interface Carrier {
  send(topics: readonly string[]): Promise<void>
  close(): Promise<void>
}

export class News {
  private readonly listeners = new Map<string, Set<Listener>>()
  private carrier: Carrier | undefined
  private waiting = new Set<string>()
  private sending: Promise<void> | undefined

  /** Returns a function that stops listening. */
  listen(topic: Topic, listener: Listener): () => void {
    const all = this.listeners.get(topic) ?? new Set()
    this.listeners.set(topic, all)
    all.add(listener)
    return () => {
      all.delete(listener)
      if (all.size === 0 && this.listeners.get(topic) === all) this.listeners.delete(topic)
    }
  }

  has(topic: Topic): boolean {
    return this.listeners.has(topic)
  }

  topics(): string[] {
    return [...this.listeners.keys()]
  }

  /** Notifies listeners here and on other servers. Called after the commit, never before. */
  announce(topic: Topic): void {
    this.hear(topic)
    if (this.carrier === undefined) return
    this.waiting.add(topic)
    this.sending ??= this.sendAll()
  }

  /** Notifies listeners in this process. */
  hear(topic: string): void {
    for (const listener of this.listeners.get(topic) ?? []) listener()
  }

  carryBy(carrier: Carrier): void {
    this.carrier = carrier
  }

  async close(): Promise<void> {
    await this.sending
    await this.carrier?.close()
    this.carrier = undefined
  }

  /** The first message goes at once. Later ones are collected and go together, because each notification is a commit. */
  private async sendAll(): Promise<void> {
    while (this.waiting.size > 0 && this.carrier !== undefined) {
      const topics = [...this.waiting]
      this.waiting = new Set()
      await this.carrier.send(topics)
      await sleep(PAUSE)
    }
    this.sending = undefined
  }
}
