// The steps of a beat that is told line by line: a turn, an economy phase, an event.
import type { GameEvent } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { Draft, DraftBeat, Fact, OpenBeat } from './beat.ts'
import { sentenceOf, type TellerTables, type Told, tellFacts } from './teller.ts'

export interface Telling<E extends GameEvent> {
  readonly tables: TellerTables<E>
  readonly names: readonly string[]
  /** What a move without facts means, as a whole sentence. */
  plainly(move: string, name: string): string
}

export function heardIn<E extends GameEvent>(facts: readonly Fact<E>[]): { at: number; event: E }[] {
  return facts.flatMap(({ at, event }) => (event === undefined ? [] : [{ at, event }]))
}

/** A step for each move that says something; the same deed several times in a row is one step. */
export function toldInSteps<E extends GameEvent>(
  { kind, seat, facts }: OpenBeat<E>,
  telling: Telling<E>,
): DraftBeat | undefined {
  if (facts.length === 0) return undefined
  const told = tellFacts(heardIn(facts), telling.tables)
  const caption = captionOf(facts, telling) || plainCaption(facts, telling)
  return {
    kind,
    seat,
    good: undefined,
    caption,
    short: shortOf(told, telling, seat) || caption,
    rules: [...new Set(told.flatMap(({ rules }) => rules))],
    steps: stepsOf(facts, telling, caption),
  }
}

function stepsOf<E extends GameEvent>(facts: readonly Fact<E>[], telling: Telling<E>, whole: string): Draft[] {
  const steps: { facts: Fact<E>[]; alone: string }[] = []
  let waiting: Fact<E>[] = []
  for (const [place, fact] of facts.entries()) {
    waiting.push(fact)
    if (facts[place + 1]?.at === fact.at) continue
    const alone = captionOf(waiting, telling)
    const last = steps.at(-1)
    if (alone === '' && place < facts.length - 1) continue
    if (last !== undefined && (alone === '' || alone === last.alone)) last.facts.push(...waiting)
    else steps.push({ facts: waiting, alone })
    waiting = []
  }
  return steps.map(step => ({ facts: step.facts, caption: captionOf(step.facts, telling) || whole }))
}

function captionOf<E extends GameEvent>(facts: readonly Fact<E>[], { tables, names }: Telling<E>): string {
  return tellFacts(heardIn(facts), tables)
    .map(line => sentenceOf(line, names, tables))
    .join(' ')
}

/** A turn without facts is told by its first move that says something. */
function plainCaption<E extends GameEvent>(facts: readonly Fact<E>[], { names, plainly }: Telling<E>): string {
  const moves = facts.flatMap(({ move, isFirst }) => (move === undefined || !isFirst ? [] : [move]))
  const move = moves.find(one => one !== 'done') ?? moves[0]
  const decider = facts[0]?.decider
  return move === undefined || decider === undefined ? text.told.setUp : plainly(move, names[decider] ?? '')
}

function shortOf<E extends GameEvent>(
  told: readonly Told[],
  { tables, names }: Telling<E>,
  seat: number | undefined,
): string {
  return told
    .map(line => (line.seat === seat && seat !== undefined ? line.deeds.join(', ') : sentenceOf(line, names, tables)))
    .join(' ')
}
