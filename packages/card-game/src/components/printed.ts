// The table of all printed figures. An owner of the game corrects any of them with options.components.
import { type Values, valuesOf } from '@arkwright/kernel'
import { cardFigures } from './development-cards.ts'
import { factoryFigures } from './factories.ts'
import { marketFigures } from './market.ts'
import { playerBoardFigures } from './player-board.ts'
import { startingFigures } from './starting.ts'

export const printed = {
  ...factoryFigures,
  ...marketFigures,
  ...playerBoardFigures,
  ...cardFigures,
  ...startingFigures,
}
export type Printed = typeof printed
export type Figures = Values<Printed>

export function figuresOf(table: Printed): Figures {
  return valuesOf(table)
}
