// The games whose variants the page knows.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { cardGame } from '@arkwright/card-game'
import { spinningJennyVariants, waterFrameVariants } from '../board-game/variants.ts'
import { cardGameVariants } from '../card-game/variants.ts'
import type { VariantFacts } from './variant-facts.ts'

const FACTS: ReadonlyMap<string, VariantFacts> = new Map([
  [spinningJenny.id, spinningJennyVariants],
  [waterFrame.id, waterFrameVariants],
  [cardGame.id, cardGameVariants],
])

export function factsOf(game: string): VariantFacts | undefined {
  return FACTS.get(game)
}
