// What a variant changes, number by number, in as few lines as possible.
import {
  type AnyGame,
  type FigureValue,
  HANDICAP_OPTIONS,
  type HandicapOptions,
  numbersIn,
  optionsOf,
  type Printing,
  printedFigures,
  sideBySide,
} from '@arkwright/kernel'
import { optionWordsOf } from '../play/option-words.ts'
import { figureLabel, placeLabel } from './labels.ts'
import { text } from './messages/index.ts'

const words = text.variants
/** A figure with more changed numbers is shown as its new row only. */
const MOST_SINGLE = 6

export function differencesOf(printing: Printing, game: AnyGame): readonly string[] {
  const { variant } = printing
  if (variant === undefined) return []
  const printed = printedFigures(printing, game)
  const played = game.components(optionsOf(printing, game, { players: game.players.max }))
  const figures = Object.keys(variant.figures).flatMap(name => {
    const before = printed[name]?.value
    const now = played[name]?.value
    return before === undefined || now === undefined ? [] : linesOf(name, before, now)
  })
  return [...optionsText(printing, game), ...figures]
}

/** The options that a variant sets, in words. */
export function optionsText({ variant }: Printing, game: AnyGame): readonly string[] {
  return variant === undefined ? [] : chosenOptions(game, variant.options)
}

/** In their words: "Set-up: Free". */
function chosenOptions({ id }: AnyGame, options: Readonly<Record<string, unknown>>): readonly string[] {
  const known = optionWordsOf(id)
  return Object.entries(options).flatMap(([name, value]) => {
    const handicap = HANDICAP_OPTIONS.find(one => one === name)
    if (handicap !== undefined) return [handicapText(handicap, value)]
    const option = known[name]
    const chosen = option?.values[String(value)]?.name
    return option === undefined || chosen === undefined ? [] : [words.keys.both({ first: option.name, second: chosen })]
  })
}

function handicapText(name: keyof HandicapOptions, value: unknown): string {
  return Array.isArray(value)
    ? words.keys[name]({ amounts: value.map(amount => text.figures.gain(Number(amount))) })
    : words.keys.balanced
}

function linesOf(name: string, before: FigureValue, now: FigureValue): readonly string[] {
  // A piece that is not named is not there.
  const changed = sideBySide([before, now].map(value => ({ [name]: { value } }))).filter(
    ({ values: [one, other] }) => one !== other,
  )
  const what = figureLabel(name)
  if (changed.length > MOST_SINGLE) {
    const shown = (value: FigureValue) => rangeOf(numbersIn(value, []).map(number => number.value))
    return [words.change({ what, now: shown(now), before: shown(before) })]
  }
  return changed.map(({ path, values: [was = 0, is = 0] }) => {
    const place = placeLabel(path)
    return words.change({
      what: place === '' ? what : words.keys.both({ first: what, second: place }),
      now: text.figures.number(is),
      before: text.figures.number(was),
    })
  })
}

function rangeOf(numbers: readonly number[]): string {
  const low = Math.min(...numbers)
  const high = Math.max(...numbers)
  return low === high ? text.figures.number(low) : words.editor.range({ min: low, max: high })
}
