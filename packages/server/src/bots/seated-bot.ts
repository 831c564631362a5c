// The bot on a seat. Its row has one text for it: the level, or level and style with a space between, such as "medium shipper".
import { BOT_NAMES, STYLES } from '@arkwright/bots/levels'
import type { Strength, Style } from '../api/table-shapes.ts'

export interface SeatedBot {
  readonly strength: Strength
  /** Absent: the plain level. */
  readonly style?: Style | undefined
}

export function botText({ strength, style }: SeatedBot): string {
  return style === undefined ? strength : `${strength} ${style}`
}

/** A level that this server does not know plays at random. */
export function botIn(text: string | null): SeatedBot {
  const [level, liking] = (text ?? '').split(' ')
  const style = STYLES.find(one => one === liking)
  return { strength: BOT_NAMES.find(one => one === level) ?? 'random', ...(style !== undefined && { style }) }
}
