// A small SMTP server (RFC 5321), just enough to receive an e-mail, with AUTH PLAIN (RFC 4954) if credentials are required.
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { atEndOfFile } from './at-end-of-file.ts'

export interface Received {
  readonly from: string
  readonly to: readonly string[]
  /** Header and body as they were sent. */
  readonly source: string
  readonly signedIn: string | undefined
}

interface Manner {
  /** Credentials required to send. */
  readonly account?: { readonly name: string; readonly password: string }
}

export interface MailServer {
  readonly port: number
  readonly got: Received[]
}

export async function mailServer({ account }: Manner = {}): Promise<MailServer> {
  const got: Received[] = []
  const server = createServer(socket => converse(socket, account, letter => got.push(letter)))
  atEndOfFile(() => void server.close())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  return { port: (server.address() as AddressInfo).port, got }
}

function converse(socket: Socket, account: Manner['account'], take: (letter: Received) => void): void {
  let heard = ''
  let letter: string[] | undefined
  let from = ''
  let to: string[] = []
  let signedIn: string | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const answers: Readonly<Record<string, (rest: string) => void>> = {
    EHLO: () => {
      say('250-mail.example')
      if (account !== undefined) say('250-AUTH PLAIN')
      say('250 8BITMIME')
    },
    AUTH: rest => {
      const [, name, password] = Buffer.from(rest.split(' ')[1] ?? '', 'base64')
        .toString()
        .split('\0')
      signedIn = name === account?.name && password === account?.password ? name : undefined
      say(signedIn === undefined ? '535 5.7.8 not accepted' : '235 2.7.0 welcome')
    },
    MAIL: rest => {
      from = address(rest)
      to = []
      say(account === undefined || signedIn !== undefined ? '250 ok' : '530 5.7.0 sign in first')
    },
    RCPT: rest => {
      to.push(address(rest))
      say('250 ok')
    },
    DATA: () => {
      letter = []
      say('354 go on, end with a dot')
    },
    QUIT: () => {
      say('221 goodbye')
      socket.end()
    },
  }
  const line = (text: string) => {
    if (letter === undefined) {
      const [verb = '', rest = ''] = text.split(/ (.*)/s)
      const answer = answers[verb.toUpperCase()]
      if (answer === undefined) say('502 not known here')
      else answer(rest)
    } else if (text === '.') {
      take({ from, to, source: letter.join('\n'), signedIn })
      letter = undefined
      say('250 taken')
    } else letter.push(text.replace(/^\./, ''))
  }
  socket.setEncoding('utf8').on('data', part => {
    heard += String(part)
    const lines = heard.split('\r\n')
    heard = lines.pop() ?? ''
    for (const one of lines) line(one)
  })
  socket.on('error', () => socket.destroy())
  say('220 mail.example')
}

function address(text: string): string {
  return /<([^>]*)>/.exec(text)?.[1] ?? ''
}

/** Subject and text as a reader sees them. */
export function readLetter({ source }: Received): { subject: string; text: string } {
  const [head = '', body = ''] = source.split(/\n\n(.*)/s)
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\n[ \t].*)*)`, 'im').exec(head)?.[1] ?? ''
  const encoding = header('Content-Transfer-Encoding').trim().toLowerCase()
  return { subject: words(header('Subject')), text: decoded(body, encoding).trim() }
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding === 'quoted-printable') return quoted(body.replaceAll('=\n', ''))
  return body
}

function quoted(text: string): string {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

/** Encoded words (RFC 2047). */
function words(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    )
}
