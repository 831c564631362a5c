// A sale in the centre of the table while it is told: its chapters below, each one step away.
import { Suspense } from 'react'
import './sale-stage.css'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import type { Step } from './beat.ts'
import { toldAt } from './told.ts'
import { type Telling, useBeats } from './use-telling.ts'

export function SaleStageBody({ sale: { of, step } }: { sale: Telling }) {
  const page = useTable(session => session.page)
  return (
    <section className="sale-stage" aria-label={of.short}>
      <Suspense fallback={null}>
        <page.Sale beat={of} step={step} />
      </Suspense>
      <Chapters sale={of.steps} beat={of.index} step={step} />
    </section>
  )
}

interface Chapter {
  readonly name: string
  readonly first: number
  readonly last: number
}

function chaptersOf(steps: readonly Step[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const [place, { chapter = '' }] of steps.entries()) {
    const last = chapters.at(-1)
    if (last?.name === chapter) chapters[chapters.length - 1] = { ...last, last: place }
    else chapters.push({ name: chapter, first: place, last: place })
  }
  return chapters
}

function Chapters({ sale, beat, step }: { sale: readonly Step[]; beat: number; step: number }) {
  const beats = useBeats()
  const told = useTable(session => session.told)
  const tell = useTable(session => session.tell)
  const names = useTable(session => session.record.seats)
  return (
    <ol className="chapters">
      {chaptersOf(sale).map(({ name, first, last }) => {
        const isNow = step >= first && step <= last
        return (
          <li key={first} data-state={isNow ? 'now' : step > last ? 'past' : 'to-come'}>
            <button
              type="button"
              aria-current={isNow ? 'step' : undefined}
              onClick={() => tell(toldAt(beats, beat, first, { ...told, isPlaying: false }))}
            >
              <span>{chapterName(name, names)}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function chapterName(chapter: string, seats: readonly { readonly name: string }[]): string {
  const { chapters } = text.told.sale
  if (Object.hasOwn(chapters, chapter)) return chapters[chapter as keyof typeof chapters]
  return seats[Number(chapter.replace('seat ', ''))]?.name ?? ''
}
