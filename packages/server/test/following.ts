// Listens to a stream in tests: waits for expected events without looking at the time.
import type { ChatMessage, Client, Entry } from '../src/client/index.ts'

export interface Listening {
  readonly entries: Entry[]
  readonly messages: ChatMessage[]
  readonly drafts: number
  /** Resolves when the condition holds. The test's time limit ends a wait that never succeeds. */
  until(holds: (heard: Listening) => boolean): Promise<void>
  stop(): void
}

export function listen(client: Client, table: string, after?: string): Listening {
  const waiting = new Set<() => void>()
  const heard = { entries: [] as Entry[], messages: [] as ChatMessage[], drafts: 0, here: false }
  const news = (): void => {
    for (const check of waiting) check()
  }
  const stop = client.followTable(
    table,
    {
      onHere: () => {
        heard.here = true
        news()
      },
      onEntry: entry => {
        heard.entries.push(entry)
        news()
      },
      onChat: message => {
        heard.messages.push(message)
        news()
      },
      onDraft: () => {
        heard.drafts++
        news()
      },
    },
    after,
  )
  const listening: Listening = {
    get entries() {
      return heard.entries
    },
    get messages() {
      return heard.messages
    },
    get drafts() {
      return heard.drafts
    },
    until: holds =>
      new Promise(resolve => {
        const check = (): void => {
          if (!heard.here || !holds(listening)) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    stop,
  }
  return listening
}

export const connected = () => true
