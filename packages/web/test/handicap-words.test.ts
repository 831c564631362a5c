import { LANGUAGE_IDS } from '@arkwright/words'
import { afterAll, expect, test } from 'vitest'
import { handicapWords } from '../src/fair-seats/handicap-words.ts'
import { speak } from '../src/messages/first.ts'
import { text } from '../src/messages/index.ts'

afterAll(() => speak('en'))

test('a handicap is named by seat, in pounds of cash, of share value or of score', async () => {
  await speak('en')
  expect(handicapWords({})).toBeUndefined()
  expect(handicapWords({ handicap: [9, 0, -10] })).toBe('Start cash: Blue +£9 and Green −£10')
  expect(handicapWords({ valueHandicap: [2, 1, 0] })).toBe('Share value at the start: Blue +£2 and Red +£1')
  expect(handicapWords({ scoreHandicap: [0, 0, 7] })).toBe('Added to the final score: Green +£7')
  for (const language of LANGUAGE_IDS) {
    await speak(language)
    const all = [{ handicap: [3, 0] }, { valueHandicap: [3, 0] }, { scoreHandicap: [3, 0] }].map(handicapWords)
    expect(new Set(all).size).toBe(3)
    for (const words of all) expect(words).toContain(text.seats.colours[0])
  }
})
