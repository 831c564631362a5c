import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { spinningJenny } from '@arkwright/board-game'
import { expect, test } from 'vitest'
import { choices } from '../src/board-game/choices.ts'
import { describe, explain, prompt } from '../src/board-game/words.ts'
import { text } from '../src/messages/index.ts'
import { GAMES } from '../src/play/catalogue.ts'
import { everyDecision } from './positions.ts'

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url))

test('every question, move and refusal of whole games has its words', () => {
  const unspoken = new Set<string>()
  for (const players of [2, 4] as const) {
    everyDecision(`words ${players}`, { players, setup: 'free' }, state => {
      if (prompt(state) === '') unspoken.add(`question ${state.step}`)
      for (const move of spinningJenny.moves(state)) {
        const words = describe(state, move)
        if (words === '' || words === move.text) unspoken.add(`move ${move.text}`)
      }
      for (const move of spinningJenny.vocabulary) {
        const refusal = spinningJenny.refusal(state, move)
        if (refusal === undefined) continue
        const words = explain(refusal)
        if (text.boardGame.refusals[refusal.code] === undefined) unspoken.add(`refusal ${refusal.code}`)
        if (/undefined|NaN/.test(words)) unspoken.add(`figures of ${refusal.code}: ${words}`)
      }
    })
  }
  expect([...unspoken]).toEqual([])
})

test('the action bar lists every legal move', () => {
  everyDecision('listed', { players: 3, setup: 'free' }, state => {
    const listed = choices(state)
      .filter(({ hidden }) => hidden !== true)
      .flatMap(group => group.choices.map(({ move }) => move))
    expect(new Set(listed)).toEqual(new Set(state.legal))
    expect(listed).toHaveLength(state.legal.length)
  })
})

test('every game of the page has its words', () => {
  for (const { id } of GAMES) expect(text.games[id]?.name).toBeTruthy()
})

test('no sentence stands outside the catalogue', () => {
  const found = globSync('**/*.tsx', { cwd: SOURCES }).flatMap(file => {
    const source = readFileSync(SOURCES + file, 'utf8')
    // Words between tags, and words in attributes a reader sees or hears.
    const shown = [
      ...source.matchAll(/>\s*([A-Za-z][\w ,.'’-]{2,})\s*<\//g),
      ...source.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]+)"/g),
    ]
    return shown.map(([, words]) => `${file}: ${words}`)
  })
  expect(found).toEqual([])
})
