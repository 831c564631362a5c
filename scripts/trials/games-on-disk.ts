// Games of a long run, one JSON line each, in data/. An interrupted run continues from them. Games of other sources are never mixed in.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../house.mjs'

const SOURCES = 'packages/{kernel,board-game,card-game,bots}/src/**/*.ts'

/** Short, and the same for the same rules and bots. Sources in folders called `except` do not count. */
export function fingerprint(except?: string): string {
  const hash = createHash('sha256')
  const paths = globSync(SOURCES, { cwd: root }).toSorted()
  for (const path of paths) if (!path.includes(`/${except}/`)) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 8)
}

export class GamesOnDisk<T> {
  readonly games: T[]
  private readonly path: string
  /** Bytes of the file: its whole lines, and with a line that was cut off. */
  private whole: number
  private all: number

  /** Only reads: looking at the games of a run must not disturb it. */
  constructor(folder: string, name: string) {
    this.path = join(root, 'data', folder, `${fileName(name)}.jsonl`)
    const text = textOf(this.path)
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    this.games = linesOf(whole).map(line => JSON.parse(line) as T)
    this.whole = Buffer.byteLength(whole)
    this.all = Buffer.byteLength(text)
  }

  get lastWritten(): Date | undefined {
    return existsSync(this.path) ? statSync(this.path).mtime : undefined
  }

  add(game: T): void {
    mkdirSync(dirname(this.path), { recursive: true })
    if (sizeOf(this.path) !== this.all) throw new Error(`Another run writes to ${this.path}. Stop one of them.`)
    if (this.whole < this.all) truncateSync(this.path, this.whole)
    const line = `${JSON.stringify(game)}\n`
    appendFileSync(this.path, line)
    this.whole += Buffer.byteLength(line)
    this.all = this.whole
    this.games.push(game)
  }
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0
}

/** The most games that other sources have left under the name (without a fingerprint). */
export function gamesOfOthers<T>(folder: string, name: string): readonly T[] {
  const paths = globSync(`${fileName(name)}-????????.jsonl`, { cwd: join(root, 'data', folder) })
  const [most = []] = paths
    .map(path => linesOf(textOf(join(root, 'data', folder, path))))
    .toSorted((one, other) => other.length - one.length)
  return most.map(line => JSON.parse(line) as T)
}

function fileName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '-')
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** Only whole lines. */
function linesOf(text: string): string[] {
  return text.split('\n').slice(0, -1)
}
