// A turn in words, with what it changes in figures.
import type { Move, Seat } from '@arkwright/kernel'
import { useMemo } from 'react'
import { text } from '../messages/later.ts'
import { startDraft, tryMove } from '../play/draft.ts'
import type { GamePage, Position } from '../play/game-page.ts'
import { useLoaded } from '../play/use-loaded.ts'
import { numbered } from '../shell/numbered.ts'

const words = text.replay.review

interface ToldTurnProps {
  readonly title: string
  readonly page: GamePage
  readonly before: Position
  readonly seat: Seat
  readonly moves: readonly string[]
}

export function ToldTurn({ title, page, before, seat, moves }: ToldTurnProps) {
  const reasonsOf = useLoaded(page.reasons)
  const { told, reasons } = useMemo(() => {
    const { described, after } = tell(page, before, seat, moves)
    return { told: described, reasons: reasonsOf?.(before, after, seat) ?? [] }
  }, [page, before, seat, moves, reasonsOf])
  return (
    <div>
      <h4>{title}</h4>
      <ol className="told-moves">
        {numbered(told).map(({ value, place }) => (
          <li key={place}>{value}</li>
        ))}
      </ol>
      <h5>{words.figures}</h5>
      <ul className="told-reasons">
        {reasons.map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}

/** Each move in words, as seen before it was made, and the position after all of them. */
function tell(
  page: GamePage,
  before: Position,
  seat: Seat,
  moves: readonly string[],
): { described: string[]; after: Position } {
  let draft = startDraft(page, before, seat)
  const described: string[] = []
  for (const notation of moves) {
    const move: Move | undefined = page.game.parseMove(notation)
    if (move === undefined || draft.complete) break
    described.push(page.describe(draft.state, move))
    draft = tryMove(page, draft, move)
  }
  return { described, after: draft.state }
}
