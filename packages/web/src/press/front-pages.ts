// At which moves a newspaper is due, and the moments worth telling in between.
import type { Seat } from '@arkwright/kernel'
import type { Position } from '../play/game-page.ts'
import type { PlayedGame } from '../play/history.ts'
import { type Facts, type Headline, headlinesOf, isPassing } from './headlines.ts'
import type { CompanyNumber, Entry, Press } from './press.ts'

/** The newspaper at the end of a decade. */
export interface Edition {
  /** From 1. */
  readonly number: number
  readonly decade: number
  /** The number of moves played when it appears. */
  readonly at: number
  readonly headlines: readonly Headline[]
}

interface Open {
  readonly decade: number
  readonly start: Position
  readonly entries: Entry[]
}

/** How many decades have ended. Cheap: it looks at no position. */
export function editionsDue(press: Press, { history }: Pick<PlayedGame, 'history'>): number {
  let due = 0
  let decade: number | undefined
  for (const { events } of history) {
    for (const event of events) {
      const begun = press.decadeBegun(event)
      const ended = press.isEnd(event)
        ? decade !== undefined
        : begun !== undefined && decade !== undefined && begun !== decade
      if (ended) due++
      decade = press.isEnd(event) ? undefined : (begun ?? decade)
    }
  }
  return due
}

/** One edition for each decade that has ended. */
export function frontPages(press: Press, { journal, history }: PlayedGame): Edition[] {
  const editions: Edition[] = []
  let open: Open | undefined
  const close = (at: number): void => {
    if (open === undefined) return
    const facts = factsOf(press, open, journal.at(at))
    editions.push({ number: editions.length + 1, decade: open.decade, at, headlines: headlinesOf(facts) })
    open = undefined
  }
  for (const { at, events } of history) {
    for (const event of events) {
      const decade = press.decadeBegun(event)
      if (decade !== undefined && decade !== open?.decade) {
        close(at)
        open = { decade, start: journal.at(at), entries: [] }
      }
      const entry = press.read(event)
      if (entry !== undefined) open?.entries.push(entry)
      if (press.isEnd(event)) close(at)
    }
  }
  return editions
}

function factsOf(press: Press, { start, entries }: Open, end: Position): Facts {
  return {
    entries,
    before: press.scores(start),
    after: press.scores(end),
    wageBefore: press.wage(start),
    wageAfter: press.wage(end),
  }
}

export type Moment =
  /** I passed a rival, or a rival passed me. */
  | {
      readonly kind: 'passed' | 'passed by'
      readonly at: number
      readonly rival: CompanyNumber
      readonly score: number
      readonly rivalScore: number
    }
  /** A solo game ended with these titles within reach. */
  | { readonly kind: 'titles'; readonly at: number; readonly titles: readonly string[] }

/**
 * In the order of the game, those after `since` moves. Scores are compared at the beginning of each cycle or round, and at
 * the end.
 */
export function moments(press: Press, played: PlayedGame, seat: Seat, since = 0): Moment[] {
  const told: Moment[] = []
  const marks = marksOf(press, played)
  // The scores before the first of them are compared too.
  const first = marks.findLastIndex(at => at <= since)
  let before: readonly number[] | undefined
  for (const at of marks.slice(Math.max(0, first))) {
    const after = press.scores(played.journal.at(at))
    for (const [rival, rivalScore] of after.entries()) {
      if (before === undefined || rival === seat) continue
      const score = after[seat] ?? 0
      if (isPassing(before, after, seat, rival)) told.push({ kind: 'passed', at, rival, score, rivalScore })
      if (isPassing(before, after, rival, seat)) told.push({ kind: 'passed by', at, rival, score, rivalScore })
    }
    before = after
  }
  const { journal } = played
  const titles = press.titles(journal.position, seat)
  return titles.length === 0 ? told : [...told, { kind: 'titles', at: journal.moves.length, titles }]
}

/** The numbers of moves at which a cycle or round begins or the game ends. */
export function marksOf(press: Press, { history }: PlayedGame): number[] {
  return history
    .filter(({ events }) => events.some(event => press.isMark(event) || press.isEnd(event)))
    .map(({ at }) => at)
}
