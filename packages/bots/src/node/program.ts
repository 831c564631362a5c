// An external program as a player: started once, asked by JSON lines, and every answer checked.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { type AnyGame, BadInput, shown } from '@arkwright/kernel'
import type { Player, Question } from '../arena/game.ts'
import type { ChosenTurn } from '../bot.ts'
import { PROTOCOL, type Request } from '../protocol.ts'
import { linesOf, TOO_LONG } from './lines.ts'

const MOST_SECONDS = 60

/** What a program may write. Untrusted input. */
interface Fields {
  readonly type?: unknown
  readonly id?: unknown
  readonly protocol?: unknown
  readonly moves?: unknown
  readonly message?: unknown
}

interface Asker {
  resolve(reply: Fields): void
  reject(fault: Error): void
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never

export class Program implements Player {
  /** The command that started it. */
  readonly name: string
  private readonly game: AnyGame
  private readonly child: ChildProcessByStdio<Writable, Readable, null>
  private readonly waiting = new Map<number, Asker>()
  private fault: BadInput | undefined
  private asked = 0

  private constructor(command: string, game: AnyGame) {
    this.name = command
    this.game = game
    const [file = '', ...args] = command.split(' ').filter(word => word !== '')
    this.child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.child.on('error', error => this.fail(`cannot be started: ${error.message}`))
    this.child.on('close', code => this.fail(`has ended${code === null || code === 0 ? '' : ` with code ${code}`}`))
    // A write error adds nothing: the program's end reports it.
    this.child.stdin.on('error', () => {})
    void this.listen()
  }

  /** Spaces separate the words of the command; no shell reads it. */
  static async start(command: string, game: AnyGame): Promise<Program> {
    const program = new Program(command, game)
    const { protocol } = await program.ask({ type: 'hello', protocol: PROTOCOL }, 'hello')
    if (protocol === PROTOCOL) return program
    program.close()
    throw program.wrong(`speaks protocol ${shown(protocol)}, not ${PROTOCOL}`)
  }

  async think({ view, seat, budget, seed }: Question): Promise<ChosenTurn> {
    const { game } = this
    const state = game.determinize(view, null)
    const legal = game.moves(state).map(({ text }) => text)
    const { moves } = await this.ask({ type: 'choose', game: game.id, seat, view, legal, budget, seed }, 'choice')
    if (!Array.isArray(moves) || moves.length === 0) throw this.wrong('must answer with a list of moves')
    for (const text of moves) {
      const move = typeof text === 'string' ? game.parseMove(text) : undefined
      if (move === undefined) throw this.wrong(`plays ${shown(text)}, which is no move`)
      if (game.pending(state)?.seat !== seat) throw this.wrong(`plays ${shown(text)} after its turn has ended`)
      const refusal = game.refusal(state, move)
      if (refusal !== undefined) {
        throw this.wrong(`plays ${shown(text)}, which is not allowed (${refusal.rule}: ${refusal.code})`)
      }
      game.play(state, move)
    }
    return { moves, report: { candidates: [], sims: 0 } }
  }

  /** Ends the program; later questions fail. */
  close(): void {
    this.fault ??= this.wrong('is closed')
    this.child.stdin.end()
    this.child.kill()
  }

  private async ask(request: Unnumbered<Request>, wanted: string): Promise<Fields> {
    if (this.fault !== undefined) throw this.fault
    const id = ++this.asked
    const { promise, resolve, reject } = Promise.withResolvers<Fields>()
    this.waiting.set(id, { resolve, reject })
    this.child.stdin.write(`${JSON.stringify({ ...request, id })}\n`)
    const patience = setTimeout(
      () => this.fail(`has not answered for ${MOST_SECONDS} s`),
      MOST_SECONDS * 1000 + ('budget' in request && 'ms' in request.budget ? request.budget.ms : 0),
    )
    const reply = await promise.finally(() => clearTimeout(patience))
    if (reply.type === wanted) return reply
    throw this.wrong(
      reply.type === 'error' ? `says: ${shown(reply.message)}` : `answers with ${shown(reply.type)}, not ${wanted}`,
    )
  }

  private async listen(): Promise<void> {
    for await (const line of linesOf(this.child.stdout)) {
      const reply = line === TOO_LONG ? undefined : parsed(line)
      if (reply === undefined) {
        this.fail(
          line === TOO_LONG ? 'writes a line that is too long' : `writes ${shown(line)}, which is not a JSON object`,
        )
        return
      }
      const id = Number(reply.id)
      const asker = this.waiting.get(id)
      this.waiting.delete(id)
      if (asker !== undefined) asker.resolve(reply)
      else this.fail(`answers a question that was not asked: ${shown(line)}`)
    }
  }

  private fail(what: string): void {
    this.fault ??= this.wrong(what)
    for (const { reject } of this.waiting.values()) reject(this.fault)
    this.waiting.clear()
    this.child.kill()
  }

  private wrong(what: string): BadInput {
    return new BadInput(`the program ${shown(this.name)} ${what}`)
  }
}

function parsed(line: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
