// A connection that can be cut: forwards a port to another one until it is cut.
import { connect, createServer, type Socket } from 'node:net'

export interface Cable {
  readonly port: number
  /** Data in transit is lost, and no connection gets through until it is restored. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function cableTo(host: string, port: number): Promise<Cable> {
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
