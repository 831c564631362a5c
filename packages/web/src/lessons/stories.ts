// The texts of the lessons, for every scene in every language; a missing text does not compile.

import type { State as BoardState } from '@arkwright/board-game'
import type { State as CardState } from '@arkwright/card-game'
import type { Language } from '@arkwright/words'
import { OTHERS } from '@arkwright/words/sets/stories'
import { use } from 'react'
import { jennyFigures, waterFigures } from '../board-game/lessons/values.ts'
import { cardFigures } from '../card-game/lessons/values.ts'
import type { Position } from '../play/game-page.ts'
import { useSettings } from '../settings.ts'
import type { COURSE } from './course.ts'
import type { Lesson } from './lesson.ts'

/** For hints: each button in the language's quotation marks. */
interface Buttons {
  readonly buttons: readonly string[]
}

/** The values in the texts of a lesson: figures of its rules, and the buttons of its recorded answer. */
type JennyValues = Buttons & ReturnType<typeof jennyFigures>
type WaterValues = Buttons & ReturnType<typeof waterFigures>
type CardValues = Buttons & ReturnType<typeof cardFigures>

/** Can use the values of its course's lessons, and no others. */
type Words<Values> = string | ((values: Values) => string)

/** A scene without a task. */
interface Told<Text> {
  readonly story: Text
}

/** A scene with a task or a question. */
interface Asked<Text> extends Told<Text> {
  readonly goal: Text
  readonly hint: Text
  /** Shown when it is done. */
  readonly done: Text
}

type WordsOf<S, Text> = S extends { readonly goal: object } | { readonly ask: object } ? Asked<Text> : Told<Text>

type StoryOf<L extends { readonly scenes: readonly { readonly key: string }[] }, Text> = {
  readonly title: string
  readonly about: string
  readonly scenes: { readonly [S in L['scenes'][number] as S['key']]: WordsOf<S, Text> }
}

type Course = typeof COURSE
type StoriesOf<K extends keyof Course, Values> = {
  readonly [L in Course[K]['lessons'][number] as L['id']]: StoryOf<L, Words<Values>>
}

/** All stories of a language, by course. */
export interface Stories {
  readonly 'spinning-jenny': StoriesOf<'spinning-jenny', JennyValues>
  readonly 'water-frame': StoriesOf<'water-frame', WaterValues>
  readonly 'card-game': StoriesOf<'card-game', CardValues>
}

/** Finds a story by the name of its lesson. */
interface LessonStory<Values> {
  readonly title: string
  readonly about: string
  readonly scenes: Readonly<Record<string, Told<Words<Values>> & Partial<Asked<Words<Values>>>>>
}

type Shelf<Values> = Readonly<Record<string, LessonStory<Values>>>

/** A scene with its texts filled in. */
export type SceneText = Told<string> & Partial<Asked<string>>

export function headOf(stories: Stories, { game, id }: Lesson): { readonly title: string; readonly about: string } {
  const shelf: Shelf<never> = stories[game]
  return found(shelf[id], id)
}

/** `buttons` fills the placeholders for the hint's buttons. */
export function sceneText(
  stories: Stories,
  lesson: Lesson,
  key: string,
  position: Readonly<Position>,
  buttons: readonly string[],
): SceneText {
  const { game, id } = lesson
  switch (game) {
    case 'spinning-jenny':
      return told(stories[game], id, key, { ...jennyFigures(position as BoardState), buttons })
    case 'water-frame':
      return told(stories[game], id, key, { ...waterFigures(position as BoardState), buttons })
    case 'card-game':
      return told(stories[game], id, key, { ...cardFigures(position as CardState), buttons })
  }
}

function told<Values>(shelf: Shelf<Values>, id: string, key: string, values: Values): SceneText {
  const { story, goal, hint, done } = found(found(shelf[id], id).scenes[key], `${id} ${key}`)
  const say = (words: Words<Values>): string => (typeof words === 'string' ? words : words(values))
  return {
    story: say(story),
    ...(goal !== undefined && { goal: say(goal) }),
    ...(hint !== undefined && { hint: say(hint) }),
    ...(done !== undefined && { done: say(done) }),
  }
}

function found<T>(words: T | undefined, name: string): T {
  if (words === undefined) throw new Error(`there are no texts for ${name}`)
  return words
}

export async function storiesIn(language: Language): Promise<Stories> {
  const { words } = await (language === 'en' ? import('@arkwright/words/en/sets/stories') : OTHERS[language]())
  return { 'spinning-jenny': words.lessonsJenny, 'water-frame': words.lessonsWater, 'card-game': words.lessonsCard }
}

const fetched = new Map<Language, Promise<Stories>>()

/** Suspends until the texts are loaded. */
export function useStories(): Stories {
  const language = useSettings(settings => settings.language)
  const stories = fetched.get(language) ?? storiesIn(language)
  fetched.set(language, stories)
  return use(stories)
}
