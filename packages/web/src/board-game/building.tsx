// Founding, building, modernising and closing, at the place of the factory — SJ 4.1.IV, II.2.1.
import { LEVELS, moves, shownLevel } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useLegal } from '../play/use-table.ts'
import { Spot } from '../shell/spot.tsx'
import type { MatProps } from './factory-mat.tsx'

const words = text.boardGame

export function BuildSpots({ state, good, mine }: MatProps) {
  const legal = useLegal()
  if (!mine) return null
  if ([...legal].some(({ kind }) => kind === 'found')) {
    return (
      <Spot moves={[moves.found(good)]} className="deed" label={words.mat.foundOf({ good })}>
        {words.mat.found}
      </Spot>
    )
  }
  const levels = LEVELS.slice(0, Math.max(1, shownLevel(state)))
  return levels.map(level => {
    const cost = state.rules.cost[good][level] ?? 0
    return (
      <Spot
        key={level}
        moves={[moves.build(good, level)]}
        className="deed"
        label={words.mat.buildOf({ good, level, cost })}
      >
        {words.mat.build({ level, cost })}
      </Spot>
    )
  })
}

/** Shown only while a factory action asks for them: otherwise they would crowd the mat. */
export function LevelSpots({ state, player, good, mine }: MatProps) {
  const legal = useLegal()
  if (!mine || ![...legal].some(({ kind }) => kind === 'close')) return null
  const next = player.factories[good].level + 1
  return (
    <>
      <Spot
        moves={[moves.modernise(good)]}
        className="deed"
        label={words.moves.modernise({ good, level: next, cost: state.rules.cost[good][next] ?? 0 })}
      >
        {words.mat.modernise}
      </Spot>
      <Spot moves={[moves.close(good)]} className="deed" label={words.moves.close({ good })}>
        {words.mat.close}
      </Spot>
    </>
  )
}
