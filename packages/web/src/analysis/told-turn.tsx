// A turn in words, with what it changes in figures.
import type { Seat } from '@arkwright/kernel'
import { useMemo } from 'react'
import { text } from '../messages/later.ts'
import { describeTurn } from '../play/described.ts'
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
    const { described, after } = describeTurn(page, before, seat, moves)
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
