// A tournament on disk: the plan, then one line for each game, so that it can be interrupted and resumed.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { GameResult } from '@arkwright/bots'
import { BadInput, shown } from '@arkwright/kernel'
import { fileFault } from './read.ts'

export class TournamentFile {
  /** The games already in the file. */
  readonly results: readonly GameResult[]
  private readonly path: string

  /** `plan` is everything that determines the games; a file with another plan is refused. */
  constructor(path: string, plan: unknown) {
    this.path = path
    const header = JSON.stringify(plan)
    const [first, ...lines] = this.tried(() => (existsSync(path) ? readFileSync(path, 'utf8') : '')).split('\n')
    if (first === undefined || first === '') {
      this.tried(() => writeFileSync(path, `${header}\n`))
      this.results = []
      return
    }
    if (first !== header) throw new BadInput(`--out ${shown(path)} contains another tournament, or none`)
    this.results = completeLines(lines).map(line => parsed(line, path))
    // A truncated line is played again.
    this.tried(() =>
      writeFileSync(path, [header, ...this.results.map(result => JSON.stringify(result)), ''].join('\n')),
    )
  }

  add(result: GameResult): void {
    this.tried(() => appendFileSync(this.path, `${JSON.stringify(result)}\n`))
  }

  private tried<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      const fault = fileFault(error)
      throw fault instanceof BadInput ? new BadInput(`--out ${shown(this.path)}: ${fault.message}`) : fault
    }
  }
}

function completeLines(lines: readonly string[]): string[] {
  return lines.slice(0, -1).filter(line => line !== '')
}

function parsed(line: string, path: string): GameResult {
  try {
    return JSON.parse(line)
  } catch {
    throw new BadInput(`--out ${shown(path)} has a line that is not a game: ${shown(line)}`)
  }
}
