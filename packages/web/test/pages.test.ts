import { expect, test } from 'vitest'
import { pagesOf } from '../src/table/pages.ts'

const pages = (...choices: string[]) => pagesOf(choices, words => [words])

test('few short choices share a page', () => {
  expect(pages('Food', 'Clothes', 'Cutlery', 'Lamps')).toEqual([['Food', 'Clothes', 'Cutlery', 'Lamps']])
})

test('long choices get more room each', () => {
  const long = 'Rendre le Charisme et nommer le premier joueur'
  expect(pages(long, 'Garder la tuile')).toEqual([[long, 'Garder la tuile']])
  expect(pages(long, long, long)).toHaveLength(2)
})

test('a word wider than its choice takes a page of fewer choices', () => {
  const word = 'Absatzförderungen'
  expect(pages(word, word, word)).toEqual([[word, word], [word]])
})

test('a title and its effect count together', () => {
  const cards = pagesOf(['Factory', 'Workers', 'Machines', 'Quality', 'Exchange'], title => [title, '£2 · any'])
  expect(cards.every(page => page.length <= 5)).toBe(true)
  expect(cards.flat()).toHaveLength(5)
})

test('no choices, no page', () => {
  expect(pagesOf([], () => [])).toEqual([])
})
