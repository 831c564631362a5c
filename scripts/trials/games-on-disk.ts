// Games of a long run, one JSON line each, in data/: broken off, the run goes on from them. Games of other sources are never mixed in.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../house.mjs'

const SOURCES = 'packages/{kernel,board-game,card-game,bots}/src/**/*.ts'

/** Short and the same for the same rules and bots; those in folders of a name that does not matter may change. */
export function fingerprint(except?: string): string {
  const hash = createHash('sha256')
  const paths = globSync(SOURCES, { cwd: root }).toSorted()
  for (const path of paths) if (!path.includes(`/${except}/`)) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 8)
}

export class GamesOnDisk<T> {
  readonly games: T[]
  private readonly path: string
  /** Bytes of the file: of its whole lines, and with one that was cut off. */
  private whole: number
  private all: number

  /** Only reads: whoever looks at the games of a run must not disturb it. */
  constructor(folder: string, name: string) {
    this.path = join(root, 'data', folder, `${fileName(name)}.jsonl`)
    const text = textOf(this.path)
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    this.games = linesOf(whole).map(line => JSON.parse(line) as T)
    this.whole = Buffer.byteLength(whole)
    this.all = Buffer.byteLength(text)
  }

  add(game: T): void {
    mkdirSync(dirname(this.path), { recursive: true })
    if (sizeOf(this.path) !== this.all) throw new Error(`another run writes to ${this.path}: stop one of them`)
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

/** The most games that other sources have left under the name, which is without its fingerprint here. */
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

/** The whole ones. */
function linesOf(text: string): string[] {
  return text.split('\n').slice(0, -1)
}
