// Where the rules use a printed figure: the sections its source names, and those its game lists.
import { ruleAddress } from './address.ts'

/** The rules that a game lists for one of its figures. */
export type FigureRules = (figure: string) => readonly string[]

/** Ids of rules, each with a text of its own. */
export function rulesOfFigure(listed: FigureRules, figure: string, source: string): readonly string[] {
  const named = [...source.matchAll(/\b(?:SJ|WF) [\dIV]+(?:\.[\dIV]+)*/g)].map(([id]) => id)
  const rules = [...new Set([...listed(figure), ...named])].filter(rule => ruleAddress(rule) !== undefined)
  // Sections of both rulebooks lead to one page.
  return rules.filter((rule, i) => rules.findIndex(other => ruleAddress(other) === ruleAddress(rule)) === i)
}
