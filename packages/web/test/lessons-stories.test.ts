import { expect, test } from 'vitest'
import { LESSONS } from '../src/lessons/course.ts'
import { isRiddle, isTask } from '../src/lessons/lesson.ts'
import type { Story } from '../src/lessons/stories.ts'
import { stories as de } from '../src/messages/de-lessons-stories.ts'
import { stories as en } from '../src/messages/en-lessons-stories.ts'
import { stories as fr } from '../src/messages/fr-lessons-stories.ts'

const STORIES: Readonly<Record<string, Readonly<Record<string, Story>>>> = { en, de, fr }

/** Every sentence of the lessons by its place. */
function sentences(language: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id, scenes } of LESSONS) {
    const story = STORIES[language]?.[id]
    found.set(`${id} title`, story?.title ?? '')
    found.set(`${id} about`, story?.about ?? '')
    for (const scene of scenes) {
      const asks = isTask(scene) || isRiddle(scene)
      const parts = asks ? (['story', 'goal', 'hint', 'done'] as const) : (['story'] as const)
      for (const part of parts) found.set(`${id} ${scene.key} ${part}`, story?.scenes[scene.key]?.[part] ?? '')
    }
  }
  return found
}

test.each(['en', 'de', 'fr'])('every scene is told in %s, and no other', language => {
  expect([...sentences(language)].filter(([, words]) => words.trim() === '')).toEqual([])
  const told = Object.entries(STORIES[language] ?? {}).map(([id, { scenes }]) => [id, Object.keys(scenes)])
  const wanted = LESSONS.map(({ id, scenes }) => [id, scenes.map(({ key }) => key)])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(wanted))
})

test.each(['de', 'fr'])('nothing is left in English in %s, and money is written its way', language => {
  const english = sentences('en')
  const wrong = [...sentences(language)].filter(
    ([place, words]) => (words === english.get(place) && /[a-z]{3}/.test(words)) || /£\d/.test(words),
  )
  expect(wrong.filter(([, words]) => words !== 'Machines')).toEqual([])
})

/** A sum may be written differently, but no figure may be lost or changed. */
test.each(['de', 'fr'])('%s tells the same sums of money as English', language => {
  const money = (words: string) =>
    [...words.matchAll(/£(\d+)|(\d+)\s?£/g)].map(([, one, two]) => Number(one ?? two)).toSorted((a, b) => a - b)
  const translated = sentences(language)
  for (const [place, words] of sentences('en')) {
    expect(money(translated.get(place) ?? ''), place).toEqual(money(words))
  }
})
