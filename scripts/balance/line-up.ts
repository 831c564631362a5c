// Which games `line-ups.ts` plays: the same level on every seat, or one seat of each game without the harbour.
import type { BotName } from '@arkwright/bots'
import type { GameRecord } from '@arkwright/bots/balance'
import { CELLS, WHOLE_CELLS } from './cells.ts'

export interface LineUp {
  readonly cell: string
  /** Its place among the set-ups of the cell. */
  readonly setUp: number
  readonly level: BotName
  /** Whether one seat, a different one in each game, is forbidden the harbour. */
  readonly ashore: boolean
  readonly sims: number
}

export interface Played extends LineUp {
  readonly game: GameRecord
  readonly ms: number
}

const WATER_FRAME = CELLS.filter(({ name }) => name.startsWith('Water Frame 2016'))

/** Both sides of every comparison, predetermined set-up. */
export function harbourPlan(sims: number): LineUp[] {
  return WATER_FRAME.flatMap(({ name: cell }) =>
    (['hard', 'expert'] as const).flatMap(level =>
      [false, true].map(ashore => ({ cell, setUp: 0, level, ashore, sims })),
    ),
  )
}

/** Every cell and set-up in which expert has a network; Water Frame in the edition of 2016. */
export function seatsPlan(sims: number): LineUp[] {
  return WHOLE_CELLS.filter(({ name }) => !name.includes('2014')).flatMap(({ name: cell, setUps }) =>
    setUps.flatMap((_, setUp) =>
      (['expert', 'hard'] as const).map(level => ({ cell, setUp, level, ashore: false, sims })),
    ),
  )
}

export const sameLineUp = (one: LineUp, other: LineUp): boolean =>
  one.cell === other.cell &&
  one.setUp === other.setUp &&
  one.level === other.level &&
  one.ashore === other.ashore &&
  one.sims === other.sims

/** Cell and set-up. */
export function nameOf({ cell: name, setUp }: LineUp): string {
  const cell = WHOLE_CELLS.find(one => one.name === name)
  return [name, cell?.setUps[setUp]?.name].filter(Boolean).join(', ')
}
