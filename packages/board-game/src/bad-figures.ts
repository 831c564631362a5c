// Figures of a board game with which no table can be set up; packages/words has a sentence for each code.
import { BadFigures, type FigurePath } from '@arkwright/kernel'

export type BoardFigureFault =
  | 'cost-falls'
  | 'cost-below-price'
  | 'no-price-left'
  | 'no-space-for-workers'
  | 'start-price'
  | 'one-marker-each'
  | 'too-few-pieces'
  | 'too-few-markers'
  | 'too-few-tiles'
  | 'too-few-economy-markers'
  | 'row-differs'
  | 'wrong-shade'

export function badFigures(
  code: BoardFigureFault,
  path: FigurePath,
  numbers: Readonly<Record<string, number>>,
  message: string,
): BadFigures {
  return new BadFigures(code, path, numbers, message)
}
