import { expect, test } from 'vitest'
import { withAnswer, withNote, withNumbers } from '../src/answer-group.ts'
import { absentPieces, type BoxGroup, boxOf } from '../src/box.ts'
import { pathText } from '../src/figure-paths.ts'
import { mergePrintings } from '../src/merge-printings.ts'
import { type Printing, parsePrinting, writePrinting } from '../src/printing.ts'
import { answersOf } from '../src/printing-answers.ts'
import { checkPrinting, standardFigures } from '../src/printing-options.ts'
import { MY_COPY, printedRace } from './printing-game.ts'

const EMPTY: Printing = { ...MY_COPY, confirmed: [], changed: {}, unknown: [] }
const groups = new Map(
  boxOf(printedRace, printedRace.parseOptions({ players: 2 })).groups.map((group): [string, BoxGroup] => [
    group.id,
    group,
  ]),
)

function group(id: string): BoxGroup {
  const found = groups.get(id)
  if (found === undefined) throw new Error(`no group ${id}`)
  return found
}

test('each group has one answer, and the last one counts', () => {
  const same = withAnswer(EMPTY, printedRace, group('wages'), 'same')
  expect(same.confirmed).toEqual(['wages'])
  const different = withNumbers(same, printedRace, group('wages'), [{ path: ['wages', 1], value: 5 }])
  expect(different).toMatchObject({ confirmed: [], changed: { wages: [2, 5, 3, 3] }, unknown: [] })
  const unknown = withAnswer(different, printedRace, group('wages'), 'cannot tell')
  expect(unknown).toMatchObject({ confirmed: [], changed: {}, unknown: ['wages'] })
  expect(withAnswer(unknown, printedRace, group('wages'), 'same').unknown).toEqual([])
})

test('an answer leaves the other groups of a figure alone', () => {
  const food = withNumbers(EMPTY, printedRace, group('food'), [{ path: ['cost', 'food', 0], value: 9 }])
  const both = withNumbers(food, printedRace, group('lamps'), [{ path: ['cost', 'lamps', 1], value: 15 }])
  expect(both.changed).toEqual({ cost: { food: [9, 10], lamps: [11, 15] } })
  expect(withAnswer(both, printedRace, group('food'), 'same').changed).toEqual({ cost: { lamps: [11, 15] } })
})

test('a number of another group is not taken', () => {
  expect(withNumbers(EMPTY, printedRace, group('food'), [{ path: ['wages', 0], value: 9 }]).changed).toEqual({})
})

test('a piece replaces another', () => {
  const pieces = group('pieces')
  expect(absentPieces(pieces, standardFigures(printedRace)).map(({ path }) => pathText(path))).toEqual([
    'pieces.blue.office',
    'pieces.red.school',
  ])
  const changed = withNumbers(EMPTY, printedRace, pieces, [
    { path: ['pieces', 'blue', 'school'], value: 0 },
    { path: ['pieces', 'blue', 'office'], value: 1 },
  ])
  expect(changed.changed).toEqual({ pieces: { blue: { school: 0, office: 1 } } })
  expect(() => checkPrinting(changed, printedRace)).not.toThrow()
  expect(answersOf(changed, printedRace).get('pieces')).toBe('different')
})

test('a note is part of the file; an empty one is no note', () => {
  const noted = withNote(EMPTY, 'wages', ' in shillings ')
  expect(noted.notes).toEqual({ wages: 'in shillings' })
  expect(parsePrinting(writePrinting(noted))).toEqual(noted)
  expect(withNote(noted, 'wages', ' ')).toEqual(EMPTY)
})

test('a note that is no text on one line is refused', () => {
  for (const notes of [{ wages: 'two\nlines' }, { wages: 7 }, { wages: 'x'.repeat(201) }, ['wages']]) {
    const text = JSON.stringify({ ...JSON.parse(writePrinting(EMPTY)), notes })
    expect(() => parsePrinting(text)).toThrow(/^printing: notes/)
  }
})

test('at a conflict the reader may prefer the second printing', () => {
  const first = withNumbers(EMPTY, printedRace, group('wages'), [
    { path: ['wages', 0], value: 4 },
    { path: ['wages', 1], value: 4 },
  ])
  const second = withAnswer(EMPTY, printedRace, group('wages'), 'same')
  const merged = mergePrintings(first, second, printedRace, path => path[1] === 0)
  expect(merged.conflicts).toHaveLength(2)
  expect(merged.printing.changed).toEqual({ wages: [2, 4, 3, 3] })
})
