// A lesson: the real table of its game, with a narrator.
import './lesson.css'
import { type MouseEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { lessonNamed } from '../lessons/course.ts'
import { leaveLesson } from '../lessons/left.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { type OpenLesson, openLesson, recordOf } from '../lessons/lesson-source.ts'
import { useProgress } from '../lessons/progress.ts'
import { text } from '../messages/index.ts'
import { loadPage } from '../play/catalogue.ts'
import { OpenTable } from '../play/open-table.tsx'
import { ThemeChooser } from '../shell/choosers.tsx'
import { faces } from '../shell/fonts.ts'
import { LanguageChooser } from '../shell/language-chooser.tsx'
import { Link } from '../shell/link.tsx'
import { TableFrame } from '../table/table-frame.tsx'
import { Narrator } from './lesson-narrator.tsx'
import { useSpotlight } from './lesson-spotlight.ts'
import { LibraryLinks } from './masthead.tsx'

/** The lesson last opened: it survives a look at the rules and a change of language. */
let kept: OpenLesson | undefined

export default function LessonScreen({ id }: { id: string }) {
  const lesson = lessonNamed(id)
  const [open, setOpen] = useState<OpenLesson>()
  useEffect(() => {
    let left = false
    if (lesson !== undefined) void opened(lesson).then(one => left || setOpen(one))
    return () => {
      left = true
      leaveLesson(id)
    }
  }, [lesson, id])
  if (lesson === undefined) {
    return (
      <main className="nothing">
        <p>{text.notFound}</p>
        <Link to="#/learn">{text.lessons.title}</Link>
      </main>
    )
  }
  if (open === undefined || open.lesson !== lesson) return <p className="loading">{text.loading}</p>
  return (
    <OpenTable store={open.table}>
      <LessonTable open={open} />
    </OpenTable>
  )
}

async function opened(lesson: Lesson): Promise<OpenLesson> {
  const [page] = await Promise.all([loadPage(lesson.game), faces()])
  if (page === undefined) throw new Error(`the page has no ${lesson.game}`)
  if (kept?.lesson === lesson) {
    // The players' names depend on the language too.
    kept.table.setState(({ played }) => ({ record: recordOf(lesson, { played }) }))
  } else {
    const { scenes, done } = useProgress.getState()
    const scene = done[lesson.id] === true ? 0 : (scenes[lesson.id] ?? 0)
    kept = openLesson(page, lesson, Math.min(scene, lesson.scenes.length - 1))
  }
  return kept
}

/** The part of the address after # is the lesson itself, so it cannot be an anchor. */
function skipToNarrator(event: MouseEvent): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#narrator h2')?.focus()
}

function LessonTable({ open }: { open: OpenLesson }) {
  const place = useStore(open.guide, guide => guide.scene)
  useSpotlight(open.lesson.scenes[place])
  return (
    <>
      <a className="skip" href={`#/learn/${open.lesson.id}`} onClick={skipToNarrator}>
        {text.lessons.skip}
      </a>
      <TableFrame
        dock={<Narrator open={open} />}
        menu={
          <>
            <LibraryLinks />
            <LanguageChooser />
            <ThemeChooser />
          </>
        }
      />
    </>
  )
}
