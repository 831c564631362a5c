// The report of `npm run fit`: a line of JSON for each measurement, so that a run that was stopped continues where it ended.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Fault } from './fit-faults.ts'
import { type Look, type Measured, titleOf } from './fit-run.ts'
import type { FitSize } from './fit-sizes.ts'

/** A measurement as it is stored. */
export interface Finding {
  readonly game: string
  readonly size: string
  /** Names game, decision, position, size, language and theme. */
  readonly title: string
  readonly faults: readonly Fault[]
}

export class Report {
  /** By title: a position is measured again at all sizes if one of them is missing. */
  private readonly known = new Map<string, Finding>()
  private readonly file: string | undefined

  constructor(file: string | undefined) {
    this.file = file
    if (file !== undefined && existsSync(file)) for (const finding of read(file)) this.known.set(finding.title, finding)
  }

  get findings(): readonly Finding[] {
    return [...this.known.values()]
  }

  add(measured: Measured): void {
    const { position, size, faults } = measured
    const finding: Finding = { game: position.turn.game, size: size.name, title: titleOf(measured), faults }
    this.known.set(finding.title, finding)
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(finding)}\n`)
  }

  /** The positions that are not measured at each of these sizes yet. */
  missing(looks: readonly Look[], sizes: readonly FitSize[]): Look[] {
    return looks.filter(look => sizes.some(size => !this.known.has(titleOf({ ...look, size }))))
  }
}

/** A line that was cut off when the run was stopped is left out. */
function read(file: string): Finding[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap(line => {
    try {
      return [JSON.parse(line) as Finding]
    } catch {
      return []
    }
  })
}
