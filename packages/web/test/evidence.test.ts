// How sure a handicap is, in the reader's language.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import type { FairSeats } from '@arkwright/kernel'
import { LANGUAGE_IDS } from '@arkwright/words'
import { afterAll, expect, test } from 'vitest'
import { evidenceWords } from '../src/fair-seats/evidence.ts'
import { speak } from '../src/messages/first.ts'

const AT = { players: 3, revision: 3, isAltered: false }
const MEASURED: FairSeats = {
  handicap: [9, 0, 9],
  unit: 'cash',
  simulations: 16,
  games: 1200,
  wins: [33.6, 33.6, 32.8],
  doubt: 2.2,
  isShown: true,
  date: '2026-11-17',
  revision: 3,
}

afterAll(() => speak('en'))

test('names bots, simulations, games, day and verdict', async () => {
  await speak('en')
  expect(evidenceWords(MEASURED, AT)).toBe(
    'Measured with hard bots of 16 simulations, 1,200 games until 17 November 2026: every seat is within three points of even.',
  )
  expect(evidenceWords({ ...MEASURED, isShown: false, wins: [31, 34.6, 34.4], doubt: 2.9 }, AT)).toBe(
    'Measured with hard bots of 16 simulations, 1,200 games until 17 November 2026: in order, the seats win 31%, 35% and 34% (± 2.9 points). More games are needed to be sure.',
  )
})

test('says what was different in the games that measured it', async () => {
  await speak('en')
  const words = evidenceWords({ ...MEASURED, edition: 2016, revision: 2 }, { ...AT, isAltered: true })
  expect(words).toMatch(
    / even\. The bots played the edition of 2016, .+ The rules have been corrected since\. The bots played with the standard figures, .+\.$/,
  )
})

test.each(LANGUAGE_IDS)('every case has its own sentence in %s', async language => {
  await speak(language)
  const found = [
    MEASURED,
    { ...MEASURED, isShown: false },
    { ...MEASURED, edition: 2016 },
    { ...MEASURED, revision: 2 },
    ...(['set-up', 'modules', 'few games'] as const).map(why => ({ why })),
  ]
  const sentences = found.map(one => evidenceWords(one, AT))
  sentences.push(evidenceWords(MEASURED, { ...AT, isAltered: true }))
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+\.$/u)
})

test('of tables as the page offers them', async () => {
  await speak('de')
  const { fairSeats, parseOptions, revision } = waterFrame
  const before = fairSeats(parseOptions({ players: 2, edition: 2014 }))
  expect(evidenceWords(before, { players: 2, revision, isAltered: false })).toContain('Ausgabe von 2016')
  const free = spinningJenny.fairSeats(spinningJenny.parseOptions({ players: 2, setup: 'free' }))
  expect(evidenceWords(free, { players: 2, revision: 2, isAltered: false })).toContain('keine Vorgabe')
})
