import type { State } from '@arkwright/card-game'
import { expect, test } from 'vitest'
import { cardGamePage as page } from '../src/card-game/page.ts'
import { waysOf } from '../src/card-game/ways.ts'
import type { Control, Option } from '../src/play/control.ts'
import { compose, type Draft, movesOf, startDraft, tryMove } from '../src/play/draft.ts'
import { CELLS, cardMove, everyCardDecision, firstCardPosition } from './card-positions.ts'

const GAMES_OF_EACH = 10

function optionsOf({ dials, cards, more = [], buttons }: Control): readonly Option[] {
  return [
    ...dials.flatMap(({ options }) => options),
    ...cards.map(({ option }) => option),
    ...more.map(({ option }) => option),
    ...buttons,
  ]
}

/** The moves that can be added next by a press, or by several presses on the dials of totals. */
function offered(draft: Draft): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const place = draft.tried.length
  const look = (from: Draft): void => {
    const control = page.control(from)
    for (const option of control === undefined ? [] : optionsOf(control)) {
      const next = option.moves[place]
      if (next === undefined || option.moves.slice(0, place).some((move, at) => move !== draft.tried[at]?.move))
        continue
      found.add(next.text)
      if (!('totals' in next) || seen.has(next.text)) continue
      seen.add(next.text)
      look(compose(page, draft, option.moves.slice(0, place + 1)))
    }
  }
  look(draft)
  return found
}

/** A copy of a random decision as a draft, a few moves into its turn. */
function check(state: State): string[] {
  const draft = startDraft(page, state, state.seat)
  const known = offered(draft)
  return state.legal.filter(({ text }) => !known.has(text)).map(({ text }) => `${state.step}: ${text}`)
}

test.each(CELLS)('every legal move is offered by the bar or its dials: %j', options => {
  const missing = new Set<string>()
  const steps = new Set<string>()
  for (let game = 0; game < GAMES_OF_EACH; game++) {
    everyCardDecision(`offered ${game}`, options, state => {
      steps.add(state.step)
      for (const move of check(state)) missing.add(move)
    })
  }
  expect([...missing]).toEqual([])
  expect(steps.size).toBeGreaterThan(10)
})

/** The turn after pressing the option with this label on a dial. */
function dialled(draft: Draft, key: string, label: string): Draft {
  const control = page.control(draft)
  const dial = control?.dials.find(one => one.key === key)
  const option = dial?.options.find(one => one.label === label)
  if (option === undefined) throw new Error(`no ${label} on ${key}`)
  return compose(page, draft, option.moves)
}

/** What food can be set to at the start. */
const PRICE = 'appeal 3 · £5'

const first = () => startDraft(page, firstCardPosition(), 0)

test('a dial of workers keeps the rest of the turn and can be turned back', () => {
  const begun = tryMove(page, first(), cardMove('action employ'))
  const hired = dialled(begun, 'employ:0', '+1')
  const priced = dialled(hired, 'price', PRICE)
  expect(movesOf(priced)).toEqual(['action employ', 'employ food', 'done', 'appeal 3'])
  // With all places taken the action ends by itself.
  const more = dialled(priced, 'employ:1', '+1')
  expect(movesOf(more)).toEqual(['action employ', 'employ food', 'employ clothes', 'appeal 3'])
  expect(movesOf(dialled(more, 'employ:0', '0'))).toEqual(['action employ', 'employ clothes', 'done', 'appeal 3'])
  // Without any workers the action is not over.
  expect(movesOf(dialled(priced, 'employ:0', '0'))).toEqual(['action employ'])
})

test('the dials of distribution share the allowance', () => {
  const begun = tryMove(page, first(), cardMove('action distribution'))
  const one = dialled(begun, 'distribution:0', '1')
  expect(movesOf(one)).toEqual(['action distribution', 'distribution 1/0/0/0'])
  expect(page.control(one).left).toBe('2 of 3 left')
  const two = dialled(one, 'distribution:0', '2')
  expect(movesOf(two)).toEqual(['action distribution', 'distribution 2/0/0/0'])
  expect(movesOf(dialled(two, 'distribution:0', '0'))).toEqual(['action distribution'])
})

test('a number of shares can be changed after the price', () => {
  const begun = tryMove(page, first(), cardMove('action stock exchange'))
  const bought = dialled(begun, 'buy', '1')
  const priced = dialled(bought, 'price', PRICE)
  expect(movesOf(dialled(priced, 'buy', '2'))).toEqual(['action stock exchange', 'buy 2', 'loans 0', 'appeal 3'])
})

test('a press on the table leads through the action before it, and changes a price that is set', () => {
  const start = first()
  const texts = (draft: Draft, text: string) =>
    waysOf(page, draft)
      .get(cardMove(text))
      ?.map(move => move.text)
  expect(texts(start, 'employ food')).toEqual(['action employ', 'employ food'])
  const hired = compose(page, start, [cardMove('action employ'), cardMove('employ food')])
  expect(texts(hired, 'develop quality')).toEqual([
    'action employ',
    'employ food',
    'done',
    'appeal 0',
    'develop quality',
  ])
  const priced = compose(page, hired, [...hired.tried.map(({ move }) => move), cardMove('done'), cardMove('appeal 3')])
  expect(texts(priced, 'appeal 2')?.at(-1)).toBe('appeal 2')
  // An action is never left out.
  expect(texts(start, 'appeal 3')).toBeUndefined()
})

test('chips name the parts of a turn and where each begins', () => {
  const moves = ['action employ', 'employ food', 'employ clothes', 'appeal 3', 'develop quality'].map(cardMove)
  const draft = compose(page, first(), moves)
  expect(page.chips(draft).map(({ label, from }) => `${from} ${label}`)).toEqual([
    '0 Employ',
    '1 food and clothes',
    '3 £5 · appeal 3',
    '4 Quality 1 → 2',
  ])
  expect(page.ending(draft)).toMatch(/^\d+ sold, [+−]£\d+$/)
})
