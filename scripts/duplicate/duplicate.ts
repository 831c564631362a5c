// How many games until players of several strengths stand in the right order, with duplicate scoring and with plain seating?
// `npm run duplicate -- [--runs 1000] [--pool FILE] [--series B] [--threads 2] [--seconds 600] [--players 24] [--rounds 20] [--only TEXT]
// [--same 40]`. The games are played into a pool, which `--pool` keeps and the next run continues; tournaments are drawn from it.
// Another series has other deals and other chance: a rule is chosen on one and judged on another. `--same 40` measures only how much
// of a result is dealt: 40 deals, six games of each, the same bot on every seat.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { seedRandom } from '@arkwright/kernel'
import { groupRounds } from '../../packages/server/src/tournaments/schedules/groups.ts'
import { CELLS, type Cell } from './cells.ts'
import { type Pools, playPools } from './play-pool.ts'
import { gamesOfDeal } from './pool.ts'
import { dealtIn, playSame } from './same-bots.ts'
import { aloneCourse, duplicateCourses, isRight, type PointsByRound, type Pool, plainCourse } from './seasons.ts'
import { partsOf } from './variance.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    threads: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '600' },
    players: { type: 'string', default: '24' },
    rounds: { type: 'string', default: '20' },
    pool: { type: 'string', default: '' },
    series: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    same: { type: 'string', default: '' },
  },
})
const [runs, players, mostRounds] = [Number(values.runs), Number(values.players), Number(values.rounds)]
const WANTED = 0.95
const SAME_TIMES = 6
const cells = CELLS.filter(({ name }) => name.includes(values.only))

async function readPools(): Promise<Pools> {
  const isKept = values.pool !== '' && existsSync(values.pool)
  const known: Pools = isKept ? JSON.parse(readFileSync(values.pool, 'utf8')) : {}
  const until = Date.now() + Number(values.seconds) * 1000
  const pools = await playPools(cells, values.series, known, Number(values.threads), until)
  if (values.pool !== '') writeFileSync(values.pool, JSON.stringify(pools))
  return pools
}

/** After each round: the share of the runs that are right. */
function sharesRight(courses: readonly PointsByRound[], pool: Pool): number[] {
  return Array.from(
    { length: mostRounds },
    (_, round) => courses.filter(course => isRight(course[round] ?? [], pool)).length / courses.length,
  )
}

/** The number of rounds from which on enough runs are right. */
function roundsNeeded(shares: readonly number[]): number | undefined {
  const last = shares.findLastIndex(share => share < WANTED)
  return last + 2 > mostRounds ? undefined : last + 2
}

async function measure(cell: Cell, pools: Pools): Promise<void> {
  const all = pools[cell.name] ?? []
  const each = gamesOfDeal(cell)
  const deals = Math.floor(all.length / each)
  if (deals < 1) return
  const games = all.slice(0, deals * each)
  const pool: Pool = { seats: cell.seats, levels: cell.levels.length, deals, times: cell.times ?? 1, games }
  console.log(`${cell.name} (${cell.levels.join(', ')}; ${deals} deals, ${games.length} games; ${players} players)`)
  const numbers = Array.from({ length: runs }, (_, run) => run)
  const told = (name: string, courses: readonly PointsByRound[], tables: number): void => {
    const shares = sharesRight(courses, pool)
    const rounds = roundsNeeded(shares)
    const needed = rounds === undefined ? `more than ${mostRounds * tables}` : rounds * tables
    const shown = shares.slice(0, (rounds ?? mostRounds) + 1).map(share => (100 * share).toFixed(1))
    console.log(`  ${name}: ${needed} games until 95 % of runs are right (by round: ${shown.join(' ')})`)
  }
  if (cell.alone !== undefined) {
    for (const way of ['duplicate', 'plain'] as const) {
      const seeds = numbers.map(run => seedRandom(`${way} alone ${run}`))
      const courses = seeds.map(random => aloneCourse(pool, cell.alone ?? 1, mostRounds, players, random, way))
      told(`${way}, games of each player`, courses, 1)
    }
    return
  }
  const schedule = await groupRounds(players, cell.seats, mostRounds)
  const tables = players / cell.seats
  const duplicate = numbers.map(run => duplicateCourses(pool, schedule, players, seedRandom(`duplicate ${run}`)))
  told(
    'duplicate, corrected for the rivals',
    duplicate.map(({ rivals }) => rivals),
    tables,
  )
  told(
    'duplicate, compared at the seat',
    duplicate.map(({ seat }) => seat),
    tables,
  )
  for (const by of ['place', 'win'] as const) {
    const courses = numbers.map(run => plainCourse(pool, mostRounds, players, seedRandom(`plain ${run}`), by))
    told(`plain, by ${by}`, courses, tables)
  }
  if (pool.times > 1) return
  const lead = partsOf(pool, (seat, game) => leadOf(games[game]?.scores ?? [], seat))
  const place = partsOf(pool, (seat, game) => games[game]?.ranks[seat] ?? cell.seats)
  for (const [name, parts] of Object.entries({ lead, place })) {
    const shown = Object.entries(parts).map(([part, share]) => `${part} ${(100 * share).toFixed(1)} %`)
    console.log(`  variance of the ${name}: ${shown.join(', ')}`)
  }
}

function leadOf(scores: readonly number[], seat: number): number {
  return (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat))
}

function measureSame(cell: Cell): void {
  const { seat, deal, low, high } = dealtIn(playSame(cell, Number(values.same), SAME_TIMES))
  const shown = [seat, deal, low, high].map(share => `${(100 * share).toFixed(1)} %`)
  console.log(
    `${cell.name}: seat ${shown[0]}, deal ${shown[1]} of the variance of the lead; together from ${shown[2]} to ${shown[3]}`,
  )
}

if (values.same === '') {
  const pools = await readPools()
  for (const cell of cells) await measure(cell, pools)
} else {
  for (const cell of cells.filter(({ alone }) => alone === undefined)) measureSame(cell)
}
