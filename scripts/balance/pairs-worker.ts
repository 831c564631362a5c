// A thread of `npm run what-if -- --printing FILE`.
import { parentPort } from 'node:worker_threads'
import { LADDERS } from '@arkwright/bots'
import { playPair } from '@arkwright/bots/balance'

export interface PairWork {
  readonly game: string
  readonly players: number
  readonly standard: unknown
  readonly variant: unknown
  readonly number: number
}

parentPort?.on('message', ({ game: id, number, ...table }: PairWork) => {
  const ladder = LADDERS.get(id)
  if (ladder === undefined) throw new Error(`There are no bots for ${id}.`)
  parentPort?.postMessage(playPair({ ...table, game: ladder.expertise.game }, number))
})
