// What the variants' screens must know about a game.
import type { text } from './messages/index.ts'

export type DepartureName = keyof typeof text.variants.figures

export interface VariantFacts {
  /** The figures that the editor offers. A file may change any other figure too. */
  readonly departures: readonly DepartureName[]
  /** An emergency is a loan from the fund, not a sale of shares. */
  readonly hasEmergencyFund?: true
  /** The name of something that reports count, such as "tile taken: school"; undefined: it is none of this game. */
  componentName(kind: string, name: string): string | undefined
}
