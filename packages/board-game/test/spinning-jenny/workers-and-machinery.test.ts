import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import { CLOTHES, CUTLERY, changed, FOOD, idleUntil, moves, newGame, play, playerOf, why } from './position.ts'

function hiring() {
  const state = newGame()
  play(state, 'place workers 1')
  return state
}

rule('SJ II.2.2', 'any number of workers onto any free spaces, taken from the job market', () => {
  const state = hiring()
  const before = state.emptySpaces
  play(state, 'hire clothes 3', 'hire cutlery 4', 'hire cutlery 4')
  expect(playerOf(state, 0).factories[CLOTHES].workers).toEqual([2, 2, 1, 0])
  expect(playerOf(state, 0).factories[CUTLERY].workers).toEqual([2, 3, 0, 2])
  expect(state.emptySpaces).toBe(before + 3)
  expect(why(state, 'hire clothes 1')).toBe('SJ II.2.2: row-full')
  expect(why(state, 'hire food 1')).toBe('SJ II.2.2: no-factory')
})

rule('SJ II.2.2', 'fired workers are hired only when the market is empty, and nobody when both are', () => {
  const state = changed(hiring(), before => {
    before.emptySpaces = 79
    before.firedWorkers = 1
  })
  play(state, 'hire clothes 3')
  expect([state.emptySpaces, state.firedWorkers]).toEqual([80, 1])
  play(state, 'hire clothes 3')
  expect([state.emptySpaces, state.firedWorkers]).toEqual([80, 0])
  expect(why(state, 'hire cutlery 3')).toBe('SJ II.2.2: no-workers-left')
})

rule('SJ II.2.2', 'firing starts with the rightmost row; the first row stays', () => {
  const state = changed(hiring(), (_, player) => {
    player.factories[CLOTHES].workers = [2, 2, 0, 1]
  })
  const { firedWorkers } = state
  play(state, 'fire clothes', 'fire clothes', 'fire clothes')
  expect(playerOf(state, 0).factories[CLOTHES].workers).toEqual([2, 0, 0, 0])
  expect(state.firedWorkers).toBe(firedWorkers + 3)
  expect(why(state, 'fire clothes')).toBe('SJ II.2.2: first-row-stays-active')
  expect(why(state, 'fire food')).toBe('SJ II.2.2: no-factory')
})

rule('ruling 7', 'a row that loses its last worker loses its machines too', () => {
  const state = changed(hiring(), (_, player) => {
    player.factories[CUTLERY].workers = [2, 1, 0, 0]
    player.factories[CUTLERY].machines = [0, 2, 0, 0]
  })
  play(state, 'fire cutlery')
  expect(playerOf(state, 0).factories[CUTLERY]).toMatchObject({ workers: [2, 0, 0, 0], machines: [0, 0, 0, 0] })
})

rule('ruling 7', 'no hiring into rows fired from, no firing from rows hired into, in one action', () => {
  const state = hiring()
  play(state, 'fire clothes')
  expect(why(state, 'hire clothes 2')).toBe('SJ II.2.2: fired-from-this-row')
  play(state, 'hire cutlery 3')
  expect(why(state, 'fire cutlery')).toBe('SJ II.2.2: hired-in-this-action')
})

rule('ruling 35', 'a row hired into is protected as a whole, with the workers who stood there before', () => {
  const state = changed(hiring(), (_, player) => {
    player.factories[CUTLERY].workers = [2, 2, 0, 0]
  })
  play(state, 'hire cutlery 2')
  expect(why(state, 'fire cutlery')).toBe('SJ II.2.2: hired-in-this-action')
})

rule('E64', 'in the last decade nobody is hired into a factory whose good was already active', () => {
  const state = newGame({ players: 2 })
  idleUntil(state, 3, 1)
  play(state, moves(state, 'place workers')[0] ?? '')
  expect(why(state, 'hire food 3')).toBe('SJ II.2.2: good-already-active-in-last-decade')
  const { factories } = playerOf(state, state.seat)
  const later = factories[CUTLERY].level > 0 ? 'hire cutlery 3' : 'hire clothes 3'
  expect(why(state, later)).toBeUndefined()
})

