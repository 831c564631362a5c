// Follows a stream of server-sent events and resumes after a disconnect.
import type { ChatMessage, Entry } from '../api/table-shapes.ts'

export interface Follower {
  /** The first event of every connection: where the stream resumes. */
  onHere?(here: { sequence: number; chats: number }): void
  onEntry?(entry: Entry): void
  onChat?(message: ChatMessage): void
  /** Another tab or device of mine changed the draft. */
  onDraft?(): void
  onNotice?(counts: { unread: number; waiting: number }): void
  /** Whether the connection is up. */
  onLine?(up: boolean): void
  /** The server refuses the stream, now or from the start; there is no retry. */
  onRefused?(status: number): void
}

const SHORTEST_WAIT = 250
const LONGEST_WAIT = 15_000

type Open = (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>

export function followEvents(open: Open, follower: Follower, after?: string): () => void {
  const stop = new AbortController()
  void keepFollowing(open, follower, after, stop.signal)
  return () => stop.abort()
}

async function keepFollowing(
  open: Open,
  follower: Follower,
  after: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  let last = after
  let wait = SHORTEST_WAIT
  while (!signal.aborted) {
    try {
      const response = await open(last, signal)
      if (response.status >= 400 && response.status < 500 && response.status !== 429) {
        follower.onRefused?.(response.status)
        return
      }
      if (!response.ok || response.body === null) throw new Error(`the stream answered ${response.status}`)
      follower.onLine?.(true)
      for await (const { id, event, content } of eventsIn(response.body)) {
        wait = SHORTEST_WAIT
        if (id !== undefined) last = id
        tell(follower, event, content)
      }
    } catch {
      // Disconnected: retried below.
    }
    if (signal.aborted) return
    follower.onLine?.(false)
    await pause(wait, signal)
    wait = Math.min(LONGEST_WAIT, wait * 2)
  }
}

function tell(follower: Follower, event: string, content: unknown): void {
  if (event === 'here') follower.onHere?.(content as { sequence: number; chats: number })
  if (event === 'entry') follower.onEntry?.(content as Entry)
  if (event === 'chat') follower.onChat?.(content as ChatMessage)
  if (event === 'draft') follower.onDraft?.()
  if (event === 'notice') follower.onNotice?.(content as { unread: number; waiting: number })
}

interface ServerEvent {
  readonly id: string | undefined
  readonly event: string
  readonly content: unknown
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        const found = eventFrom(text.slice(0, end))
        text = text.slice(end + 2)
        if (found !== undefined) yield found
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Our server writes one data line per event; comments and retry lines are not events. */
function eventFrom(block: string): ServerEvent | undefined {
  const fields = new Map(
    block.split('\n').map(line => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const
    }),
  )
  const data = fields.get('data')
  return data === undefined
    ? undefined
    : { id: fields.get('id'), event: fields.get('event') ?? 'message', content: JSON.parse(data) as unknown }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
