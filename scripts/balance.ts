// Plays whole games of every cell and writes docs/balance.md:
// `npm run balance -- [--games 2000] [--hard 200] [--sims 64] [--cells TEXT] [--minutes T]`. Games are kept in data/balance and taken up again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BotName, Budget } from '@arkwright/bots'
import { CELLS, type Cell, expertiseOf } from './balance/cells.ts'
import { recordOf } from './balance/play.ts'
import type { GameRecord } from './balance/record.ts'
import { type Chapter, report } from './balance/report.ts'
import { summarise } from './balance/summary.ts'
import { fingerprint, GamesOnDisk } from './games-on-disk.ts'
import { root } from './tool.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    hard: { type: 'string', default: '200' },
    sims: { type: 'string', default: '64' },
    cells: { type: 'string', default: '' },
    minutes: { type: 'string', default: 'Infinity' },
  },
})

const PATH = join(root, 'docs', 'balance.md')
const FINDINGS = '## What was looked into'

interface Series {
  readonly cell: Cell
  readonly level: BotName
  readonly games: number
  readonly disk: GamesOnDisk<GameRecord>
}

const sources = fingerprint()
const budget: Budget = { sims: Number(values.sims) }
const deadline = performance.now() + Number(values.minutes) * 60_000

function seriesOf(cell: Cell): Series[] {
  const series = (level: BotName, games: number, name: string): Series => ({
    cell,
    level,
    games: cell.name.includes(values.cells) ? games : 0,
    disk: new GamesOnDisk('balance', `${cell.name} ${name} ${sources}`),
  })
  return [series('medium', Number(values.games), 'medium'), series('hard', Number(values.hard), `hard ${values.sims}`)]
}

/** One game of each series in turn, so that a run that is broken off has some of all. */
function playAll(all: readonly Series[]): void {
  let shown = 0
  for (let isOpen = true; isOpen && performance.now() < deadline; ) {
    isOpen = false
    for (const { cell, level, games, disk } of all) {
      if (disk.games.length >= games || performance.now() >= deadline) continue
      disk.add(recordOf(cell, level, budget, disk.games.length))
      isOpen = true
    }
    if (performance.now() - shown < 30_000) continue
    shown = performance.now()
    console.log(all.map(({ cell, level, disk }) => `${cell.name} ${level} ${disk.games.length}`).join('; '))
  }
}

function chapterOf(cell: Cell, series: readonly Series[]): Chapter {
  const own = series.filter(one => one.cell === cell && one.disk.games.length > 0)
  const levels = own.map(({ level, disk }) => ({
    level: level === 'hard' ? `hard (${values.sims} simulations)` : level,
    summary: summarise(cell, disk.games),
  }))
  return { name: cell.name, wages: cell.reader.wages, levels }
}

/** Written by people, kept as it is. */
function findings(): string {
  const text = existsSync(PATH) ? readFileSync(PATH, 'utf8') : ''
  const start = text.indexOf(FINDINGS)
  if (start < 0) return `${FINDINGS}\n\nNothing yet.`
  const end = text.indexOf('\n## ', start + 1)
  return text.slice(start, end < 0 ? undefined : end)
}

const playable = CELLS.filter(cell => expertiseOf(cell) !== undefined)
const series = playable.flatMap(seriesOf)
playAll(series)
const chapters = playable.map(cell => chapterOf(cell, series)).filter(({ levels }) => levels.length > 0)
const missing = CELLS.filter(({ name }) => !chapters.some(chapter => chapter.name === name)).map(({ name }) => name)
writeFileSync(PATH, report(chapters, missing, findings()))
console.log(`docs/balance.md has ${chapters.length} of ${CELLS.length} cells`)
