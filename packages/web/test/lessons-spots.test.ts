import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LESSONS } from '../src/lessons/course.ts'
import { placeOf, SPOTS, type Spot } from '../src/lessons/spots.ts'

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))

/** What the components of the tables write into the page. */
const markup = ['board-game', 'card-game', 'table']
  .flatMap(folder =>
    readdirSync(SOURCE + folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
  )
  .filter(file => file.endsWith('.tsx'))
  .map(file => readFileSync(SOURCE + file, 'utf8'))
  .join('\n')

/** Class names and parts of a selector that no component has. */
function unknownIn(selector: string): string[] {
  const classes = [...selector.matchAll(/\.([a-z-]+)(?:-\d)?/g)].map(([, name = '']) => name)
  const parts = [...selector.matchAll(/\[data-part="([a-z]+)"\]/g)].map(([, name = '']) => `data-part="${name}"`)
  return [...classes, ...parts].filter(name => !markup.includes(name))
}

test.each(Object.keys(SPOTS) as Spot[])('the table has a place called %s', spot => {
  const { at } = placeOf(spot)
  expect(at.filter(selector => unknownIn(selector).length === 0)).not.toEqual([])
})

test('a name that no component has is found', () => {
  expect(unknownIn('.office .no-such-class')).toEqual(['no-such-class'])
  expect(unknownIn('[data-part="nowhere"]')).toEqual(['data-part="nowhere"'])
})

test('every scene looks at something, and every place is looked at', () => {
  const looked = LESSONS.flatMap(({ scenes }) => scenes.flatMap(({ look }) => look ?? []))
  expect(LESSONS.flatMap(({ scenes }) => scenes).filter(({ look }) => look === undefined)).toEqual([])
  expect(Object.keys(SPOTS).filter(spot => !looked.some(one => one === spot))).toEqual([])
})
