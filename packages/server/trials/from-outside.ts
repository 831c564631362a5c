// Plays a game with a server that something else starts: a bundle, a container. Kills it, starts it again and looks for the game.
import { setTimeout as sleep } from 'node:timers/promises'
import { TrialTable } from './trial-table.ts'

const PATIENCE_MILLISECONDS = 60_000

export interface Outside {
  readonly port: number
  /** Resolves when it has begun, not when it answers. */
  start(): Promise<void>
  kill(): Promise<void>
}

export interface OutsideFigures {
  readonly startMilliseconds: number
  readonly againMilliseconds: number
  readonly turns: number
  readonly faults: readonly string[]
}

export async function playFromOutside({ port, start, kill }: Outside, turns: number): Promise<OutsideFigures> {
  const url = `http://127.0.0.1:${port}`
  const startMilliseconds = await started(start, url)
  const faults: string[] = []
  const page = await fetch(url)
  if (!(await page.text()).includes('<script')) faults.push('the page is not there')
  const table = await TrialTable.open(() => url, 0, { again: 0 })
  for (let i = 0; i < turns && !table.isOver; i++) await table.playOn()
  await kill()
  const againMilliseconds = await started(start, url)
  for (let i = 0; i < turns && !table.isOver; i++) await table.playOn()
  await table.verify()
  table.close()
  return {
    startMilliseconds,
    againMilliseconds,
    turns: table.acknowledged.length,
    faults: [...faults, ...table.faults],
  }
}

/** How long it took until it was ready. */
async function started(start: () => Promise<void>, url: string): Promise<number> {
  const began = Date.now()
  await start()
  for (;;) {
    const ready = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return Date.now() - began
    if (Date.now() - began > PATIENCE_MILLISECONDS) throw new Error(`nothing answers at ${url}`)
    await sleep(50)
  }
}
