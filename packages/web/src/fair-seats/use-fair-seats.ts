// How a new table makes its seats fair, and what its options need for it.
import { type AnyGame, balancedSeats, type FairSeats, type HandicapOptions, type Unmeasured } from '@arkwright/kernel'
import { useState } from 'react'
import { useEngine } from './use-engine.ts'

export const WAYS = ['fall', 'balanced', 'bids'] as const
type Way = (typeof WAYS)[number]

export interface FairSeatsChosen {
  readonly way: Way
  choose(way: Way): void
  /** The rules, where they are needed and loaded. */
  readonly engine: AnyGame | undefined
  /** What was measured for the table, or why nothing was; undefined where it is not wanted. */
  readonly found: FairSeats | Unmeasured | undefined
  /** For the options; undefined: none was measured, or none is wanted. */
  readonly handicap: HandicapOptions | undefined
  /** The table cannot start: the rules are not loaded yet, or no handicap was measured. */
  readonly waits: boolean
}

export function useFairSeats(game: string, options: { readonly players: number }): FairSeatsChosen {
  const [chosen, choose] = useState<Way>('fall')
  const way = options.players === 1 ? 'fall' : chosen
  const engine = useEngine(game, way !== 'fall')
  const balancing = way === 'balanced' ? engine : undefined
  const found = balancing?.fairSeats(balancing.parseOptions(options))
  const handicap = balancing && balancedSeats(balancing, options)
  const waits = (way === 'balanced' && handicap === undefined) || (way === 'bids' && engine === undefined)
  return { way, choose, engine, found, handicap, waits }
}
