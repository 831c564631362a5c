// Plays whole games of every cell whose name contains the text, and writes their figures to data/balance/report.md:
// `npm run balance -- [--cells "Water Frame 2014, 3"] [--games 2000] [--hard 200] [--sims 64] [--minutes T] [--adopt]`.
// Games are kept in data/balance, so a later run continues. `--adopt` also takes games of other sources if samples of them come out the same.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BotName, Budget } from '@arkwright/bots'
import { type GameRecord, recordOf, summarise } from '@arkwright/bots/balance'
import { root } from '../house.mjs'
import { fingerprint, GamesOnDisk, gamesOfOthers } from '../trials/games-on-disk.ts'
import { adoptable } from './adopt.ts'
import { CELLS, type Cell, expertiseOf, type SetUp } from './cells.ts'
import { type Chapter, report } from './report.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    hard: { type: 'string', default: '200' },
    sims: { type: 'string', default: '64' },
    cells: { type: 'string', default: '' },
    minutes: { type: 'string', default: 'Infinity' },
    adopt: { type: 'boolean', default: false },
  },
})

const REPORT = 'data/balance/report.md'

interface Series {
  readonly name: string
  readonly cell: Cell
  readonly setUp: SetUp
  readonly level: BotName
  readonly games: number
  readonly disk: GamesOnDisk<GameRecord>
}

const sources = new Map(CELLS.map(({ except }) => [except, fingerprint(except)]))
const budget: Budget = { sims: Number(values.sims) }
const deadline = performance.now() + Number(values.minutes) * 60_000

function seriesOf(cell: Cell): Series[] {
  const isWanted = cell.name.includes(values.cells)
  const series = (setUp: SetUp, level: BotName, games: number, budgeted: string): Series => {
    const name = `${cell.name} ${setUp.name} ${budgeted}`
    const disk = new GamesOnDisk<GameRecord>('balance', `${name} ${sources.get(cell.except)}`)
    return { name, cell, setUp, level, games: isWanted ? Math.ceil(games / cell.setUps.length) : 0, disk }
  }
  return cell.setUps.flatMap(setUp => [
    series(setUp, 'medium', Number(values.games), 'medium'),
    series(setUp, 'hard', Number(values.hard), `hard ${values.sims}`),
  ])
}

function adoptAll(all: readonly Series[]): void {
  for (const { name, cell, setUp, level, games, disk } of all) {
    if (games === 0) continue
    const others = gamesOfOthers<GameRecord>('balance', name)
    const adopted = adoptable(others, disk.games.length, number => recordOf(cell, setUp, level, budget, number))
    for (const record of adopted) disk.add(record)
    console.log(`${name}: ${adopted.length} of ${others.length} games of other sources adopted`)
  }
}

/** One game of each series in turn, so that an interrupted run has some of all. */
function playAll(all: readonly Series[]): void {
  let shown = 0
  for (let isOpen = true; isOpen && performance.now() < deadline; ) {
    isOpen = false
    for (const { cell, setUp, level, games, disk } of all) {
      if (disk.games.length >= games || performance.now() >= deadline) continue
      disk.add(recordOf(cell, setUp, level, budget, disk.games.length))
      isOpen = true
    }
    if (performance.now() - shown < 30_000) continue
    shown = performance.now()
    console.log(all.flatMap(({ name, games, disk }) => (games > 0 ? [`${name} ${disk.games.length}`] : [])).join('; '))
  }
}

function chapterOf(cell: Cell, series: readonly Series[]): Chapter | undefined {
  const own = series.filter(one => one.cell === cell && one.disk.games.length > 0)
  const levels = own.map(({ level, setUp, disk }) => ({
    level: [level === 'hard' ? `hard (${values.sims} simulations)` : level, setUp.name].filter(Boolean).join(', '),
    played: disk.lastWritten,
    summary: summarise(cell, setUp, disk.games),
  }))
  return levels.length === 0 ? undefined : { name: cell.name, wages: cell.reader.wages, levels }
}

const playable = CELLS.filter(cell => expertiseOf(cell) !== undefined)
const series = playable.flatMap(seriesOf)
if (values.adopt) adoptAll(series)
playAll(series)
const chapters = playable.flatMap(cell => chapterOf(cell, series) ?? [])
const missing = CELLS.filter(({ name }) => !chapters.some(chapter => chapter.name === name)).map(({ name }) => name)
const path = join(root, REPORT)
mkdirSync(dirname(path), { recursive: true })
writeFileSync(path, report(chapters, missing))
console.log(`${REPORT} has ${chapters.length} of ${CELLS.length} cells`)
