// A beat that is complete is put into words once: after each turn only the new ones are.
import type { GameEvent } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { DraftBeat, Fact, OpenBeat } from './beat.ts'
import type { Telling } from './turn-steps.ts'

interface Known {
  readonly count: number
  readonly last: Fact['event']
  readonly names: string
  /** A text that differs between languages. */
  readonly language: string
  readonly draft: DraftBeat | undefined
}

/** By the first event of a beat: facts of a history are never copied. */
const KNOWN = new WeakMap<GameEvent, Known>()

export function remembered<E extends GameEvent>(
  { facts }: OpenBeat<E>,
  { names: players }: Telling<E>,
  tell: () => DraftBeat | undefined,
): DraftBeat | undefined {
  const first = facts.find(({ event }) => event !== undefined)?.event
  if (first === undefined) return tell()
  const now = { count: facts.length, last: facts.at(-1)?.event, names: players.join(), language: text.told.setUp }
  const known = KNOWN.get(first)
  if (
    known?.count === now.count &&
    known.last === now.last &&
    known.names === now.names &&
    known.language === now.language
  ) {
    return known.draft
  }
  const draft = tell()
  KNOWN.set(first, { ...now, draft })
  return draft
}