rule('E64', 'in the decades before hiring there is allowed', () => {
  const state = newGame({ players: 2 })
  idleUntil(state, 2, 1)
  play(state, moves(state, 'place workers')[0] ?? '')
  expect(why(state, 'hire food 3')).toBeUndefined()
})

function withMachinery(marker: string, space: number) {
  const state = changed(newGame(), (_, player) => {
    player.advanced = [markerNamed('light machinery'), markerNamed('dark machinery')]
    player.factories[CLOTHES].workers = [2, 2, 2, 0]
  })
  play(state, `place ${marker} ${space}`)
  return state
}

/** Buys machines for clothes and cutlery until the game refuses; returns how many. */
function machinesFrom(marker: string, space: number): number {
  const state = withMachinery(marker, space)
  let count = 0
  while (state.step === 'machinery') {
    const [next] = moves(state, 'machine')
    if (next === undefined) break
    play(state, next)
    count++
  }
  return count
}

rule('E17', 'the coloured machinery marker gives at most two machines, from £6 on', () => {
  expect([1, 2, 3, 4, 5].map(space => machinesFrom('machinery', space))).toEqual([0, 1, 2, 2, 2])
})

rule('E18', 'on £4 it gives one machine', () => {
  const state = withMachinery('machinery', 2)
  play(state, 'machine clothes 1')
  expect(state.step).toBe('take special marker')
})

rule('E19', 'three machines cost £10 with the light marker and £6 with the dark one', () => {
  expect([1, 2, 3, 4, 5].map(space => machinesFrom('light machinery', space))).toEqual([1, 1, 2, 2, 3])
  expect([1, 2, 3, 4, 5].map(space => machinesFrom('dark machinery', space))).toEqual([1, 2, 3, 3, 3])
})

rule('SJ II.2.3', 'a machine replaces a worker, who is fired', () => {
  const state = withMachinery('machinery', 3)
  const { firedWorkers } = state
  play(state, 'machine clothes 2')
  expect(playerOf(state, 0).factories[CLOTHES]).toMatchObject({ workers: [2, 1, 2, 0], machines: [0, 1, 0, 0] })
  expect(state.firedWorkers).toBe(firedWorkers + 1)
  expect(why(state, 'machine clothes 2')).toBe('SJ II.2.3: no-machine-space')
  expect(why(state, 'machine food 1')).toBe('SJ II.2.3: no-factory')
})

rule('SJ II.2.3', 'the marker and the sum paid limit the number of machines', () => {
  const dear = withMachinery('machinery', 1)
  expect(why(dear, 'machine clothes 1')).toBe('SJ II.3.2: not-now')
  const two = withMachinery('machinery', 3)
  play(two, 'machine clothes 1', 'machine clothes 2')
  expect(two.step).toBe('take special marker')
})

rule('ruling 35', 'the only worker of a row is not replaced by a machine', () => {
  const state = changed(withMachinery('machinery', 3), (_, player) => {
    player.factories[CLOTHES].workers = [2, 1, 0, 0]
  })
  expect(why(state, 'machine clothes 1')).toBeUndefined()
  expect(why(state, 'machine clothes 2')).toBe('ruling 8: no-worker-on-a-machine-space')
})

rule('ruling 8', 'a machine needs a worker standing on a machine space', () => {
  const state = changed(withMachinery('machinery', 3), (_, player) => {
    player.factories[CLOTHES].workers = [2, 2, 1, 0]
  })
  expect(why(state, 'machine clothes 3')).toBe('ruling 8: no-worker-on-a-machine-space')
  expect(why(state, 'machine clothes 4')).toBe('ruling 8: no-worker-on-a-machine-space')
  expect(playerOf(state, 0).factories[FOOD].level).toBe(0)
})
