// Checks whether the ladder is as strong as it must be: `npm run trials -- [--only TEXT] [--games N] [--sims M | --ms T] [--threads N] [--whole] [--list]`.
// A whole name runs that trial alone. Games are kept in data/trials, so a later run continues. `--only speed` measures times, `--only certainty [--game G] [--players N] [--first N]` win chances, `--only solo` solo games.
import { parseArgs } from 'node:util'
import { LADDERS, TRIALS, type Trial } from '@arkwright/bots'
import { certaintyOf } from './certainty.ts'
import { fingerprint } from './games-on-disk.ts'
import { hold, nameOf, type Outcome } from './match.ts'
import { soloOf } from './solo.ts'
import { speedsOf, yardstickLine } from './speed.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    game: { type: 'string', default: '' },
    players: { type: 'string', default: '2,3,4' },
    games: { type: 'string' },
    first: { type: 'string', default: '0' },
    sims: { type: 'string' },
    ms: { type: 'string' },
    threads: { type: 'string', default: '1' },
    whole: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})

const SPEED = 'speed'
const GAMES_FOR_SPEED = 3
const CERTAINTY = 'certainty'
const GAMES_FOR_CERTAINTY = 40
const SOLO = 'solo'
const GAMES_FOR_SOLO = 200
const SIMS_FOR_SOLO = 64
/** What measures something other than matches. */
const MEASURES = [SPEED, CERTAINTY, SOLO]
let failed = 0

function wanted(): Trial[] {
  const { games, sims, ms } = values
  const named = TRIALS.filter(trial => nameOf(trial) === values.only)
  const chosen = named.length > 0 ? named : TRIALS.filter(trial => nameOf(trial).includes(values.only))
  return chosen.map(trial => ({
    ...trial,
    ...(games === undefined ? {} : { games: Number(games) }),
    ...(sims === undefined ? {} : { budget: { sims: Number(sims) } }),
    ...(ms === undefined ? {} : { budget: { ms: Number(ms) } }),
  }))
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function reported(trial: Trial, { judgement, efforts }: Outcome): string {
  const { games, wins, share, interval, sequential, passed } = judgement
  const verdict = passed === undefined ? 'OPEN' : passed ? 'PASS' : 'FAIL'
  const searched = efforts.map(
    ({ bot, decisions, sims, fewest }) =>
      `${bot} ${Math.round(sims / decisions)} simulations a decision (fewest ${fewest})`,
  )
  return [
    `${verdict}  ${nameOf(trial)}: ${wins} of ${games}, ${percent(share)} (${percent(interval.low)} to ${percent(interval.high)})`,
    `asked ${percent(trial.asked)}`,
    `sequential test ${sequential}`,
    ...searched,
  ].join('; ')
}

function shown(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`)
}

async function holdAll(): Promise<void> {
  const sources = fingerprint()
  for (const trial of wanted()) {
    if (!LADDERS.has(trial.game)) {
      console.log(`NONE  ${nameOf(trial)}: there are no bots for ${trial.game} yet`)
      failed++
      continue
    }
    const outcome = await hold(trial, { threads: Number(values.threads), sources, whole: values.whole }, shown)
    shown('')
    console.log(reported(trial, outcome))
    if (outcome.judgement.passed !== true) failed++
  }
}

async function measureAll(): Promise<void> {
  console.log(yardstickLine())
  for (const [id, { expertise }] of LADDERS) {
    for (const players of [2, 3, 4]) {
      if (players > expertise.game.players.max) continue
      for (const { what, decisions, median, most, asked, unit } of await speedsOf(id, players, GAMES_FOR_SPEED)) {
        const fine = most < asked
        if (!fine) failed++
        console.log(
          `${fine ? 'PASS' : 'FAIL'}  ${what}: median ${median.toFixed(1)} ${unit}, 95 of 100 below ${most.toFixed(1)} ${unit}, in ${decisions} decisions; asked ${asked} ${unit}`,
        )
      }
    }
  }
}

async function foretellAll(): Promise<void> {
  for (const id of [...LADDERS.keys()].filter(one => one.includes(values.game))) {
    for (const players of values.players.split(',').map(Number)) {
      const plan = { id, players, games: Number(values.games ?? GAMES_FOR_CERTAINTY), first: Number(values.first) }
      for (const line of await certaintyOf(plan)) console.log(line)
    }
  }
}

async function playAlone(): Promise<void> {
  const games = Number(values.games ?? GAMES_FOR_SOLO)
  for (const level of ['hard', 'expert'] as const) {
    const { passed, lines } = await soloOf(level, games, Number(values.sims ?? SIMS_FOR_SOLO), Number(values.threads))
    if (!passed) failed++
    for (const line of lines) console.log(line)
  }
}

if (values.list) for (const trial of TRIALS) console.log(nameOf(trial))
else {
  if (!MEASURES.includes(values.only)) await holdAll()
  if (values.only === SPEED || values.only === '') await measureAll()
  if (values.only === CERTAINTY || values.only === '') await foretellAll()
  if (values.only === SOLO || values.only === '') await playAlone()
  process.exitCode = failed === 0 ? 0 : 1
}
