import { type Move, spinningJenny } from '@arkwright/board-game'
import { expect, test } from 'vitest'
import { callsOf } from '../src/board-game/contexts/calls-of.ts'
import { contexts } from '../src/board-game/contexts/contexts.ts'
import { boughtInWords, markerRows } from '../src/board-game/control/buys.ts'
import { spinningJennyPage as page } from '../src/board-game/page.ts'
import { dialIn } from '../src/play/control.ts'
import { type Draft, movesOf, restoreDraft, startDraft } from '../src/play/draft.ts'
import { firstPosition, move } from './positions.ts'

const WORKERS = 1
const MACHINERY = 2
const DISTRIBUTION = 4

function drafted(...moves: string[]): Draft {
  const draft = restoreDraft(page, startDraft(page, firstPosition(), 0), moves)
  expect(movesOf(draft)).toEqual(moves)
  return draft
}

function dialOf(draft: Draft, key: string) {
  const dial = page.control(draft).dials.find(one => one.key === key)
  if (dial === undefined) throw new Error(`no dial ${key}`)
  return dial
}

test('a space says what its sum buys, and the cheapest one for as much is marked', () => {
  const rows = markerRows(firstPosition(), 0)
  const cellsOf = (marker: number) => rows.find(row => row.marker === marker)?.cells ?? []
  // Machines cost 3, 6, 13 with the coloured marker — SJ II.2.3.
  expect(cellsOf(MACHINERY).map(({ bought }) => bought.amount)).toEqual([0, 1, 2, 2, 2])
  expect(cellsOf(MACHINERY).map(({ isCheapest }) => isCheapest)).toEqual([false, true, true, false, false])
  expect(cellsOf(DISTRIBUTION).map(({ bought }) => boughtInWords(bought))).toContain('£4 of steps')
  expect(cellsOf(WORKERS).filter(({ isCheapest }) => isCheapest)).toHaveLength(1)
  expect(rows.find(({ marker }) => marker === MACHINERY)?.usual?.cost).toBe(4)
})

test('a placed marker can go to another space with one press', () => {
  const dial = dialOf(drafted('place machinery 2'), 'space')
  expect(dial.options.map(({ label }) => label)).toEqual(['£2', '£4', '£6', '£8', '£10'])
  expect(dial.at).toBe(1)
  expect(dial.options[2]?.moves.map(({ text }) => text)).toEqual(['place machinery 3'])
})

test('a dial hires several workers at once, lowers the number and keeps other mills', () => {
  const draft = drafted('place workers 1', 'hire clothes 3', 'hire cutlery 3', 'hire clothes 3')
  const dial = dialOf(draft, 'workers:1')
  expect(dial.options[dial.at]?.label).toBe('+2')
  expect(dial.options[dial.at - 1]?.moves.map(({ text }) => text)).toEqual([
    'place workers 1',
    'hire clothes 3',
    'hire cutlery 3',
  ])
})

test('all questions of a stock exchange are dials of one control; a change keeps the others', () => {
  const draft = drafted('place stock exchange 1', 'sell shares 2', 'buy shares 1')
  const sold = dialOf(draft, 'sell shares')
  expect(sold.at).toBe(2)
  expect(dialOf(draft, 'buy shares').at).toBe(1)
  expect(sold.options[3]?.moves.map(({ text }) => text)).toEqual([
    'place stock exchange 1',
    'sell shares 3',
    'buy shares 1',
  ])
})

test('a price can be changed again, and the price that stands is no move', () => {
  const draft = drafted('place distribution 2', 'distribution clothes', 'done', 'price clothes 8')
  const dial = dialOf(draft, 'price:1')
  expect(dial.options[dial.at]?.label).toBe('£8')
  const stands = firstPosition().players[0]?.factories[1].price
  const same = dial.options.find(({ label }) => label === `£${stands}`)
  expect(same?.moves.map(({ text }) => text)).toEqual(['place distribution 2', 'distribution clothes', 'done'])
  expect(dial.options[0]?.result).toMatch(/^\d of \d sold · [+−]?£\d+ · [+−]?\d spaces?$/)
})

test('bar and panel show the chosen dial, else the first price that is still open', () => {
  const draft = drafted('place distribution 3', 'distribution clothes', 'done', 'price clothes 8')
  const { dials } = page.control(draft)
  expect(dials.map(({ key, isOpen }) => `${key} ${isOpen}`)).toEqual(['price:1 false', 'price:2 true'])
  expect(dialIn(dials, undefined)?.key).toBe('price:2')
  expect(dialIn(dials, 'price:1')?.key).toBe('price:1')
  expect(dialIn(dials, 'price:3')?.key).toBe('price:2')
  expect(dialIn(page.control(drafted('place stock exchange 1')).dials, undefined)?.key).toBe('buy shares')
})

test('repeated moves are one chip, and questions left unchanged have none', () => {
  const draft = drafted('place workers 1', 'hire clothes 3', 'hire cutlery 3', 'hire clothes 3', 'done')
  expect(page.chips(draft).map(({ label, from }) => `${from} ${label}`)).toEqual([
    '0 Workers £2',
    '1 clothes +2',
    '2 cutlery +1',
  ])
})

test('a chip names the marker that is taken, without the verb', () => {
  const draft = drafted('place workers 1', 'hire clothes 3', 'done', 'take light quality')
  expect(page.chips(draft).at(-1)?.label).toBe('Light grey quality')
})

test('the turn ends with the sale as it would be now', () => {
  const draft = drafted('place workers 1')
  // The first good is food: blue has no mill for it, red has one.
  expect(page.ending(draft)).toBeUndefined()
  expect(page.ending({ ...draft, seat: 1 })).toMatch(/^(?:no sale|sell \d), [+−]?£\d+$/)
})

test('calls begin at the highest appeal and name everyone at that space or above', () => {
  const calls = callsOf(firstPosition(), 1)
  expect(calls.length).toBeGreaterThan(0)
  const spaces = calls.map(({ space }) => space)
  expect(spaces).toEqual(spaces.toSorted((one, other) => other - one))
})

test('the first view is what the decision needs; forecast and rules always follow', () => {
  const keys = (draft: Draft) => contexts(page, draft.state, draft).map(({ key }) => key)
  expect(keys(drafted())).toEqual(['spaces', 'forecast', 'rules'])
  expect(keys(drafted('place workers 1'))).toEqual(['town', 'forecast', 'rules'])
  expect(keys(drafted('place quality 3'))).toEqual(['appeal', 'forecast', 'rules'])
  expect(contexts(page, firstPosition(), undefined).map(({ key }) => key)).toEqual(['forecast', 'rules'])
})

test('at the exchange the turn can be ended without an answer', () => {
  const draft = drafted('place stock exchange 1')
  const pass: Move | undefined = spinningJenny.parseMove('sell shares 0')
  expect(page.pass(draft.state)).toBe(pass)
  expect(page.pass(drafted('place stock exchange 1', 'sell shares 1').state)).toBe(move('buy shares 0'))
})
