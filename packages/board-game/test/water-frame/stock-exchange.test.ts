import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import {
  CUTLERY,
  EDITIONS,
  firstTurn,
  harbour,
  moves,
  paid,
  play,
  playerOf,
  received,
  turnWith,
  untilStep,
  why,
} from './position.ts'

for (const edition of EDITIONS) {
  rule('E27', `${edition}: a new contract anywhere on the track; an old one only higher`, () => {
    const state = turnWith(
      (_, player) => {
        harbour(player).contracts[CUTLERY] = 2
      },
      { edition },
    )
    play(state, 'place stock exchange 1')
    untilStep(state, 'contracts')
    expect(moves(state, 'contract food')).toEqual([
      'contract food 2',
      'contract food 4',
      'contract food 6',
      'contract food 8',
      'contract food 10',
    ])
    expect(why(state, 'contract cutlery 2')).toBe('WF II.2.6: contract-never-lower')
    play(state, 'contract food 6', 'contract cutlery 4')
    expect(harbour(playerOf(state, 0)).contracts).toEqual([6, 0, 4, 0])
  })
}

rule('WF II.2.6', 'two players: only 2 and 4 on the track', () => {
  const state = firstTurn({ players: 2 })
  play(state, 'place stock exchange 1')
  untilStep(state, 'contracts')
  expect(moves(state, 'contract food')).toEqual(['contract food 2', 'contract food 4'])
  expect(why(state, 'contract food 6')).toBe('WF II.2.6: not-on-the-track')
})

for (const edition of EDITIONS) {
  rule('D23', `${edition}: stored goods are sold at the printed prices 2, 3, 4, 5`, () => {
    const state = turnWith(
      (_, player) => {
        player.stored = [1, 1, 1, 1]
        harbour(player).rows = 1
      },
      { edition },
    )
    play(state, 'place stock exchange 1')
    const events = play(state, 'sell food 1', 'sell clothes 1', 'sell cutlery 1', 'sell lamps 1')
    expect(received(events, 0, 'stored goods')).toBe(14)
  })
}

rule('E24', 'in Water Frame too: on space 22 a share costs £16', () => {
  const state = turnWith((_, player) => Object.assign(player, { space: 22, cash: 40 }))
  play(state, 'place stock exchange 1', 'sell shares 0')
  expect(paid(play(state, 'buy shares 1'), 0)).toBe(16)
})

rule('E25', 'in Water Frame too: on space 9 a share sells for £9 and costs £10', () => {
  const state = turnWith((_, player) => Object.assign(player, { space: 9, cash: 40 }))
  const events = play(state, 'place stock exchange 1', 'sell shares 1', 'buy shares 1')
  expect([received(events, 0), paid(events, 0, 'shares')]).toEqual([9, 10])
})
