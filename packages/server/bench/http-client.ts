// A fast HTTP client for benchmarks: keeps connections open and handles only JSON.
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export interface Answer {
  readonly status: number
  readonly cookie: string | undefined
  readonly body: unknown
}

export function send(
  port: number,
  method: string,
  path: string,
  cookie: string | undefined,
  body?: unknown,
): Promise<Answer> {
  const text = body === undefined ? '' : JSON.stringify(body)
  const headers = {
    ...(cookie !== undefined && { cookie }),
    ...(text !== '' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const answer = Buffer.concat(parts).toString()
        resolve({
          status: response.statusCode ?? 0,
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          body: answer === '' ? undefined : JSON.parse(answer),
        })
      })
    })
    sent.on('error', reject)
    sent.end(text)
  })
}
