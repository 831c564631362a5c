import { SEATS } from '@arkwright/kernel'
import { expect, expectTypeOf, test } from 'vitest'
import { LEVELS, ROWS, type Row } from '../src/components/goods.ts'
import { GOODS, type Good, type Move, moves, spinningJenny, waterFrame } from '../src/index.ts'

/** The move table asked for a move by what the move says of itself. */
function made(move: Move): Move {
  switch (move.kind) {
    case 'found':
    case 'modernise':
    case 'close':
    case 'fire':
    case 'quality':
    case 'distribution':
    case 'discard':
    case 'hire column':
    case 'dismiss column':
      return moves[move.kind](move.good)
    case 'hire':
    case 'machine':
      return moves[move.kind](move.good, move.row)
    case 'sell goods':
    case 'contract':
    case 'ship':
      return moves[move.kind](move.good, move.count)
    case 'sell shares':
    case 'repay':
    case 'buy shares':
      return moves[move.kind](move.count)
    case 'use':
    case 'return':
    case 'take tile':
    case 'keep':
    case 'draw tile':
      return moves[move.kind](move.tile)
    case 'take':
    case 'draw':
      return moves[move.kind](move.marker)
    case 'start player':
    case 'draw start player':
      return moves[move.kind](move.named)
    case 'done':
    case 'sell stored':
    case 'stop selling':
    case 'hire row':
    case 'dismiss row':
      return moves[move.kind]()
    case 'price':
      return moves.price(move.good, move.price)
    case 'place':
      return moves.place(move.marker, move.space)
    case 'build':
      return moves.build(move.good, move.level)
    case 'assign':
      return moves.assign(move.tile, move.good)
    case 'take ship':
      return moves['take ship'](move.size)
    case 'return ship':
      return moves['return ship'](move.pier)
    case 'move':
      return moves.move(move.from, move.to)
    case 'produce':
      return moves.produce(move.good, ROWS[move.rows - 1] ?? 0)
    case 'pay':
      return moves.pay(move.amount)
    case 'economy':
      return moves.economy(move.importer, move.workers)
    case 'event':
      return moves.event(move.event)
  }
}

test('the table makes every move of both games, and each is the one the notation names', () => {
  for (const game of [spinningJenny, waterFrame]) {
    expect(game.vocabulary.length).toBeGreaterThan(500)
    for (const move of game.vocabulary) expect(made(move)).toBe(move)
  }
})

test('moves are called by kind, with what they are about', () => {
  expect(moves.hire(0, 1)).toBe(waterFrame.parseMove('hire food 2'))
  expect(GOODS.map(good => LEVELS.map(level => moves.build(good, level).text))[3]?.[3]).toBe('build lamps IV')
  expect(SEATS.map(seat => moves['start player'](seat).text)[1]).toBe('start player red')
})

test('a number that no move has throws', () => {
  expect(() => moves.price(0, 41)).toThrow(RangeError)
  expect(() => moves.contract(0, 3)).toThrow(RangeError)
  expect(() => moves.move(1, 1)).toThrow(RangeError)
  expect(() => moves.take(0)).toThrow(RangeError)
})

test('a wrong move does not compile', () => {
  expectTypeOf(moves.hire).parameters.toEqualTypeOf<[good: Good, row: Row]>()
  expectTypeOf<'hier'>().not.toExtend<keyof typeof moves>()
  expectTypeOf<keyof typeof moves>().toEqualTypeOf<Move['kind']>()
})
