// One outgoing request. It goes only to the checked address and follows no redirect.
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

const PATIENCE = 5_000

/** Returns the status. The body of the answer is not read. */
export function post(
  text: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): Promise<number> {
  const url = new URL(text)
  const pinned: LookupFunction = (_host, options, done) => {
    const family = isIP(address)
    if (options.all === true) done(null, [{ address, family }])
    else done(null, address, family)
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        lookup: pinned,
        signal: AbortSignal.timeout(PATIENCE),
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      response => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
