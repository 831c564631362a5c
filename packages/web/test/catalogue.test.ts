import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type State, spinningJenny, waterFrame } from '@arkwright/board-game'
import { EXPERT_MODULES } from '@arkwright/card-game'
import { expect, test } from 'vitest'
import { choices } from '../src/board-game/choices.ts'
import { describe, explain, prompt } from '../src/board-game/words.ts'
import { text } from '../src/messages/index.ts'
import { GAMES, loadPage } from '../src/play/catalogue.ts'
import { gameWords } from '../src/play/names.ts'
import { optionWordsOf } from '../src/play/option-words.ts'
import { optionsOf } from '../src/play/options.ts'
import { everyDecision, everyWaterFrameDecision, WATER_FRAME_TABLES } from './positions.ts'

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url))

/** Everything without a text at this decision. */
function unspokenAt(state: State, game: Pick<typeof waterFrame, 'refusal' | 'vocabulary'>): string[] {
  const unspoken: string[] = []
  if (prompt(state) === '') unspoken.push(`question ${state.step}`)
  for (const move of state.legal) {
    const words = describe(state, move)
    if (words === '' || words === move.text) unspoken.push(`move ${move.text}`)
    if (/undefined|NaN/.test(words)) unspoken.push(`figures of ${move.text}: ${words}`)
  }
  for (const move of game.vocabulary) {
    const refusal = game.refusal(state, move)
    if (refusal === undefined) continue
    const { code } = refusal
    if (!(code in text.boardGameRefusals || code in text.common.refusals)) {
      unspoken.push(`refusal ${code}`)
    }
    const words = explain(refusal)
    if (/undefined|NaN/.test(words)) unspoken.push(`figures of ${code}: ${words}`)
  }
  return unspoken
}

test('every question, move and refusal of whole games has a text', () => {
  const unspoken = new Set<string>()
  for (const players of [2, 4] as const) {
    everyDecision(`words ${players}`, { players, setup: 'free' }, state => {
      for (const one of unspokenAt(state, spinningJenny)) unspoken.add(one)
    })
  }
  expect([...unspoken]).toEqual([])
})

test.each(WATER_FRAME_TABLES)('the same for Water Frame: $players players, $edition, $setup', options => {
  const unspoken = new Set<string>()
  everyWaterFrameDecision('words', options, state => {
    for (const one of unspokenAt(state, waterFrame)) unspoken.add(one)
  })
  expect([...unspoken]).toEqual([])
})

function expectAllListed(state: State): void {
  const listed = choices(state)
    .filter(({ hidden }) => hidden !== true)
    .flatMap(group => group.choices.map(({ move }) => move))
  expect(new Set(listed)).toEqual(new Set(state.legal))
  expect(listed).toHaveLength(state.legal.length)
}

test('the action bar lists every legal move', () => {
  everyDecision('listed', { players: 3, setup: 'free' }, expectAllListed)
  for (const options of WATER_FRAME_TABLES) everyWaterFrameDecision('listed', options, expectAllListed)
})

test('the new table offers only options the games accept, each with a text', async () => {
  for (const { id, players, usualPlayers, options } of GAMES) {
    const page = await loadPage(id)
    if (page === undefined) throw new Error(`${id} is listed with a revision it does not have`)
    const { game } = page
    expect(players).toContain(usualPlayers)
    for (const { name, values } of options) {
      for (const value of values) {
        const chosen = optionsOf(options, { setup: 'free', [name]: value })
        expect(() => game.parseOptions({ players: usualPlayers, ...chosen }), `${id} ${name}`).not.toThrow()
        expect(optionWordsOf(id)[name]?.values[String(value)]?.detail).toBeTruthy()
      }
    }
  }
})

test('the new table offers every expert module of the card game', () => {
  const expert = GAMES.find(({ id }) => id === 'card-game')?.options.find(({ name }) => name === 'expert')
  expect(expert?.values).toEqual(EXPERT_MODULES)
})

test('new games use the newest rules the page has', async () => {
  for (const { id, revision, load } of GAMES) {
    const revisions = (await load()).map(({ game }) => game.revision)
    expect([id, ...revisions]).toEqual([id, ...revisions.toSorted((one, other) => other - one)])
    expect(revision).toBe(revisions[0])
  }
})

test('every game of the page has its texts', () => {
  for (const { id } of GAMES) expect(gameWords(id)?.name).toBeTruthy()
})

test('no sentence is outside the catalogue', () => {
  const found = globSync('**/*.tsx', { cwd: SOURCES }).flatMap(file => {
    const source = readFileSync(SOURCES + file, 'utf8')
    // Text between tags, and text in attributes that a reader sees or hears.
    const shown = [
      ...source.matchAll(/>\s*([A-Za-z][\w ,.'’-]{2,})\s*<\//g),
      ...source.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]+)"/g),
    ]
    return shown.map(([, words]) => `${file}: ${words}`)
  })
  expect(found).toEqual([])
})
