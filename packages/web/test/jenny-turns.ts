// The first turn of a game of Spinning Jenny, as its player composes it.
import { spinningJenny } from '@arkwright/board-game'
import { LADDERS } from '@arkwright/bots'
import { seedRandom } from '@arkwright/kernel'
import { spinningJennyPage as page } from '../src/board-game/page.ts'
import { compose, type Draft, movesOf, startDraft } from '../src/play/draft.ts'
import { firstPosition, move } from './positions.ts'

/** After the preparation, at the choice of a marker. */
export function firstTurn(): Draft {
  const state = firstPosition({ players: 2, setup: 'predetermined' })
  const random = seedRandom('lead')
  const bot = LADDERS.get('spinning-jenny')?.bots.easy
  while (state.step !== 'place marker') {
    const choice = bot?.choose(spinningJenny.view(state, state.seat), state.seat, { sims: 1 }, random)
    for (const text of choice?.moves ?? []) spinningJenny.play(state, move(text))
  }
  return startDraft(page, state, state.seat)
}

/** The first turn with these moves. */
export function played(...texts: string[]): Draft {
  const draft = compose(page, firstTurn(), texts.map(move))
  if (movesOf(draft).length < texts.length) throw new Error(`not all legal: ${texts.join(' ; ')}`)
  return draft
}
