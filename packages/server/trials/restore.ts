// A disk is lost in mid-game: the server and its folder go at once, the copy is restored elsewhere, and people compare.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../src/settings.ts'
import type { Place } from '../src/storage/database.ts'
import { freePort, startHouse } from './house-process.ts'
import { TrialTable } from './trial-table.ts'

const PAUSE_MILLISECONDS = 15

export interface RestoreTrial {
  readonly settings: Partial<Settings> & { readonly place: Place }
  readonly tables: number
  /** How many turns are acknowledged before the loss. */
  readonly turns: number
  /** Kills the server and everything that holds the database, and deletes its folder. Returns when that was. */
  loseDisk(serverPid: number): Promise<number>
  /** Makes the database again, elsewhere, from the copy alone. */
  restore(): Promise<Place>
}

export interface RestoreFigures {
  readonly turns: number
  readonly lost: number
  /** Milliseconds from the oldest lost answer to the loss. */
  readonly lostMilliseconds: number
  readonly restoreMilliseconds: number
  readonly faults: readonly string[]
}

export async function restoreTrial(trial: RestoreTrial): Promise<RestoreFigures> {
  const port = await freePort()
  const faults: string[] = []
  const house = await startHouse({ ...trial.settings, port })
  if (house === undefined) throw new Error('the server did not start')
  let over = false
  const tables = await Promise.all(
    Array.from({ length: trial.tables }, (_, i) => TrialTable.open(() => `http://127.0.0.1:${port}`, i, { again: 0 })),
  )
  const turns = () => tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const players = tables.map(async table => {
    while (!over && !table.isOver) {
      await table.playOnce().catch((error: unknown) => {
        if (!over) faults.push(String(error))
      })
      await sleep(PAUSE_MILLISECONDS)
    }
  })
  while (turns() < trial.turns && !tables.every(({ isOver }) => isOver)) await sleep(5)
  over = true
  const lostAt = await trial.loseDisk(house.pid)
  await house.end('SIGKILL')
  const began = Date.now()
  const place = await trial.restore()
  const again = await startHouse({ place, port })
  const restoreMilliseconds = Date.now() - began
  await Promise.all(players)
  const lost = (await Promise.all(tables.map(table => table.lost()))).flat()
  for (const table of tables) table.close()
  await again?.end('SIGTERM')
  return {
    turns: turns(),
    lost: lost.length,
    lostMilliseconds: Math.max(0, ...lost.map(({ at }) => lostAt - at)),
    restoreMilliseconds,
    faults: [...faults, ...tables.flatMap(table => table.faults)],
  }
}
