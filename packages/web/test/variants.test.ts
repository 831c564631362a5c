import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { type Finding, judgeVariant, type Pair, playPair, questionOf, readerOf } from '@arkwright/bots/balance'
import { cardGame } from '@arkwright/card-game'
import { type AnyGame, checkPrinting, numbersIn, parsePrinting, writePrinting } from '@arkwright/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { speak } from '../src/messages/first.ts'
import { componentName } from '../src/variants/component-names.ts'
import { departuresOf } from '../src/variants/departures.ts'
import { differencesOf } from '../src/variants/differences-text.ts'
import { draftFrom, printingOf, standardPrinting, withFigure, withOption } from '../src/variants/drafts.ts'
import { GALLERY } from '../src/variants/gallery.ts'
import { figureLabel, numberLabel } from '../src/variants/labels.ts'
import { figureRows, findingText, useRows } from '../src/variants/report-text.ts'

const GAMES: readonly AnyGame[] = [spinningJenny, waterFrame, cardGame]
const LANGUAGES = ['en', 'fr', 'de'] as const

afterEach(() => speak('en'))

describe.each(LANGUAGES)('in %s', language => {
  test.each(GAMES)('$id: everything a report counts has a name', async game => {
    await speak(language)
    for (const key of [...readerOf(game).components({ players: 3 }), 'money: loan taken', 'shares: bought']) {
      const name = componentName(game.id, key)
      expect(name).not.toBe(key)
      expect(name).not.toMatch(/undefined|NaN|: $/)
    }
  })

  test.each(GAMES)('$id: every figure of the editor has a name and a table', async game => {
    await speak(language)
    const departures = departuresOf(standardPrinting(game.id), game)
    expect(departures.map(({ name }) => name)).toContain('decades')
    for (const { name, figure } of departures) {
      expect(figureLabel(name)).not.toBe(name)
      const labels = numbersIn(figure.value, [name]).map(({ path }) => numberLabel(path))
      expect(new Set(labels).size).toBe(labels.length)
    }
  })
})

test.each(GALLERY)('$key says what it changes, without the names of the code', ({ printing }) => {
  const game = GAMES.find(({ id }) => id === printing.game)
  if (game === undefined) throw new Error('the game is not known')
  const lines = differencesOf(printing, game)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).not.toMatch(/[a-z][A-Z]|undefined|players\d/)
})

describe('a draft', () => {
  const draft = draftFrom(standardPrinting('spinning-jenny'))
  const decades = departuresOf(draft.from, spinningJenny).find(({ name }) => name === 'decades')
  if (decades === undefined) throw new Error('decades cannot be changed')

  test('becomes a file that can be read again and set up', () => {
    const changed = withFigure(withOption(draft, 'setup', 'free'), 'decades', decades.figure, 2)
    const printing = printingOf({ ...changed, name: ' Short ', reason: 'For a\nshort evening.' })
    const read = parsePrinting(writePrinting(printing))
    expect(read.variant).toEqual({
      name: 'Short',
      reason: 'For a short evening.',
      options: { setup: 'free' },
      figures: { decades: 2 },
    })
    checkPrinting(read, spinningJenny)
    expect(differencesOf(read, spinningJenny)).toEqual(['Set-up: Free', 'Number of decades: 2 instead of 3'])
  })

  test('names a handicap, in pounds or as measured', () => {
    const withOptions = (options: Readonly<Record<string, unknown>>) => ({
      ...printingOf({ ...draft, name: 'Seats', reason: 'Fair.' }),
      variant: { name: 'Seats', reason: 'Fair.', options, figures: {} },
    })
    expect(differencesOf(withOptions({ handicap: [9, 0, 9, 0] }), spinningJenny)).toEqual([
      'Start cash of the seats: +£9, £0, +£9 and £0',
    ])
    const balanced = { ...withOptions({ handicap: 'balanced' }), game: 'card-game' }
    expect(differencesOf(balanced, { ...cardGame, players: { min: 2, max: 2 } })).toEqual([
      'Seats balanced by a measured handicap',
    ])
  })

  test('forgets what is as printed again', () => {
    const changed = withFigure(draft, 'decades', decades.figure, 2)
    expect(withFigure(changed, 'decades', decades.figure, 3).figures).toEqual({})
    expect(withOption(withOption(draft, 'setup', 'free'), 'setup', undefined).options).toEqual({})
  })
})

