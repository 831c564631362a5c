// The compiled words: forms, spaces, figures, and nouns in the order of the rules.
import { ACTION_MARKERS, EVENT_NAMES, GOOD_NAMES, TILE_NAMES } from '@arkwright/board-game'
import { FACES, TITLES } from '@arkwright/card-game'
import {
  formats,
  LANGUAGE_IDS,
  LANGUAGES,
  type Language,
  preferredLanguage,
  refusalIn,
  wordsIn,
} from '@arkwright/words'
import { boardGame as german } from '@arkwright/words/de/board-game'
import { cardGameLog as germanCardLog } from '@arkwright/words/de/card-game-log'
import { waterFrame as germanWaterFrame } from '@arkwright/words/de/water-frame'
import { boardGame as english } from '@arkwright/words/en/board-game'
import { boardGameLog } from '@arkwright/words/en/board-game-log'
import { boardGameRefusals } from '@arkwright/words/en/board-game-refusals'
import { cardGame } from '@arkwright/words/en/card-game'
import { cardGameLog } from '@arkwright/words/en/card-game-log'
import { cardGameRefusals } from '@arkwright/words/en/card-game-refusals'
import { card } from '@arkwright/words/en/nouns/card'
import { event } from '@arkwright/words/en/nouns/event'
import { good } from '@arkwright/words/en/nouns/good'
import { marker } from '@arkwright/words/en/nouns/marker'
import { tile } from '@arkwright/words/en/nouns/tile'
import { title } from '@arkwright/words/en/nouns/title'
import { waterFrame } from '@arkwright/words/en/water-frame'
import { boardGame as french } from '@arkwright/words/fr/board-game'
import { boardGameRefusals as frenchRefusals } from '@arkwright/words/fr/board-game-refusals'
import { cardGame as frenchCards } from '@arkwright/words/fr/card-game'
import { waterFrame as frenchWaterFrame } from '@arkwright/words/fr/water-frame'
import { expect, test } from 'vitest'

