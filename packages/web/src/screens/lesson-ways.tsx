// The buttons of a lesson's narrator: back, try again, hint, continue.
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { lessonAfter } from '../lessons/course.ts'
import { playOnFrom } from '../lessons/free-play.ts'
import { isRiddle, isTask, type Scene } from '../lessons/lesson.ts'
import type { OpenLesson } from '../lessons/lesson-source.ts'
import { useProgress } from '../lessons/progress.ts'
import { text } from '../messages/index.ts'
import { ruleAddress } from '../rules/address.ts'
import { linkName } from '../rules/names.ts'
import { useLibrary } from '../rules/use-library.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'

const words = text.lessons

export function Ways({ open, scene }: { open: OpenLesson; scene: Scene }) {
  const { lesson, guide } = open
  const { scene: place, met, hinted, astray, goTo, hint, showMe } = useStore(guide)
  const finished = useProgress(progress => progress.finished)
  const walk = useWalk(open)
  const last = place === lesson.scenes.length - 1
  useEffect(() => {
    if (last && met) finished(lesson.id)
  }, [last, met, lesson, finished])
  const asks = isTask(scene) || isRiddle(scene)
  // The answer to a lost turn names this button.
  const isNamed = astray !== undefined && astray.how !== 'chosen'
  return (
    <div className="ways">
      <button
        type="button"
        className="plain"
        aria-label={words.before}
        title={words.before}
        disabled={place === 0}
        onClick={() => walk(place - 1)}
      >
        <Icon name="left" size={16} />
      </button>
      {asks && (
        <button type="button" className="plain" title={words.retry} onClick={() => goTo(place)}>
          <Icon name="again" size={16} /> <span className={isNamed ? '' : 'unseen'}>{words.retry}</span>
        </button>
      )}
      {asks && !met && (
        <button type="button" className="plain" onClick={hinted ? showMe : hint}>
          <Icon name="hint" size={16} /> {hinted ? words.showMe : words.hint}
        </button>
      )}
      {last ? <End open={open} /> : <WayOn open={open} />}
    </div>
  )
}

/** To the next scene; nothing after the last one. */
export function WayOn({ open }: { open: OpenLesson }) {
  const { scene: place, met } = useStore(open.guide)
  const walk = useWalk(open)
  if (place === open.lesson.scenes.length - 1) return null
  return (
    <button type="button" className="primary go-on" disabled={!met} onClick={() => walk(place + 1)}>
      {words.goOn} <Icon name="right" size={16} />
    </button>
  )
}

/** Goes to a scene and keeps the progress. */
function useWalk({ lesson, guide }: OpenLesson): (to: number) => void {
  const goTo = useStore(guide, one => one.goTo)
  const reached = useProgress(progress => progress.reached)
  return to => {
    goTo(to)
    reached(lesson.id, to)
  }
}

function End({ open }: { open: OpenLesson }) {
  const { lesson, guide, table } = open
  const met = useStore(guide, ({ met: done }) => done)
  const next = lessonAfter(lesson)
  if (!met) return null
  return (
    <>
      <button type="button" className="secondary" onClick={() => void playOnFrom(lesson, table.getState().played)}>
        <Icon name="play" size={16} /> {words.playOn}
      </button>
      <Link to={next === undefined ? '#/learn' : `#/learn/${next.id}`} className="primary go-on">
        {next === undefined ? words.toList : words.nextLesson}
      </Link>
    </>
  )
}

/** Where the rules explain the topic in full. */
export function LessonRules({ rules }: { rules: readonly string[] }) {
  const library = useLibrary()
  return (
    <p className="rules">
      {rules.map(rule => (
        <a key={rule} className="rule-link" href={ruleAddress(rule)}>
          {words.readRule({ section: linkName(library, rule) })}
        </a>
      ))}
    </p>
  )
}
