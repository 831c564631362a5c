import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { cardGame } from '@arkwright/card-game'
import { type AnyGame, absentPieces, type BoxGroup, numberAt, type Printing, standardFigures } from '@arkwright/kernel'
import { LANGUAGE_IDS } from '@arkwright/words'
import { sources } from '@arkwright/words/en/sources'
import { afterAll, describe, expect, test } from 'vitest'
import { changesOf } from '../src/box/changes.ts'
import { askedBox, checkOf, startAt } from '../src/box/check.ts'
import { edited, stepped } from '../src/box/edits.ts'
import { codesOf, groupTitle, numberLabel, valueText } from '../src/box/names.ts'
import { sourceText } from '../src/box/sources.ts'
import { speak } from '../src/messages/first.ts'

const GAMES: readonly (readonly [AnyGame, number | undefined])[] = [
  [spinningJenny, undefined],
  [waterFrame, 2014],
  [waterFrame, 2016],
  [cardGame, undefined],
]
const EMPTY: Printing = {
  game: spinningJenny.id,
  name: 'a copy',
  language: 'English',
  source: 'a test',
  confirmed: [],
  changed: {},
  unknown: [],
}

afterAll(() => speak('en'))

function groupIn(game: AnyGame, id: string): BoxGroup {
  const group = askedBox(game, game.box.editions.at(-1), 'all').groups.find(one => one.id === id)
  if (group === undefined) throw new Error(`no group ${id}`)
  return group
}

describe.each(LANGUAGE_IDS)('in %s', language => {
  test.each(GAMES.map(([game, edition]) => [game.id, edition, game] as const))(
    'every group and every number of %s %s has a name',
    async (_, edition, game) => {
      await speak(language)
      const { groups } = askedBox(game, edition, 'all')
      expect(groups.filter(({ id }) => groupTitle(id) === id)).toEqual([])
      expect(new Set(groups.map(({ id }) => groupTitle(id))).size).toBe(groups.length)
      const figures = standardFigures(game)
      const paths = groups.flatMap(group => [...group.numbers, ...absentPieces(group, figures)]).map(({ path }) => path)
      const labels = paths.map(numberLabel)
      expect(labels.filter(label => /[a-z][A-Z]|undefined|[a-z]\d|, ?,|, $/.test(label))).toEqual([])
      expect(new Set(labels).size).toBe(labels.length)
      const coded = paths.filter(path => codesOf(path) !== undefined)
      expect(coded.filter(path => codesOf(path)?.has(numberAt(figures, path)) !== true)).toEqual([])
    },
  )
})

describe('the sources', () => {
  const { boardEn: board, ...own } = {
    boardEn: sources.board,
    [spinningJenny.id]: sources.jenny,
    [waterFrame.id]: sources.water,
    [cardGame.id]: sources.card,
  }
  const figures = GAMES.flatMap(([game, edition]) =>
    askedBox(game, edition, 'all').groups.flatMap(group => group.figures.map(figure => ({ game: game.id, ...figure }))),
  )
  const needWords = figures.filter(({ source }) => !/^(SJ|WF) \S+$/.test(source))

  test('in English are those of the tables of components', async () => {
    await speak('en')
    expect(figures.map(({ game, name, source }) => sourceText(game, name, source))).toEqual(
      figures.map(({ source }) => source),
    )
  })

  test('have words for each sentence, and no words are left over', () => {
    const named = new Set(
      needWords.map(({ game, name }) => `${Object.hasOwn(own[game] ?? {}, name) ? game : 'board'} ${name}`),
    )
    const worded = Object.entries({ ...own, board }).flatMap(([part, words]) =>
      Object.keys(words).map(name => `${part} ${name}`),
    )
    expect([...named].toSorted()).toEqual(worded.toSorted())
  })

  test.each(['fr', 'de'] as const)('are in %s', async language => {
    await speak(language)
    const same = needWords.filter(({ game, name, source }) => sourceText(game, name, source) === source)
    expect(same).toEqual([])
  })
})

test('a check counts answers and minutes, and goes on where it stopped', async () => {
  await speak('en')
  const which = 'reconstructed'
  const empty = checkOf({ printing: EMPTY, which }, spinningJenny)
  expect(empty).toMatchObject({ done: 0, minutesLeft: 8 })
  expect(startAt({}, empty)).toBe(0)
  const ids = empty.groups.map(({ id }) => id)
  const some = checkOf({ printing: { ...EMPTY, confirmed: ids.slice(0, 3) }, which }, spinningJenny)
  expect(some.done).toBe(3)
  expect(startAt({}, some)).toBe(3)
  expect(startAt({ at: ids[7] ?? '' }, some)).toBe(7)
  const all = checkOf({ printing: { ...EMPTY, confirmed: ids }, which }, spinningJenny)
  expect(all).toMatchObject({ done: ids.length, minutesLeft: 0 })
  expect(startAt({}, all)).toBe(0)
})

describe('an editor', () => {
  const wages = groupIn(spinningJenny, 'wages-1-10')
  const markers = groupIn(spinningJenny, 'start-markers')
  const figures = standardFigures(spinningJenny)
  const edit = (group: BoxGroup, typed: Readonly<Record<string, string>>) =>
    edited(EMPTY, spinningJenny, group, group.numbers, new Map(Object.entries(typed)), path => numberAt(figures, path))

  test('keeps numbers within their range', () => {
    const { printing, trouble, differs } = edit(wages, { 'wageByRow[8]': '4' })
    expect(trouble).toBeUndefined()
    expect(differs).toBe(true)
    expect(printing && changesOf(printing, spinningJenny)).toMatchObject([{ ours: '£3', theirs: '£4' }])
  })

  test.each(['', '0', '21', '3.5', '1e1', 'three'])('refuses the wage %j with one sentence', typed => {
    expect(edit(wages, { 'wageByRow[8]': typed })).toMatchObject({
      printing: undefined,
      trouble: 'Wage by row of the job market, row 9 must be from 1 to 20.',
    })
  })

  test('says that nothing differs', () => {
    expect(edit(wages, { 'wageByRow[8]': '3' })).toMatchObject({ differs: false, trouble: undefined })
  })

  test('refuses a set-up that does not work', () => {
    const { printing, trouble } = edit(markers, { 'predeterminedMarkers.players2.blue.light machinery': '0' })
    expect(printing).toBeUndefined()
    expect(trouble).toContain('No table can be set up with these figures')
  })

  test('steps stay in the range', () => {
    const [number] = wages.numbers
    if (number === undefined) throw new Error('no wage')
    expect(['19', '20', '', '−3'].map(typed => stepped(typed, 1, number))).toEqual(['20', '20', '2', '1'])
    expect(stepped('1', -1, number)).toBe('1')
  })
})

test('values are shown as they are meant', async () => {
  await speak('en')
  expect(valueText(['wageByRow', 0], 2)).toBe('£2')
  expect(valueText(['unnumberedSpaces', 'food'], 2)).toBe('2')
  expect(valueText(['startGoods', 'two', 0, 0], 3)).toBe('Cutlery')
  expect(valueText(['arrowsA', 0, 0], 0)).toBe('no arrow')
})