/** Every text of an area; of a function its source, which holds the words. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'object' && part !== null) return Object.values(part).flatMap(textsOf)
  return [String(part)]
}

test('nouns stand in the order of the rules, so that a place in their lists finds them', () => {
  expect(Object.keys(good)).toEqual([...GOOD_NAMES])
  expect(Object.keys(marker)).toEqual(ACTION_MARKERS.map(({ name }) => name))
  expect(Object.keys(tile)).toEqual([...TILE_NAMES])
  expect(Object.keys(event)).toEqual([...EVENT_NAMES, 'end of game'])
  expect(Object.keys(card)).toEqual([...FACES])
  expect(Object.keys(title)).toEqual([...TITLES])
})

test('goods are counted, and take article and case', () => {
  const count = (words: typeof english, n: number) => words.moves.sellGoods({ good: 'clothes', count: n, income: 1200 })
  expect([0, 1, 3].map(n => count(english, n))).toEqual([
    'Keep the clothes',
    'Sell 1 item of clothing for £1,200',
    'Sell 3 items of clothing for £1,200',
  ])
  expect(count(german, 1)).toBe('1 Kleidungsstück für 1.200\u00a0£ verkaufen')
  expect(french.forecast.stripNone({ good: 0 })).toBe('Vous ne produisez pas de nourriture.')
  expect(german.forecast.stripNone({ good: 2 })).toBe('Du produzierst kein Besteck.')
  expect(german.forecast.title({ good: 3 })).toBe('Wenn jetzt Lampen produziert würden')
  expect(english.moves.build({ good: 0, level: 1, cost: 8 })).toBe('Build food factory I (£8)')
})

test('ships, contracts and tiles in whole sentences', () => {
  const { moves, harbour } = waterFrame
  expect(moves.sail({ capacity: 2, cost: 4, fee: 0 })).toBe('Use the ship, capacity 2 (£4)')
  expect(moves.sail({ capacity: 2, cost: 4, fee: 2 })).toBe('Use the ship, capacity 2 (£4 + £2 to use it again)')
  expect(moves.ship({ good: 3, count: 1, income: 9 })).toBe('Ship 1 lamp for £9')
  expect(harbour.ships({ count: 2, capacities: ['2', '4'] })).toBe('ships of capacity 2 and 4')
  expect(frenchWaterFrame.moves.plainUse({ tile: 'school' })).toBe('Utiliser l’École')
  expect(frenchWaterFrame.moves.produceGroup({ good: 0 })).toBe('Produire de la nourriture')
  expect(frenchWaterFrame.tileName({ tile: 'office' })).toBe('Bureau')
  expect(germanWaterFrame.tileName({ tile: 'office' })).toBe('Büro')
  expect(germanWaterFrame.moves.takeShip({ capacity: 4, crew: 1 })).toBe('Schiff nehmen, Kapazität 4 (Besatzung 1)')
})

test('a line of the log lists what one company did', () => {
  const { line, deeds } = boardGameLog
  const done = [deeds.placed({ marker: 1, cost: 4, fee: 2 }), deeds.hired({ good: 1, count: 2 })]
  expect(line({ player: 'Ada', deeds: done })).toBe(
    'Ada places workers for £4 plus £2 to use it again and hires 2 workers (clothes).',
  )
})

test('the card game in whole sentences', () => {
  const workshop = { card: 'workshop' } as const
  expect(frenchCards.moves.reactivate(workshop)).toBe('Réactiver l’Atelier')
  expect(germanCardLog.deeds['discarded card'](workshop)).toBe('legt die Werkstatt ab')
  expect(cardGame.moves.buy({ count: 1, cost: 12 })).toBe('Buy 1 share for £12')
  // What a move that is not legal would cost is unknown.
  expect(cardGame.moves.buy({ count: 2, cost: 0 })).toBe('Buy 2 shares')
  expect(cardGameLog.deeds.shipped({ count: 3, ships: 1, tokens: 0 })).toBe('ships 3 goods with 1 ship')
  expect(refusalIn(cardGameRefusals, 'not-affordable', { money: 3, price: 6 })).toBe('A share costs £6. You have £3.')
  expect(refusalIn(cardGameRefusals, 'loan-spaces-full', { left: 1 })).toBe('There is room for only 1 more loan.')
})

test('a refusal takes the sentence for the figures it brings', () => {
  expect(refusalIn(boardGameRefusals, 'not-enough-shares', { shares: 1, count: 2 })).toBe('You own only 1 share.')
  expect(refusalIn(boardGameRefusals, 'marker-limit', { limit: 3 })).toBe('This marker allows 3 at most.')
  expect(refusalIn(boardGameRefusals, 'marker-limit', { rows: 2 })).toBe('This marker reaches up to row 2.')
  expect(refusalIn(frenchRefusals, 'tile-already-owned', { tile: 'school' })).toBe('Vous avez déjà l’École.')
  expect(refusalIn(boardGameRefusals, 'toString', {})).toBeUndefined()
})

/** Whether an ordinary space stands where a line must not break. */
function breaks(text: string, spacedPunctuation: boolean): boolean {
  // In the source of a function some ` ? ` and ` : ` are code.
  const words = text.replaceAll(/ [?:] (?=`|a\.|f\.|noun\()/g, '|')
  return (spacedPunctuation ? / [;:?!»]|« | %|\d £/ : / %|\d £/).test(words)
}

test.each(LANGUAGES)('$name: no line breaks where it must not', async ({ id, spacedPunctuation }) => {
  const texts = textsOf(await wordsIn(id))
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter(text => breaks(text, spacedPunctuation))).toEqual([])
})

test('the test of spaces finds one', () => {
  expect(breaks('Combien ?', true)).toBe(true)
  expect(breaks('5 £', false)).toBe(true)
  expect(
    breaks(
      String((a: { n: number }) => `Demande : ${a.n}`),
      true,
    ),
  ).toBe(true)
  expect(
    breaks(
      String((a: { n: number }) => `${a.n === 1 ? `un` : `deux`}`),
      true,
    ),
  ).toBe(false)
})

test.each(LANGUAGE_IDS)('%s has all words at once', async id => {
  const words = await wordsIn(id)
  expect(words.common.refusals['game-over']).toMatch(/\.$/)
  expect(await wordsIn(id)).toBe(words)
})

test('money, numbers and lists are those of the language', () => {
  const told = (id: Language) => {
    const { money, signed, gain, list, or } = formats(id)
    return [money(1200), money(-5), signed(3), signed(-4), gain(3), gain(0), list(['a', 'b', 'c']), or(['a', 'b'])]
  }
  expect(told('en')).toEqual(['£1,200', '−£5', '+3', '−4', '+£3', '£0', 'a, b and c', 'a or b'])
  expect(told('fr').slice(0, 2)).toEqual(['1\u202f200\u00a0£', '−5\u00a0£'])
  expect(told('de').slice(-2)).toEqual(['a, b und c', 'a oder b'])
  expect(formats('fr').plural(0)).toBe('one')
})

test('shares of 1, parts with commas and moments are those of the language', () => {
  expect(formats('en').percent(0.454)).toBe('45%')
  expect(formats('de').percent(-0.07)).toBe('−7\u00a0%')
  expect(formats('de').series(['a, b', 'c'])).toBe('a, b; c')
  expect(formats('fr').series(['a, b', 'c'])).toBe('a, b\u00a0; c')
  expect(formats('en').moment(new Date(2026, 10, 16, 9, 5).getTime())).toBe('16 Nov 2026, 09:05')
})

test('the first wanted language there are words for', () => {
  expect(preferredLanguage(['nl-BE', ' fr-BE;q=0.5', 'en'])).toBe('fr')
  expect(preferredLanguage([])).toBe('en')
})
