import { Journal } from '@arkwright/kernel'
import { formerGamesOf, rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { faceNamed } from '../../src/components/faces.ts'
import { cardGame } from '../../src/game.ts'
import { saleLimit } from '../../src/market.ts'
import { walkDisc } from '../../src/solo/grid.ts'
import {
  beforeProduction,
  CLOTHES,
  close,
  FOOD,
  has,
  legal,
  open,
  play,
  player,
  type State,
  startGame,
} from '../table.ts'
import { beforeDraw, soloOf, soloPosition } from './solo-table.ts'

const clothesRound = (change: (state: State) => void = () => undefined) =>
  beforeDraw(state => {
    state.good = CLOTHES
    for (const good of [0, 1, 2, 3]) close(state, good, 0)
    open(state, CLOTHES, { marker: 0 })
    player(state).ships = 0
    change(state)
  })

rule('CG solo 3.1 A', 'the player goes first in every round', () => {
  const state = soloPosition()
  expect([state.step, state.seat]).toEqual(['action', 0])
  play(state, 'no action')
  if (state.step === 'price') play(state, 'appeal 0')
  play(state, 'no development')
  expect(state.step).toBe('draw')
})

rule('CG solo 3.1 B', 'a marker from the bag: its opponent acts, the others gain a share', () => {
  const state = clothesRound()
  play(state, 'no development')
  expect(legal(state)).toEqual(['draw first opponent', 'draw second opponent', 'draw neutral'])
  play(state, 'draw neutral')
  expect(soloOf(state).bag).toEqual([3, 3, 1])
})

rule('CG-S2', 'first opponent without clothes builds: demand -1, wages +1, to 3, to 4; the other gains a share', () => {
  const state = clothesRound()
  const before = [...state.demand]
  const wages = state.wageSpace
  play(state, 'no development')
  const events = play(state, 'draw first opponent')
  expect(state.rivals[0]?.appeal[CLOTHES]).toBe(4)
  const moved = state.demand.map((demand, good) => demand - (before[good] ?? 0))
  expect([moved, state.wageSpace - wages]).toEqual([[-1, 1, -1, -1], 1])
  expect(events).toContainEqual({ type: 'rival appeal', rival: 0, good: CLOTHES, from: 0, to: 3 })
  expect(events).toContainEqual({ type: 'rival shares', rival: 1, to: 13 })
})

rule('CG-S3', 'second opponent on the track: two spaces up, demand +2; the first gains a share', () => {
  const state = clothesRound()
  const before = state.demand[CLOTHES] ?? 0
  play(state, 'no development')
  const events = play(state, 'draw second opponent')
  expect([state.rivals[1]?.appeal[CLOTHES], state.demand[CLOTHES]]).toEqual([6, before + 2])
  expect(events).toContainEqual({ type: 'rival shares', rival: 0, to: 13 })
})

rule('CG-S4', 'neutral drawn: both opponents gain a share', () => {
  const state = clothesRound()
  play(state, 'no development')
  const events = play(state, 'draw neutral')
  expect(events.filter(({ type }) => type === 'rival shares').slice(0, 2)).toEqual([
    { type: 'rival shares', rival: 0, to: 13 },
    { type: 'rival shares', rival: 1, to: 13 },
  ])
})

rule('CG-S5', 'a disc skips empty places, goes on to the next row and past an occupied card', () => {
  const solo = soloOf(startGame({ players: 1 }))
  solo.discs = [9, 5, 2]
  solo.grid[3] = -1
  walkDisc(solo, 2, 2)
  expect(solo.discs[2]).toBe(6)
  solo.discs = [9, 5, 14]
  walkDisc(solo, 2, 1)
  expect(solo.discs[2]).toBe(0)
})

rule('CG-S5', 'a disc stays where it is when the others lie on all cards that are left', () => {
  const solo = soloOf(startGame({ players: 1 }))
  solo.grid = solo.grid.map((face, place) => (place === 9 || place === 5 ? face : -1))
  solo.discs = [9, 5, 2]
  walkDisc(solo, 2, 3)
  expect(solo.discs).toEqual([9, 5, 2])
})

rule('CG-S5', 'it walks one card for each marker on the active track', () => {
  const state = clothesRound(one => {
    one.rivals = [
      { appeal: [4, 4, 3, -1], shares: 12, shareValue: 12 },
      { appeal: [-1, 4, -1, 3], shares: 12, shareValue: 12 },
    ]
  })
  play(state, 'no development')
  expect(play(state, 'draw neutral')).toContainEqual({ type: 'disc moved', marker: 2, place: 13 })
})

rule('CG-S6', 'an opponent two above demand gains value, one above a share', () => {
  const state = beforeProduction(
    one => {
      one.good = CLOTHES
      close(one, CLOTHES, 0)
      one.rivals = [
        { appeal: [4, 5, 3, -1], shares: 12, shareValue: 12 },
        { appeal: [-1, 4, -1, 3], shares: 12, shareValue: 12 },
      ]
      one.demand[CLOTHES] = 3
      one.random = null
      soloOf(one).opponentsFirst = true
    },
    { players: 1 },
  )
  expect([saleLimit(state, CLOTHES, 5), saleLimit(state, CLOTHES, 4)]).toEqual([2, 1])
  play(state, 'no development')
  expect(state.rivals.map(({ shares, shareValue }) => [shares, shareValue])).toEqual([
    [12, 13],
    [13, 12],
  ])
})

rule('CG solo 3.2', 'the player produces as usual, then each opponent with the active good', () => {
  const state = clothesRound(one => {
    one.demand[CLOTHES] = 0
  })
  play(state, 'no development')
  const events = play(state, 'draw neutral')
  const types = events.map(({ type }) => type)
  expect(types.indexOf('produced')).toBeLessThan(types.indexOf('rival share value'))
  expect(types).toContain('rival share value')
})

rule('CG-S7', 'a discarded card goes to the highest row, leftmost empty place', () => {
  const state = soloPosition(one => {
    one.step = 'develop'
    one.stage = 'development'
    one.players[0] = { ...player(one), cards: (1 << faceNamed('patent')) | (1 << faceNamed('engineer')) }
    const { grid } = soloOf(one)
    grid[1] = faceNamed('workshop')
    grid[3] = -1
    grid[8] = -1
  })
  play(state, 'pick 2', 'discard patent')
  expect([soloOf(state).grid[3], has(state, 'patent')]).toEqual([faceNamed('patent'), false])
  expect([soloOf(state).grid[1], has(state, 'workshop')]).toEqual([-1, true])
})

rule('CG-S7', 'it leaves before the new card is taken, so it never falls into the place just vacated', () => {
  const [played] = formerGamesOf(cardGame).filter(({ file }) => file.seed === 'medium-4004')
  if (played === undefined) throw new Error('the game is gone')
  const journal = new Journal(cardGame, cardGame.parseOptions(played.file.options), played.file.seed)
  for (const move of played.file.moves.slice(0, 26)) expect(journal.play(move)).toBeUndefined()
  expect(journal.moves.slice(-2)).toEqual(['pick 4', 'discard big-storehouse'])
  expect(journal.position.solo?.grid.slice(3, 5)).toEqual([-1, faceNamed('big-storehouse')])
})

rule('CG solo 3.3', 'at the end of a decade the markers go back into the bag', () => {
  const state = beforeDraw(one => {
    one.good = 3
    for (const good of [0, 1, 2, 3]) close(one, good, 0)
    open(one, FOOD)
    soloOf(one).bag = [1, 2, 2]
  })
  play(state, 'no development', 'draw neutral')
  expect([state.decade, state.good, state.seat, state.step]).toEqual([2, FOOD, 0, 'action'])
  expect(soloOf(state).bag).toEqual([3, 3, 2])
})

rule('CG-S8', 'drawn markers return at the end of a decade: 3 + 3 + 2', () => {
  const state = clothesRound()
  play(state, 'no development', 'draw neutral')
  expect(soloOf(state).bag).toEqual([3, 3, 1])
  const end = beforeDraw(one => {
    one.good = 3
    for (const good of [0, 1, 2, 3]) close(one, good, 0)
    open(one, FOOD)
    soloOf(one).bag = [0, 1, 0]
  })
  play(end, 'no development')
  expect(soloOf(end).bag).toEqual([3, 3, 2])
})

rule('CG ruling 40', 'opponents block the appeal bonus but never gain it', () => {
  const value = (marker: number) => {
    const state = clothesRound(one => {
      one.demand[CLOTHES] = 1
      open(one, CLOTHES, { marker })
    })
    play(state, 'no development', 'draw neutral')
    return [player(state).shareValue, state.rivals[1]?.shareValue]
  }
  expect([value(3), value(4), value(5)]).toEqual([
    [11, 13],
    [11, 13],
    [12, 13],
  ])
})

rule('CG ruling 43', 'an opponent without the active good neither sells nor gains a share in production', () => {
  const alone = clothesRound()
  play(alone, 'no development', 'draw second opponent')
  expect(alone.rivals[0]).toMatchObject({ shares: 13, shareValue: 12 })
})

rule('CG ruling 44', "opponents' shares and value end at 30 too", () => {
  const state = clothesRound(one => {
    one.demand[CLOTHES] = 0
    for (const rival of one.rivals) Object.assign(rival, { shares: 30, shareValue: 30 })
  })
  play(state, 'no development', 'draw neutral')
  expect(state.rivals.map(({ shares, shareValue }) => [shares, shareValue])).toEqual([
    [30, 30],
    [30, 30],
  ])
})

rule('CG ruling 45', 'the Entrepreneur lets the player act after the opponents in the next round', () => {
  const state = clothesRound(one => {
    player(one).cards = 1 << faceNamed('entrepreneur')
  })
  play(state, 'no development', 'draw neutral', 'use entrepreneur')
  expect([state.good, state.step]).toEqual([2, 'draw'])
  play(state, 'draw neutral')
  expect([state.step, has(state, 'entrepreneur')]).toEqual(['action', false])
  play(state, 'no action', 'no development')
  expect([state.good, state.step, soloOf(state).opponentsFirst]).toEqual([3, 'action', false])
})
