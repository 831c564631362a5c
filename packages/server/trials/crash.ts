// Plays tables through the API while the server is killed repeatedly, then checks that nothing acknowledged is missing.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from '../src/storage/database.ts'
import { freePort, type HouseProcess, startHouse } from './house-process.ts'
import { TrialTable } from './trial-table.ts'

const USUAL_PAUSE = 15

export type Blow = 'house' | 'house while it starts' | 'database' | 'both'

export interface CrashTrial {
  readonly place: Place
  readonly tables: number
  /** What to kill, in order. */
  readonly blows: readonly Blow[]
  /** Kills the database like a power cut and restarts it. */
  readonly crashDatabase?: () => Promise<void>
  /** Between two turns at a table: people need time, and a game should last. */
  readonly pauseMilliseconds?: number
  readonly progress?: (text: string) => void
}

export interface CrashFigures {
  readonly kills: number
  readonly games: number
  readonly turns: number
  readonly askedAgain: number
  readonly faults: readonly string[]
}

export async function crashTrial(trial: CrashTrial): Promise<CrashFigures> {
  const port = await freePort()
  const address = () => `http://127.0.0.1:${port}`
  const insistence = { again: 0 }
  const all: TrialTable[] = []
  const faults: string[] = []
  const start = () => startHouse({ place: trial.place, port, botNice: 0 }, { life: 'short' })
  let house = await start()
  let done = false
  const turns = () => all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

  async function playTables(number: number): Promise<void> {
    for (let game = number; !done; game += trial.tables) {
      const table = await TrialTable.open(address, game, insistence)
      all.push(table)
      while (!done && !table.isOver) {
        await table.playOn()
        await sleep(trial.pauseMilliseconds ?? USUAL_PAUSE)
      }
    }
  }

  const players = Array.from({ length: trial.tables }, (_, i) =>
    playTables(i).catch((error: unknown) => void faults.push(String(error))),
  )
  for (const [i, blow] of trial.blows.entries()) {
    await somethingPlayed(turns, faults)
    await sleep(Math.random() * 400)
    house = await strike(blow, house, start, trial)
    trial.progress?.(`${i + 1} of ${trial.blows.length} kills (${blow}), ${turns()} turns acknowledged`)
  }
  await somethingPlayed(turns, faults)
  done = true
  await Promise.all(players)
  for (const table of all) await table.verify()
  for (const table of all) table.close()
  await house?.end('SIGTERM')
  return {
    kills: trial.blows.length,
    games: all.length,
    turns: turns(),
    askedAgain: insistence.again,
    faults: [...faults, ...all.flatMap(table => table.faults)],
  }
}

async function strike(
  blow: Blow,
  house: HouseProcess | undefined,
  start: () => Promise<HouseProcess | undefined>,
  { crashDatabase, place }: CrashTrial,
): Promise<HouseProcess | undefined> {
  if (blow === 'database') {
    await crashDatabase?.()
    return house
  }
  await house?.end('SIGKILL')
  if (blow === 'both') await crashDatabase?.()
  if (blow === 'house while it starts') {
    const killed = sleep(Math.random() * 600)
    const early = await startHouse({ place, port: 0 }, { killed, life: 'short' })
    await early?.end('SIGKILL')
  }
  return start()
}

/** After each kill people must be able to play on; otherwise the trial ends. */
async function somethingPlayed(turns: () => number, faults: readonly string[]): Promise<void> {
  const before = turns()
  while (turns() < before + 3 && faults.length === 0) await sleep(20)
}
