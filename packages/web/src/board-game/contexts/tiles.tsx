// Tiles to use, return, keep or assign: what each does, and the places compared — WF II.3.2.1.
import { type Move, type State, TILE_NAMES } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { compose, type Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { ComponentLink } from '../../shell/rule-links.tsx'
import { EndLegend } from '../../table/end-press.tsx'
import { mineIn, saleResult } from '../control/figures.ts'
import { pressMove, stateOf } from '../control/stage.ts'
import { millTitle } from '../control/takes.ts'
import { tileEffect } from '../words-water-frame.ts'
import { FiguresBody } from './figures-body.tsx'
import { Press } from './press.tsx'
import { useDraft, usePage } from './use-draft.ts'

const words = text.boardContexts.tiles

export function TilesBody() {
  const page = usePage()
  const draft = useDraft()
  if (draft === undefined || draft.complete) return null
  const { legal } = stateOf(draft)
  const first = legal.find(move => 'tile' in move)
  return (
    <FiguresBody className="view-tile-moves">
      {first !== undefined && 'tile' in first && (
        <p>
          {tileEffect(stateOf(draft), first.tile)} <ComponentLink component={`tile ${TILE_NAMES[first.tile]}`} />
        </p>
      )}
      <div className="places">
        {legal.map(move => (
          <Place key={move.text} page={page} draft={draft} move={move} />
        ))}
      </div>
      <EndLegend />
    </FiguresBody>
  )
}

function Place({ page, draft, move }: { page: GamePage; draft: Draft; move: Move }) {
  const option = pressMove(page, draft, move)
  const after = compose(page, draft, option.moves)
  return (
    <Press option={option} isLast>
      <b>{titleOf(stateOf(draft), move, option.full)}</b> <small>{compared(draft, after, move)}</small>
    </Press>
  )
}

function titleOf(state: State, move: Move, full: string): string {
  return 'good' in move && move.good !== undefined ? millTitle(state, move) : full
}

/** At a mill the costs of its sale before and after; elsewhere the sale of the cycle. */
function compared(draft: Draft, after: Draft, move: Move): string | undefined {
  const state: State = stateOf(draft)
  const good = 'good' in move ? move.good : state.cycle
  const was = mineIn(state, good, draft.seat)?.costs ?? 0
  const is = mineIn(stateOf(after), good, draft.seat)?.costs ?? 0
  return was === is ? saleResult(after, good) : words.costs({ was, is })
}
