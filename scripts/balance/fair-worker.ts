// A thread of `npm run fair-seats`: plays the games it is sent.
import { parentPort } from 'node:worker_threads'
import { recordOf } from '@arkwright/bots/balance'
import type { HandicapOptions } from '@arkwright/kernel'
import { WHOLE_CELLS } from './cells.ts'
import type { Planned } from './fair-cell.ts'

export interface FairWork extends Planned {
  readonly cell: string
  readonly setUp: number
  readonly sims: number
  readonly option: keyof HandicapOptions
}

parentPort?.on('message', ({ cell: name, setUp: index, sims, option, ...planned }: FairWork) => {
  const cell = WHOLE_CELLS.find(one => one.name === name)
  const setUp = cell?.setUps[index]
  if (cell === undefined || setUp === undefined) throw new Error(`there is no cell ${name}`)
  const options = { ...(setUp.options as object), [option]: planned.handicap }
  const started = performance.now()
  const { wins } = recordOf(cell, { ...setUp, options }, 'hard', { sims }, planned.number)
  parentPort?.postMessage({ ...planned, wins, ms: Math.round(performance.now() - started) })
})
