// A thread that plays games of the pool.
import { parentPort } from 'node:worker_threads'
import { CELLS } from './cells.ts'
import { playOne } from './pool.ts'

export interface Asked {
  readonly cell: string
  readonly series: string
  readonly number: number
}

parentPort?.on('message', ({ cell: name, series, number }: Asked) => {
  const cell = CELLS.find(one => one.name === name)
  if (cell === undefined) throw new Error(`there is no cell called ${name}`)
  void playOne(cell, series, number).then(played => parentPort?.postMessage(played))
})
