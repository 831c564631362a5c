// A network's file, as training/train.py writes it: the network, and a sample of its outputs to hold our inference to.
import { readFileSync } from 'node:fs'
import { type AnyExpertise, LADDERS, LearnedJudge, Network, type StoredNetwork } from '@arkwright/bots'
import type { MachineState, Move } from '@arkwright/kernel'

export interface Trained {
  readonly network: StoredNetwork
  readonly sample: {
    /** Rows of figures, float32 in base64. */
    readonly figures: string
    readonly margins: readonly number[]
    readonly odds: readonly number[]
  }
}

export function trainedIn(file: string): Trained {
  return JSON.parse(readFileSync(file, 'utf8')) as Trained
}

export function expertiseOf(game: string): AnyExpertise {
  const ladder = LADDERS.get(game)
  if (ladder === undefined) throw new Error(`--game is one of ${[...LADDERS.keys()].join(', ')} (got ${game})`)
  return ladder.learning
}

export function judgeIn(file: string): LearnedJudge<MachineState<Move>, Move, unknown, unknown> {
  const { network } = trainedIn(file)
  return new LearnedJudge(expertiseOf(network.game), new Network(network))
}