describe('the report', () => {
  const short = GALLERY.find(({ key }) => key === 'shortSpinningJenny')
  if (short === undefined) throw new Error('the gallery has no short game')
  const question = questionOf(short.printing, spinningJenny, 2)
  const pairs = [0, 1].map(number => playPair(question, number))
  const judgement = judgeVariant(question, pairs)
  if (judgement === undefined) throw new Error('no game reached its end')

  test('compares games from the same openings, the same every time', () => {
    expect(playPair(question, 1)).toEqual(pairs[1])
    expect(judgement.pairs).toBe(2)
    // All turns, those of the opening too: twelve and eight of each player.
    expect(judgement.standard.turns.mean).toBe(24)
    expect(judgement.variant.turns.mean).toBe(16)
    expect(judgement.findings.slice(0, 3).map(({ kind }) => kind)).toEqual(['few games', 'seats even', 'length'])
    expect(judgement.findings.map(finding => findingText('spinning-jenny', finding))).toContain(
      'A game takes 33% fewer turns: 16 instead of 24.',
    )
    const rows = figureRows(judgement)
    expect(rows.at(0)?.label).toBe('Wins of seat 1')
    expect(rows.at(-1)).toEqual({ label: 'Games that could not go on', standard: '0', variant: '0' })
    expect(useRows(judgement).map(({ label }) => label)).toContain('Factory built: lamps II')
    for (const label of ['Seats with an emergency sale', 'Seats with a loan']) {
      const row = rows.find(one => one.label === label)
      expect([row?.standard, row?.variant].join('; ')).toMatch(/^\d+% \(\d+% to \d+%\); \d+% \(\d+% to \d+%\)$/)
    }
  })

  test('names a game that cannot go on first', () => {
    const stuck: Pair = {
      ...pairs[0],
      number: 2,
      standard: pairs[0]?.standard ?? { number: 2, why: '' },
      variant: { number: 2, why: 'no move' },
    }
    const [few, dead] = judgeVariant(question, [...pairs, stuck])?.findings ?? []
    expect(few?.kind).toBe('few games')
    expect(dead).toEqual({ kind: 'dead end', games: 1, why: 'no move' })
    expect(judgeVariant(question, [stuck])).toBeUndefined()
  })

  test.each(LANGUAGES)('has a sentence for every finding in %s', async language => {
    await speak(language)
    const all: readonly Finding[] = [
      { kind: 'dead end', games: 2, why: 'no move' },
      { kind: 'few games', games: 1 },
      { kind: 'seat', seat: 0, share: 0.6, even: 0.5, before: 0.4 },
      { kind: 'seats even', doubt: 0.06, before: true },
      { kind: 'seats even', doubt: 0.01, before: false },
      { kind: 'solo', way: 'less', share: 0.4, before: 0.6 },
      { kind: 'length', way: 'less', part: 0.4, turns: 12, before: 20 },
      { kind: 'score', way: 'more', score: 300, before: 200 },
      { kind: 'winning score', way: 'more', score: 300, before: 200 },
      { kind: 'emergencies', way: 'more', share: 0.5, before: 0.2 },
      { kind: 'loans', way: 'less', share: 0.1, before: 0.2 },
      { kind: 'bankruptcies', way: 'more', share: 0.1, before: 0 },
      { kind: 'uses', way: 'more', things: [{ component: 'tile taken: school', used: 0.5, before: 0.1 }] },
      { kind: 'unused', components: ['ship: 2', 'ship: 4'] },
      { kind: 'lifts', way: 'less', things: [{ component: 'tile taken: school', lift: -0.3, doubt: 0.1 }] },
      { kind: 'nothing' },
    ]
    const sentences = all.map(finding => findingText('water-frame', finding))
    expect(new Set(sentences).size).toBe(all.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[^a-z].*(\.|no move)$/u)
  })
})
