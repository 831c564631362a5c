import { expect, test } from 'vitest'
import { cardGamePage as page } from '../src/card-game/page.ts'
import { eventsOf, finish, movesOf, startDraft, tryMove } from '../src/play/draft.ts'
import { replay } from '../src/play/history.ts'
import { CELLS, cardMove, firstCardPosition, randomCardGame } from './card-positions.ts'

test('action, price and development are one turn, ended as it stands', () => {
  const start = startDraft(page, firstCardPosition(), 0)
  const draft = tryMove(page, tryMove(page, start, cardMove('action employ')), cardMove('employ food'))
  const whole = finish(page, draft)
  // The token stays in place, and nothing is developed.
  expect(whole && movesOf(whole)).toEqual(['action employ', 'employ food', 'done', 'appeal 0', 'no development'])
})

test.each(CELLS)('every turn of a whole game can be composed as one draft: %j', options => {
  const seed = 'card drafts'
  const moves = randomCardGame(seed, options)
  const { journal } = replay(page.game, options, seed, moves)
  let at = 0
  let turns = 0
  while (at < moves.length) {
    const position = journal.at(at)
    const seat = page.game.pending(position)?.seat
    if (seat === undefined || seat === 'chance') throw new Error('a person decides')
    let draft = startDraft(page, position, seat)
    while (!draft.complete) {
      const next = moves[at++]
      if (next === undefined) throw new Error('the game ends with a whole turn')
      draft = tryMove(page, draft, cardMove(next))
    }
    turns++
    // Automatic steps after a turn are not part of it.
    if (position.step === 'action') {
      expect(eventsOf(draft).filter(({ type }) => type === 'sold' || type === 'round')).toEqual([])
    }
  }
  expect(turns).toBeGreaterThanOrEqual(12)
})
