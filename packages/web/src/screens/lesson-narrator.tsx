// The narrator of a lesson: the story, the task, whether it is done, and the next step.
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { buttonsOf } from '../lessons/buttons.ts'
import { lessonAfter } from '../lessons/course.ts'
import { playOnFrom } from '../lessons/free-play.ts'
import { isRiddle, isTask, type Scene } from '../lessons/lesson.ts'
import type { OpenLesson } from '../lessons/lesson-source.ts'
import { useProgress } from '../lessons/progress.ts'
import { headOf, type SceneText, sceneText, useStories } from '../lessons/stories.ts'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { ruleAddress } from '../rules/address.ts'
import { linkName } from '../rules/names.ts'
import { useLibrary } from '../rules/use-library.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'

const words = text.lessons

export function Narrator({ open }: { open: OpenLesson }) {
  const { lesson, guide } = open
  const { scene: place, retold } = useStore(guide)
  const { title } = headOf(useStories(), lesson)
  const scene = lesson.scenes[place]
  const told = useSceneText(open)
  const [folded, fold] = useState(false)
  const heading = useFocusOn(place)
  if (scene === undefined || told === undefined) return null
  return (
    <aside className={`narrator ${folded ? 'folded' : ''}`} id="narrator" aria-label={words.narrator}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          <Link to="#/learn">{words.nav}</Link> <b>{title}</b>{' '}
          <small>{words.scene({ scene: place + 1, all: lesson.scenes.length })}</small>
        </h2>
        <button type="button" className="plain fold" aria-expanded={!folded} onClick={() => fold(!folded)}>
          {folded ? words.unfold : words.fold}
        </button>
      </header>
      <div className="narrator-text" aria-live="polite">
        {retold && <p className="quiet">{words.retold}</p>}
        <p className="story">{told.story}</p>
        {told.goal !== undefined && <Task open={open} goal={told.goal} hint={told.hint ?? ''} done={told.done ?? ''} />}
      </div>
      <Ways open={open} scene={scene} />
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

/** The focus moves to the narrator at every scene. */
function useFocusOn(place: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (place >= 0) heading.current?.focus({ preventScroll: true })
  }, [place])
  return heading
}

interface TaskProps {
  readonly open: OpenLesson
  readonly goal: string
  readonly hint: string
  readonly done: string
}

function Task({ open: { lesson, guide }, goal, hint, done }: TaskProps) {
  const { scene: place, met, hinted, answered } = useStore(guide)
  const scene = lesson.scenes[place]
  return (
    <div className={`task ${met ? 'met' : ''}`}>
      <p className="goal">
        <span className="tick-box" aria-hidden="true">
          {met && '✓'}
        </span>
        <span>
          <b>{scene && isRiddle(scene) ? words.question : words.goal}</b> {goal}
        </span>
      </p>
      {scene !== undefined && isRiddle(scene) && <Answers open={guide} scene={scene} />}
      {met && <p className="well-done">{done}</p>}
      {!met && answered !== undefined && <p className="not-quite">{words.notQuite}</p>}
      {!met && hinted && (
        <p className="lesson-hint">
          <Icon name="hint" size={16} /> {hint}
        </p>
      )}
    </div>
  )
}

function Answers({ open, scene }: { open: OpenLesson['guide']; scene: Extract<Scene, { ask: object }> }) {
  const { answered, answer } = useStore(open)
  const { choices, unit } = scene.ask
  return (
    <fieldset className="answers" aria-label={words.answers}>
      {choices.map(value => (
        <button
          key={value}
          type="button"
          className="secondary"
          aria-pressed={answered === value}
          onClick={() => answer(value)}
        >
          {unit === 'pounds' ? text.figures.money(value) : value}
        </button>
      ))}
    </fieldset>
  )
}

function Ways({ open, scene }: { open: OpenLesson; scene: Scene }) {
  const { lesson, guide } = open
  const { scene: place, met, hinted, goTo, hint, showMe } = useStore(guide)
  const { reached, finished } = useProgress()
  const last = place === lesson.scenes.length - 1
  useEffect(() => {
    if (last && met) finished(lesson.id)
  }, [last, met, lesson, finished])
  const move = (to: number) => {
    goTo(to)
    reached(lesson.id, to)
  }
  const asks = isTask(scene) || isRiddle(scene)
  return (
    <div className="narrator-ways">
      <button type="button" className="plain" disabled={place === 0} onClick={() => move(place - 1)}>
        <Icon name="left" size={16} /> <span className="way">{words.before}</span>
      </button>
      {asks && (
        <button type="button" className="plain" onClick={() => goTo(place)}>
          <Icon name="again" size={16} /> <span className="way">{words.retry}</span>
        </button>
      )}
      {asks && !met && (
        <button type="button" className="plain" onClick={hinted ? showMe : hint}>
          <Icon name="hint" size={16} /> {hinted ? words.showMe : words.hint}
        </button>
      )}
      {last ? (
        <End open={open} />
      ) : (
        <button type="button" className="primary go-on" disabled={!met} onClick={() => move(place + 1)}>
          {words.goOn} <Icon name="right" size={16} />
        </button>
      )}
    </div>
  )
}

function End({ open }: { open: OpenLesson }) {
  const { lesson, guide, table } = open
  const met = useStore(guide, ({ met: done }) => done)
  const next = lessonAfter(lesson)
  if (!met) return null
  return (
    <>
      <Suspense>
        <Rules rules={lesson.rules} />
      </Suspense>
      <button type="button" className="secondary" onClick={() => void playOnFrom(lesson, table.getState().played)}>
        <Icon name="play" size={16} /> {words.playOn}
      </button>
      <Link to={next === undefined ? '#/learn' : `#/learn/${next.id}`} className="primary go-on">
        {next === undefined ? words.toList : words.nextLesson}
      </Link>
    </>
  )
}

function Rules({ rules }: { rules: readonly string[] }) {
  const library = useLibrary()
  return rules.map(rule => (
    <a key={rule} className="rule-link" href={ruleAddress(rule)}>
      {words.readRule({ section: linkName(library, rule) })}
    </a>
  ))
}
