// The styles of the bots at a new table.
import { type Style, stylesOf } from '@arkwright/bots/levels'
import { text } from '../messages/first.ts'
import type { SeatPlan } from '../storage/records.ts'

const words = text.newTable

/** Undefined without a style, or with one that the game does not have. */
export function styleIn(game: string, { style }: SeatPlan): Style | undefined {
  return stylesOf(game).find(one => one === style)
}

/** The plan with a style this game has, or none. A seat that has its usual name is called by colour and style. */
export function withStyle(game: string, plan: SeatPlan, index: number): SeatPlan {
  const style = styleIn(game, plan)
  const colour = text.seats.colours[index] ?? ''
  const usual = [colour, ...Object.values(words.styles).map(name => words.styled({ colour, style: name }))]
  const { style: _, ...rest } = plan
  const name = style === undefined ? colour : words.styled({ colour, style: words.styles[style] })
  return { ...rest, name: usual.includes(plan.name) ? name : plan.name, ...(style !== undefined && { style }) }
}
