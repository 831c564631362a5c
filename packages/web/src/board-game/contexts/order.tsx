// Who starts: the order that would follow — SJ 5.IV, 6.V.
import { text } from '../../messages/index.ts'
import { useNames } from '../../play/use-table.ts'
import { Disc } from '../../shell/disc.tsx'
import { pressMove, stateOf } from '../control/stage.ts'
import { FiguresBody } from './figures-body.tsx'
import { Press } from './press.tsx'
import { useDraft, usePage } from './use-draft.ts'

const words = text.boardContexts.order

export function OrderBody() {
  const page = usePage()
  const draft = useDraft()
  const names = useNames()
  if (draft === undefined || draft.complete) return null
  const state = stateOf(draft)
  const seats = state.players.map((_, seat) => seat)
  return (
    <FiguresBody className="view-order">
      <div className="places">
        {state.legal.map(move => {
          const first = move.kind === 'start player' ? move.named : state.startPlayer
          return (
            <Press key={move.text} option={pressMove(page, draft, move)}>
              {move.kind === 'start player' ? (
                seats.map(place => {
                  const seat = (first + place) % seats.length
                  return (
                    <span key={seat} className="one">
                      <Disc seat={seat} size={20} /> {seat === draft.seat ? words.you : names[seat]}
                    </span>
                  )
                })
              ) : (
                <b>{page.describe(state, move)}</b>
              )}
            </Press>
          )
        })}
      </div>
      <p className="soft">{words.meaning}</p>
    </FiguresBody>
  )
}
