// Games that other sources have left: not every change of the bots changes how this one plays here, and thousands of games are dear.
import { isDeepStrictEqual } from 'node:util'
import type { GameRecord } from './record.ts'

/** So many of them, evenly spread, are played again; a bot that plays otherwise would hardly come through one. */
const SAMPLES = 8

/** Those beyond what is there already, or none if one of the samples comes out otherwise. */
export function adoptable(
  others: readonly GameRecord[],
  known: number,
  playAgain: (number: number) => GameRecord,
): readonly GameRecord[] {
  if (others.length <= known) return []
  const step = Math.ceil(others.length / SAMPLES)
  const samples = others.filter((_, i) => i % step === 0)
  return samples.every(record => isDeepStrictEqual(playAgain(record.number), record)) ? others.slice(known) : []
}
