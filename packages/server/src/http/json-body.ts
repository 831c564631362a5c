// Checks bodies before they are parsed. Refuses JSON nested too deeply to parse, and NUL, which PostgreSQL cannot store.
import type { FastifyInstance } from 'fastify'
import { Fault } from '../fault.ts'

const DEEPEST = 40
/** An escaped NUL: an unescaped backslash, then u0000. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

export function readBodies(app: FastifyInstance): void {
  // Accepts only JSON: forms on other sites can send plain text without a preflight.
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    const why = faultIn(text)
    if (why === undefined) void parse(request, text, done)
    else done(new Fault(400, 'bad-request', why))
  })
}

function faultIn(text: string): string | undefined {
  if (depthOf(text) > DEEPEST) return `Bodies may be ${DEEPEST} levels deep.`
  if (NUL.test(text)) return 'Texts may not hold the character NUL.'
  return undefined
}

/** The deepest level of brackets, ignoring those inside strings. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0]
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth)
    else if (sign === ']' || sign === '}') depth--
  }
  return deepest
}
