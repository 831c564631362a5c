// Against forged requests: a change made with a cookie must come from our page.
import type { FastifyRequest } from 'fastify'
import { Fault } from '../fault.ts'

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function checkOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  if (HARMLESS.has(request.method)) return
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  const foreign =
    origin === undefined
      ? site !== undefined && site !== 'same-origin' && site !== 'none'
      : origin !== publicUrl && originHost(origin) !== host
  if (foreign) throw new Fault(403, 'other-site')
}

function originHost(origin: string): string | undefined {
  return URL.parse(origin)?.host
}
