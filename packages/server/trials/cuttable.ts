// A line that can be cut: passes a port on to another, until somebody pulls the plug.
import { connect, createServer, type Socket } from 'node:net'

export interface Line {
  readonly port: number
  /** What is under way is lost, and nobody comes through until it is mended. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function lineTo(host: string, port: number): Promise<Line> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer(near => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect({ host, port })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const drop = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut() {
      isCut = true
      drop()
    },
    mend() {
      isCut = false
    },
    close() {
      drop()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
