// Takes over games of earlier sources: many changes of the bots do not change how they play a cell, and thousands of games are expensive.
import { isDeepStrictEqual } from 'node:util'
import type { GameRecord } from '@arkwright/bots/balance'

/** How many games, evenly spread, are played again; a bot that plays differently would hardly reproduce one. */
const SAMPLES = 8

/** The games beyond those already there, or none if a sample comes out differently. */
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
