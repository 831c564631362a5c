import { LANGUAGE_IDS, type Language } from '@arkwright/words'
import { afterEach, expect, test } from 'vitest'
import { buttonsOf } from '../src/lessons/buttons.ts'
import { LESSONS } from '../src/lessons/course.ts'
import { isRiddle, isTask, type Lesson } from '../src/lessons/lesson.ts'
import { sceneryOf } from '../src/lessons/playing.ts'
import { stories as de } from '../src/lessons/stories/de.ts'
import { stories as en } from '../src/lessons/stories/en.ts'
import { stories as fr } from '../src/lessons/stories/fr.ts'
import { headOf, type Stories, sceneText } from '../src/lessons/stories.ts'
import { speak } from '../src/messages/index.ts'
import { LESSON_PAGES } from './lesson-pages.ts'

const STORIES: Readonly<Record<Language, Stories>> = { en, de, fr }
const OTHERS = LANGUAGE_IDS.filter(id => id !== 'en')

afterEach(() => speak('en'))

function lessonNamed(id: string): Lesson {
  const lesson = LESSONS.find(one => one.id === id)
  if (lesson === undefined) throw new Error(`no lesson ${id}`)
  return lesson
}

/** The sentences of a scene with the hint open. */
function sceneOf(language: Language, lesson: Lesson, index: number) {
  const page = LESSON_PAGES[lesson.game]
  const { played } = sceneryOf(page, lesson, index)
  const buttons = buttonsOf(page, lesson, index)
  const key = lesson.scenes[index]?.key ?? ''
  return { buttons, ...sceneText(STORIES[language], lesson, key, played.journal.position, buttons) }
}

/** Every sentence of the lessons by its place. */
async function sentences(language: Language): Promise<Map<string, string>> {
  await speak(language)
  const found = new Map<string, string>()
  for (const lesson of LESSONS) {
    const { title, about } = headOf(STORIES[language], lesson)
    found.set(`${lesson.id} title`, title)
    found.set(`${lesson.id} about`, about)
    for (const [index, { key }] of lesson.scenes.entries()) {
      const { story, goal, hint, done } = sceneOf(language, lesson, index)
      for (const [part, words] of Object.entries({ story, goal, hint, done })) {
        if (words !== undefined) found.set(`${lesson.id} ${key} ${part}`, words)
      }
    }
  }
  return found
}

test.each(LANGUAGE_IDS)('every scene has its texts in %s, and no others', async language => {
  const told = await sentences(language)
  expect([...told].filter(([, words]) => words.trim() === '')).toEqual([])
  for (const { id, scenes } of LESSONS) {
    for (const scene of scenes) {
      const parts = isTask(scene) || isRiddle(scene) ? ['story', 'goal', 'hint', 'done'] : ['story']
      for (const part of parts) expect(told.has(`${id} ${scene.key} ${part}`), `${id} ${scene.key} ${part}`).toBe(true)
    }
  }
  const keys = Object.values(STORIES[language]).flatMap(course =>
    Object.entries<{ scenes: object }>(course).map(([id, { scenes }]) => [id, Object.keys(scenes)]),
  )
  const wanted = LESSONS.map(({ id, scenes }) => [id, scenes.map(({ key }) => key)])
  expect(Object.fromEntries(keys)).toEqual(Object.fromEntries(wanted))
})

test.each(OTHERS)('nothing is left in English in %s, and money has the right format', async language => {
  const english = await sentences('en')
  const wrong = [...(await sentences(language))].filter(
    ([place, words]) => (words === english.get(place) && /[a-z]{3}/.test(words)) || /£\d/.test(words),
  )
  expect(wrong).toEqual([])
})

/** A sum may be formatted differently, but no figure may be missing or changed. */
test.each(OTHERS)('%s has the same sums of money as English', async language => {
  const money = (words: string) =>
    [...words.matchAll(/£(\d+)|(\d+)\s?£/g)].map(([, one, two]) => Number(one ?? two)).toSorted((a, b) => a - b)
  const english = await sentences('en')
  const translated = await sentences(language)
  for (const [place, words] of english) expect(money(translated.get(place) ?? ''), place).toEqual(money(words))
})

test.each(LANGUAGE_IDS)('%s: the hint of a task names the buttons of its answer', async language => {
  await speak(language)
  for (const lesson of LESSONS) {
    for (const [index, scene] of lesson.scenes.entries()) {
      if (!isTask(scene)) continue
      const { buttons, hint = '' } = sceneOf(language, lesson, index)
      expect(buttons.length, `${lesson.id} ${scene.key}`).toBeGreaterThan(0)
      for (const button of buttons) expect(hint, `${lesson.id} ${scene.key}`).toContain(button)
    }
  }
})

test('button labels are those of the action bar, with the group to open and the number of presses', () => {
  const workers = lessonNamed('workers')
  expect(sceneOf('en', workers, 2).buttons).toEqual([
    '“Workers” → “£2”',
    '“Hire for the food factory” → “Row 3” (twice)',
  ])
  expect(sceneOf('en', workers, 3).buttons).toEqual([
    '“Hire for the cutlery factory” → “Row 3” (3 times)',
    '“Hire a worker for the food factory, row 4”',
  ])
  expect(sceneOf('en', workers, 4).buttons).toEqual(['“Step back”'])
  expect(sceneOf('en', lessonNamed('first-factory'), 1).hint).toContain('“Found a food factory”')
})

test('the figures are those of the rules the lesson uses', () => {
  const lesson = lessonNamed('first-factory')
  const richer: Lesson = { ...lesson, options: { ...lesson.options, components: { startUpCapital: 37 } } }
  expect(sceneOf('en', lesson, 4).story).toContain('You get £20')
  expect(sceneOf('en', richer, 4).story).toContain('You get £37')
})
