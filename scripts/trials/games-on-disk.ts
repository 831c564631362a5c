// Games of a long run, one JSON line each, in data/: broken off, the run goes on from them. Games of other sources are never mixed in.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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
  private size: number

  constructor(folder: string, name: string) {
    this.path = join(root, 'data', folder, `${fileName(name)}.jsonl`)
    mkdirSync(dirname(this.path), { recursive: true })
    const lines = linesOf(this.path)
    this.games = lines.map(line => JSON.parse(line) as T)
    const whole = lines.map(line => `${line}\n`).join('')
    this.size = Buffer.byteLength(whole)
    // A line that was cut off is played again. A file in order is left alone: whoever only reads it must not disturb a run.
    if (sizeOf(this.path) !== this.size) writeFileSync(this.path, whole)
  }

  add(game: T): void {
    if (sizeOf(this.path) !== this.size) throw new Error(`another run writes to ${this.path}: stop one of them`)
    const line = `${JSON.stringify(game)}\n`
    appendFileSync(this.path, line)
    this.size += Buffer.byteLength(line)
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
    .map(path => linesOf(join(root, 'data', folder, path)))
    .toSorted((one, other) => other.length - one.length)
  return most.map(line => JSON.parse(line) as T)
}

function fileName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '-')
}

function linesOf(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []
}
