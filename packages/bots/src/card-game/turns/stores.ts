// Extra production and early shipping (expert): stored goods made and sold between the productions.
import { after, best, ended, type Line, legal, type Rated, rated, type Thinking } from './line.ts'

const LINES_KEPT = { brisk: 1, thorough: 5 }
const LONGEST = 4

/** Continues with the orders or loads of highest gain. Where more was made than fits, keeps the best. */
export function produceOrLoad(thinking: Thinking, start: Line): Rated[] {
  const { step } = start.state
  const found: Rated[] = finish(thinking, start, step)
  let open: Line[] = [start]
  for (let length = 0; length < LONGEST && open.length > 0; length++) {
    const next = open.flatMap(line => legal(line).flatMap(move => (move.kind === 'done' ? [] : [after(line, move)])))
    const finished = next.flatMap(line => finish(thinking, line, step).map(end => ({ end, line })))
    const kept = finished
      .toSorted((one, other) => other.end.value - one.end.value)
      .slice(0, LINES_KEPT[thinking.breadth])
    found.push(...kept.map(({ end }) => end))
    open = kept.flatMap(({ line }) => (line.state.step === step ? [line] : []))
  }
  return best(found, LINES_KEPT[thinking.breadth])
}

/** A card turned for more goods must be used before the action can end. */
function finish(thinking: Thinking, line: Line, step: string): Rated[] {
  const end = ended(line, step)
  return end === undefined ? [] : keepGoods(thinking, end)
}

export function keepGoods(thinking: Thinking, line: Line): Rated[] {
  if (line.state.step !== 'keep goods') return [rated(thinking, line)]
  return best(
    legal(line).map(move => rated(thinking, after(line, move))),
    1,
  )
}
