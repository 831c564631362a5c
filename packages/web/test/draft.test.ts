import { expect, test } from 'vitest'
import { spinningJennyPage as page, waterFramePage } from '../src/board-game/page.ts'
import { eventsOf, finish, movesOf, restoreDraft, startDraft, stepBack, tryMove } from '../src/play/draft.ts'
import { replay } from '../src/play/history.ts'
import { isOver } from '../src/play/over.ts'
import { firstPosition, move, randomGame, randomWaterFrame, WATER_FRAME_TABLES } from './positions.ts'

const PRODUCTION = new Set(['sale', 'sold', 'stored', 'cycle', 'importer', 'start player'])

const GAMES = [
  { players: 4, setup: 'predetermined' },
  { players: 3, setup: 'free' },
  { players: 2, setup: 'free' },
] as const

test('a move is tried on a copy, and stepping back restores the position before it', () => {
  const position = firstPosition()
  const before = JSON.stringify(page.game.save(position))
  const start = startDraft(page, position, 0)
  const placed = tryMove(page, start, move('place workers 2'))
  const hired = tryMove(page, placed, move('hire clothes 3'))
  expect(JSON.stringify(page.game.save(position))).toBe(before)
  expect(movesOf(hired)).toEqual(['place workers 2', 'hire clothes 3'])
  expect(stepBack(hired).state).toBe(placed.state)
  expect(stepBack(stepBack(hired)).state).toBe(start.state)
  expect(stepBack(start)).toBe(start)
})

test('a move that is not legal changes nothing', () => {
  const start = startDraft(page, firstPosition(), 0)
  expect(tryMove(page, start, move('hire clothes 3'))).toBe(start)
})

test('a complete turn shows the table right after the turn, before the others or the production change it', () => {
  const start = startDraft(page, firstPosition(), 0)
  const draft = tryMove(page, tryMove(page, start, move('place stock exchange 1')), move('sell shares 2'))
  const bought = tryMove(page, draft, move('buy shares 1'))
  const taken = tryMove(page, bought, move('take light quality'))
  expect(taken.complete).toBe(true)
  expect(isOver(taken.state)).toBe(false)
  expect(taken.state).toMatchObject({ seat: 0, players: [{ shares: 9, advanced: [6, 7] }, {}, {}, {}] })
  expect(taken.state.legal).toEqual([])
  expect(tryMove(page, taken, move('done'))).toBe(taken)
})

test('ending a turn leaves open questions unchanged, and needs those answers that only the player can give', () => {
  const start = startDraft(page, firstPosition(), 0)
  expect(finish(page, start)).toBeUndefined()
  const whole = finish(page, tryMove(page, start, move('place workers 1')))
  expect(whole && movesOf(whole)).toEqual(['place workers 1', 'done', 'done'])
})

test('a stored draft is restored as far as it still fits', () => {
  const start = startDraft(page, firstPosition(), 0)
  const kept = restoreDraft(page, start, ['place workers 2', 'hire clothes 3', 'no such move', 'done'])
  expect(movesOf(kept)).toEqual(['place workers 2', 'hire clothes 3'])
})

test.each(GAMES)('every turn of whole games with $players players, $setup, can be composed as one draft', options => {
  const moves = randomGame(`drafts ${options.players}`, options)
  const { journal } = replay(page.game, options, `drafts ${options.players}`, moves)
  let at = 0
  let turns = 0
  while (at < moves.length) {
    const position = journal.at(at)
    const seat = page.game.pending(position)?.seat
    if (seat === undefined || seat === 'chance') throw new Error('a person decides')
    const isAction = position.step === 'place marker'
    let draft = startDraft(page, position, seat)
    while (!draft.complete) {
      const next = moves[at++]
      if (next === undefined) throw new Error('the game ends with a whole turn')
      draft = tryMove(page, draft, move(next))
    }
    turns++
    // Automatic steps after a turn are not part of it.
    const types = eventsOf(draft).map(({ type }) => type)
    if (isAction) expect(types.filter(type => PRODUCTION.has(type))).toEqual([])
  }
  expect(turns).toBeGreaterThan(12 * options.players)
})

test.each(WATER_FRAME_TABLES)('the same for every turn of Water Frame: $players players, $edition, $setup', options => {
  const { game } = waterFramePage
  const moves = randomWaterFrame('drafts', options)
  const { journal } = replay(game, options, 'drafts', moves)
  let at = 0
  while (at < moves.length) {
    const position = journal.at(at)
    const seat = game.pending(position)?.seat
    if (seat === undefined || seat === 'chance') throw new Error('a person decides')
    const isAction = position.step === 'place marker'
    let draft = startDraft(waterFramePage, position, seat)
    while (!draft.complete) {
      const next = game.parseMove(moves[at++] ?? '')
      if (next === undefined) throw new Error('the game ends with a whole turn')
      draft = tryMove(waterFramePage, draft, next)
    }
    const types = eventsOf(draft).map(({ type }) => type)
    if (isAction) expect(types.filter(type => PRODUCTION.has(type) && type !== 'stored')).toEqual([])
    // No part of a turn depends on what is still face down.
    expect(types).not.toContain('chance')
  }
})
