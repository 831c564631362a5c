// A second look at the best turns: a development can change which line or price is best, for example by saving the
// wages that would have forced a loan. The first look assumes that it brings the same after every line and price.
import type { Move } from '@arkwright/card-game'
import type { Steps } from '../../steps.ts'
import { withDevelopment } from './develop.ts'
import { type Ending, endingOf } from './ending.ts'
import { givingUp } from './giving-up.ts'
import { after, best, legalOf, type Rated, type Thinking, type Variation } from './variation.ts'

/** How many of the best developments are joined with how many lines of each action. */
const DEVELOPMENTS = 2
const LINES = 12
/** Shares and loans have many lines that are worth the same until a development changes what can be paid. */
const LINES_OF_SHARES = 40
/** How many of these get every price, and how many of those that give up a card. */
const PRICED = 16
const GIVEN_UP_PRICED = 2

interface Joined extends Ending {
  readonly line: Variation
  readonly development: readonly Move[]
}

export function* secondLook(thinking: Thinking, lines: readonly Rated[], endings: readonly Ending[]): Steps<Ending[]> {
  const tried = bestOfEachAction(lines)
  const joined: Joined[] = []
  for (const development of bestDevelopments(endings)) {
    for (const { variation, planned } of tried) joined.push(...join(thinking, variation, planned, development))
    yield
  }
  const given = lines.flatMap(one => joinGivingUp(thinking, one))
  yield
  const found: Ending[] = [...joined, ...given]
  for (const { line, development } of [...best(joined, PRICED), ...best(given, GIVEN_UP_PRICED)]) {
    for (const { appeal } of legalOf(line, 'appeal')) found.push(...join(thinking, line, appeal, development))
    yield
  }
  return unknown(found, endings)
}

function bestOfEachAction(lines: readonly Rated[]): Rated[] {
  const byAction = Map.groupBy(lines, ({ variation }) => variation.moves[0])
  return [...byAction.values()].flatMap(own =>
    best(own, own.some(({ variation }) => hasBought(variation)) ? LINES_OF_SHARES : LINES),
  )
}

function hasBought({ moves }: Variation): boolean {
  return moves.some(({ kind }) => kind === 'buy')
}

/** The developments of the best turns, each kind once. */
function bestDevelopments(endings: readonly Ending[]): (readonly Move[])[] {
  const known = new Map<Move | undefined, readonly Move[]>()
  for (const { variation, last, before } of best(endings, endings.length)) {
    const moves = last === undefined ? variation.moves.slice(before) : [last]
    if (!known.has(moves[0])) known.set(moves[0], moves)
    if (known.size === DEVELOPMENTS) break
  }
  return [...known.values()]
}

function join(thinking: Thinking, line: Variation, appeal: number, development: readonly Move[]): Joined[] {
  const priced = pricedAt(line, appeal)
  const end = withDevelopment(thinking, priced, development)
  return end === undefined ? [] : [{ ...endingOf(end, priced), line, development }]
}

function joinGivingUp(thinking: Thinking, { variation, planned }: Rated): Joined[] {
  const development = givingUp(thinking, pricedAt(variation, planned))
  return development === undefined ? [] : join(thinking, variation, planned, development)
}

/** A line without a factory for the good of the round needs no price. */
function pricedAt(line: Variation, appeal: number): Variation {
  const price = legalOf(line, 'appeal').find(move => move.appeal === appeal)
  return price === undefined ? line : after(line, price)
}

/** Each once, and none that the first look has found. */
function unknown(found: readonly Ending[], endings: readonly Ending[]): Ending[] {
  const known = new Set(endings.map(textOf))
  return found.filter(ending => {
    const text = textOf(ending)
    const isNew = !known.has(text)
    known.add(text)
    return isNew
  })
}

function textOf({ variation: { moves }, last }: Ending): string {
  return [...moves, ...(last === undefined ? [] : [last])].map(({ text }) => text).join()
}
