// The task or the question of a scene, and the answer to what the learner does.
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Astray } from '../lessons/astray.ts'
import { isRiddle, type Scene } from '../lessons/lesson.ts'
import type { OpenLesson } from '../lessons/lesson-source.ts'
import { text } from '../messages/index.ts'
import type { Draft } from '../play/draft.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'

const words = text.lessons

interface TaskProps {
  readonly open: OpenLesson
  readonly label: string
  readonly goal: string
  readonly hint: string
  readonly done: string
}

export function Task({ open: { lesson, guide }, label, goal, hint, done }: TaskProps) {
  const { scene: place, met, hinted, answered, astray } = useStore(guide)
  const scene = lesson.scenes[place]
  const last = useInView(`${met} ${hinted} ${answered} ${astray?.moves.length}`)
  return (
    <div className={met ? 'met' : ''} ref={last}>
      <p className="goal">
        <span className="tick-box" aria-hidden="true">
          {met && '✓'}
        </span>
        {astray === undefined ? (
          <span>
            <b>{label}</b> {goal}
          </span>
        ) : (
          <Instead astray={astray} goal={goal} />
        )}
      </p>
      {scene !== undefined && isRiddle(scene) && <Answers open={guide} scene={scene} />}
      {met && <p className="well-done">{done}</p>}
      {!met && hinted && (
        <p className="lesson-hint">
          <Icon name="hint" size={16} /> <span>{hint}</span>
        </p>
      )}
    </div>
  )
}

/** A long story is scrolled away when there is something new to read below it. */
function useInView(news: string) {
  const block = useRef<HTMLDivElement>(null)
  const before = useRef(news)
  useEffect(() => {
    if (before.current !== news) block.current?.scrollIntoView({ block: 'end' })
    before.current = news
  }, [news])
  return block
}

/** What the learner does instead, and what the task asks. */
export function Instead({ astray: { how, moves }, goal }: { astray: Astray; goal: string }) {
  const described = useDescribed(moves)
  return <span className="astray">{words.instead[how]({ count: moves.length, moves: described, goal })}</span>
}

/** The story went on from its own example: what differs from the learner's turn. */
export function Replaced({ open }: { open: OpenLesson }) {
  const retold = useStore(open.guide, guide => guide.retold)
  const mine = useDescribed(retold?.mine ?? [])
  const lesson = useDescribed(retold?.lesson ?? [])
  if (retold === undefined) return null
  return (
    <p className="told">
      {mine.length === 0
        ? words.retold.added({ lesson })
        : lesson.length === 0
          ? words.retold.left({ mine })
          : words.retold.changed({ mine, lesson })}
    </p>
  )
}

function useDescribed(moves: Draft['tried']): string[] {
  const page = useTable(session => session.page)
  return moves.map(({ move, before }) => page.describe(before, move))
}

function Answers({ open, scene }: { open: OpenLesson['guide']; scene: Extract<Scene, { ask: object }> }) {
  const { answered, answer, met } = useStore(open)
  const { choices, unit } = scene.ask
  const shown = (value: number) => (unit === 'pounds' ? text.figures.money(value) : String(value))
  return (
    <>
      <fieldset className="answers" aria-label={words.answers}>
        {choices.map(value => (
          <button
            key={value}
            type="button"
            className="secondary"
            aria-pressed={answered === value}
            onClick={() => answer(value)}
          >
            {shown(value)}
          </button>
        ))}
      </fieldset>
      {!met && answered !== undefined && <p className="not-quite">{words.notQuite({ answer: shown(answered) })}</p>}
    </>
  )
}
