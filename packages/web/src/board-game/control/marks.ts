// Quality and distribution: a dial of steps for each mill — SJ II.2.4, II.2.5.
import { type DecisionName, GOODS } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { Dial } from '../../play/control.ts'
import type { Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { countDial } from './count-dial.ts'
import { saleResult } from './figures.ts'
import { goodHead } from './staff.ts'
import { legalOf, meIn, stageOf, stateOf } from './stage.ts'

const words = text.boardControl

const STEPS: Readonly<Record<'quality' | 'distribution', readonly DecisionName[]>> = {
  quality: ['quality'],
  distribution: ['distribution'],
}

/** `steps` are the questions the dial answers, where they are not those of the action. */
export function markDials(
  page: GamePage,
  draft: Draft,
  kind: 'quality' | 'distribution',
  steps: readonly DecisionName[] = STEPS[kind],
): Dial[] {
  const stage = stageOf(page, draft, steps)
  return GOODS.flatMap(good => {
    const stands = meIn(stateOf(stage.before), draft.seat).factories[good][kind]
    const dial = countDial(stage, goodHead(kind, words[kind].title({ good }), good), {
      isOwn: move => move.kind === kind && move.good === good,
      next: state => legalOf(state, kind).find(move => move.good === good),
      words: count => ({
        label: words.signed({ by: stands + count }),
        full: words[kind].to({ good, level: stands + count }),
      }),
      result: after => saleResult(after, good),
    })
    return dial ?? []
  })
}
