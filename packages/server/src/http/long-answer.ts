// A long list is serialized in parts, with a turn of the event loop between them: other requests need not wait for it.
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

const ITEMS_AT_ONCE = 200

/** Whether a property of the answer is a list of more than one part. */
export function isLong(result: unknown): result is Readonly<Record<string, unknown>> {
  if (typeof result !== 'object' || result === null) return false
  return Object.values(result).some(value => Array.isArray(value) && value.length > ITEMS_AT_ONCE)
}

export function sendLong(reply: FastifyReply, result: Readonly<Record<string, unknown>>): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(partsOf(result)))
}

async function* partsOf(result: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '{'
  for (const [name, value] of Object.entries(result)) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    if (Array.isArray(value)) yield* listParts(value)
    else yield JSON.stringify(value)
  }
  yield '}'
}

async function* listParts(list: readonly unknown[]): AsyncGenerator<string> {
  yield '['
  for (let from = 0; from < list.length; from += ITEMS_AT_ONCE) {
    if (from > 0) await nextTurn()
    const part = JSON.stringify(list.slice(from, from + ITEMS_AT_ONCE)).slice(1, -1)
    yield from === 0 ? part : `,${part}`
  }
  yield ']'
}
