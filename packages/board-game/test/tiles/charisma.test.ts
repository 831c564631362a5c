import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import {
  CLOTHES,
  changed,
  finishCycle,
  firstTurn,
  give,
  idleUntil,
  idleWhile,
  moves,
  play,
  playerOf,
  setFactory,
  spaces,
  tilesOf,
  turnWith,
  untilStep,
} from '../water-frame/position.ts'

/** Blue and green sell the same clothes; blue has Charisma. */
function tied(importer: number) {
  const state = turnWith((before, player) => {
    before.emptySpaces = 60
    before.cycle = CLOTHES
    before.importers[CLOTHES] = importer
    before.seat = 3
    before.turnsTaken = 3
    setFactory(player, CLOTHES, { price: 5 })
    setFactory(playerOf(before, 2), CLOTHES, { price: 5 })
    give(player, 'charisma')
  })
  return finishCycle(state)
}

rule('tile charisma', 'wins a tie among players for both bonuses', () => {
  const events = tied(0)
  expect([spaces(events, 0, 'most appeal'), spaces(events, 0, 'most sold'), spaces(events, 2, 'most appeal')]).toEqual([
    1, 1, 0,
  ])
})

rule('ruling 14', 'Charisma does not beat the importer', () => {
  expect(spaces(tied(4), 0, 'most appeal')).toBe(0)
})

rule('tile charisma', 'given back, it names the start player of the next cycle', () => {
  const state = turnWith((_, player) => give(player, 'charisma'))
  untilStep(state, 'claim start player')
  expect([state.seat, moves(state)]).toEqual([0, ['return charisma', 'done']])
  play(state, 'return charisma', 'start player yellow')
  expect([state.startPlayer, state.cycle, tilesOf(playerOf(state, 0))]).toEqual([3, CLOTHES, []])
})

rule('tile charisma', 'given back at the end of a decade, before the poorest player names anyone', () => {
  const state = firstTurn()
  idleUntil(state, 1, 3)
  const last = changed(state, before => give(playerOf(before, 1), 'charisma'))
  untilStep(last, 'claim start player')
  play(last, 'return charisma', 'start player green')
  expect([last.startPlayer, last.decade, last.cycle]).toEqual([2, 2, 0])
})

rule('tile charisma', 'kept, the left neighbour starts as usual', () => {
  const state = turnWith((_, player) => give(player, 'charisma'))
  untilStep(state, 'claim start player')
  play(state, 'done')
  idleWhile(state, () => state.step !== 'place marker')
  expect(state.startPlayer).toBe(1)
})
