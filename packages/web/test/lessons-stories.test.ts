import { LANGUAGE_IDS, type Language } from '@arkwright/words'
import { afterEach, expect, test } from 'vitest'
import { buttonsOf } from '../src/lessons/buttons.ts'
import { LESSONS } from '../src/lessons/course.ts'
import { isRiddle, isTask, type Lesson } from '../src/lessons/lesson.ts'
import { moveCalled } from '../src/lessons/notation.ts'
import { sceneryOf } from '../src/lessons/playing.ts'
import { headOf, type Stories, sceneText, storiesIn } from '../src/lessons/stories.ts'
import { speak, text } from '../src/messages/index.ts'
import { type Control, movesSoFar, type Option } from '../src/play/control.ts'
import type { Draft } from '../src/play/draft.ts'
import type { GamePage } from '../src/play/game-page.ts'
import { LESSON_PAGES } from './lesson-pages.ts'

const STORIES: Readonly<Record<Language, Stories>> = {
  en: await storiesIn('en'),
  de: await storiesIn('de'),
  fr: await storiesIn('fr'),
}
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

/** A page whose bar offers these options and nothing else. */
function withControl(page: GamePage, control: (draft: Draft) => Partial<Control>): GamePage {
  return { ...page, control: draft => ({ dials: [], cards: [], buttons: [], ...control(draft) }) }
}

test('a hint names the card, the value of the dial and the button that make the moves of the answer', () => {
  const workers = lessonNamed('workers')
  const page = LESSON_PAGES['spinning-jenny']
  const option = (draft: Draft, label: string, ...texts: string[]): Option => ({
    moves: [...movesSoFar(draft), ...texts.map(text => moveCalled(page.game, text))],
    label,
    full: label,
  })
  const bar = withControl(page, draft => ({
    cards: [{ key: 'workers', title: 'Workers', effect: '', option: option(draft, '£2', 'place workers 1') }],
    dials: [
      {
        key: 'food',
        label: 'Food workers',
        at: 0,
        options: [option(draft, '1', 'hire food 3'), option(draft, '2', 'hire food 3', 'hire food 3')],
      },
    ],
    buttons: [option(draft, 'Hire one for cutlery', 'hire cutlery 3')],
  }))
  expect(buttonsOf(bar, workers, 2)).toEqual(['“Workers”', '“Food workers” → “2”'])
  // What the bar does not offer is named by its description: it is on the board.
  expect(buttonsOf(bar, workers, 3)).toEqual([
    '“Hire one for cutlery” (3 times)',
    '“Hire a worker for the food factory, row 4”',
  ])
  expect(buttonsOf(bar, workers, 4)).toEqual(['“Back”'])
})

test('a question between turns needs “End turn” only after a dial', () => {
  const lesson = lessonNamed('shares')
  const stored = lesson.scenes.findIndex(({ key }) => key === 'stored')
  const page = LESSON_PAGES['spinning-jenny']
  const sell = { moves: [moveCalled(page.game, 'sell stored')], label: 'Sell it', full: 'Sell it' }
  const button = withControl(page, () => ({ buttons: [sell] }))
  expect(buttonsOf(button, lesson, stored)).toEqual(['“Sell it”'])
  const dial = withControl(page, () => ({ dials: [{ key: 'sell', label: 'Sales', at: 0, options: [sell] }] }))
  expect(buttonsOf(dial, lesson, stored)).toEqual(['“Sales” → “Sell it”', '“End turn”'])
})

test.each(LANGUAGE_IDS)('%s: what the learner does instead is answered with the task', async language => {
  await speak(language)
  const { instead, retold } = text.lessons
  const said = { moves: ['first', 'second'], goal: 'the goal', count: 2 }
  for (const how of ['chosen', 'ended', 'undone'] as const) {
    expect(instead[how](said)).toMatch(/first\W+second/)
    expect(instead[how](said)).toContain('the goal')
  }
  expect(instead.ended({ moves: [], goal: 'the goal', count: 0 })).not.toContain(': .')
  expect(retold.changed({ mine: ['mine'], lesson: ['theirs'] })).toMatch(/mine.*theirs/)
})

test('the figures are those of the rules the lesson uses', () => {
  const lesson = lessonNamed('first-factory')
  const richer: Lesson = { ...lesson, options: { ...lesson.options, components: { startUpCapital: 37 } } }
  expect(sceneOf('en', lesson, 4).story).toContain('You get £20')
  expect(sceneOf('en', richer, 4).story).toContain('You get £37')
})
