// How many games until players of three strengths stand in the right order, with duplicate scoring and with plain seating?
// `npm run duplicate -- [--runs 1000] [--pool FILE] [--threads 2] [--seconds 600] [--only TEXT]`. The games are played once into a pool, which `--pool` keeps;
// tournaments are drawn from it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { seedRandom } from '@arkwright/kernel'
import { groupRounds } from '../../packages/server/src/tournaments/schedules/groups.ts'
import { CELLS, type Cell } from './cells.ts'
import { type Pools, playPools } from './play-pool.ts'
import { lineUps } from './pool.ts'
import { type Course, duplicateCourse, isRight, type Pool, plainCourse } from './seasons.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    threads: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '600' },
    players: { type: 'string', default: '24' },
    pool: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
  },
})
const [runs, players] = [Number(values.runs), Number(values.players)]
const WANTED = 0.95
const MOST_ROUNDS = 60
const cells = CELLS.filter(({ name }) => name.includes(values.only))

async function readPools(): Promise<Pools> {
  if (values.pool !== '' && existsSync(values.pool)) return JSON.parse(readFileSync(values.pool, 'utf8')) as Pools
  const pools = await playPools(cells, Number(values.threads), Date.now() + Number(values.seconds) * 1000)
  if (values.pool !== '') writeFileSync(values.pool, JSON.stringify(pools))
  return pools
}

/** The number of rounds from which on enough runs are right. */
function roundsNeeded(courses: readonly Course[], pool: Pool): number | undefined {
  const shares = Array.from(
    { length: MOST_ROUNDS },
    (_, round) => courses.filter(course => isRight(course[round] ?? [], pool)).length / courses.length,
  )
  const last = shares.findLastIndex(share => share < WANTED)
  return last + 2 > MOST_ROUNDS ? undefined : last + 2
}

async function measure(cell: Cell, pools: Pools): Promise<void> {
  const games = pools[cell.name] ?? []
  const deals = Math.floor(games.length / lineUps(cell))
  if (deals === 0) return
  const pool: Pool = { seats: cell.seats, levels: cell.levels.length, deals, games }
  const schedule = await groupRounds(players, cell.seats, MOST_ROUNDS)
  const each = Array.from({ length: runs }, (_, run) => run)
  const ways: [string, Course[]][] = [
    ['duplicate', each.map(run => duplicateCourse(pool, schedule, players, seedRandom(`duplicate ${run}`)))],
    ['plain, by place', each.map(run => plainCourse(pool, MOST_ROUNDS, players, seedRandom(`plain ${run}`), 'place'))],
    ['plain, by wins', each.map(run => plainCourse(pool, MOST_ROUNDS, players, seedRandom(`plain ${run}`), 'win'))],
  ]
  const needed = ways.map(([name, courses]) => {
    const rounds = roundsNeeded(courses, pool)
    return `${name} ${rounds === undefined ? `more than ${(MOST_ROUNDS * players) / cell.seats}` : (rounds * players) / cell.seats}`
  })
  console.log(
    `${cell.name} (${cell.levels.join(', ')}; ${deals} deals): games until 95 % of runs are right: ${needed.join('; ')}`,
  )
}

const pools = await readPools()
for (const cell of cells) await measure(cell, pools)
