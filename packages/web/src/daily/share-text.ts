// What is shared of a day, in words. It does not say how the deal is played.
import { type DailyDeal, FIELD_SIZE } from '@arkwright/bots/daily'
import { gameName } from '../play/names.ts'
import type { DayEnd } from './log.ts'
import { text } from './words.ts'

const words = text.daily.share

export interface Shared {
  readonly deal: DailyDeal
  readonly end: DayEnd
  /** How many of ten bots the result beats; undefined: not compared. */
  readonly beaten: number | undefined
  readonly streak: number
}

/** Without the score: it would say what can be reached. */
export function sharedText({ deal, end, beaten, streak }: Shared, address: string): string {
  const lines = [
    words.title({ number: deal.number, game: gameName(deal.game) }),
    beaten === undefined ? '' : `${'▲'.repeat(beaten)}${'△'.repeat(FIELD_SIZE - beaten)}`,
    sharedFacts({ end, beaten, streak }).join(' · '),
    address,
  ]
  return lines.filter(line => line !== '').join('\n')
}

export function sharedFacts({ end, beaten, streak }: Pick<Shared, 'end' | 'beaten' | 'streak'>): string[] {
  return [
    ...(end.of > 1 && end.rank > 0
      ? [text.daily.place({ place: text.ending.places[end.rank - 1] ?? '', of: end.of })]
      : []),
    ...(beaten === undefined ? [] : [text.daily.beaten({ count: beaten })]),
    ...(streak > 1 ? [text.daily.streak({ days: streak })] : []),
  ]
}
