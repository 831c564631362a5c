// Learn: the lessons in order, with their progress.
import './learn.css'
import { COURSE, type CourseKey } from '../lessons/course.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { useProgress } from '../lessons/progress.ts'
import { headOf, useStories } from '../lessons/stories.ts'
import { text } from '../messages/index.ts'
import { Link } from '../shell/link.tsx'
import { Masthead } from './masthead.tsx'

const words = text.lessons

export default function LearnScreen() {
  return (
    <div className="learn">
      <Masthead title={words.title} />
      <main>
        <h1>{words.title}</h1>
        <p className="lead">{words.intro}</p>
        {(Object.keys(COURSE) as CourseKey[]).map(key => (
          <section key={key} aria-label={words.courses[key]}>
            <h2>{words.courses[key]}</h2>
            <ol className="lesson-list">
              {COURSE[key].lessons.map(lesson => (
                <LessonCard key={lesson.id} lesson={lesson} />
              ))}
            </ol>
          </section>
        ))}
      </main>
    </div>
  )
}

function LessonCard({ lesson }: { lesson: Lesson }) {
  const { title, about } = headOf(useStories(), lesson)
  const done = useProgress(progress => progress.done[lesson.id] === true)
  const scene = useProgress(progress => progress.scenes[lesson.id] ?? 0)
  const state = done
    ? words.done
    : scene > 0
      ? words.begun({ scene: scene + 1, all: lesson.scenes.length })
      : words.fresh
  return (
    <li className={done ? 'done' : ''}>
      <Link to={`#/learn/${lesson.id}`} className="lesson-card">
        <b>{title}</b>
        <span>{about}</span>
        <small>
          {done && <span aria-hidden="true">✓</span>} {state}
        </small>
      </Link>
    </li>
  )
}
