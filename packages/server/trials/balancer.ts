// A small balancer: each request to the next server that says it is ready. It repeats nothing, so every failure reaches the client.
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const LOOK_MILLISECONDS = 250

export interface Balancer {
  readonly port: number
  /** Answers it had to make up, because a server did not answer. */
  readonly failures: string[]
  /** Whether it sends requests to this server; absent where it cannot be asked. */
  uses?(port: number): boolean
  close(): Promise<void>
}

export async function balancerFor(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set(ports)
  const failures: string[] = []
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const look = (): void => {
    for (const port of ports) {
      get({ host: '127.0.0.1', port, path: '/health/ready', agent: false, timeout: 1_000 }, answer => {
        answer.resume()
        if (answer.statusCode === 200) ready.add(port)
        else ready.delete(port)
      }).on('error', () => ready.delete(port))
    }
  }
  const timer = setInterval(look, LOOK_MILLISECONDS)

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const chosen = [...ready]
    const port = chosen[turn++ % Math.max(1, chosen.length)]
    const { method, url: path, headers } = incoming
    const fail = (error: unknown): void => {
      failures.push(`${method} ${path}: ${String(error)}`)
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    }
    if (port === undefined) {
      fail('no server is ready')
      return
    }
    const passed = request({ host: '127.0.0.1', port, method, path, headers, agent }, answer => {
      // What concerns only the connection between balancer and server.
      const { connection: _, 'keep-alive': __, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.end())
    })
    passed.on('error', fail)
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  }

  const server = createServer(pass)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.address() as AddressInfo).port,
    failures,
    uses: server => ready.has(server),
    close() {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
