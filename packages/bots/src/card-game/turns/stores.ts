// Extra production and early shipping (expert): stored goods made and sold between the productions.
import { after, best, ended, legal, type Rated, rated, type Thinking, type Variation } from './variation.ts'

const LINES_KEPT = { brisk: 1, thorough: 5 }
const LONGEST = 4

/** Continues with the orders or loads of highest gain. Where more was made than fits, keeps the best. */
export function produceOrLoad(thinking: Thinking, start: Variation): Rated[] {
  const { step } = start.state
  const found: Rated[] = finish(thinking, start, step)
  let open: Variation[] = [start]
  for (let length = 0; length < LONGEST && open.length > 0; length++) {
    const next = open.flatMap(variation =>
      legal(variation).flatMap(move => (move.kind === 'done' ? [] : [after(variation, move)])),
    )
    const finished = next.flatMap(variation => finish(thinking, variation, step).map(end => ({ end, variation })))
    const kept = finished
      .toSorted((one, other) => other.end.value - one.end.value)
      .slice(0, LINES_KEPT[thinking.breadth])
    found.push(...kept.map(({ end }) => end))
    open = kept.flatMap(({ variation }) => (variation.state.step === step ? [variation] : []))
  }
  return best(found, LINES_KEPT[thinking.breadth])
}

/** A card turned for more goods must be used before the action can end. */
function finish(thinking: Thinking, variation: Variation, step: string): Rated[] {
  const end = ended(variation, step)
  return end === undefined ? [] : keepGoods(thinking, end)
}

export function keepGoods(thinking: Thinking, variation: Variation): Rated[] {
  if (variation.state.step !== 'keep goods') return [rated(thinking, variation)]
  return best(
    legal(variation).map(move => rated(thinking, after(variation, move))),
    1,
  )
}
