// How many games until players of three strengths stand in the right order, with duplicate scoring and with plain seating?
// `npm run duplicate -- [--runs 1000] [--pool FILE] [--threads 2] [--seconds 600] [--only TEXT] [--skip 8] [--same 40]`. The games are played once into a pool, which `--pool` keeps;
// tournaments are drawn from it. `--skip` leaves out the first deals of each pool: those on which the rule was chosen.
// `--same 40` measures only how much of a result is dealt: 40 deals, six games of each, the same bot on every seat.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { seedRandom } from '@arkwright/kernel'
import { groupRounds } from '../../packages/server/src/tournaments/schedules/groups.ts'
import { CELLS, type Cell } from './cells.ts'
import { type Pools, playPools } from './play-pool.ts'
import { lineUps } from './pool.ts'
import { dealtIn, playSame } from './same-bots.ts'
import { aloneCourse, duplicateCourse, isRight, type PointsByRound, type Pool, plainCourse } from './seasons.ts'
import { partsOf } from './variance.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    threads: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '600' },
    players: { type: 'string', default: '24' },
    pool: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    skip: { type: 'string', default: '0' },
    same: { type: 'string', default: '' },
  },
})
const [runs, players] = [Number(values.runs), Number(values.players)]
const WANTED = 0.95
const MOST_ROUNDS = 60
const SAME_TIMES = 6
const cells = CELLS.filter(({ name }) => name.includes(values.only))

async function readPools(): Promise<Pools> {
  if (values.pool !== '' && existsSync(values.pool)) return JSON.parse(readFileSync(values.pool, 'utf8')) as Pools
  const pools = await playPools(cells, Number(values.threads), Date.now() + Number(values.seconds) * 1000)
  if (values.pool !== '') writeFileSync(values.pool, JSON.stringify(pools))
  return pools
}

/** The number of rounds from which on enough runs are right. */
function roundsNeeded(courses: readonly PointsByRound[], pool: Pool): number | undefined {
  const shares = Array.from(
    { length: MOST_ROUNDS },
    (_, round) => courses.filter(course => isRight(course[round] ?? [], pool)).length / courses.length,
  )
  const last = shares.findLastIndex(share => share < WANTED)
  return last + 2 > MOST_ROUNDS ? undefined : last + 2
}

async function measure(cell: Cell, pools: Pools): Promise<void> {
  const all = pools[cell.name] ?? []
  const ups = lineUps(cell)
  const deals = Math.floor(all.length / ups) - Number(values.skip)
  if (deals < 1) return
  const games = all.slice(Number(values.skip) * ups, (Number(values.skip) + deals) * ups)
  const pool: Pool = { seats: cell.seats, levels: cell.levels.length, deals, games, first: Number(values.skip) }
  console.log(`${cell.name} (${cell.levels.join(', ')}; ${deals} deals)`)
  const each = Array.from({ length: runs }, (_, run) => run)
  const told = (name: string, courses: readonly PointsByRound[], tables: number): void => {
    const rounds = roundsNeeded(courses, pool)
    const needed = rounds === undefined ? `more than ${MOST_ROUNDS * tables}` : rounds * tables
    console.log(`  ${name}: ${needed} games until 95 % of runs are right`)
  }
  if (cell.alone !== undefined) {
    for (const way of ['duplicate', 'plain'] as const) {
      const seeds = each.map(run => seedRandom(`${way} alone ${run}`))
      const courses = seeds.map(random => aloneCourse(pool, cell.alone ?? 1, MOST_ROUNDS, players, random, way))
      told(`${way}, games of each player`, courses, 1)
    }
    return
  }
  const schedule = await groupRounds(players, cell.seats, MOST_ROUNDS)
  const tables = players / cell.seats
  const duplicate = each.map(run => duplicateCourse(pool, schedule, players, seedRandom(`duplicate ${run}`)))
  told('duplicate', duplicate, tables)
  for (const by of ['place', 'win'] as const) {
    const courses = each.map(run => plainCourse(pool, MOST_ROUNDS, players, seedRandom(`plain ${run}`), by))
    told(`plain, by ${by}`, courses, tables)
  }
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
