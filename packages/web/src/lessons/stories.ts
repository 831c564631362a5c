// The words of the lessons: for every scene in every language, and a missing one does not compile.

import type { Language } from '@arkwright/words'
import { use } from 'react'
import { useSettings } from '../settings.ts'
import type { COURSE } from './course.ts'

/** A scene that is only read. */
interface Told {
  readonly story: string
}

/** A scene with something to do or to answer. */
interface Asked extends Told {
  readonly goal: string
  readonly hint: string
  /** Said when it is done. */
  readonly done: string
}

type WordsOf<S> = S extends { readonly goal: object } | { readonly ask: object } ? Asked : Told

type StoryOf<L extends { readonly scenes: readonly { readonly key: string }[] }> = {
  readonly title: string
  readonly about: string
  readonly scenes: { readonly [S in L['scenes'][number] as S['key']]: WordsOf<S> }
}

type Course = typeof COURSE
type StoriesOf<K extends keyof Course> = { readonly [L in Course[K]['lessons'][number] as L['id']]: StoryOf<L> }
export type JennyStories = StoriesOf<'spinning-jenny'>
export type WaterStories = StoriesOf<'water-frame'>
export type CardStories = StoriesOf<'card-game'>
export type Stories = JennyStories & WaterStories & CardStories

/** Looked into by names only known at play. */
export interface Story {
  readonly title: string
  readonly about: string
  readonly scenes: Readonly<Record<string, Told & Partial<Asked>>>
}

const SHELVES: Readonly<Record<Language, () => Promise<{ stories: Stories }>>> = {
  en: () => import('../messages/en-lessons-stories.ts'),
  de: () => import('../messages/de-lessons-stories.ts'),
  fr: () => import('../messages/fr-lessons-stories.ts'),
}

async function fetchStories(language: Language): Promise<Readonly<Record<string, Story>>> {
  return (await SHELVES[language]()).stories
}

const fetched = new Map<Language, ReturnType<typeof fetchStories>>()

/** Suspends until they are here. */
export function useStories(): Readonly<Record<string, Story>> {
  const language = useSettings(settings => settings.language)
  const stories = fetched.get(language) ?? fetchStories(language)
  fetched.set(language, stories)
  return use(stories)
}
