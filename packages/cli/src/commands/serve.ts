// arkwright serve: a local page, for this machine only.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { BadInput } from '@arkwright/kernel'
import type { Command } from '../command.ts'
import { type Answer, APOLOGY, answerTo, HEADERS } from '../serve/answer.ts'
import { type BuiltPage, readBuiltPage } from '../serve/built-page.ts'
import { FINE, type Sink, writeJson } from '../terminal.ts'

const HOST = '127.0.0.1'
const PORT = 8770
const HIGHEST_PORT = 65_535
const PORTS_TRIED = 20
/** Where the page is built, in the repository. */
const PAGE_FOLDER = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
/** Requests still running when the server is asked to stop get this long. */
const GRACE_MILLISECONDS = 500

/** `others` are the commands its first page tells about. */
export function serve(others: readonly Command[]): Command {
  return {
    name: 'serve',
    summary: 'shows a page in your browser; this is what npm start runs',
    flags: {
      port: { value: 'PORT', what: `where to listen (default ${PORT}; the next free one if it is taken; 0: any)` },
      page: { value: 'FOLDER', what: 'where the built page is (default: that of this program, if it was built)' },
    },
    notes: ['Only this machine can see it. Ctrl-C ends it.'],
    examples: ['arkwright serve', 'arkwright serve --port 9000'],
    async run(given, { output, error, stopRequested }) {
      const wanted = given.integer('port', { min: 0, max: HIGHEST_PORT }) ?? PORT
      const server = createServer(
        { maxHeaderSize: 16_384, requestTimeout: 10_000, headersTimeout: 10_000 },
        respondWith(others, readBuiltPage(given.text('page') ?? PAGE_FOLDER), error),
      )
      const port = await listen(server, wanted)
      // Whoever reads the address may ask to stop at once.
      const stopped = stopRequested()
      const url = `http://${HOST}:${port}`
      if (given.has('json')) writeJson(output, { url, port })
      else {
        if (wanted !== 0 && port !== wanted) output.write(`Port ${wanted} is taken, so it is another one this time.\n`)
        output.write(`Arkwright is at ${url} (Ctrl-C ends it)\n`)
      }
      await stopped
      await close(server)
      if (!given.has('json')) output.write('Stopped.\n')
      return FINE
    },
  }
}

function respondWith(commands: readonly Command[], page: BuiltPage | undefined, error: Sink) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { status, type, body, headers } = answerOrApologise(request, commands, page, error)
    const bytes = Buffer.from(body)
    response.writeHead(status, {
      ...HEADERS,
      ...headers,
      'Content-Type': type,
      'Content-Length': bytes.length,
      ...(status === 405 && { Allow: 'GET, HEAD' }),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** A fault of ours is told to whoever runs the server, and does not end it for everyone. */
function answerOrApologise(
  request: IncomingMessage,
  commands: readonly Command[],
  page: BuiltPage | undefined,
  error: Sink,
): Answer {
  try {
    return answerTo(request.method ?? '', request.url ?? '/', commands, page)
  } catch (fault) {
    error.write(`${fault instanceof Error ? fault.stack : String(fault)}\n`)
    return APOLOGY
  }
}

/** Tries the wanted port and those after it. */
async function listen(server: Server, wanted: number): Promise<number> {
  const last = wanted === 0 ? 0 : Math.min(HIGHEST_PORT, wanted + PORTS_TRIED - 1)
  for (let port = wanted; port <= last; port++) {
    const fault = await tryPort(server, port)
    if (fault === undefined) return (server.address() as AddressInfo).port
    if (fault.code === 'EACCES') throw new BadInput(`port ${port} is not yours to use; ports from 1024 up are`)
    if (fault.code !== 'EADDRINUSE') throw fault
  }
  throw new BadInput(`the ports from ${wanted} to ${last} are all taken; --port names another`)
}

function tryPort(server: Server, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise(resolve => {
    const failed = (error: NodeJS.ErrnoException): void => resolve(error)
    server.once('error', failed)
    server.listen(port, HOST, () => {
      server.off('error', failed)
      resolve(undefined)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS)
    server.close(() => {
      clearTimeout(impatience)
      resolve()
    })
    server.closeIdleConnections()
  })
}
