// A bot's move told in a sentence, for every move of the vocabulary, in three languages.
import { afterEach, expect, test } from 'vitest'
import { meaning as boardMeaning } from '../src/board-game/captions.ts'
import { meaning as cardMeaning } from '../src/card-game/captions.ts'
import { speak } from '../src/messages/index.ts'
import { loadPage } from '../src/play/catalogue.ts'

afterEach(() => speak('en'))

test.each([
  ['spinning-jenny', boardMeaning],
  ['water-frame', boardMeaning],
  ['card-game', cardMeaning],
] as const)('%s', async (id, meaning) => {
  const page = await loadPage(id)
  const vocabulary = page?.game.vocabulary ?? []
  expect(vocabulary.length).toBeGreaterThan(200)
  const told = async (language: 'en' | 'fr' | 'de') => {
    await speak(language)
    return vocabulary.map(move => (meaning as (move: (typeof vocabulary)[number], name: string) => string)(move, 'Ada'))
  }
  const english = await told('en')
  const wrong = (words: string) => !/^\p{Lu}.*[.!]$/u.test(words) || /undefined|NaN|\[object| {2}/.test(words)
  expect(english.filter(wrong)).toEqual([])
  for (const language of ['fr', 'de'] as const) {
    const other = await told(language)
    expect(other.filter(wrong)).toEqual([])
    expect(other.filter((words, place) => words === english[place])).toEqual([])
  }
})
