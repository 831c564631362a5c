// One press on a quality or distribution card of a mill: as much as the action allows there.
import { type Good, moves } from '@arkwright/card-game'
import type { Option } from '../play/control.ts'
import { type Draft, tryMove } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import { totalDials } from './total-dials.ts'
import { stateOf } from './turn-parts.ts'

type What = 'quality' | 'distribution'

/** The dials of both actions for a draft, since every mill asks for them. */
const known = new WeakMap<Draft, Map<What, ReturnType<typeof totalDials>>>()

export function layMost(page: GamePage, draft: Draft, what: What, good: Good): Option | undefined {
  if (draft.complete) return undefined
  const { step } = stateOf(draft)
  if (step !== 'action' && step !== what) return undefined
  const dial = dialsOf(page, draft, what).find(({ key }) => key === `${what}:${good}`)
  const highest = dial?.options.at(-1)
  return dial === undefined || dial.at === dial.options.length - 1 ? undefined : highest
}

function dialsOf(page: GamePage, draft: Draft, what: What): ReturnType<typeof totalDials> {
  const map = known.get(draft) ?? new Map<What, ReturnType<typeof totalDials>>()
  known.set(draft, map)
  const before = map.get(what)
  if (before !== undefined) return before
  const begun = stateOf(draft).step === 'action' ? tryMove(page, draft, moves.action(what)) : draft
  const made = begun === draft && stateOf(draft).step === 'action' ? [] : totalDials(page, begun)
  map.set(what, made)
  return made
}
