// A control made of the legal moves alone: for decisions that need no dial and no cards.
import { adding, type Chip, type Control } from './control.ts'
import type { Draft } from './draft.ts'
import type { GamePage } from './game-page.ts'

export function plainControl(page: GamePage, draft: Draft): Control {
  const choices = page.choices(draft.state).filter(({ hidden }) => hidden !== true)
  const buttons = choices.flatMap(group =>
    group.choices.map(({ move, full }) => adding(page, draft, [move], { label: full, full })),
  )
  return { dials: [], cards: [], buttons }
}

/** One chip for each move. */
export function plainChips(page: GamePage, draft: Draft): Chip[] {
  return draft.tried.map(({ move, before }, from) => ({ label: page.describe(before, move), from }))
}
