// A refusal as a sentence: the words of the game where it has any, else code and figures as they are.
import type { Figures, Refusal } from '@arkwright/kernel'
import { plainly, type Sayings } from './printer.ts'

const PLACE = /\{(\w+)\}/g

/** What the kernel itself refuses, the same for every game. */
const KERNEL_REFUSALS: Sayings = {
  'chance-decides': 'chance decides here, not a player',
  'game-over': 'the game is over',
  'not-now': '“{asked}” is asked for now',
  'nothing-to-reveal': 'nothing was drawn there, yet the file says that chance brought “{given}”',
  'other-outcome': 'chance brought “{drawn}” from the seed of this file, not “{given}”',
  'outcome-missing': 'the file does not say what chance brought there',
  'unknown-move': 'the game knows no such move',
}

export function refusalSentence({ rule, code, figures }: Refusal, sayings: Sayings = {}): string {
  const given = plainly(figures)
  const words = said(sayings, code, figures) ?? said(KERNEL_REFUSALS, code, figures)
  return `${words ?? (given === '' ? code : `${code}, ${given}`)} (${rule}, ${code})`
}

/** The first of the code's sentences for which the refusal has all figures. */
function said(sayings: Sayings, code: string, figures: Figures): string | undefined {
  if (!Object.hasOwn(sayings, code)) return undefined
  const sentences = [sayings[code] ?? []].flat()
  const sentence = sentences.find(one =>
    [...one.matchAll(PLACE)].every(([, name = '']) => Object.hasOwn(figures, name)),
  )
  return sentence?.replaceAll(PLACE, (_, name: string) => String(figures[name]))
}
