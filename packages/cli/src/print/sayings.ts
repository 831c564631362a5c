// Refusals of a game whose words are not in packages/words yet: templates with the names of figures in braces.
import type { Figures } from '@arkwright/kernel'

/** By code: a template, or several of which the first that can be filled in is taken. */
export type Sayings = Readonly<Record<string, string | readonly string[]>>

const PLACE = /\{(\w+)\}/g

/** The first of the code's templates for which the refusal has all figures. */
export function saidIn(sayings: Sayings, code: string, figures: Figures): string | undefined {
  if (!Object.hasOwn(sayings, code)) return undefined
  const templates = [sayings[code] ?? []].flat()
  const template = templates.find(one =>
    [...one.matchAll(PLACE)].every(([, name = '']) => Object.hasOwn(figures, name)),
  )
  return template?.replaceAll(PLACE, (_, name: string) => String(figures[name]))
}
