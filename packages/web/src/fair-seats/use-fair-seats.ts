// How a new table makes its seats fair, and what its options need for it.
import { type AnyGame, balancedSeats, type HandicapOptions } from '@arkwright/kernel'
import { useState } from 'react'
import { useEngine } from './use-engine.ts'

export const WAYS = ['fall', 'balanced', 'bids'] as const
type Way = (typeof WAYS)[number]

export interface FairSeatsChosen {
  readonly way: Way
  choose(way: Way): void
  /** The rules, where they are needed and loaded. */
  readonly engine: AnyGame | undefined
  /** For the options; undefined: none was measured, or none is wanted. */
  readonly handicap: HandicapOptions | undefined
  /** The table cannot start: the rules are not loaded yet, or no handicap was measured. */
  readonly waits: boolean
}

export function useFairSeats(game: string, options: { readonly players: number }): FairSeatsChosen {
  const [chosen, choose] = useState<Way>('fall')
  const way = options.players === 1 ? 'fall' : chosen
  const engine = useEngine(game, way !== 'fall')
  const handicap = way === 'balanced' && engine !== undefined ? balancedSeats(engine, options) : undefined
  const waits = (way === 'balanced' && handicap === undefined) || (way === 'bids' && engine === undefined)
  return { way, choose, engine, handicap, waits }
}
