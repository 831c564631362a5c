// A thread of `npm run puzzles`: mines one game after the other.
import { parentPort } from 'node:worker_threads'
import { minePuzzles, type Seam, type Theme, USUAL_MINING } from '@arkwright/bots'
import type { Mined } from './seams.ts'

export interface Order {
  readonly seam: Seam
  readonly theme?: Theme
  /** Milliseconds since 1970. No puzzle is begun after it. */
  readonly until: number
}

export type Haul = { readonly mined: Mined; readonly isWhole: boolean } | { readonly failed: string }

async function mine({ seam, theme, until }: Order): Promise<Haul> {
  try {
    let isWhole = true
    const found = await minePuzzles(seam, { ...USUAL_MINING, ...(theme && { theme }) }, () => {
      isWhole &&= Date.now() < until
      return isWhole
    })
    return { mined: { seam, ...(found && { found }) }, isWhole }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (order: Order) => {
  void mine(order).then(haul => parentPort?.postMessage(haul))
})
