// After the calls: what each company takes, climbs and pays in this chapter.
import type { BoardEvent, State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { SaleProps } from '../play/game-page.ts'
import { useNames } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { resultPlace } from '../telling/places.ts'
import { usePositionAt } from '../telling/use-position-at.ts'
import type { SaleChapter } from './sale-beat.ts'
import { eventsUntil, goodOf, sumsOf } from './sale-figures.ts'

const words = text.told.sale

export function SaleResults({ beat, step }: SaleProps) {
  const names = useNames()
  const state = usePositionAt(beat.steps[0] ?? { at: 0, isWithin: false }) as State
  const good = goodOf(beat, state)
  const shown = beat.steps[step]
  const chapter = (shown?.chapter ?? 'takings') as SaleChapter
  const facts = (shown?.facts ?? []).flatMap(({ event }) => (event as BoardEvent | undefined) ?? [])
  const until = eventsUntil(beat, step)
  return (
    <ol className="results" aria-label={words.chapters[chapter]}>
      {state.players.map(({ factories }, place) => {
        const seat = place as Seat
        const figure = figureOf(chapter, facts, until, seat)
        return (
          <li
            key={`${seat} ${chapter}`}
            data-place={resultPlace(seat)}
            data-out={factories[good].level === 0 || undefined}
          >
            <Disc seat={seat} size={36} />
            <span>{names[seat]}</span>
            <b className={figure === undefined ? undefined : figure.isLoss ? 'loss' : 'gain'}>{figure?.text ?? '–'}</b>
          </li>
        )
      })}
    </ol>
  )
}

interface Figure {
  readonly text: string
  readonly isLoss: boolean
}

function figureOf(
  chapter: SaleChapter,
  facts: readonly BoardEvent[],
  until: readonly BoardEvent[],
  seat: Seat,
): Figure | undefined {
  const { takings, costs, spaces } = sumsOf(facts, seat)
  const { gain } = text.figures
  if (chapter === 'takings') return takings === 0 ? undefined : { text: gain(takings), isLoss: false }
  if (chapter === 'wages') return costs === 0 ? undefined : { text: gain(-costs), isLoss: true }
  if (chapter === 'value') {
    return spaces === 0 ? undefined : { text: text.common.signed({ value: spaces }), isLoss: spaces < 0 }
  }
  const whole = sumsOf(until, seat)
  if (whole.takings === 0 && whole.costs === 0) return undefined
  return { text: gain(whole.takings - whole.costs), isLoss: whole.takings < whole.costs }
}
