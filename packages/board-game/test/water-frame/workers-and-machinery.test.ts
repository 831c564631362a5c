import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import { openSpaces } from '../../src/storage.ts'
import {
  CLOTHES,
  CUTLERY,
  EDITIONS,
  FOOD,
  firstTurn,
  give,
  harbour,
  LAMPS,
  play,
  playerOf,
  setFactory,
  turnWith,
  why,
} from './position.ts'

rule('E16', 'a worker at the second column opens room for five clothes', () => {
  const state = firstTurn()
  play(state, 'place workers 1', 'hire column clothes')
  const player = playerOf(state, 0)
  expect([FOOD, CLOTHES, CUTLERY, LAMPS].map(good => openSpaces(state, player, good as 0))).toEqual([0, 5, 0, 0])
})

rule('WF II.2.2', 'a worker at a row opens one space of each good; five rows and four columns at most', () => {
  const state = firstTurn()
  play(state, 'place workers 1', 'hire warehouse row', 'hire warehouse row')
  const player = playerOf(state, 0)
  expect([FOOD, CLOTHES, CUTLERY, LAMPS].map(good => openSpaces(state, player, good as 0))).toEqual([2, 2, 2, 2])
  play(state, 'hire warehouse row', 'hire warehouse row', 'hire warehouse row', 'hire column food')
  expect(why(state, 'hire warehouse row')).toBe('WF II.2.2: warehouse-place-taken')
  expect(why(state, 'hire column food')).toBe('WF II.2.2: warehouse-place-taken')
  expect(why(state, 'move clothes to lamps')).toBe('WF II.2.2: no-warehouse-worker-there')
})

rule('WF II.2.2', 'moving a worker costs the goods that lose their space', () => {
  const state = turnWith((_, player) => {
    harbour(player).columns = 0b0001
    player.stored[FOOD] = 4
  })
  const events = play(state, 'place workers 1', 'move food to lamps', 'done')
  expect(playerOf(state, 0).stored[FOOD]).toBe(0)
  expect(events).toContainEqual({ type: 'discarded', seat: 0, good: FOOD, count: 4 })
})

rule('ruling 32', 'a warehouse worker moves once per action, and not at all in the action he came', () => {
  const state = turnWith((_, player) => {
    harbour(player).columns = 0b0001
  })
  play(state, 'place workers 1', 'move food to lamps', 'hire warehouse row')
  expect(why(state, 'move lamps to clothes')).toBe('ruling 32: warehouse-worker-came-in-this-action')
  expect(why(state, 'move row to clothes')).toBe('ruling 32: warehouse-worker-came-in-this-action')
})

rule('D2', 'after firing 2016 closes the row, 2014 only the spaces fired from', () => {
  for (const edition of EDITIONS) {
    const state = turnWith(
      (_, player) => {
        // Row 2 of cutlery has three spaces: one worker leaves two of them empty.
        setFactory(player, CUTLERY, { workers: [2, 1, 0, 0] })
      },
      { edition },
    )
    play(state, 'place workers 1', 'fire cutlery')
    if (edition === 2016) {
      expect(why(state, 'hire cutlery 2')).toBe('WF II.2.2: fired-from-this-row')
      continue
    }
    play(state, 'hire cutlery 2', 'hire cutlery 2')
    expect(why(state, 'hire cutlery 2')).toBe('WF II.2.2: fired-from-this-row')
  }
})

for (const edition of EDITIONS) {
  rule('D3', `${edition}: in 1810 only factories whose good was already active are marked`, () => {
    const state = turnWith(
      (before, player) => {
        before.decade = 5
        before.cycle = CUTLERY
        setFactory(player, CLOTHES, { workers: [2, 0, 0, 0] })
        setFactory(player, CUTLERY, { workers: [2, 0, 0, 0] })
      },
      { edition },
    )
    play(state, 'place workers 1', 'hire cutlery 2')
    expect(playerOf(state, 0).marked).toBe(0)
    const events = play(state, 'hire clothes 2')
    expect(playerOf(state, 0).marked).toBe(1 << CLOTHES)
    expect(events).toContainEqual({ type: 'marked', seat: 0, good: CLOTHES })
  })
}

rule('E17', 'in Water Frame too: two machines at most with the coloured marker, from £6', () => {
  const state = firstTurn()
  play(state, 'place machinery 3', 'machine clothes 1', 'machine clothes 2')
  expect([state.turn.steps, state.step]).toEqual([2, 'take special marker'])
})

rule('E18', 'in Water Frame too: one machine for £4', () => {
  const state = firstTurn()
  play(state, 'place machinery 2', 'machine clothes 1')
  expect([state.turn.steps, state.step]).toEqual([1, 'take special marker'])
})

rule('E19', 'in Water Frame too: three machines, light from £10, dark from £6', () => {
  for (const [marker, space] of [
    ['light', 5],
    ['dark', 3],
  ] as const) {
    const state = turnWith((_, player) => {
      player.advanced = [markerNamed(`${marker} machinery`)]
    })
    play(state, `place ${marker} machinery ${space}`, 'machine clothes 1', 'machine clothes 2', 'machine cutlery 1')
    expect([state.turn.steps, state.step]).toEqual([3, 'take special marker'])
  }
})

rule('WF II.2.3', 'the replaced worker is fired; what is paid too much is lost', () => {
  const state = firstTurn()
  const fired = state.firedWorkers
  play(state, 'place machinery 2', 'machine clothes 1')
  expect(state.firedWorkers).toBe(fired + 1)
})

rule('E20', 'Workshop: £10 count as 13, three machines with the coloured marker', () => {
  const state = turnWith((_, player) => give(player, 'workshop', CLOTHES))
  play(state, 'place machinery 5', 'machine clothes 1', 'machine clothes 2', 'machine cutlery 1')
  expect(playerOf(state, 0).factories[CUTLERY].machines[0]).toBe(1)
})
