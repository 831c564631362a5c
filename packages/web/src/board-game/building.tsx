// Founding, building, modernising and closing, where the factory stands or would stand — SJ 4.1.IV, II.2.1.
import { GOOD_NAMES, LEVEL_NAMES, shownLevel } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useLegal } from '../play/use-table.ts'
import { Spot } from '../shell/spot.tsx'
import type { MatProps } from './factory-mat.tsx'

const words = text.boardGame

export function BuildSpots({ state, good, mine }: MatProps) {
  const legal = useLegal()
  if (!mine) return null
  const name = GOOD_NAMES[good]
  if ([...legal].some(({ kind }) => kind === 'found')) {
    return (
      <Spot moves={[`found ${name}`]} className="deed" label={words.mat.foundOf(good)}>
        {words.mat.found}
      </Spot>
    )
  }
  const levels = LEVEL_NAMES.slice(0, Math.max(1, shownLevel(state)))
  return levels.map((level, i) => {
    const cost = state.rules.cost[good][i + 1] ?? 0
    return (
      <Spot
        key={level}
        moves={[`build ${name} ${level}`]}
        className="deed"
        label={words.mat.buildOf(good, i + 1, cost)}
      >
        {words.mat.build(i + 1, cost)}
      </Spot>
    )
  })
}

/** Shown only while a factory action asks for them: they would crowd the mat otherwise. */
export function LevelSpots({ state, player, good, mine }: MatProps) {
  const legal = useLegal()
  if (!mine || ![...legal].some(({ kind }) => kind === 'close')) return null
  const name = GOOD_NAMES[good]
  const next = player.factories[good].level + 1
  return (
    <>
      <Spot
        moves={[`modernise ${name}`]}
        className="deed"
        label={words.moves.modernise(good, next, state.rules.cost[good][next] ?? 0)}
      >
        {words.mat.modernise}
      </Spot>
      <Spot moves={[`close ${name}`]} className="deed" label={words.moves.close(good)}>
        {words.mat.close}
      </Spot>
    </>
  )
}
