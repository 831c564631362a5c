// What happened since my turn: the beats after it, and what each changed.
import type { Seat } from '@arkwright/kernel'
import type { Company, GamePage } from '../play/game-page.ts'
import type { PlayedGame } from '../play/history.ts'
import type { Beat, Moment, Step } from './beat.ts'
import { positionAt } from './moment.ts'

/** The beats after this seat's last turn, up to and including `until`. */
export function sinceTurnOf(beats: readonly Beat[], seat: Seat, until = beats.length - 1): readonly Beat[] {
  const mine = beats.findLastIndex(beat => beat.index <= until && beat.kind === 'turn' && beat.seat === seat)
  return beats.slice(mine + 1, until + 1).filter(({ kind }) => kind !== 'preparation')
}

export function countsOf(since: readonly Beat[]): { turns: number; sales: number } {
  const count = (kind: Beat['kind']) => since.filter(beat => beat.kind === kind).length
  return { turns: count('turn') + count('opponents'), sales: count('sale') }
}

/** Said by the lines around them. */
const LEFT_OUT: ReadonlySet<string | undefined> = new Set(['goods', 'calls', 'start'])

/** A sale is told in several lines, its calls as a total; everything else in one. */
export function digestSteps({ kind, steps, caption }: Beat): readonly Step[] {
  if (kind === 'sale') {
    const total = steps.findLastIndex(({ chapter }) => chapter === 'calls')
    return steps.filter(({ chapter }, place) => place === total || !LEFT_OUT.has(chapter))
  }
  const last = steps.at(-1)
  return last === undefined ? [] : [{ ...last, caption }]
}

/** What a sale changed is on the table once everything its move caused has been told. */
function afterwards(beats: readonly Beat[], { index, kind, steps }: Beat): Moment | undefined {
  if (kind !== 'sale') return steps.at(-1)
  return beats
    .slice(index)
    .flatMap(beat => beat.steps.slice(beat.index === index ? -1 : 0))
    .find(({ isWithin }) => !isWithin)
}

export interface Change {
  readonly from: Company
  readonly to: Company
}

/** A company before and after a beat. */
export function changeOf(
  page: GamePage,
  played: PlayedGame,
  names: readonly string[],
  beats: readonly Beat[],
  beat: Beat,
  seat: Seat,
): Change | undefined {
  const before = beats[beat.index - 1]?.steps.at(-1)
  const after = afterwards(beats, beat)
  if (before === undefined || after === undefined) return undefined
  const companyAt = (moment: Moment) =>
    page.companies(positionAt(page, played.journal, moment), names).find(company => company.seat === seat)
  const [from, to] = [companyAt(before), companyAt(after)]
  return from && to && { from, to }
}
