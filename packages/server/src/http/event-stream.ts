// Server-sent events over a plain response.
import type { FastifyReply } from 'fastify'
import type { House } from '../house.ts'
import { HEADERS } from './headers.ts'
import { networkOf } from './network.ts'

const HEARTBEAT = 20_000
/** A client that falls behind by this much is disconnected. It resumes where it was. */
const MOST_WAITING_BYTES = 1_000_000
const AGAIN_MILLISECONDS = 1_000

/** Who follows, with which session, and which table; undefined: none. */
export interface Follower {
  readonly person: string | undefined
  readonly session: string | undefined
  readonly token: string | undefined
  readonly table: string | undefined
}

export class EventStream {
  readonly follower: Follower
  private readonly raw: FastifyReply['raw']
  private readonly beat: NodeJS.Timeout
  private readonly endings: (() => void)[] = []

  /** Throws if the person or their network has too many streams open. */
  constructor({ streams, limits }: House, reply: FastifyReply, follower: Follower) {
    this.follower = follower
    this.onEnd(limits.openStream(follower.person, networkOf(reply.request.ip)))
    reply.hijack()
    streams.add(this)
    this.onEnd(() => void streams.delete(this))
    this.raw = reply.raw
    this.raw.writeHead(200, {
      ...HEADERS,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Otherwise nginx buffers the stream.
      'x-accel-buffering': 'no',
    })
    this.raw.write(`retry: ${AGAIN_MILLISECONDS}\n\n`)
    this.raw.on('error', () => {})
    this.raw.on('close', () => this.closed())
    this.beat = setInterval(() => this.raw.write(': still here\n\n'), HEARTBEAT)
    this.beat.unref()
  }

  send(event: string, content: unknown, id?: string): void {
    this.sendText(event, JSON.stringify(content), id)
  }

  /** The content, already serialized as JSON. */
  sendText(event: string, text: string, id?: string): void {
    if (this.raw.destroyed || this.raw.writableEnded) return
    this.raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${text}\n\n`)
    if (this.raw.writableLength > MOST_WAITING_BYTES) this.raw.destroy()
  }

  onEnd(ending: () => void): void {
    this.endings.push(ending)
  }

  end(): void {
    this.raw.end()
  }

  private closed(): void {
    clearInterval(this.beat)
    for (const ending of this.endings.splice(0)) ending()
  }
}
