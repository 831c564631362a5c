import { LANGUAGE_IDS } from '@arkwright/words'
import { afterAll, expect, test } from 'vitest'
import { handicapWords } from '../src/fair-seats/handicap-words.ts'
import { speak } from '../src/messages/first.ts'
import { text } from '../src/messages/index.ts'

afterAll(() => speak('en'))

test('a handicap is named by seat, in pounds of cash or of share value', async () => {
  await speak('en')
  expect(handicapWords({})).toBeUndefined()
  expect(handicapWords({ handicap: [9, 0, -10] })).toBe('Start cash: Blue +£9 and Green −£10')
  expect(handicapWords({ valueHandicap: [2, 1, 0] })).toBe('Share value at the start: Blue +£2 and Red +£1')
  for (const language of LANGUAGE_IDS) {
    await speak(language)
    const both = [handicapWords({ handicap: [3, 0] }), handicapWords({ valueHandicap: [3, 0] })]
    expect(new Set(both).size).toBe(2)
    for (const words of both) expect(words).toContain(text.seats.colours[0])
  }
})
