// The narrator of a lesson: the story, the task, whether it is done, and the next step. On a phone it folds to a line.
import './lesson-narrator.css'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { buttonsOf } from '../lessons/buttons.ts'
import { isRiddle } from '../lessons/lesson.ts'
import type { OpenLesson } from '../lessons/lesson-source.ts'
import { headOf, type SceneText, sceneText, useStories } from '../lessons/stories.ts'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { Link } from '../shell/link.tsx'
import { Instead, Replaced, Task } from './lesson-task.tsx'
import { LessonRules, WayOn, Ways } from './lesson-ways.tsx'

const words = text.lessons
/** A press there means that the learner has read the scene. */
const TABLE = '.phone-body, .phone-tabs, .bar'

export function Narrator({ open }: { open: OpenLesson }) {
  const { lesson, guide } = open
  const { scene: place, met, astray } = useStore(guide)
  const { title } = headOf(useStories(), lesson)
  const scene = lesson.scenes[place]
  const told = useSceneText(open)
  const { isFolded, fold } = useFolding(place)
  const heading = useFocusOn(place)
  if (scene === undefined || told === undefined) return null
  const { story, goal, hint = '', done = '' } = told
  const counted = words.scene({ scene: place + 1, all: lesson.scenes.length })
  return (
    <aside
      className="narrator"
      id="narrator"
      data-part="narrator"
      data-folded={isFolded ? '' : undefined}
      aria-label={words.narrator}
    >
      <div className={`line ${met ? 'met' : ''}`} aria-live="polite">
        <button
          type="button"
          className="unfold"
          aria-expanded={!isFolded}
          title={words.unfold}
          onClick={() => fold(false)}
        >
          {goal !== undefined && (
            <span className="tick-box" aria-hidden="true">
              {met && '✓'}
            </span>
          )}
          {astray === undefined || goal === undefined ? (
            <span>{goal ?? `${title}, ${counted}`}</span>
          ) : (
            <Instead astray={astray} goal={goal} />
          )}
        </button>
        {met && <WayOn open={open} />}
      </div>
      <div className="sheet page">
        <header>
          <h2 ref={heading} tabIndex={-1}>
            <Link to="#/learn">{words.nav}</Link> <b>{title}</b> <small>{counted}</small>
          </h2>
          <button type="button" className="plain fold" aria-expanded={!isFolded} onClick={() => fold(true)}>
            {words.fold}
          </button>
        </header>
        <div className="text" data-scrolls="" aria-live="polite">
          <Replaced open={open} />
          <p className="story">{story}</p>
          {goal !== undefined && (
            <Task
              open={open}
              goal={goal}
              hint={hint}
              done={done}
              label={isRiddle(scene) ? words.question : words.goal}
            />
          )}
          {place === lesson.scenes.length - 1 && (
            <Suspense>
              <LessonRules rules={lesson.rules} />
            </Suspense>
          )}
        </div>
        <Ways open={open} scene={scene} />
      </div>
    </aside>
  )
}

function useSceneText({ lesson, guide }: OpenLesson): SceneText | undefined {
  const stories = useStories()
  const { scene: place, hinted } = useStore(guide)
  const page = useTable(session => session.page)
  const position = useTable(session => session.played.journal.position)
  // Finding the buttons plays the recorded answer.
  const buttons = useMemo(() => (hinted ? buttonsOf(page, lesson, place) : []), [hinted, page, lesson, place])
  const scene = lesson.scenes[place]
  return scene && sceneText(stories, lesson, scene.key, position, buttons)
}

/** Only a phone folds it: open at every scene, folded by a press on the table. */
function useFolding(place: number): { isFolded: boolean; fold(folded: boolean): void } {
  const [folded, setFolded] = useState<number>()
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest(TABLE) !== null) setFolded(place)
    }
    addEventListener('pointerdown', pressed)
    return () => removeEventListener('pointerdown', pressed)
  }, [place])
  return { isFolded: folded === place, fold: to => setFolded(to ? place : undefined) }
}

/** The focus moves to the narrator at every scene. */
function useFocusOn(place: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (place >= 0) heading.current?.focus({ preventScroll: true })
  }, [place])
  return heading
}
