// The figures that say how a game of Spinning Jenny moves on by itself.
import type { State } from '@arkwright/board-game'

type Figures = NonNullable<State['rules']['spinningJenny']>
type Pace = Pick<Figures, 'importerStep' | 'workersReturned' | 'predeterminedCash' | 'predeterminedShares'>

export function paceOf({ rules }: State): Pace {
  if (rules.spinningJenny === null) throw new Error('the projection knows Spinning Jenny only')
  return rules.spinningJenny
}
