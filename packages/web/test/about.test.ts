import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { about } from '../src/card-game/about.ts'
import { firstCardPosition } from './card-positions.ts'

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url))

/** The kinds of things that parts of the page ask a card about: `mill ${good}` in `data-about` or `about`. */
function kindsAsked(folder: string): Set<string> {
  const files = readdirSync(SOURCES + folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.tsx'),
  )
  const found = files.flatMap(name => {
    const parts = readFileSync(`${SOURCES}${folder}/${name}`, 'utf8').matchAll(/about=(?:"(\w+)"|\{[^}]*?`(\w+) .*)/g)
    return [...parts].flatMap(([all, plain]) => plain ?? [...all.matchAll(/`(\w+) \$/g)].map(([, kind]) => kind ?? ''))
  })
  return new Set(found)
}

function kindsTold(folder: string): string[] {
  const tellers = readFileSync(`${SOURCES}${folder}/about.ts`, 'utf8').split('const TELLERS')[1] ?? ''
  return [...tellers.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, kind]) => kind ?? '')
}

test.each(['board-game', 'card-game'])('every card that %s can show is asked for by a thing on the table', folder => {
  const asked = new Set([...kindsAsked(folder), ...kindsAsked('table')])
  const told = kindsTold(folder)
  expect(told.length).toBeGreaterThan(4)
  expect(told.filter(kind => !asked.has(kind))).toEqual([])
  expect([...asked].filter(kind => !told.includes(kind))).toEqual([])
})

test('the cards of the card game say the figures now', () => {
  const state = firstCardPosition()
  expect(about(state, 0, 'share 0')).toMatchObject({
    title: 'Share value',
    figures: [
      ['a share is worth', '£10'],
      ['score', '£100'],
    ],
  })
  expect(about(state, 0, 'wage')?.figures).toEqual([['a worker costs', '£2']])
  expect(about(state, 0, 'track 1')).toMatchObject({ title: 'Distribution', rule: 'CG-1.c' })
  expect(about(state, 0, 'track 0')?.figures.map(([, value]) => value)).toEqual(['1', '2'])
  expect(about(state, 0, 'track 9')).toBeUndefined()
  expect(about(state, 0, 'nothing')).toBeUndefined()
})
