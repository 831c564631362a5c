import { expect, test } from 'vitest'
import { cardGame, type Move, moves } from '../src/index.ts'

/** The move table asked for a move by what the move says of itself. */
function made(move: Move): Move {
  switch (move.kind) {
    case 'build':
    case 'upgrade':
    case 'advance':
    case 'employ':
    case 'assign':
    case 'choose':
    case 'draw factory':
      return moves[move.kind](move.good)
    case 'quality':
    case 'distribution':
    case 'store':
      return moves[move.kind](move.totals)
    case 'buy':
    case 'loans':
    case 'sell':
    case 'ship':
      return moves[move.kind](move.count)
    case 'take':
    case 'discard':
    case 'use':
    case 'reactivate':
    case 'lay':
      return moves[move.kind](move.face)
    case 'no action':
    case 'done':
    case 'no development':
    case 'decline':
      return moves[move.kind]()
    case 'action':
      return moves.action(move.action)
    case 'automate':
      return moves.automate(move.good, move.position === 0 ? 0 : 1)
    case 'produce':
      return moves.produce(move.good, move.workerCards)
    case 'load':
      return moves.load(move.good, move.count)
    case 'appeal':
      return moves.appeal(move.appeal)
    case 'develop':
      return moves.develop(move.track)
    case 'pick':
      return moves.pick(move.place)
    case 'start player':
      return moves['start player'](move.player)
    case 'deal':
      return moves.deal(move.card, move.back)
    case 'opponents':
      return moves.opponents(move.goods)
    case 'draw':
      return moves.draw(move.marker)
  }
}

test('the table makes every move, and each is the one the notation names', () => {
  expect(cardGame.vocabulary.length).toBeGreaterThan(500)
  for (const move of cardGame.vocabulary) expect(made(move)).toBe(move)
})

test('moves are called by kind, with what they are about', () => {
  expect(moves.automate(3, 1)).toBe(cardGame.parseMove('automate lamps 2'))
  expect(moves.quality([2, 0, 0, 0])).toBe(cardGame.parseMove('quality 2/0/0/0'))
})

test('a number that no move has throws', () => {
  expect(() => moves.appeal(18)).toThrow(RangeError)
  expect(() => moves.load(0, 0)).toThrow(RangeError)
  expect(() => moves.quality([9, 0, 0, 0])).toThrow(RangeError)
})
