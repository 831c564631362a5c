// A lane without a mill of mine: found or build one there — SJ 4.1.IV, II.2.1.
import { type Good, LEVELS, moves, type State, shownLevel } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useLegal } from '../../play/use-table.ts'
import { Spot } from '../../shell/spot.tsx'
import type { MillProps } from './mill.tsx'
import { StoredGoods } from './mill-asks.tsx'

const mat = text.boardGame.mat

export function NoMill({ state, player, good }: MillProps) {
  return (
    <div className="no-mill">
      <i>{text.boardLanes.mill.none}</i>
      <BuildSpots state={state} good={good} />
      <StoredGoods state={state} player={player} good={good} />
    </div>
  )
}

function BuildSpots({ state, good }: { state: State; good: Good }) {
  const legal = useLegal()
  if ([...legal].some(({ kind }) => kind === 'found')) {
    return (
      <Spot moves={[moves.found(good)]} className="deed" label={mat.foundOf({ good })}>
        {mat.found}
      </Spot>
    )
  }
  const levels = LEVELS.slice(0, Math.max(1, shownLevel(state)))
  const possible = levels.filter(level => legal.has(moves.build(good, level)))
  // Without a factory action the newest level says what a mill would cost.
  const shown = possible.length > 0 ? possible : levels.slice(-1)
  return shown.map(level => {
    const cost = state.rules.cost[good][level] ?? 0
    return (
      <Spot
        key={level}
        moves={[moves.build(good, level)]}
        leads={[[moves.build(good, level)]]}
        className="deed"
        label={mat.buildOf({ good, level, cost })}
      >
        {mat.build({ level, cost })}
      </Spot>
    )
  })
}
